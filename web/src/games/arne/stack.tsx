/** A laid card with all that lies on and under it, and a seal with what it counts now. */
import type { TouchView } from "../../touch/touch";
import { Card, Sign } from "./card";
import { cardName } from "./card-words";
import { isCancelled, isCovered, stackTarget, type Stack as StackView } from "./view";
import { words } from "./words";

/** "Red 1000 with X3, CRUSH, on a chameleon: counts nothing" */
export function stackName(stack: StackView, junior: boolean): string {
  const w = words();
  const on = [
    stack.x3 && w.withX3,
    stack.crush && (junior ? w.withBird : w.withCrush),
    stack.lock && (junior ? w.withNet : w.withLock),
  ].filter((tab) => tab !== false);
  const card = w.stack(cardName(stack.card), on.join(", "));
  return `${card}${stack.chameleon ? `, ${w.onChameleon}` : ""}: ${w.counts(stack.counts)}`;
}

interface StackProps {
  stack: StackView;
  touch: TouchView;
  junior: boolean;
}

export function Stack({ stack, touch, junior }: StackProps) {
  const target = stackTarget(stack.name);
  const tabs = [
    stack.x3 && "x3",
    stack.crush && (junior ? "bird" : "crush"),
    stack.lock && (junior ? "net" : "lock"),
  ].filter((tab) => tab !== false);
  const does = touch.lit.has(target) ? `, ${words().aimHere}` : "";
  return (
    <button
      type="button"
      class="stack"
      data-target={target}
      data-cancelled={isCancelled(stack) || undefined}
      aria-label={`${stackName(stack, junior)}${does}`}
    >
      {stack.chameleon && (
        <span class="stack-under">
          <Sign sign="tab--chameleon" />
        </span>
      )}
      <span class="stack-card" data-anchor={target}>
        <Card card={stack.card} />
        {isCancelled(stack) && (
          <svg class="strike" viewBox="0 0 60 80" aria-hidden="true">
            <path d="M5 71 55 9" />
            <path d="M5 71 55 9" />
          </svg>
        )}
      </span>
      <span class="stack-tabs">
        {tabs.map((tab) => (
          <span key={tab} class="tab" data-tab={tab}>
            <Sign sign={`tab--${tab}`} />
          </span>
        ))}
      </span>
      {isCovered(stack) && (
        <span class="seal" aria-hidden="true">
          {stack.counts}
        </span>
      )}
    </button>
  );
}

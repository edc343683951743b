/**
 * A look at hidden cards: seen while finger, mouse or key holds them, once (ARS-27). Until then,
 * and as soon as they are let go, the page holds nothing but their backs.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../draw/icons";
import { sounds } from "../../sound/sound";
import { Card } from "./card";
import type { Shown } from "./view";
import { listed, words } from "./words";

interface PeekProps {
  looks: readonly Shown[];
  /** Whose slot it is; null: one's own. */
  ownerOf(look: Shown): string | null;
  /** They were seen and let go. */
  seen(): void;
}

type Stage = "lying" | "turning" | "open";

const turnTime = 130; // milliseconds until the face is there; letting go before that costs nothing

export function Peek({ looks, ownerOf, seen }: PeekProps) {
  const w = words();
  const [stage, setStage] = useState<Stage>("lying");
  const now = useRef<Stage>("lying");
  const timer = useRef(0);
  const button = useRef<HTMLButtonElement>(null);

  const become = (next: Stage) => {
    now.current = next;
    setStage(next);
  };
  const hold = () => {
    if (now.current !== "lying") return;
    become("turning");
    sounds("flip");
    timer.current = window.setTimeout(() => become("open"), turnTime);
  };
  const letGo = () => {
    clearTimeout(timer.current);
    const wasOpen = now.current === "open";
    if (now.current === "lying") return;
    become("lying");
    if (wasOpen) seen();
  };
  const latest = useRef(letGo);
  latest.current = letGo;

  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    const away = () => latest.current();
    addEventListener("blur", away);
    addEventListener("pointerup", away);
    document.addEventListener("visibilitychange", away);
    return () => {
      clearTimeout(timer.current);
      removeEventListener("blur", away);
      removeEventListener("pointerup", away);
      document.removeEventListener("visibilitychange", away);
    };
  }, []);

  const isHold = (event: KeyboardEvent): boolean => event.key === " " || event.key === "Enter";
  const keyDown = (event: KeyboardEvent) => {
    if (!isHold(event)) return;
    event.preventDefault();
    if (!event.repeat) hold();
  };
  const keyUp = (event: KeyboardEvent) => {
    if (!isHold(event)) return;
    event.preventDefault();
    letGo();
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    button.current!.setPointerCapture(event.pointerId);
    hold();
  };
  /** Some aids to access only click: the first click turns the cards up, the second hides them. */
  const click = (event: MouseEvent) => {
    if (event.detail !== 0) return;
    if (now.current === "lying") hold();
    else letGo();
  };

  const open = stage === "open";
  const one = looks.length === 1 ? looks[0]! : null;
  return (
    <div class="peek" role="group" aria-label={one ? w.peekTitle(ownerOf(one), one.slot) : w.peekMany}>
      <button
        type="button"
        ref={button}
        class="peek-hold"
        data-stage={stage}
        data-many={one ? undefined : Math.min(looks.length, 5)}
        onPointerDown={down}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onKeyDown={keyDown}
        onKeyUp={keyUp}
        onBlur={letGo}
        onClick={click}
        onContextMenu={(event) => {
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        <span class="peek-title">{one ? w.peekTitle(ownerOf(one), one.slot) : w.peekMany}</span>
        <span class="peek-cards">
          {looks.map((look) => (
            <span class="peek-card" key={`${look.player}:${look.slot}`}>
              <Card card={open ? look.card : null} />
              {!one && <span class="peek-slot">{w.peekSlot(ownerOf(look), look.slot)}</span>}
            </span>
          ))}
        </span>
        <span class="peek-how">
          <Icon name="eye" /> {w.peekHold}
        </span>
      </button>
      <p class="aloud" aria-live="assertive">
        {open && w.peekSeen(listed(looks.map(({ card }) => w.card(card))))}
      </p>
    </div>
  );
}

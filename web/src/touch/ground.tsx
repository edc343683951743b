/** The ground on which targets lie: lights them, and turns clicks, drags and keys into touches. */
import { useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { say } from "./bubble";
import { dragging, targetAt } from "./drag";
import type { Touch } from "./touch";
import { isArrow, nearest, targetsIn } from "./walk";

/** Marks what is lit and what is held; the style sheet does the rest. */
function mark(ground: HTMLElement, touch: Touch): void {
  const [held, lit] = [touch.held.value, touch.lit.value];
  for (const element of targetsIn(ground)) {
    const target = element.dataset["target"]!;
    element.toggleAttribute("data-lit", lit.has(target));
    element.toggleAttribute("data-held", held.includes(target));
    if (lit.has(target) || held.includes(target)) element.setAttribute("aria-pressed", String(held.includes(target)));
    else element.removeAttribute("aria-pressed");
  }
}

/** One target is in the tab order; the arrow keys carry that on. */
function keepOneTabStop(ground: HTMLElement, wanted?: HTMLElement): void {
  const all = targetsIn(ground);
  const stop = wanted ?? all.find((target) => target.tabIndex === 0 && target.dataset["stop"] === "") ?? all[0];
  for (const target of all) {
    target.tabIndex = target === stop ? 0 : -1;
    target.toggleAttribute("data-stop", target === stop);
  }
}

/** Where the focus goes when what had it is gone: to what has taken its place. */
function keepFocus(ground: HTMLElement, focused: { target: HTMLElement; place: number } | null): void {
  if (!focused || focused.target.isConnected || document.activeElement !== document.body) return;
  const all = targetsIn(ground);
  const heir = all[Math.min(focused.place, all.length - 1)];
  if (!heir) return;
  keepOneTabStop(ground, heir);
  heir.focus({ preventScroll: true });
}

export function Ground({ touch, children }: { touch: Touch; children: ComponentChildren }) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<{ target: HTMLElement; place: number } | null>(null);

  useSignalEffect(() => {
    if (ref.current) mark(ref.current, touch);
  });

  useSignalEffect(() => touch.forget());

  useLayoutEffect(() => {
    mark(ref.current!, touch);
    keepOneTabStop(ref.current!);
    keepFocus(ref.current!, focused.current);
  });

  useEffect(() => {
    const ground = ref.current!;
    const stopDragging = dragging(ground, {
      canLift: (target) => touch.canLift(target),
      lifted: (target) => touch.lift(target),
      over: (target) => {
        for (const element of targetsIn(ground)) {
          element.toggleAttribute("data-over", element.dataset["target"] === target);
        }
      },
      dropped: (target) => (target === null ? touch.letGo() : touch.drop(target)),
    });
    const elsewhere = (event: MouseEvent): void => {
      if (targetAt(event.target as Element) === null) touch.letGo();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key === "Escape") touch.letGo();
    };
    document.addEventListener("click", elsewhere);
    document.addEventListener("keydown", escape);
    return () => {
      stopDragging();
      document.removeEventListener("click", elsewhere);
      document.removeEventListener("keydown", escape);
    };
  }, [touch]);

  const click = (event: MouseEvent): void => {
    const target = targetAt(event.target as Element);
    if (target) touch.touch(target.dataset["target"]!);
  };

  const walk = (event: KeyboardEvent): void => {
    const from = targetAt(event.target as Element);
    if (!from || !isArrow(event.key)) return;
    event.preventDefault();
    const to = nearest(from, event.key, targetsIn(ref.current!));
    if (!to) return;
    keepOneTabStop(ref.current!, to);
    to.focus();
  };

  /** A long press, or the other mouse button: what is this? */
  const ask = (event: MouseEvent): void => {
    const target = targetAt(event.target as Element);
    if (!target?.hasAttribute("aria-label")) return;
    event.preventDefault();
    const tell = (): void => say(target.getAttribute("aria-label")!, null, target, tell);
    tell();
  };

  const arrive = (event: FocusEvent): void => {
    const target = targetAt(event.target as Element);
    focused.current = target && { target, place: targetsIn(ref.current!).indexOf(target) };
    if (target) keepOneTabStop(ref.current!, target);
  };

  return (
    <div class="ground" ref={ref} onClick={click} onKeyDown={walk} onFocusIn={arrive} onContextMenu={ask}>
      {children}
    </div>
  );
}

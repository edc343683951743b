/** A sentence beside the place it is about, which goes away by itself. */
import { signal, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Sentence } from "../rulebook/sentence";
import { language } from "../settings";

interface Said {
  sentence: string;
  rule: string | null;
  near: DOMRect | null;
  count: number;
  /** Says it once more, in the language of the moment. */
  again: () => void;
}

const said = signal<Said | null>(null);
let count = 0;
const perCharacter = 55; // milliseconds of reading
const atLeast = 3500;

export function say(sentence: string, rule: string | null, near: Element | null, again: () => void): void {
  said.value = { sentence, rule, near: near?.getBoundingClientRect() ?? null, count: (count += 1), again };
}

export const hush = (): void => {
  said.value = null;
};

/** A small shake of the head. */
export function shake(element: Element | null): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!element || still) return;
  const swing = [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  element.animate(swing, { duration: 320, easing: "ease-out" });
}

function place(bubble: HTMLElement, near: DOMRect | null): void {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const middle = near ? near.left + near.width / 2 : innerWidth / 2;
  const above = near ? near.top - height - 12 : innerHeight / 3;
  const top = above > 8 ? above : near!.bottom + 12;
  bubble.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, middle - width / 2))}px`;
  bubble.style.top = `${top}px`;
}

export function Bubble() {
  const ref = useRef<HTMLDivElement>(null);
  const current = said.value;

  useSignalEffect(() => {
    if (language.value) setTimeout(() => said.peek()?.again()); // once everything else has heard of it
  });

  useLayoutEffect(() => {
    if (current && ref.current) place(ref.current, current.near);
  }, [current]);

  useEffect(() => {
    if (!current) return;
    let timer = 0;
    const wait = () => (timer = window.setTimeout(hush, Math.max(atLeast, current.sentence.length * perCharacter)));
    const hold = () => clearTimeout(timer);
    const bubble = ref.current!;
    bubble.addEventListener("pointerenter", hold);
    bubble.addEventListener("pointerleave", wait);
    bubble.addEventListener("focusin", hold);
    wait();
    return () => {
      hold();
      bubble.removeEventListener("pointerenter", hold);
      bubble.removeEventListener("pointerleave", wait);
      bubble.removeEventListener("focusin", hold);
    };
  }, [current]);

  return (
    <div class="bubble-place" role="status">
      {current && (
        <div class="bubble" ref={ref} key={current.count} onClick={hush}>
          <Sentence text={current.sentence} rule={current.rule} />
        </div>
      )}
    </div>
  );
}

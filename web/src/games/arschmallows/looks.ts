/** Looks (ARS-27): offered until they were held and let go, then never again. */
import { signal } from "@preact/signals";
import { words } from "./words";
import type { ArschmallowsView, Shown } from "./view";

const nameOf = (looks: readonly Shown[]): string =>
  looks.map(({ player, slot, card }) => `${player}:${slot}:${card}`).join();

/** The looks that were let go and that the server may still be sending. */
const put = signal("");

export const openLooks = (view: ArschmallowsView): readonly Shown[] =>
  view.looks.length > 0 && nameOf(view.looks) !== put.value ? view.looks : [];

export function putAway(looks: readonly Shown[]): void {
  put.value = nameOf(looks);
}

/** Once nothing is shown any more, the next look is a new one whatever it shows. */
export function forget(view: ArschmallowsView): void {
  if (view.looks.length === 0) put.value = "";
}

/** What to do first, as long as a look is offered. */
export function lookFirst(view: ArschmallowsView): string | null {
  const looks = openLooks(view);
  if (looks.length === 0) return null;
  return looks.length === 1 ? words().peekPrompt : words().peekManyPrompt;
}

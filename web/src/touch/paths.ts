/**
 * Legal actions as paths of things to touch. Pure: no page, no game.
 *
 * A path whose only target is labelled is a button; every other path leads over the table.
 */
import type { Path } from "../generated/protocol";

export const isButton = (path: Path): boolean => path.label !== null && path.touch.length === 1;

export const buttonsOf = (paths: readonly Path[]): Path[] => paths.filter(isButton);

export const overTable = (paths: readonly Path[]): Path[] => paths.filter((path) => !isButton(path));

const startsWith = (path: Path, touched: readonly string[]): boolean =>
  touched.every((target, place) => path.touch[place] === target);

/**
 * What is held without being touched: what the game says lies in the hand, or what all paths begin
 * with, as in a play already begun.
 */
export function heldBy(paths: readonly Path[], inHand: readonly string[] = []): readonly string[] {
  const ready = inHand.find((target) => leadingOn(paths, [target]).size > 0);
  if (ready !== undefined) return [ready];
  const first = paths[0]?.touch[0];
  const shared = first !== undefined && paths.every((path) => path.touch[0] === first && path.touch.length > 1);
  return shared ? [first] : [];
}

/** The targets that lead on from what is touched. */
export function leadingOn(paths: readonly Path[], touched: readonly string[]): Set<string> {
  const next = new Set<string>();
  for (const path of paths) {
    const target = path.touch[touched.length];
    if (target !== undefined && startsWith(path, touched)) next.add(target);
  }
  return next;
}

export type Step =
  | { kind: "act"; path: Path }
  | { kind: "hold"; touched: readonly string[] }
  | { kind: "wrong"; touched: readonly string[] };

/** What touching `target` means when `touched` is held already. */
export function step(paths: readonly Path[], touched: readonly string[], target: string): Step {
  const further = [...touched, target];
  const whole = paths.find((path) => path.touch.length === further.length && startsWith(path, further));
  if (whole) return { kind: "act", path: whole };
  if (leadingOn(paths, touched).has(target)) return { kind: "hold", touched: further };
  if (leadingOn(paths, []).has(target)) return { kind: "hold", touched: [target] };
  return { kind: "wrong", touched: further };
}

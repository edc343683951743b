/** What kind of bot sits on a seat, in words. */
import type { Level, Seat } from "../generated/protocol";
import { words } from "../words/words";

export function botKind(seat: Seat): string {
  const w = words.value;
  if (seat.level === null) return w.bot;
  return w.botLevel[seat.level as Level] ?? w.program;
}

/** Who will play which colour, with whom, as the options say it before a game. Pure. */
import type { Options } from "../../generated/protocol";
import type { Letter } from "./view";

const letters: readonly Letter[] = ["r", "g", "y", "b", "o", "p"];
const isLetter = (sign: string): sign is Letter => letters.includes(sign as Letter);

/** Partners sit opposite (ARN-42). */
export function teamsOf(options: Options): number[][] {
  if (options["teams"] !== true) return [];
  const half = Number(options["players"]) / 2;
  return Array.from({ length: half }, (_, seat) => [seat, seat + half]);
}

/** The colour of a seat (ARN-3, ARN-10, AJR-3): as chosen, or in order. */
export function colourOfSeat(options: Options, seat: number, junior: boolean): Letter | undefined {
  const chosen = [...String(options["colours"] || "")].filter(isLetter);
  if (chosen.length > 0) return chosen[seat];
  const players = Number(options["players"]);
  const owned = options["teams"] === true ? players / 2 : players;
  const inPlay = owned + (options["dummy"] === true ? 1 : 0);
  const order = !junior && inPlay === 2 ? letters.slice(4) : letters;
  return order[seat % owned];
}

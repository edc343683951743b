/** Who plays which colours with whom, as the options say it: known before a game begins. Pure. */
import type { Options } from "../../generated/protocol";
import type { Letter } from "./view";

const colours: readonly Letter[] = ["b", "y", "r", "g"];
const isLetter = (sign: string): sign is Letter => colours.includes(sign as Letter);

/** The colours of a seat: two play two each (ARL-4), else they are given seat by seat. */
export function coloursOf(options: Options, seat: number): Letter[] {
  if (options["players"] === 2) return seat === 0 ? ["b", "r"] : ["y", "g"];
  const left = options["players"] === 3 ? options["neutral"] : "";
  const chosen = [...String(options["colours"] || "")].filter(isLetter);
  const given = chosen.length > 0 ? chosen : colours.filter((colour) => colour !== left);
  return given.slice(seat, seat + 1);
}

/** The teams by seat (ARL-6). */
export const teamsOf = (options: Options): number[][] => (options["teams"] === true ? [[0, 2], [1, 3]] : []);

/** The colours that count together with those of a seat, in the order in which they are reckoned. */
export function sideOf(options: Options, seat: number): Letter[] {
  const team = teamsOf(options).find((members) => members.includes(seat)) ?? [seat];
  return team.flatMap((member) => coloursOf(options, member));
}

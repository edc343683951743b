/** Arlecchino's own words on the page. */
import type { Language } from "../../generated/protocol";
import { language } from "../../settings";
import { colourOf, type Letter } from "./view";
import { colourWords } from "../../draw/colours";

interface ArlecchinoWords {
  counts: readonly string[];
  empty: string;
  notDealt: string;
  blackAndWhite: string;
  piece(zones: string): string;
  canMove: string;
  playing(zones: string): string;
  stepsTo(squares: string): string;
  jumpsTo(squares: string): string;
  stepHere: string;
  jumpHere: string;
  zones(count: number): string;
  passes(colour: string): string;
  neutral: string;
  movements(made: number, of: number): string;
  canGo(jumps: string[], steps: string[]): string;
}

/** "c3, d4 or e5" */
function listed(parts: (string | 0)[], or: string): string {
  const said = parts.filter((part) => part !== 0);
  return [said.slice(0, -1).join(", "), said.at(-1)].filter(Boolean).join(` ${or} `);
}

const en: ArlecchinoWords = {
  counts: ["no", "one", "two", "three", "four"],
  empty: "empty",
  notDealt: "not dealt yet",
  blackAndWhite: "black-and-white piece",
  piece: (zones) => `piece, ${zones}`,
  canMove: "can move",
  playing: (zones) => `the piece being played, ${zones}`,
  stepsTo: (squares) => `steps to ${squares}`,
  jumpsTo: (squares) => `jumps to ${squares}`,
  stepHere: "step here",
  jumpHere: "jump here",
  zones: (count) => (count === 1 ? "1 zone" : `${count} zones`),
  passes: (colour) => `${colour[0]!.toUpperCase()}${colour.slice(1)} cannot move and passes.`,
  neutral: "neutral",
  movements: (made, of) => `${made} of ${of} movements`,
  canGo: (jumps, steps) =>
    `this piece can ${listed([jumps.length && `jump to ${listed(jumps, "or")}`, steps.length && `step to ${listed(steps, "or")}`], "or")}.`,
};

const de: ArlecchinoWords = {
  counts: ["kein", "ein", "zwei", "drei", "vier"],
  empty: "leer",
  notDealt: "noch nicht ausgelegt",
  blackAndWhite: "schwarz-weißer Stein",
  piece: (zones) => `Stein, ${zones}`,
  canMove: "kann ziehen",
  playing: (zones) => `der ziehende Stein, ${zones}`,
  stepsTo: (squares) => `geht nach ${squares}`,
  jumpsTo: (squares) => `springt nach ${squares}`,
  stepHere: "hierher gehen",
  jumpHere: "hierher springen",
  zones: (count) => (count === 1 ? "1 Zone" : `${count} Zonen`),
  passes: (colour) => `${colour} kann nicht ziehen und passt.`,
  neutral: "neutral",
  movements: (made, of) => `${made} von ${of} Bewegungen`,
  canGo: (jumps, steps) =>
    `Dieser Stein kann ${listed([jumps.length && `nach ${listed(jumps, "oder")} springen`, steps.length && `nach ${listed(steps, "oder")} gehen`], "oder")}.`,
};

const all: Record<Language, ArlecchinoWords> = { en, de };

export const words = (): ArlecchinoWords => all[language.value];

export const colourName = (letter: Letter): string => colourWords[colourOf[letter]][language.value];

/** "three blue, one yellow" */
export function zonesInWords(piece: string): string {
  const letters = [...new Set(piece)] as Letter[];
  return letters
    .map((letter) => `${words().counts[piece.split(letter).length - 1]} ${colourName(letter)}`)
    .join(", ");
}

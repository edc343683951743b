/** Arlecchino's view as the server sends it. */
import type { ColourName } from "../../draw/colours";

export type Letter = "b" | "y" | "r" | "g";

export interface ArlecchinoView {
  /** 36 tokens a1, b1, …, f6: "" empty, "?" not dealt yet, else the zones of the piece. */
  board: string[];
  colours: { colour: Letter; player: number | null; zones: number }[];
  to_move: Letter | null;
  mover: { start: string; at: string; zones: number; made: number; jumps: number } | null;
  trail: string[];
  passed: string[];
  scores: number[];
  places: number[] | null;
}

export const colourOf: Record<Letter, ColourName> = { b: "blue", y: "yellow", r: "red", g: "green" };

export const files = ["a", "b", "c", "d", "e", "f"];
const ranks = [1, 2, 3, 4, 5, 6];

/** Squares as they lie before the eye: rank 6 on top. */
export const rows = ranks.toReversed().map((rank) => files.map((file) => `${file}${rank}`));

const index = (square: string): number => files.indexOf(square[0]!) + 6 * (Number(square[1]) - 1);

export const pieceOn = (view: ArlecchinoView, square: string): string => view.board[index(square)] ?? "";

export const isJump = (from: string, to: string): boolean => [2, 12].includes(Math.abs(index(from) - index(to)));

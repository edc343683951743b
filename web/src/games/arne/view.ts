/** Arne's view as the server sends it, and what can be read off it. Pure. */
import type { ColourName } from "../../draw/colours";

export type Letter = "r" | "g" | "y" | "b" | "o" | "p";

export interface Stack {
  /** Its row and its position from 1: "r2". */
  name: string;
  card: string;
  colour: Letter;
  chameleon: boolean;
  x3: boolean;
  crush: boolean;
  lock: boolean;
  /** "3000", "×6", "−600"; cancelled "0". */
  counts: string;
}

export interface Sum {
  points: number[];
  factors: number[];
  minus: number[];
  total: number;
}

export interface Row {
  colour: Letter;
  players: number[];
  stacks: Stack[];
  sum: Sum;
}

export interface Held {
  card: string;
  count: number;
  playable: boolean;
}

export type Deed =
  | "lot" | "dealt" | "drew" | "laid" | "discarded" | "tripled" | "take_one" | "took" | "demanded"
  | "gave" | "demanded_black" | "took_black" | "take_three" | "drew_more" | "passed_hands" | "swapped"
  | "ended" | "minus" | "chameleon" | "stole_discard" | "stole_stack" | "crushed" | "locked"
  | "stopped" | "reversed" | "control" | "final_passed";

export interface Event {
  number: number;
  kind: Deed;
  player: number;
  other: number | null;
  card: string | null;
  row: Letter | null;
  index: number | null;
  to_row: Letter | null;
  to_index: number | null;
  count: number | null;
  direction: number | null;
  home: boolean;
}

export interface ArneView {
  phase: "lot" | "deal" | "boundary" | "turn" | "taking" | "give" | "final" | "over";
  junior: boolean;
  losing: boolean;
  places: { colour: Letter; player: number }[];
  rows: Row[];
  dummy: Letter | null;
  control: number | null;
  hands: number[];
  hand: Held[] | null;
  draw_pile: number;
  discard: string[];
  discarded: number;
  to_move: number | null;
  direction: number;
  last_place: number;
  begun: boolean;
  claim: number | null;
  black_open: boolean;
  demand: { player: number; giver: number; colour: Letter; left: number } | null;
  final: number[] | null;
  events: Event[];
  scores: number[];
  ranks: number[] | null;
}

export const colourOf: Record<Letter, ColourName> = {
  r: "red", g: "green", y: "yellow", b: "blue", o: "orange", p: "purple",
};

export const rowTarget = (colour: string): string => `row ${colour}`;
export const stackTarget = (stack: string): string => `stack ${stack}`;
export const handTarget = (card: string): string => `hand ${card}`;
export const playerTarget = (player: number): string => `P${player + 1}`;

/** Where somebody's hand is on the table, for what moves. */
export const handOf = (player: number): string => `hand:${playerTarget(player)}`;

/** What stands behind the word of a target: "stack r2" → "r2". */
export const named = (target: string): string => target.slice(target.indexOf(" ") + 1);

const actions = new Set(["x3", "take1", "ask2", "ask2black", "take3", "swap", "pass-hands"]);

export type Group = "points" | "actions" | "blacks";

export function groupOf(card: string): Group {
  if (actions.has(card)) return "actions";
  return /^[rgybop](\d|x)/.test(card) ? "points" : "blacks";
}

/** Whose colour something is. */
export const colourOfPlayer = (view: ArneView, player: number): Letter =>
  view.places.find((place) => place.player === player)!.colour;

export const rowOf = (view: ArneView, colour: string): Row | undefined =>
  view.rows.find((row) => row.colour === colour);

export const stackOf = (view: ArneView, name: string): Stack | undefined =>
  rowOf(view, name[0]!)?.stacks.find((stack) => stack.name === name);

/** Whether two players share a row. */
export const isTeams = (view: ArneView): boolean => view.rows.some(({ players }) => players.length > 1);

export const isCancelled = (stack: Stack): boolean => stack.counts === "0";

/** Whether what a card counts is another thing than what is printed on it. */
export const isCovered = (stack: Stack): boolean => stack.x3 || stack.crush || stack.lock;

/** Who has the turn after the one that runs, as far as it is known. */
export function following(view: ArneView): number | null {
  if (view.phase === "final") return view.final?.[1] ?? null;
  if (!["turn", "taking", "give"].includes(view.phase) || view.draw_pile === 0) return null;
  if (view.claim !== null) return view.claim;
  const seats = view.places.length;
  return view.places[(view.last_place + view.direction + seats) % seats]!.player;
}

/** Where the rows lie, seen from one place: one's own nearest, the others round the table in turn. */
export interface Around {
  near: Row;
  left: Row[];
  top: Row[];
  right: Row[];
}

export function around(view: ArneView, me: number | null): Around {
  const own = me === null ? view.places[0]!.colour : colourOfPlayer(view, me);
  const owned = view.rows.filter(({ colour }) => colour !== view.dummy);
  const first = owned.findIndex(({ colour }) => colour === own);
  const others = [...owned.slice(first + 1), ...owned.slice(0, first)];
  const nobodys = view.rows.filter(({ colour }) => colour === view.dummy);
  const all = [...others, ...nobodys];
  const beside = Math.floor(all.length / 2);
  return {
    near: owned[first]!,
    left: all.slice(0, beside),
    top: all.slice(beside, all.length - beside),
    right: all.slice(all.length - beside),
  };
}

/** "(3000 + 50) × 6 − 600"; null where there is nothing to reckon. */
export function reckoning({ points, factors, minus }: Sum): string | null {
  if (points.length + minus.length < 2 && factors.length === 0) return null;
  const sum = points.join(" + ") || "0";
  const bracketed = points.length > 1 && factors.length > 0 ? `(${sum})` : sum;
  return [bracketed, ...factors.map((factor) => ` × ${factor}`), ...minus.map((points) => ` − ${points}`)].join("");
}

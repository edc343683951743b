/** Arschmallows' view as the server sends it, and what can be read off it. Pure. */

export interface Slot {
  /** Null: hidden. Not locked and not null: shown to its viewer alone, by the memory aid. */
  card: string | null;
  locked: boolean;
}

export interface Hand {
  player: number;
  slots: Slot[];
  row: number;
  total: number;
  points: number[];
}

/** A hidden card that this window may look at now; slots count from 1. */
export interface Shown {
  player: number;
  slot: number;
  card: string;
}

export type Deed =
  | "look" | "draw" | "take" | "decline" | "place" | "reject" | "spy" | "swap" | "extra"
  | "claim" | "shed" | "penalty" | "call" | "done";

export interface Event {
  number: number;
  kind: Deed;
  player: number;
  slot: number | null;
  other: number | null;
  other_slot: number | null;
  card: string | null;
  turned_up: string | null;
  slots: number[];
  cards: string[];
  triggered: boolean;
}

export interface Result {
  hands: string[][];
  sums: number[];
  points: number[];
  ender: number | null;
  called: boolean;
  doubled: boolean;
}

export interface ArschmallowsView {
  phase: "lot" | "deal" | "look" | "begin" | "draw" | "taken" | "shed" | "call" | "reshuffle" | "over";
  round: number;
  rounds: number;
  hands: Hand[];
  draw_pile: number;
  discard: string | null;
  discarded: number;
  to_move: number | null;
  taken: { card: string | null; source: "draw" | "discard" } | null;
  claim: number[];
  extra: number;
  may_decline: boolean;
  ender: number | null;
  called: boolean;
  looks: Shown[];
  event: Event | null;
  results: Result[];
  scores: number[];
  places: number[] | null;
}

export const slotTarget = (player: number, slot: number): string => `P${player + 1}:${slot}`;

export const isAction = (card: string): boolean => Number(card) >= 9;

/** Whether a round was scored between two sights of the same game. */
export const roundEnded = (before: ArschmallowsView, after: ArschmallowsView): boolean =>
  after.results.length > before.results.length;

/** Who ended the round before now, if this is its last lap. */
export const lastLap = (view: ArschmallowsView): number | null =>
  ["begin", "draw", "taken", "shed", "reshuffle"].includes(view.phase) ? view.ender : null;

/** The table once more, as the last deed of a round left it, before the cards are turned up. */
export function lastSight(before: ArschmallowsView, after: ArschmallowsView): ArschmallowsView {
  const event = after.event;
  const turned = event?.kind === "reject" ? event : null;
  const hands = before.hands.map((hand) => ({
    ...hand,
    slots: hand.slots.map((slot, at) =>
      turned && turned.player === hand.player && turned.slot === at + 1
        ? { card: turned.turned_up, locked: true }
        : slot,
    ),
  }));
  const fresh = event?.kind === "take" ? null : (event?.card ?? null);
  return {
    ...before,
    hands,
    taken: null,
    claim: [],
    looks: [],
    event,
    to_move: null,
    discard: fresh ?? before.discard,
    discarded: before.discarded + (fresh === null ? 0 : 1),
  };
}

/** Each player's total after each round so far, beginning with 0 for all. */
export function totals(view: ArschmallowsView): number[][] {
  const lines: number[][] = [view.hands.map(() => 0)];
  for (const { points } of view.results) {
    lines.push(points.map((gained, player) => lines.at(-1)![player]! + gained));
  }
  return lines;
}

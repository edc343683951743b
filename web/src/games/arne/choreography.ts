/**
 * What everybody at the table sees of what happens, as movements: several deeds follow one another
 * at a short distance. A card that its viewer may not know flies face down.
 */
import { flightTime, land, reducedMotion, type Place } from "../../motion/fly";
import { sounds } from "../../sound/sound";
import { cardWithin } from "./anchors";
import { drawThiefsHand, reach } from "./reach";
import { Show, type Scene } from "./show";
import { handOf, handTarget, rowTarget, stackTarget, type ArneView, type Deed, type Event, type Row } from "./view";

const apart = 60; // milliseconds
const tooMany = 8; // deeds: who was away so long sees the table as it is
const dealGap = 36;
const dealtRounds = 5; // as many cards are seen flying to each
const reachTime = 760;

/** Whether nothing has happened but the deal. */
const isFresh = ({ begun, phase, events }: ArneView): boolean =>
  !begun && phase === "boundary" && events.every(({ kind }) => kind === "lot" || kind === "dealt");

const isDealt = (before: ArneView | null, after: ArneView): boolean =>
  isFresh(after) && (before === null || !isFresh(before));

/** What has happened since another sight of the same game. */
function newEvents(before: ArneView | null, after: ArneView): Event[] {
  if (before === null) return [];
  const seen = before.events.at(-1)?.number ?? -1;
  return after.events.filter(({ number }) => number > seen);
}

const onTable = (event: Event): string => stackTarget(`${event.row}${event.index}`);

type Move = (show: Show, event: Event, delay: number) => void;

const drawn: Move = (show, event, delay) => show.toHand(show.at("draw"), event.player, event.card, delay);

const lay: Move = (show, event, delay) => show.toStack(event.player, event.card!, onTable(event), delay);

const played: Move = (show, event, delay) => show.toDiscard(event.player, event.card!, delay);

/** An X3, a CRUSH or a lock goes onto a stack and becomes a tab. */
const cover = (card: string, junior: string): Move => (show, event, delay) => {
  const code = show.scene.after.junior ? junior : card;
  const stack = show.element(onTable(event))?.closest("button");
  const from = show.hand(event.player, code, show.scene.was);
  show.send(from, show.now.get(onTable(event)), show.faceOf(event.player, code), code, delay);
  show.pop(stack?.querySelector(`[data-tab="${code}"]`), delay + flightTime);
  show.pop(stack?.querySelector(".seal"), delay + flightTime);
  if (card === "crush") {
    show.shake(stack?.querySelector(".stack-card"), delay + flightTime);
    sounds("stamp", (delay + flightTime) / 1000);
  }
};

/** Cards between two hands: who gives or gets one sees it. */
const passed: Move = (show, event, delay) => {
  const { me, was } = show.scene;
  const seen = event.other === me ? event.card : null;
  show.toHand(show.hand(event.other!, event.card, was), event.player, event.card, delay, seen);
};

const chameleon: Move = (show, event, delay) => {
  const from = show.hand(event.player, "chameleon", show.scene.was);
  show.send(from, show.now.get(onTable(event)), show.faceOf(event.player, "chameleon"), "chameleon", delay);
  show.toStack(event.player, event.card!, onTable(event), delay + 110);
};

/** The thief's hand comes, takes hold of a card and is gone with it. */
function steal(show: Show, event: Event, delay: number, from: Place | undefined, to: Place | undefined): void {
  const seat = show.hand(event.player, "thief", show.scene.was);
  if (!seat || !from || !to) return;
  const hand = drawThiefsHand(show.scene.after.junior);
  reach(show.scene.sky, { hand, seat, from, to, card: event.card!, delay, time: reachTime });
  sounds("slide", (delay + reachTime * 0.35) / 1000);
  show.toDiscard(event.player, "thief", delay + reachTime * 0.55);
}

const stealDiscard: Move = (show, event, delay) => {
  const to = show.hand(event.player, event.card, show.now);
  const own = event.player === show.scene.me && !show.scene.was.has(handTarget(event.card!));
  if (own) show.hold(show.element(handTarget(event.card!))?.closest("button"), delay + reachTime);
  show.takenAt = delay + reachTime * 0.46;
  steal(show, event, delay, show.at("discard"), to);
};

const stealStack: Move = (show, event, delay) => {
  const stack = stackTarget(`${event.to_row}${event.to_index}`);
  show.hold(show.element(stack)?.closest("button"), delay + reachTime);
  steal(show, event, delay, show.was(onTable(event)), show.now.get(stack));
};

/** A handful of cards goes from one place to another. */
function handful(show: Show, from: Place | undefined, to: Place | undefined, count: number, delay: number): void {
  for (let card = 0; card < Math.min(count, 4); card += 1) {
    show.send(from, to, null, null, delay + card * 45, { time: 620, arc: 0.5 });
  }
}

/** Where a whole hand lies: as large as a card, also at the others' seats. */
function wholeHand(show: Show, player: number, places: "was" | "now"): Place | undefined {
  const { me } = show.scene;
  const place = player === me ? show.at("own-hand") : show[places === "was" ? "was" : "at"](handOf(player));
  return place && cardWithin(place, player === me ? 56 : 40);
}

const passHands: Move = (show, event, delay) => {
  played(show, event, delay);
  const { before } = show.scene;
  const players = before.places.map(({ player }) => player);
  players.forEach((player, at) => {
    const next = players[(at + (event.direction ?? 1) + players.length) % players.length]!;
    const count = before.hands[player]! - (player === event.player ? 1 : 0);
    handful(show, wholeHand(show, player, "was"), wholeHand(show, next, "now"), count, delay + 180);
  });
  appear(show, delay + 620);
};

const swap: Move = (show, event, delay) => {
  played(show, event, delay);
  const { after } = show.scene;
  for (const player of [event.player, event.other!]) {
    const from = show.was(handOf(player));
    const to = show.now.get(handOf(player));
    handful(show, from && cardWithin(from, 40), to && cardWithin(to, 40), after.hands[player]!, delay + 180);
  }
};

/** All own cards come into the hand at once. */
function appear(show: Show, delay: number): void {
  for (const card of show.scene.ground.querySelectorAll(".hand-card .hand-grip")) {
    card.animate([{ opacity: 0, transform: "translateY(-30px)" }, { opacity: 1, transform: "none" }], {
      duration: 240, delay, fill: "backwards", easing: "ease-out",
    });
  }
}

/** New cards come from the draw pile, one after the other round the table. */
function deal(show: Show): void {
  const { after, me, ground } = show.scene;
  const own = [...ground.querySelectorAll<HTMLElement>(".hand-card .hand-grip")];
  let number = 0;
  for (let round = 0; round < dealtRounds; round += 1) {
    for (const { player } of after.places) {
      const to = player === me ? wholeHand(show, player, "now") : show.at(handOf(player));
      show.send(show.at("draw"), to, null, null, number * dealGap, { time: 340 });
      number += 1;
    }
  }
  own.forEach((card, at) => {
    card.animate([{ opacity: 0, transform: "translateY(-40px) scaleX(0.2)" }, { opacity: 1, transform: "none" }], {
      duration: 260, delay: (number * dealGap * (at + 2)) / (own.length + 1), fill: "backwards", easing: "ease-out",
    });
  });
}

const moves: Partial<Record<Deed, Move>> = {
  drew: drawn, drew_more: drawn, laid: lay, gave: lay, minus: lay, chameleon,
  discarded: played, take_one: played, demanded: played, demanded_black: played, take_three: played,
  stopped: played, reversed: played, control: played,
  tripled: cover("x3", "x3"), crushed: cover("crush", "bird"), locked: cover("lock", "net"),
  took: passed, took_black: passed, passed_hands: passHands, swapped: swap,
  stole_discard: stealDiscard, stole_stack: stealStack,
};

const lengths: Partial<Record<Deed, number>> = {
  drew: 300, drew_more: 120, took: 420, took_black: 300, stopped: 520, reversed: 520, swapped: 900,
  passed_hands: 900, stole_discard: 700, stole_stack: 700, ended: 160, final_passed: 260, lot: 0,
};

/** How long what happened between two sights is seen before the next is shown, in milliseconds. */
export function lengthOf(before: ArneView | null, after: ArneView): number {
  if (isDealt(before, after)) return after.places.length * dealtRounds * dealGap + 400;
  const events = newEvents(before, after);
  if (before === null || events.length > tooMany) return 0;
  return Math.min(1100, events.reduce((sum, { kind }) => sum + (lengths[kind] ?? 320), 0));
}

/** Which card of a row was which: all that stay, stay in order. */
function kept(before: Row | undefined, after: Row): [string, string][] {
  const pairs: [string, string][] = [];
  let at = 0;
  for (const stack of after.stacks) {
    const found = before?.stacks.findIndex(({ card }, place) => place >= at && card === stack.card) ?? -1;
    if (found < 0) continue;
    pairs.push([stackTarget(before!.stacks[found]!.name), stackTarget(stack.name)]);
    at = found + 1;
  }
  return pairs;
}

/** Rows that have come to lie elsewhere, cards that have moved up: they glide from where they lay. */
function settle(show: Show): void {
  const { before, after, was } = show.scene;
  for (const row of after.rows) {
    const anchor = rowTarget(row.colour);
    if (show.slide(show.element(anchor), was.get(anchor), show.now.get(anchor))) continue;
    const earlier = before.rows.find(({ colour }) => colour === row.colour);
    for (const [from, to] of kept(earlier, row)) {
      show.slide(show.element(to)?.closest("button"), was.get(from), show.now.get(to));
    }
  }
  for (const { card } of after.hand ?? []) {
    const anchor = handTarget(card);
    show.slide(show.element(anchor)?.closest("button"), was.get(anchor), show.now.get(anchor));
  }
}

/** Shows what happened between two sights of the table; a deal also to who has just come. */
export function perform(scene: Omit<Scene, "before"> & { before: ArneView | null }): void {
  const { before, after, sky } = scene;
  const dealt = isDealt(before, after);
  const events = newEvents(before, after);
  if (!dealt && events.length === 0) return;
  land(sky);
  if (events.length > tooMany) return;
  const show = new Show({ ...scene, before: before ?? after });
  if (reducedMotion()) return fade(show, events);
  if (dealt) return deal(show);
  settle(show);
  events.forEach((event, place) => moves[event.kind]?.(show, event, place * apart));
  show.finish();
}

/** Instead of movements: what has changed appears softly. */
function fade(show: Show, events: readonly Event[]): void {
  const anchors = events.flatMap((event) => [
    "discard", handOf(event.player),
    ...(event.row && event.index ? [onTable(event)] : []),
    ...(event.to_row && event.to_index ? [stackTarget(`${event.to_row}${event.to_index}`)] : []),
    ...(event.other === null ? [] : [handOf(event.other)]),
  ]);
  for (const anchor of new Set(anchors)) {
    show.element(anchor)?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 260 });
  }
}

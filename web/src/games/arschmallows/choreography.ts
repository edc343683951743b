/**
 * What everybody at the table sees of a deed, as movements (ARS-27, ARS-28). A hidden card shows
 * its back in flight; nothing that moves is named by more than the place it comes from or goes to.
 */
import { fly, flightTime, hide, land, reducedMotion, type Place } from "../../motion/fly";
import { sounds } from "../../sound/sound";
import { drawCard } from "./card";
import { slotTarget, type ArschmallowsView, type Event } from "./view";

export type Places = Map<string, Place>;

export interface Scene {
  /** Null: nothing was seen before. */
  before: ArschmallowsView | null;
  after: ArschmallowsView;
  /** Where everything lay before. */
  was: Places;
  /** The table; its anchors are marked `data-anchor`. */
  ground: HTMLElement;
  /** Where copies fly. */
  sky: HTMLElement;
  /** Whether somebody sits at this window: then turned-over claims are shown as looks instead. */
  seated: boolean;
}

const dealGap = 34;
const turnTime = 320;
const showTime = 1500;

/** Where everything on the ground lies, measured from its corner. */
export function placesOn(ground: HTMLElement): Places {
  const corner = ground.getBoundingClientRect();
  const places: Places = new Map();
  for (const element of ground.querySelectorAll<HTMLElement>("[data-anchor]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    places.set(element.dataset["anchor"]!, {
      left: box.left - corner.left, top: box.top - corner.top, width: box.width, height: box.height,
    });
  }
  return places;
}

/** One deed being shown: the moves below speak of anchors only. */
class Show {
  readonly now: Places;

  constructor(readonly scene: Scene & { before: ArschmallowsView }) {
    this.now = placesOn(scene.ground);
  }

  element(anchor: string): HTMLElement | null {
    return this.scene.ground.querySelector(`[data-anchor="${anchor}"]`);
  }

  was(anchor: string): Place | undefined {
    return this.scene.was.get(anchor) ?? this.now.get(anchor);
  }

  /** A card goes from anchor to anchor and turns over if its faces differ. */
  send(from: string, to: string, face: string | null, then: string | null, delay = 0, time = flightTime, arc = 0.16): void {
    const [start, end] = [this.was(from), this.now.get(to)];
    if (!start || !end) return;
    const turned = face === then ? {} : { then: drawCard(then) };
    fly(this.scene.sky, { from: start, to: end, face: drawCard(face), delay, time, arc, ...turned });
    sounds("slide", delay / 1000);
    if (face !== then) sounds("flip", (delay + time / 2) / 1000);
  }

  /** What lies at an anchor shows something else for a while. */
  cover(anchor: string, face: string | null, time: number, place = this.now.get(anchor)): void {
    if (!place) return;
    fly(this.scene.sky, { from: place, to: place, face: drawCard(face), time });
  }

  /** A card turns over where it lies. */
  turn(anchor: string, face: string | null, then: string | null, delay: number, time = turnTime): void {
    const place = this.was(anchor);
    if (!place) return;
    fly(this.scene.sky, {
      from: place, to: place, face: drawCard(face), then: drawCard(then), delay, time: delay + time,
      turnsAt: 0.5,
    });
    sounds("flip", delay / 1000);
  }

  arrives(anchor: string, time: number): void {
    hide(this.element(anchor)?.querySelector(".card-face"), time);
  }

  /** The discard pile shows what lay on it until a card lands there. */
  discardWaits(time: number): void {
    const { before } = this.scene;
    if (before.discard === null) this.arrives("discard", time);
    else this.cover("discard", before.discard, time);
  }
}

const handOf = (player: number): string => `hand:P${player + 1}`;

/** The card in hand goes face up to the discard pile. */
function toDiscard(show: Show, event: Event, card: string | null, delay = 0): void {
  if (card === null) return;
  const known = show.scene.before.taken?.card ?? null;
  show.discardWaits(delay + flightTime);
  show.send(handOf(event.player), "discard", known, card, delay);
}

/** The card that lay in the slot goes first, the one in hand takes its place. */
function exchange(show: Show, event: Event): void {
  const slot = slotTarget(event.player, event.slot!);
  const late = flightTime * 0.5;
  show.discardWaits(flightTime);
  show.send(slot, "discard", null, event.card);
  show.arrives(slot, late + flightTime);
  show.send(handOf(event.player), slot, show.scene.before.taken?.card ?? null, null, late);
}

function reject(show: Show, event: Event): void {
  toDiscard(show, event, event.card);
  const slot = slotTarget(event.player, event.slot!);
  show.cover(slot, null, flightTime);
  const place = show.now.get(slot);
  if (!place) return;
  fly(show.scene.sky, {
    from: place, to: place, face: drawCard(null), then: drawCard(event.turned_up), delay: flightTime, time: turnTime,
  });
  sounds("flip", flightTime / 1000);
}

/** A magnifier goes to the slot and looks around: everybody sees where, nobody sees what. */
function spy(show: Show, event: Event): void {
  toDiscard(show, event, event.card);
  const slot = slotTarget(event.other!, event.other_slot!);
  const [start, end] = [show.was(handOf(event.player)), show.now.get(slot)];
  if (start && end) magnify(show.scene.sky, start, end, 1500);
  lift(show.element(slot), 1700);
}

function magnify(sky: HTMLElement, from: Place, to: Place, time: number): void {
  const glass = document.createElement("div");
  glass.className = "magnifier";
  const size = Math.max(44, to.width * 0.8);
  glass.style.width = glass.style.height = `${size}px`;
  sky.append(glass);
  const spot = (place: Place, x: number, y: number): string =>
    `translate(${place.left + (place.width - size) / 2 + x}px, ${place.top + (place.height - size) / 2 + y}px)`;
  const swing = to.width * 0.16;
  const animation = glass.animate(
    [
      { transform: `${spot(from, 0, 0)} scale(.4)`, opacity: 0 },
      { transform: spot(to, -swing, -swing), opacity: 1, offset: 0.3 },
      { transform: spot(to, swing, -swing * 0.4), opacity: 1, offset: 0.5 },
      { transform: spot(to, swing * 0.3, swing), opacity: 1, offset: 0.68 },
      { transform: spot(to, -swing, swing * 0.2), opacity: 1, offset: 0.85 },
      { transform: `${spot(to, 0, 0)} scale(1.2)`, opacity: 0 },
    ],
    { duration: time, easing: "ease-in-out", fill: "both" },
  );
  animation.onfinish = animation.oncancel = () => glass.remove();
}

/** A card is lifted a little and laid down again. */
function lift(element: HTMLElement | null, time: number): void {
  element?.querySelector(".slot-card")?.animate(
    [
      { transform: "none" },
      { transform: "translateY(-9%) rotate(-2deg)", offset: 0.25 },
      { transform: "translateY(-9%) rotate(2deg)", offset: 0.75 },
      { transform: "none" },
    ],
    { duration: time, easing: "ease-in-out" },
  );
}

function swap(show: Show, event: Event): void {
  toDiscard(show, event, event.card);
  const [own, theirs] = [slotTarget(event.player, event.slot!), slotTarget(event.other!, event.other_slot!)];
  const [start, time] = [flightTime * 0.6, 760];
  for (const slot of [own, theirs]) show.arrives(slot, start + time);
  show.send(own, theirs, null, null, start, time, 0.7);
  show.send(theirs, own, null, null, start, time, -0.35);
}

/** A right claim: the cards turn over together and leave; what stays closes the gaps. */
function shed(show: Show, event: Event): void {
  const { before, after } = show.scene;
  const all = before.hands[event.player]!.slots;
  const first = Math.min(...event.slots);
  const leave = turnTime + 700;
  show.discardWaits(leave + flightTime);
  for (const [place, slot] of event.slots.entries()) {
    const from = slotTarget(event.player, slot);
    show.turn(from, null, event.cards[place] ?? null, 0);
    coverPlace(show, from, event.cards[place] ?? null, turnTime, leave - turnTime + place * 70);
    show.send(from, "discard", event.cards[place] ?? null, event.cards[place] ?? null, leave + place * 70);
  }
  const kept = all.map((_, at) => at + 1).filter((slot) => slot === first || !event.slots.includes(slot));
  kept.forEach((slot, place) => {
    const [from, to] = [slotTarget(event.player, slot), slotTarget(event.player, place + 1)];
    const card = after.hands[event.player]!.slots[place]?.card ?? null;
    if (slot === first) {
      show.arrives(to, leave + flightTime);
      show.send(handOf(event.player), to, before.taken?.card ?? null, null, leave);
    } else if (from !== to) {
      show.arrives(to, leave + flightTime);
      coverPlace(show, from, card, 0, leave);
      show.send(from, to, card, card, leave);
    }
  });
}

function coverPlace(show: Show, anchor: string, face: string | null, delay: number, time: number): void {
  const place = show.was(anchor);
  if (place) fly(show.scene.sky, { from: place, to: place, face: drawCard(face), delay, time });
}

/** A wrong claim: everybody sees the cards; who sits here does so by a look of their own. */
function penalty(show: Show, event: Event): void {
  const { before, seated } = show.scene;
  for (const [place, slot] of event.slots.entries()) {
    const from = slotTarget(event.player, slot);
    if (seated) {
      shakeHead(show.element(from));
    } else {
      show.turn(from, null, event.cards[place] ?? null, 0);
      coverPlace(show, from, event.cards[place] ?? null, turnTime, showTime);
    }
  }
  const added = slotTarget(event.player, before.hands[event.player]!.slots.length + 1);
  const late = seated ? 500 : turnTime + showTime;
  show.arrives(added, late + flightTime);
  show.send(handOf(event.player), added, before.taken?.card ?? null, null, late);
}

function shakeHead(element: HTMLElement | null): void {
  const swing = [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x}deg)` }));
  element?.querySelector(".slot-card")?.animate(swing, { duration: 520, easing: "ease-out" });
}

function take(show: Show, event: Event): void {
  const hand = handOf(event.player);
  show.arrives(hand, flightTime);
  show.send("discard", hand, event.card, event.card);
}

function draw(show: Show, event: Event): void {
  const hand = handOf(event.player);
  show.arrives(hand, flightTime);
  show.send("draw", hand, null, show.scene.after.taken?.card ?? null);
}

/** The discard pile is shuffled into a new draw pile. */
function reshuffle(show: Show): void {
  for (let card = 0; card < 5; card += 1) show.send("discard", "draw", null, null, card * 60);
}

/** New cards come from the draw pile, one after the other round the table. */
function deal(show: Show): void {
  const from = show.now.get("draw");
  if (!from) return;
  const { hands, discard } = show.scene.after;
  const most = Math.max(...hands.map(({ slots }) => slots.length));
  let number = 0;
  for (let at = 1; at <= most; at += 1) {
    for (const { player, slots } of hands) {
      if (at > slots.length) continue;
      const slot = slotTarget(player, at);
      const to = show.now.get(slot);
      const card = show.element(slot)?.querySelector<HTMLElement>(".slot-card");
      if (!to || !card) continue;
      const scale = from.width / to.width;
      const [dx, dy] = [from.left - to.left, from.top - to.top];
      card.animate(
        [
          { opacity: 0, transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(-14deg)` },
          { opacity: 1, offset: 0.15 },
          { opacity: 1, transform: "none" },
        ],
        { duration: 360, delay: number * dealGap, fill: "backwards", easing: "cubic-bezier(.2,.7,.3,1)" },
      );
      if (number % 3 === 0) sounds("slide", (number * dealGap) / 1000);
      number += 1;
    }
  }
  const last = number * dealGap + 200;
  show.arrives("discard", last + flightTime);
  show.send("draw", "discard", null, discard, last);
}

const moves: Partial<Record<Event["kind"], (show: Show, event: Event) => void>> = {
  draw, take, place: exchange, reject, spy, swap, shed, penalty,
  extra: (show, event) => toDiscard(show, event, event.card),
  look: (show, event) => lift(show.element(slotTarget(event.player, event.slot!)), 700),
};

const lengths: Partial<Record<Event["kind"], number>> = {
  draw: 460, take: 460, place: 820, reject: 820, spy: 1500, swap: 1150, extra: 700, look: 420,
  shed: 1700, penalty: 1500, call: 2600, claim: 300,
};

/** Whether cards were dealt: nobody has looked at any yet, or this is another round. */
function isDealt(before: ArschmallowsView | null, after: ArschmallowsView): boolean {
  if (after.phase !== "look") return false;
  return before === null ? after.event === null : before.round !== after.round || before.phase === "over";
}

/** How long the latest deed is seen, in milliseconds. */
export function lengthOf(before: ArschmallowsView | null, after: ArschmallowsView): number {
  if (isDealt(before, after)) return after.hands.length * after.hands[0]!.slots.length * dealGap + 700;
  const event = after.event;
  if (before === null || !event || event.number === before.event?.number) return 0;
  return event.triggered ? 2600 : (lengths[event.kind] ?? 120);
}

/** Shows what happened between two sights of the table. */
export function perform(scene: Scene): void {
  const { before, after, sky, ground } = scene;
  const dealt = isDealt(before, after);
  const event = after.event;
  if (!dealt && (before === null || !event || event.number === before.event?.number)) return;
  land(sky);
  if (reducedMotion()) return fade(ground, event);
  const show = new Show({ ...scene, before: before ?? after });
  if (dealt) return deal(show);
  if (before === null) return;
  if (after.draw_pile > before.draw_pile) reshuffle(show);
  moves[event!.kind]?.(show, event!);
}

/** Instead of movements: what has changed appears softly. */
function fade(ground: HTMLElement, event: Event | null): void {
  const touched = event
    ? ["discard", handOf(event.player),
       ...(event.slot ? [slotTarget(event.player, event.slot)] : []),
       ...(event.other !== null && event.other_slot ? [slotTarget(event.other, event.other_slot)] : [])]
    : [];
  for (const anchor of touched) {
    ground.querySelector(`[data-anchor="${anchor}"]`)?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 260 });
  }
}

/** One change of the table being shown: cards go from place to place, what arrives waits for them. */
import { fly, flightTime, hide, type Flight, type Place } from "../../motion/fly";
import { sounds } from "../../sound/sound";
import { anchored, cardWithin, placesOn, type Places } from "./anchors";
import { drawCard } from "./card";
import { handOf, handTarget, type ArneView } from "./view";

export interface Scene {
  before: ArneView;
  after: ArneView;
  /** Where everything lay before. */
  was: Places;
  ground: HTMLElement;
  /** Where copies fly; it covers the window. */
  sky: HTMLElement;
  me: number | null;
}

const slideTime = 220;
const popTime = 260;

export class Show {
  readonly now: Places;
  /** When the last card lands on the discard pile. */
  private discardUntil = 0;
  /** When the card that lay on top there is taken away. */
  takenAt = Infinity;

  constructor(readonly scene: Scene) {
    this.now = placesOn(scene.ground);
  }

  element(anchor: string): HTMLElement | null {
    return anchored(this.scene.ground, anchor);
  }

  at(anchor: string): Place | undefined {
    return this.now.get(anchor) ?? this.scene.was.get(anchor);
  }

  was(anchor: string): Place | undefined {
    return this.scene.was.get(anchor) ?? this.now.get(anchor);
  }

  /** Where a card leaves a hand, or comes into it. */
  hand(player: number, card: string | null, places: Places): Place | undefined {
    if (player !== this.scene.me) return this.at(handOf(player));
    const own = card === null ? undefined : places.get(handTarget(card));
    if (own) return own;
    const rack = this.at("own-hand");
    return rack && cardWithin(rack, 56);
  }

  /** A card goes from one place to another and turns over on the way if its faces differ. */
  send(
    from: Place | undefined, to: Place | undefined, face: string | null, then: string | null, delay: number,
    more: Partial<Flight> = {},
  ): void {
    if (!from || !to) return;
    const turned = face === then ? {} : { then: drawCard(then) };
    fly(this.scene.sky, { from, to, face: drawCard(face), delay, ...turned, ...more });
    sounds("slide", delay / 1000);
    if (face !== then) sounds("flip", (delay + flightTime / 2) / 1000);
  }

  /** How a player's card looks as it leaves: one's own is known, another's shows its back. */
  faceOf(player: number, card: string | null): string | null {
    return player === this.scene.me ? card : null;
  }

  toDiscard(player: number, card: string, delay: number): void {
    const from = this.hand(player, card, this.scene.was);
    this.discardUntil = Math.max(this.discardUntil, delay + flightTime);
    this.send(from, this.at("discard"), this.faceOf(player, card), card, delay);
  }

  toStack(player: number, card: string, stack: string, delay: number): void {
    const from = this.hand(player, card, this.scene.was);
    this.hold(this.element(stack)?.closest("button"), delay + flightTime - 30);
    this.send(from, this.now.get(stack), this.faceOf(player, card), card, delay);
  }

  toHand(from: Place | undefined, player: number, card: string | null, delay: number, face: string | null = null): void {
    const known = player === this.scene.me ? card : face;
    const to = this.hand(player, card, this.now);
    if (player === this.scene.me && card !== null && !this.scene.was.has(handTarget(card))) {
      this.hold(this.element(handTarget(card))?.closest("button"), delay + flightTime - 30);
    }
    this.send(from, to, face, known, delay);
  }

  /** What arrives is not seen before. */
  hold(element: Element | null | undefined, time: number): void {
    hide(element, time);
  }

  /** What is laid on a card appears with a small bounce. */
  pop(element: Element | null | undefined, delay: number): void {
    element?.animate(
      [
        { opacity: 0, transform: "scale(2.4) rotate(-14deg)" },
        { opacity: 1, transform: "scale(0.9)", offset: 0.7 },
        { opacity: 1, transform: "none" },
      ],
      { duration: popTime, delay, fill: "backwards", easing: "ease-out" },
    );
  }

  shake(element: Element | null | undefined, delay: number): void {
    const swing = [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x * 0.6}deg)` }));
    element?.animate(swing, { duration: 380, delay, easing: "ease-out" });
  }

  /** Something glides from where it lay. */
  slide(element: Element | null | undefined, from: Place | undefined, to: Place | undefined): boolean {
    if (!element || !from || !to) return false;
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    if (Math.hypot(dx, dy) < 2) return false;
    element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
      duration: slideTime, easing: "cubic-bezier(.22, .8, .3, 1)",
    });
    return true;
  }

  /** Until the last card lands there, the discard pile shows what lay on it. */
  finish(): void {
    if (this.discardUntil === 0) return;
    const top = this.element("discard")?.querySelector(".pile-top");
    this.hold(top, this.discardUntil - 20);
    const [before, place] = [this.scene.before.discard[0], this.now.get("discard")];
    if (before === undefined || !place) return;
    const cover = drawCard(before);
    fly(this.scene.sky, { from: place, to: place, face: cover, time: Math.min(this.discardUntil, this.takenAt) });
    this.scene.sky.prepend(this.scene.sky.lastElementChild!); // what flies, flies over it
  }
}

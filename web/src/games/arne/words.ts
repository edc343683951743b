/** What the page itself says about Arne and Arne Junior. */
import type { Language } from "../../generated/protocol";
import { language } from "../../settings";

const en = {
  whose: (name: string, row: string) => `${name}: ${row}`,
  nobodysRow: (row: string) => `Nobody’s ${row}`,
  emptyRow: "still empty",
  countsPoints: (points: string) => `${points} points`,
  isSum: (reckoning: string, total: string) => `${reckoning} = ${total}`,
  fruitSum: (reckoning: string, total: string, fruit: string) => `${reckoning} = ${total} ${fruit}`,

  onChameleon: "on a chameleon",
  withX3: "X3",
  withCrush: "CRUSH",
  withLock: "lock",
  withBird: "hungry bird",
  withNet: "net",
  stack: (card: string, on: string) => (on ? `${card} with ${on}` : card),
  counts: (count: string) => `counts ${count}`,

  yourHand: "Your hand",
  points: "Point cards",
  fruits: "Fruit",
  actions: "Action cards",
  blacks: "Black cards",
  times: (count: number) => `${count} of them`,
  playable: "can be played",
  emptyHand: "You hold no cards.",
  cards: (count: number) => (count === 1 ? "1 card in hand" : `${count} cards in hand`),

  draw: "Draw",
  drawPile: (count: number) => (count === 1 ? "Draw pile: 1 card." : `Draw pile: ${count} cards.`),
  discardPile: (top: string | null, count: number) =>
    top === null ? "Discard pile: empty." : `Discard pile: ${top} on top, ${count} in all.`,
  clockwise: "Turns go clockwise.",
  anticlockwise: "Turns go anticlockwise.",

  layHere: "lay it here",
  discardIt: "discard it",
  playIt: "play it",
  stealIt: "steal it",
  takeThese: "take three",
  choose: (name: string) => `Choose ${name}`,
  aimHere: "for this one",

  next: "next",
  draws: (name: string | null) => (name === null ? "You draw" : `${name} draws`),
  plays: (name: string | null) => (name === null ? "You play" : `${name} plays`),
  takes: (name: string | null) => (name === null ? "You take cards" : `${name} takes cards`),
  gives: (name: string | null, count: number) =>
    `${name === null ? "You give" : `${name} gives`} ${count === 1 ? "a card" : `${count} cards`}`,
  thenPlays: (name: string | null) => `then ${name ?? "you"}`,
  isNext: (name: string | null) => (name === null ? "You are next" : `${name} is next`),
  blackOnly: "only black cards now",
  finalRound: "Final round",
  finalNow: (name: string | null) => (name === null ? "You: one black card" : `${name}: one black card`),
  lastTurn: "Last turn",
  holdsDummy: "has the dummy",
  dummy: "Dummy",
  basket: "Nobody’s fruit",
  dummyOf: (name: string) => `counts for ${name}`,
  dummyFree: "counts for nobody yet",
  andDummy: (points: string) => `dummy ${points}`,

  holdRow: "Touch the row where it goes.",
  holdRowOrDiscard: "Touch a row to lay it, or the discard pile.",
  holdDiscard: "Touch the discard pile to put it there.",
  holdPlay: "Touch the discard pile to play it.",
  holdStack: "Touch the card it is for.",
  holdThief: "Touch what it steals.",
  holdPlayer: "Touch whom it is for.",
  holdDraw: "Touch the draw pile.",
  holdCard: "Touch the card that changes its colour.",
  holdFruit: "Touch the fruit that it disguises.",
  holdColour: "Touch a row: its colour is demanded.",
  hold: (card: string, how: string) => `${card}: ${how}`,

  stopped: (name: string) => `${name} has the next turn`,
  stoppedMe: "You have the next turn",
  reversed: "The other way round",
  takesDummy: (name: string) => `${name} has the dummy now`,
  swapped: (name: string, other: string) => `${name} and ${other} swap places`,
  passedHands: "All hands move on",

  drawCard: "Draw a card!",
  playCard: "Play a card!",
  nothingToPlay: "Nothing fits. End your turn!",
  giveFruit: (name: string, fruit: string) => `${name} wants ${fruit}. Give one!`,
  watch: (name: string) => `${name} is playing.`,
};

export type ArneWords = typeof en;

const de: ArneWords = {
  whose: (name, row) => `${name}: ${row}`,
  nobodysRow: (row) => `${row}, gehört niemandem`,
  emptyRow: "noch leer",
  countsPoints: (points) => `${points} Punkte`,
  isSum: (reckoning, total) => `${reckoning} = ${total}`,
  fruitSum: (reckoning, total, fruit) => `${reckoning} = ${total} ${fruit}`,

  onChameleon: "auf einem Chamäleon",
  withX3: "X3",
  withCrush: "CRUSH",
  withLock: "Schloss",
  withBird: "Vogel",
  withNet: "Netz",
  stack: (card, on) => (on ? `${card} mit ${on}` : card),
  counts: (count) => `zählt ${count}`,

  yourHand: "Deine Karten",
  points: "Punktkarten",
  fruits: "Obst",
  actions: "Aktionskarten",
  blacks: "Schwarze Karten",
  times: (count) => `${count} davon`,
  playable: "spielbar",
  emptyHand: "Du hast keine Karten.",
  cards: (count) => (count === 1 ? "1 Karte auf der Hand" : `${count} Karten auf der Hand`),

  draw: "Ziehen",
  drawPile: (count) => (count === 1 ? "Nachziehstapel: 1 Karte." : `Nachziehstapel: ${count} Karten.`),
  discardPile: (top, count) =>
    top === null ? "Ablagestapel: leer." : `Ablagestapel: oben ${top}, insgesamt ${count}.`,
  clockwise: "Es geht im Uhrzeigersinn.",
  anticlockwise: "Es geht gegen den Uhrzeigersinn.",

  layHere: "hier auslegen",
  discardIt: "abwerfen",
  playIt: "spielen",
  stealIt: "stehlen",
  takeThese: "drei nehmen",
  choose: (name) => `${name} wählen`,
  aimHere: "für diese",

  next: "dann",
  draws: (name) => (name === null ? "Du ziehst" : `${name} zieht`),
  plays: (name) => (name === null ? "Du spielst" : `${name} spielt`),
  takes: (name) => (name === null ? "Du nimmst Karten" : `${name} nimmt Karten`),
  gives: (name, count) =>
    `${name === null ? "Du gibst" : `${name} gibt`} ${count === 1 ? "eine Karte" : `${count} Karten`}`,
  thenPlays: (name) => `dann ${name ?? "du"}`,
  isNext: (name) => (name === null ? "Du kommst dran" : `${name} kommt dran`),
  blackOnly: "jetzt nur schwarze Karten",
  finalRound: "Schlussrunde",
  finalNow: (name) => (name === null ? "Du: eine schwarze Karte" : `${name}: eine schwarze Karte`),
  lastTurn: "Letzter Zug",
  holdsDummy: "hat den Dummy",
  dummy: "Dummy",
  basket: "Obst von niemandem",
  dummyOf: (name) => `zählt für ${name}`,
  dummyFree: "zählt noch für niemanden",
  andDummy: (points) => `Dummy ${points}`,

  holdRow: "Tipp auf die Reihe, um die es geht.",
  holdRowOrDiscard: "Tipp auf eine Reihe zum Auslegen oder auf die Ablage.",
  holdDiscard: "Zum Abwerfen tipp auf die Ablage.",
  holdPlay: "Zum Ausspielen tipp auf die Ablage.",
  holdStack: "Tipp auf die Karte, um die es geht.",
  holdThief: "Tipp auf das, was gestohlen wird.",
  holdPlayer: "Tipp auf die Person, um die es geht.",
  holdDraw: "Tipp auf den Nachziehstapel.",
  holdCard: "Tipp auf die Karte, die ihre Farbe wechselt.",
  holdFruit: "Tipp auf das Obst, das es verkleidet.",
  holdColour: "Tipp auf eine Reihe: Ihre Farbe wird gefordert.",
  hold: (card, how) => `${card}: ${how}`,

  stopped: (name) => `Der nächste Zug gehört ${name}`,
  stoppedMe: "Der nächste Zug gehört dir",
  reversed: "Jetzt andersherum",
  takesDummy: (name) => `${name} hat jetzt den Dummy`,
  swapped: (name, other) => `${name} und ${other} tauschen die Plätze`,
  passedHands: "Alle Karten wandern weiter",

  drawCard: "Zieh eine Karte!",
  playCard: "Spiel eine Karte!",
  nothingToPlay: "Nichts passt. Beende deinen Zug!",
  giveFruit: (name, fruit) => `${name} will ${fruit}. Gib eine Karte her!`,
  watch: (name) => `${name} ist dran.`,
};

const all: Record<Language, ArneWords> = { en, de };

export const words = (): ArneWords => all[language.value];

/** A number with a true minus sign. */
export const signed = (number: number): string => String(number).replace("-", "−");

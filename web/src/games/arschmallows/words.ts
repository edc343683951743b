/** Arschmallows' own words on the page. */
import type { Language } from "../../generated/protocol";
import { language } from "../../settings";

const en = {
  yours: "your",
  slotOf: (owner: string | null, slot: number) => (owner === null ? `your slot ${slot}` : `${owner}, slot ${slot}`),
  hidden: "hidden",
  locked: (card: string) => `${card}, face up and locked`,
  aided: (card: string) => `hidden, but you have seen ${card}`,
  card: (code: string) => {
    const action = { 9: "Spy", 10: "Swap", 11: "Two extra turns" }[code];
    const article = ["8", "11"].includes(code) ? "an" : "a";
    return `${article} ${code.replace("-", "−")}${action ? ` (${action})` : ""}`;
  },
  claimed: "offered",
  look: "look at it",
  exchange: "exchange it",
  turnUp: "turn it up",
  spyOn: "spy on it",
  swapIt: "swap it",
  offer: "offer it",
  drawPile: "draw pile, face down",
  discardPile: (card: string | null) => `discard pile, ${card === null ? "empty" : `on top ${card}`}`,
  draw: "Draw",
  take: "Take",
  reject: "Reject",
  pile: "Pile",
  discard: "Discard",
  inHand: (card: string) => `In your hand: ${card}`,
  inHandOf: (name: string, card: string | null) => `${name} holds ${card ?? "a drawn card"}`,
  hand: "In hand",
  spy: "Spy",
  swap: "Swap",
  shed: "Shed",
  spyHow: "Touch any hidden card to spy on it.",
  swapHow: "Touch one of yours, then the card you want for it.",
  rejectHow: "Rejected: touch the card you turn up for it.",
  shedTitle: "No way back",
  shedHow:
    "Three equal numbers or two equal action cards. Once you offer the first card, the offer stands; " +
    "if they are not equal, they stay and the card in your hand becomes a penalty. Offer them from " +
    "the lowest slot to the highest.",
  never: "Never mind",
  round: (now: number, of: number) => `Round ${now} of ${of}`,
  scores: "Scores",
  lastLap: "Last lap",
  lastLapBy: (name: string) => `${name} ended the round`,
  lastLapByMe: "You ended the round",
  extraTurns: (count: number) => (count === 1 ? "1 extra turn to come" : `${count} extra turns to come`),
  extraTurn: "extra turn",
  called: "called",
  allUp: "all up",
  peekTitle: (owner: string | null, slot: number) => (owner === null ? `Your slot ${slot}` : `${owner}’s slot ${slot}`),
  peekSlot: (owner: string | null, slot: number) => `${owner ?? "you"} ${slot}`,
  peekMany: "What was turned over",
  peekPrompt: "Hold the card and look. Only you see it, and only this once.",
  peekManyPrompt: "The offer was wrong. Hold the cards to see them, just this once.",
  peekHold: "Press and hold",
  peekSeen: (cards: string) => `You see ${cards}. Let go and it is hidden for good.`,
  calls: (name: string) => `${name} calls it`,
  triggers: (name: string) => `All of ${name}’s cards are face up`,
  oneMore: "Everybody else has one more turn.",
  revealTitle: (round: number) => `Round ${round}`,
  revealSkip: "Tap to turn them all over",
  sum: "sum",
  points: "points",
  total: "total",
  safe: (name: string, sum: string) => `${name} ended the round and does have the lowest sum, ${sum}.`,
  doubled: (name: string, sum: string, least: string, others: string, points: string) =>
    `${name} ended the round with ${sum}, but ${others} has ${least}. So ${sum} counts double: ${points}.`,
  doubledTie: (name: string, sum: string, others: string, points: string) =>
    `${name} ended the round with ${sum}, and so low is ${others} too. A tie does not save: ${points}.`,
  spared: (name: string, sum: string) => `${name} ended the round with ${sum}; a negative sum is never doubled.`,
  tieSaved: (name: string, sum: string) => `${name} shares the lowest sum, ${sum}, and here a tie saves: nothing is doubled.`,
  nobody: "Nobody ended this round, so nothing is doubled.",
  nextRound: "Next round",
  toResult: "The result",
  and: "and",
  noRounds: "After the first round the points stand here. The lowest total wins.",
  roundColumn: "Round",
  chart: "Totals after each round",
  lowest: "The lowest total wins.",
};

export type ArschmallowsWords = typeof en;

const de: ArschmallowsWords = {
  yours: "dein",
  slotOf: (owner, slot) => (owner === null ? `dein Platz ${slot}` : `${owner}, Platz ${slot}`),
  hidden: "verdeckt",
  locked: (card) => `${card}, offen und gesperrt`,
  aided: (card) => `verdeckt, aber du hast ${card} gesehen`,
  card: (code) => {
    const action = { 9: "Spionieren", 10: "Tauschen", 11: "Zwei Extrazüge" }[code];
    return `eine ${code.replace("-", "−")}${action ? ` (${action})` : ""}`;
  },
  claimed: "angeboten",
  look: "ansehen",
  exchange: "austauschen",
  turnUp: "aufdecken",
  spyOn: "ausspionieren",
  swapIt: "tauschen",
  offer: "anbieten",
  drawPile: "Nachziehstapel, verdeckt",
  discardPile: (card) => `Ablagestapel, ${card === null ? "leer" : `oben ${card}`}`,
  draw: "Ziehen",
  take: "Nehmen",
  reject: "Ablehnen",
  pile: "Stapel",
  discard: "Ablage",
  inHand: (card) => `In deiner Hand: ${card}`,
  inHandOf: (name, card) => `${name} hält ${card ?? "eine gezogene Karte"}`,
  hand: "In der Hand",
  spy: "Spionieren",
  swap: "Tauschen",
  shed: "Loswerden",
  spyHow: "Tipp auf irgendeine verdeckte Karte, um sie anzusehen.",
  swapHow: "Tipp auf eine von dir, dann auf die, die du dafür willst.",
  rejectHow: "Abgelehnt: Tipp auf die Karte, die du dafür aufdeckst.",
  shedTitle: "Kein Zurück",
  shedHow:
    "Drei gleiche Zahlen oder zwei gleiche Aktionskarten. Sobald du die erste anbietest, gilt das " +
    "Angebot; sind sie nicht gleich, bleiben sie, und die Karte in deiner Hand wird zur Strafkarte. " +
    "Biete sie vom kleinsten Platz zum größten an.",
  never: "Lieber nicht",
  round: (now, of) => `Runde ${now} von ${of}`,
  scores: "Punkte",
  lastLap: "Letzte Runde um den Tisch",
  lastLapBy: (name) => `${name} hat die Runde beendet`,
  lastLapByMe: "Du hast die Runde beendet",
  extraTurns: (count) => (count === 1 ? "noch 1 Extrazug" : `noch ${count} Extrazüge`),
  extraTurn: "Extrazug",
  called: "hat gerufen",
  allUp: "alles offen",
  peekTitle: (owner, slot) => (owner === null ? `Dein Platz ${slot}` : `${owner}, Platz ${slot}`),
  peekSlot: (owner, slot) => `${owner ?? "du"} ${slot}`,
  peekMany: "Was aufgedeckt wurde",
  peekPrompt: "Halt die Karte gedrückt und schau. Nur du siehst sie, und nur dieses eine Mal.",
  peekManyPrompt: "Das Angebot war falsch. Halt die Karten gedrückt, um sie zu sehen, nur dieses eine Mal.",
  peekHold: "Gedrückt halten",
  peekSeen: (cards) => `Du siehst ${cards}. Lass los, und es bleibt verdeckt.`,
  calls: (name) => `${name} ruft es`,
  triggers: (name) => `Alle Karten von ${name} liegen offen`,
  oneMore: "Alle anderen haben noch einen Zug.",
  revealTitle: (round) => `Runde ${round}`,
  revealSkip: "Tippen deckt alle auf",
  sum: "Summe",
  points: "Punkte",
  total: "gesamt",
  safe: (name, sum) => `${name} hat die Runde beendet und wirklich die niedrigste Summe, ${sum}.`,
  doubled: (name, sum, least, others, points) =>
    `${name} hat die Runde mit ${sum} beendet, aber ${others} hat ${least}. Also zählt ${sum} doppelt: ${points}.`,
  doubledTie: (name, sum, others, points) =>
    `${name} hat die Runde mit ${sum} beendet, und so niedrig liegt auch ${others}. Gleichstand rettet nicht: ${points}.`,
  spared: (name, sum) => `${name} hat die Runde mit ${sum} beendet; eine negative Summe wird nie verdoppelt.`,
  tieSaved: (name, sum) =>
    `${name} teilt sich die niedrigste Summe, ${sum}, und hier rettet Gleichstand: Nichts wird verdoppelt.`,
  nobody: "Niemand hat diese Runde beendet, also wird nichts verdoppelt.",
  nextRound: "Nächste Runde",
  toResult: "Zum Ergebnis",
  and: "und",
  noRounds: "Nach der ersten Runde stehen hier die Punkte. Wer am wenigsten hat, gewinnt.",
  roundColumn: "Runde",
  chart: "Gesamtpunkte nach jeder Runde",
  lowest: "Wer am wenigsten hat, gewinnt.",
};

const all: Record<Language, ArschmallowsWords> = { en, de };

export const words = (): ArschmallowsWords => all[language.value];

/** A number with a true minus sign. */
export const signed = (number: number): string => String(number).replace("-", "−");

/** "Ada, Ben and Cem" */
export const listed = (things: readonly string[]): string =>
  things.length < 2 ? (things[0] ?? "") : `${things.slice(0, -1).join(", ")} ${words().and} ${things.at(-1)!}`;

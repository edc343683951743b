/** What cards, colours and rows are called, in both languages and both games. */
import type { Language } from "../../generated/protocol";
import { language } from "../../settings";
import type { Letter } from "./view";

interface Colour {
  en: string;
  /** As in "die rote Reihe". */
  de: string;
  /** One and several of its fruit. */
  fruit: Record<Language, [string, string]>;
}

const colours: Record<Letter, Colour> = {
  r: { en: "red", de: "rote", fruit: { en: ["cherry", "cherries"], de: ["Kirsche", "Kirschen"] } },
  g: { en: "green", de: "grüne", fruit: { en: ["apple", "apples"], de: ["Apfel", "Äpfel"] } },
  y: { en: "yellow", de: "gelbe", fruit: { en: ["banana", "bananas"], de: ["Banane", "Bananen"] } },
  b: { en: "blue", de: "blaue", fruit: { en: ["grape", "grapes"], de: ["Traube", "Trauben"] } },
  o: { en: "orange", de: "orange", fruit: { en: ["orange", "oranges"], de: ["Orange", "Orangen"] } },
  p: { en: "purple", de: "lila", fruit: { en: ["plum", "plums"], de: ["Pflaume", "Pflaumen"] } },
};

const neutrals: Record<string, Record<Language, string>> = {
  x3: { en: "X3", de: "X3" },
  take1: { en: "Take one", de: "Eine nehmen" },
  ask2: { en: "Demand two", de: "Zwei fordern" },
  ask2black: { en: "Demand two black", de: "Zwei schwarze fordern" },
  take3: { en: "Take three", de: "Drei ziehen" },
  "pass-hands": { en: "Pass hands", de: "Karten weitergeben" },
  swap: { en: "Swap places", de: "Plätze tauschen" },
  stop: { en: "STOP!", de: "STOP!" },
  reverse: { en: "REVERSE!", de: "REVERSE!" },
  crush: { en: "CRUSH", de: "CRUSH" },
  lock: { en: "Lock", de: "Schloss" },
  chameleon: { en: "Chameleon", de: "Chamäleon" },
  thief: { en: "Thief", de: "Dieb" },
  bird: { en: "Hungry bird", de: "Hungriger Vogel" },
  net: { en: "Bird net", de: "Vogelnetz" },
};

const fewer: Record<Language, readonly string[]> = {
  en: ["no", "one", "two", "three", "four", "five"],
  de: ["keine", "eine", "zwei", "drei", "vier", "fünf"],
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const fruits = (letter: Letter, count: number): string =>
  colours[letter].fruit[language.value][count === 1 ? 0 : 1];

/** "Red 500", "Three apples", "Thief". */
export function cardName(code: string): string {
  const neutral = neutrals[code];
  if (neutral) return neutral[language.value];
  const letter = code[0] as Letter;
  const value = code.slice(1);
  if (/^[1-5]$/.test(value)) {
    const count = language.value === "de" && value === "1" && letter === "g" ? "ein" : fewer[language.value][Number(value)]!;
    return capital(`${count} ${fruits(letter, Number(value))}`);
  }
  return `${capital(colours[letter][language.value])} ${value.replace("-", "−").replace("x", "×")}`;
}

/** "red row", "rote Reihe", "Apfelreihe". */
export function rowName(letter: Letter, junior: boolean): string {
  const colour = colours[letter];
  if (!junior) return language.value === "en" ? `${colour.en} row` : `${colour.de} Reihe`;
  if (language.value === "en") return `${colour.fruit.en[0]} row`;
  return `${letter === "g" ? colour.fruit.de[0] : colour.fruit.de[1]}reihe`;
}

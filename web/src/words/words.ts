/** The page's own words in the language of the moment. */
import { computed } from "@preact/signals";
import type { Both, Language } from "../generated/protocol";
import { language } from "../settings";
import { de } from "./de";
import { en, type Words } from "./en";

const dictionaries: Record<Language, Words> = { en, de };

export const words = computed<Words>(() => dictionaries[language.value]);

export const spoken = (both: Both): string => both[language.value];

/** Puts the names of the people at the table where a sentence says {P1}, {P2}, … */
export function withNames(sentence: string, names: readonly string[]): string {
  return sentence.replace(/\{P(\d+)\}/g, (gap, number: string) => names[Number(number) - 1] || gap);
}

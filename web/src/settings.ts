/** What this browser remembers: language, light, sound and the name of who sits here. */
import { effect, signal, type Signal } from "@preact/signals";
import type { Language } from "./generated/protocol";

export type Light = "system" | "light" | "dark";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`armoire.${key}`);
  } catch {
    return null; // storage may be forbidden: then nothing is remembered
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`armoire.${key}`, value);
  } catch {
    /* see recall */
  }
}

function remembered<T extends string>(key: string, allowed: readonly T[] | null, first: T): Signal<T> {
  const stored = recall(key);
  const known = stored !== null && (allowed === null || allowed.includes(stored as T));
  const value = signal<T>(known ? (stored as T) : first);
  effect(() => remember(key, value.value));
  return value;
}

const spoken: Language = navigator.language.toLowerCase().startsWith("de") ? "de" : "en";

export const language = remembered<Language>("language", ["en", "de"], spoken);
export const light = remembered<Light>("light", ["system", "light", "dark"], "system");
export const sound = remembered<"on" | "off">("sound", ["on", "off"], "on");
/** Whether a pause for deciding ends by itself. */
export const pauses = remembered<"short" | "long">("pauses", ["short", "long"], "short");
export const myName = remembered<string>("name", null, "");

const evening = matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(evening.matches);
evening.addEventListener("change", () => (systemDark.value = evening.matches));

export const isDark = () => light.value === "dark" || (light.value === "system" && systemDark.value);

effect(() => {
  document.documentElement.lang = language.value;
  document.documentElement.dataset["light"] = isDark() ? "dark" : "light";
});

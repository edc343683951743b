/** Which rule the reader wants to see; the rulebook opens there. */
import { signal } from "@preact/signals";

/** What lies beside the table: the log, the rulebook, or what the game keeps account of. */
export type Aside = "log" | "rules" | "account";
export const aside = signal<Aside>("log");
/** Where there is no room beside the table the same thing is a sheet over it. */
export const sheetOpen = signal(false);
/** A new object each time, so that the same rule can be asked for again. */
export const wantedRule = signal<{ rule: string } | null>(null);

export function openAside(what: Aside): void {
  aside.value = what;
  sheetOpen.value = true;
}

export function openRule(rule: string): void {
  wantedRule.value = { rule };
  openAside("rules");
}

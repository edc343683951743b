/** The tables at which this browser sat lately: the way back to them from the cupboard. */
import { signal } from "@preact/signals";
import { tableExists, Trouble } from "../api";
import { recall, remember } from "../settings";
import type { Moment } from "./session";

export interface KnownTable {
  code: string;
  game: string;
  /** Who sat there when it was last seen. */
  names: string[];
  /** When that was, in milliseconds since 1970. */
  seen: number;
}

const key = "tables";
const most = 5;

function read(): KnownTable[] {
  try {
    const stored: unknown = JSON.parse(recall(key) ?? "[]");
    return Array.isArray(stored) ? (stored as KnownTable[]).filter(({ code }) => typeof code === "string") : [];
  } catch {
    return []; // whatever was stored there, it is no list of ours
  }
}

function keep(tables: KnownTable[]): void {
  const latest = tables.toSorted((a, b) => b.seen - a.seen).slice(0, most);
  knownTables.value = latest;
  remember(key, JSON.stringify(latest));
}

/** The latest ones, newest first. */
export const knownTables = signal<readonly KnownTable[]>(read());

/** Notes a table at which this browser has a seat or which it opened. */
export function rememberTable({ table, you }: Moment): void {
  if (!you.owner && you.seats.length === 0) return;
  const names = table.seats.map(({ name }) => name).filter(Boolean);
  const others = read().filter(({ code }) => code !== table.code); // other windows remember too
  keep([...others, { code: table.code, game: table.game, names, seen: Date.now() }]);
}

/** Forgets those that the server no longer has. */
export async function checkTables(): Promise<void> {
  for (const { code } of read()) {
    try {
      await tableExists(code);
    } catch (trouble) {
      const gone = trouble instanceof Trouble && [404, 410].includes(trouble.status);
      if (gone) keep(read().filter((table) => table.code !== code));
    }
  }
}

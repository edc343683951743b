/** Asking the server's plain addresses. Every failure becomes one sentence. */
import { signal } from "@preact/signals";
import type { Cupboard, Options, Rulebook } from "./generated/protocol";
import { language } from "./settings";
import { words } from "./words/words";

export class Trouble extends Error {
  constructor(readonly status: number, readonly code: string, sentence: string) {
    super(sentence);
  }
}

async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address, {
      ...init,
      headers: { "Accept-Language": language.value, ...init.headers },
    });
  } catch {
    throw new Trouble(0, "unreachable", words.value.unreachable);
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { code?: string; sentence?: string } | null;
  throw new Trouble(answer.status, said?.code ?? "unknown", said?.sentence ?? words.value.unexpected);
}

export const cupboard = signal<Cupboard | null>(null);

export async function openCupboard(): Promise<void> {
  cupboard.value ??= (await (await ask("/api/cupboard")).json()) as Cupboard;
}

export async function openTable(game: string, options: Options): Promise<string> {
  const answer = await ask(`/api/tables?language=${language.value}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ game, options }),
  });
  return ((await answer.json()) as { code: string }).code;
}

export const tableAddress = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

/** Throws the server's own sentence when there is no such table. */
export async function tableExists(code: string): Promise<void> {
  await ask(`${tableAddress(code)}/qr.svg?language=${language.value}`);
}

export async function fetchRulebook(game: string): Promise<Rulebook> {
  return (await (await ask(`/api/games/${game}/rulebook?language=${language.value}`)).json()) as Rulebook;
}

export async function fetchFaces(game: string): Promise<string> {
  return (await ask(`/api/games/${game}/faces.svg`)).text();
}

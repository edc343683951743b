/** The messages between the page and the server, and what the server's addresses answer. */

export type Language = "en" | "de";
export type Both = Record<Language, string>;
export type Value = string | number | boolean | null;
export type Options = Record<string, Value>;

export interface OptionForm {
  name: string;
  kind: "choice" | "number" | "colours";
  choices: { value: Value; label: Both }[];
  default: Value;
  applies_if: Record<string, Value[]> | null;
  help: Both;
  rule: string | null;
}

export interface GameCard {
  name: string;
  title: Both;
  players: [number, number];
  summary: Both;
  coming: boolean;
  options: OptionForm[];
  sentence: Both;
}

export interface Cupboard {
  games: GameCard[];
  address: string;
}

export interface RulebookItem {
  rule: string | null;
  text: string;
  drawing: string | null;
}

export interface Rulebook {
  title: string;
  sections: { title: string; items: RulebookItem[] }[];
}

export type Level = "easy" | "medium" | "hard";

/* Client to server */

export type Hello = { type: "hello"; language: Language; since: number | null };
export type Sit = { type: "sit"; id: string; seat: number; name: string };
export type Stand = { type: "stand"; id: string; seat: number };
export type Rename = { type: "rename"; id: string; name: string };
export type SeatBot = { type: "seat_bot"; id: string; seat: number; level: Level };
export type ClearSeat = { type: "clear_seat"; id: string; seat: number };
export type SetOptions = { type: "set_options"; id: string; options: Options };
export type Start = { type: "start"; id: string };
export type Act = { type: "act"; id: string; version: number; seat: number; action: string };
export type TakeBack = { type: "take_back"; id: string; version: number; seat: number };
export type Why = { type: "why"; id: string; seat: number; touched: string[] };
export type Again = { type: "again"; id: string };
export type Incoming =
  | Hello | Sit | Stand | Rename | SeatBot | ClearSeat | SetOptions | Start | Act | TakeBack | Why | Again;

/* Server to client */

export interface LogLine {
  version: number;
  sentence: string;
  kind: "play" | "table" | "pass" | "end";
  player: number | null;
}

export interface Seat {
  player: number;
  kind: "open" | "person" | "bot" | "left";
  name: string;
  level: Level | null;
  online: boolean;
}

export interface TableInfo {
  code: string;
  game: string;
  options: Options;
  status: "open" | "playing" | "over";
  seats: Seat[];
  turn: number[];
  spectators: number;
  took_back: boolean;
  can_take_back: number;
  thinking: number | null;
}

export interface Path {
  touch: string[];
  action: string;
  label: string | null;
}

export interface You {
  seats: number[];
  owner: boolean;
  name: string;
}

export type Update = {
  type: "update";
  version: number;
  since: number;
  log: LogLine[];
  table: TableInfo;
  view: object | null;
  prompt: string;
  paths: Path[];
  you: You;
  game_number: number;
};
export type NumberOnly = { type: "number"; version: number };
export type Done = { type: "done"; id: string; version: number };
export type Refused = {
  type: "refused";
  id: string | null;
  code: string;
  args: Record<string, string>;
  rule: string | null;
  sentence: string;
  version: number;
};
export type Because = { type: "because"; id: string; code: string; rule: string | null; sentence: string };
export type Notice = { type: "notice"; code: string; args: Record<string, string>; sentence: string };
export type Outgoing = Update | NumberOnly | Done | Refused | Because | Notice;

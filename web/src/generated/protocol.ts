/**
 * The messages between the page and the server, and what the server's addresses answer.
 * Made by `python -m armoire.server.typescript` from the server's structs: do not edit.
 */

export type Language = "de" | "en";
export type Both = Record<Language, string>;
export type Level = "easy" | "hard" | "medium";
export type Value = string | number | boolean | null;
export type Options = Record<string, Value>;

/**
 * A value that an option may have, and what it is called.
 *
 * `applies_if` lists situations in which it may be chosen, as those of an `OptionForm`.
 */
export interface Choice {
  value: Value;
  label: Both;
  applies_if?: Record<string, Value[]>[];
}

/**
 * How an option is asked for.
 *
 * `kind` is one of ``choice`` (one of `choices`), ``colours`` (letters of `choices`, one for each
 * seat, or nothing), ``number`` (a whole number from the first to the last of `choices`), ``text``
 * (checked by the game; `choices` names what is usual).
 * `applies_if` lists situations: in each, all the options named have one of the values given. An
 * option that applies in none keeps its default; an empty list is "always".
 */
export interface OptionForm {
  name: string;
  kind: "choice" | "colours" | "number" | "text";
  choices: Choice[];
  default: Value;
  applies_if: Record<string, Value[]>[];
  label: Both;
  help: Both;
  rule: string | null;
}

/** A game as it stands in the cupboard. */
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

/** A rule, or (without an id) a remark; `drawing` is an SVG document where there is one. */
export interface RulebookItem {
  rule: string | null;
  text: string;
  drawing: string | null;
}

export interface RulebookSection {
  title: string;
  items: RulebookItem[];
}

/** A game's rules in one language, in the order in which one would explain them. */
export interface Rulebook {
  title: string;
  sections: RulebookSection[];
}

/** A new table. */
export interface Opened {
  code: string;
}

/** Why a plain address cannot answer. */
export interface Trouble {
  code: string;
  args: Record<string, string>;
  sentence: string;
}

/** The body of a request for a table. */
export interface NewTable {
  game: string;
  options?: Record<string, string | number | boolean | null>;
}

/**
 * First of all, and again after a lost connection or a change of language.
 *
 * `since` is the last version heard, null for everything from the start of the game.
 */
export interface Hello {
  type: "hello";
  language: Language;
  since: number | null;
}

export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name: string;
}

export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}

export interface Rename {
  type: "rename";
  id: string;
  name: string;
}

export interface SeatBot {
  type: "seat_bot";
  id: string;
  seat: number;
  level: string;
}

export interface ClearSeat {
  type: "clear_seat";
  id: string;
  seat: number;
}

export interface SetOptions {
  type: "set_options";
  id: string;
  options: Record<string, string | number | boolean | null>;
}

export interface Start {
  type: "start";
  id: string;
}

/** An action, aimed at what lay on the table at `version`. */
export interface Act {
  type: "act";
  id: string;
  version: number;
  seat: number;
  action: string;
}

export interface TakeBack {
  type: "take_back";
  id: string;
  version: number;
  seat: number;
}

/** Asks why what was touched cannot be played. Changes nothing. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  touched: string[];
}

/** A seat has seen enough of the hidden cards that it was shown: never show them again. */
export interface CloseLook {
  type: "close_look";
  id: string;
  seat: number;
}

/** A random number of this person's browser, for the deal with this commitment. */
export interface Contribute {
  type: "contribute";
  id: string;
  commitment: string;
  number: string;
}

/** The table stands still until somebody who sits here says `go_on`. */
export interface Pause {
  type: "pause";
  id: string;
}

/** Ends the table's pause, whoever made it. */
export interface GoOn {
  type: "go_on";
  id: string;
}

/** A pass that answers by itself wherever the table asks everybody, from now on. */
export interface Standing {
  type: "standing";
  id: string;
  seat: number;
  until: "game" | "no" | "turn";
}

export interface Again {
  type: "again";
  id: string;
}

export type Incoming =
  | Hello
  | Sit
  | Stand
  | Rename
  | SeatBot
  | ClearSeat
  | SetOptions
  | Start
  | Act
  | TakeBack
  | Why
  | CloseLook
  | Contribute
  | Pause
  | GoOn
  | Standing
  | Again;

/** One event in words. `{P1}` stands for the first player's name. */
export interface LogLine {
  version: number;
  sentence: string;
  kind: "end" | "pass" | "play" | "table";
  player: number | null;
}

export interface Seat {
  player: number;
  kind: "bot" | "left" | "open" | "person";
  name: string;
  level: string | null;
  online: boolean;
}

/** Only actions out of turn count for a while: how much is `left` of how much, milliseconds. */
export interface PacedPause {
  left: number;
  of: number;
}

/**
 * The table asks everybody in private, and waits. Told to an audience of itself alone.
 *
 * `answered`: there is nothing (more) to answer; `standing` is the pass that answers by itself.
 */
export interface Poll {
  answered: boolean;
  standing: "game" | "turn" | null;
}

/**
 * The table as one audience may know it: `turn` names others only if it is publicly theirs.
 *
 * `programs` are those that can sit here beside the usual bots.
 * `held_by` is the seat whose person has paused the table, `held_name` how that person was called:
 * somebody else may sit there by now.
 */
export interface TableInfo {
  code: string;
  game: string;
  options: Options;
  status: "open" | "over" | "playing";
  seats: Seat[];
  turn: number[];
  spectators: number;
  took_back: boolean;
  can_take_back: number;
  thinking: number | null;
  pause: PacedPause | null;
  held_by: number | null;
  held_name: string;
  poll: Poll | null;
  programs: string[];
}

/** A legal action as things to touch one after the other; a labelled one is a button. */
export interface Path {
  touch: string[];
  action: string;
  label: string | null;
}

/**
 * Who is told. `owner`: may do what the owner may, as all who sit may while they are away.
 *
 * `standing` is one's own standing pass, also while nobody is asked.
 */
export interface You {
  seats: number[];
  owner: boolean;
  name: string;
  standing: "game" | "turn" | null;
}

/**
 * The table after the events from `since` (exclusive) to `version`; −1: the whole log.
 *
 * `asks_number` is the commitment of the next deal, for which this audience's browser should send
 * a random number (`contribute`).
 */
export interface Update {
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
  asks_number: string | null;
}

/** Something happened that this audience may not see. */
export interface NumberOnly {
  type: "number";
  version: number;
}

export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** A command, or a message that was none, changed nothing: why. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  args: Record<string, string>;
  rule: string | null;
  sentence: string;
  version: number;
}

/** The answer to `why`; code `legal` when it can be played. */
export interface Because {
  type: "because";
  id: string;
  code: string;
  rule: string | null;
  sentence: string;
}

/** Something about the line, not about the game. */
export interface Notice {
  type: "notice";
  code: string;
  args: Record<string, string>;
  sentence: string;
}

export type Outgoing =
  | Update
  | NumberOnly
  | Done
  | Refused
  | Because
  | Notice;

/**
 * What a game brings to the page: a folder below `games/` whose `index.tsx` exports `game`.
 * The page finds it by itself.
 */
import type { ComponentChildren, ComponentType } from "preact";
import type { IconName } from "../draw/icons";
import type { Both, Options } from "../generated/protocol";
import type { Around } from "../table/seating";
import type { TouchView } from "../touch/touch";

/** A pause as the clock of this window (`performance.now`) has it, in milliseconds. */
export interface Pause {
  until: number;
  of: number;
}

export interface TableProps {
  view: object;
  touch: TouchView;
  names: readonly string[];
  /** Changes once per game. */
  gameNumber: number;
  /** The seats of this window; empty for who only watches. */
  mine: readonly number[];
  /** Who sits where, seen from this window. */
  around: Around;
  /** Somebody's place card, for a game that lays out the whole table. */
  placeCard(player: number): ComponentChildren;
  /** What was shown to this window was looked at and lies hidden again. */
  closeLook(): void;
  /** Goes on with what has been waiting: see `Playable.lasts`. */
  goOn(): void;
  /** While only actions out of turn count. */
  pause: Pause | null;
}

export interface PlaceProps {
  view: object;
  player: number;
  options: Options;
}

export interface ButtonWords {
  /** Without it the server's words stand on the button. */
  label?: Both;
  key: string;
  icon?: IconName;
  /** How much it stands out; usually it is the one thing to do. */
  weight?: "moment" | "plain";
}

/** What a game keeps account of, beside the log and the rulebook. */
export interface Account {
  label: Both;
  Content: ComponentType<{ view: object; names: readonly string[] }>;
}

export interface Playable {
  /** What lies in the middle of the table. */
  Table: ComponentType<TableProps>;
  /**
   * Its table shows the place cards too, since hands lie before the people; "hand": one's own lies
   * below the prompt, within reach of the thumb (an element `.own-hand` of the table).
   */
  wholeTable?: true | "hand";
  /** What stands on a person's place card: colours, hands, counts. */
  Place: ComponentType<PlaceProps>;
  /** What a seat will play, before the game. */
  Seat?: ComponentType<{ options: Options; player: number }>;
  /** A card for what belongs to nobody, if there is such. */
  Nobody?: ComponentType<{ view: object }>;
  /** Who is in turn, for games in which others may act too. Without it, it is whoever may act. */
  inTurn?(view: object): number | null;
  /** The players in the order of play, where the seats do not say it. */
  order?(view: object): readonly number[];
  /** The players of each team; none where everybody plays alone. */
  teams?(options: Options): readonly (readonly number[])[];
  /** What is in hand and where it may go, beside the server's prompt; null: nothing to say. */
  holding?(view: object, touch: TouchView): string | null;
  /** What is to be done, shorter than the server says it; null: as the server says it. */
  prompt?(view: object, me: number | null, names: readonly string[]): string | null;
  /** What something is, for who touches it while nothing is held; null: the server says more. */
  tells?(view: object, target: string, names: readonly string[]): string | null;
  /** The points of everybody, best known now. */
  scores(view: object): readonly number[];
  /** Places from 1 when the game is over, else null. */
  places(view: object): readonly number[] | null;
  /** Announced once when it appears: "Yellow must pass." */
  announcements(view: object): string[];
  /** Labels and keys of the targets that are buttons. */
  buttons: Record<string, ButtonWords>;
  /** Targets that lie in the hand: held without being touched; null: nothing ever is. */
  inHand?(view: object): readonly string[] | null;
  /** What must be seen to before anything else can be done, as a prompt; null: nothing. */
  firstOfAll?(view: object): string | null;
  /** A pause for deciding, after which a button presses itself; null: there is none. */
  pause?(view: object): { button: string; seconds: number } | null;
  /** Milliseconds for which what just happened is seen; Infinity: until somebody goes on. */
  lasts?(view: object, before: object | null): number;
  account?: Account;
}

export interface Game {
  name: string;
  /** The lid of its box. */
  Lid: ComponentType;
  playable?: Playable;
}

const found = import.meta.glob<{ game: Game }>("./*/index.tsx", { eager: true });

export const games: ReadonlyMap<string, Game> = new Map(
  Object.values(found).map(({ game }) => [game.name, game]),
);

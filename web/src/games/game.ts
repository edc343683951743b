/**
 * What a game brings to the page: a folder below `games/` whose `index.tsx` exports `game`.
 * The page finds it by itself.
 */
import type { ComponentType } from "preact";
import type { Both, Options } from "../generated/protocol";
import type { TouchView } from "../touch/touch";

export interface TableProps {
  view: object;
  touch: TouchView;
  names: readonly string[];
  /** Changes once per game. */
  gameNumber: number;
}

export interface PlaceProps {
  view: object;
  player: number;
  options: Options;
}

export interface ButtonWords {
  label: Both;
  key: string;
}

export interface Playable {
  /** What lies in the middle of the table. */
  Table: ComponentType<TableProps>;
  /** What stands on a person's place card: colours, hands, counts. */
  Place: ComponentType<PlaceProps>;
  /** What a seat will play, before the game. */
  Seat?: ComponentType<{ options: Options; player: number }>;
  /** A card for what belongs to nobody, if there is such. */
  Nobody?: ComponentType<{ view: object }>;
  /** The players in the order of play, where the seats do not say it. */
  order?(view: object): readonly number[];
  /** The players of each team; none where everybody plays alone. */
  teams?(options: Options): readonly (readonly number[])[];
  /** What is in hand and where it may go, beside the server's prompt; null: nothing to say. */
  holding?(view: object, touch: TouchView): string | null;
  /** The points of everybody, best known now. */
  scores(view: object): readonly number[];
  /** Places from 1 when the game is over, else null. */
  places(view: object): readonly number[] | null;
  /** Announced once when it appears: "Yellow must pass." */
  announcements(view: object): string[];
  /** Labels and keys of the targets that are buttons. */
  buttons: Record<string, ButtonWords>;
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

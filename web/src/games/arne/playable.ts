/** Arne and Arne Junior on the page: one table for both. */
import type { Playable } from "../game";
import "./arne.css";
import "./stacks.css";
import "./centre.css";
import "./own-hand.css";
import "./around.css";
import "./moments.css";
import "./junior.css";
import { cardName, fruits } from "./card-words";
import { lengthOf } from "./choreography";
import { holding } from "./holding";
import { Place } from "./place";
import { rowTelling } from "./row";
import { Seat } from "./seat";
import { teamsOf } from "./sides";
import { stackName } from "./stack";
import { Table } from "./table";
import { groupOf, isTeams, named, rowOf, stackOf, type ArneView } from "./view";
import { words } from "./words";

/** What a touch of something tells, if nothing is held. */
function tells(view: ArneView, target: string, names: readonly string[]): string | null {
  const w = words();
  const [kind] = target.split(" ");
  if (kind === "row") {
    const row = rowOf(view, named(target));
    return row ? rowTelling(view, row, names) : null;
  }
  if (kind === "stack") {
    const stack = stackOf(view, named(target));
    return stack ? `${stackName(stack, view.junior)}.` : null;
  }
  if (target === "discard") return w.discardPile(view.discard[0] ? cardName(view.discard[0]) : null, view.discarded);
  return null;
}

/** Children are told in few words; `names` are of all players. */
function inFewWords(view: ArneView, me: number | null, names: readonly string[]): string | null {
  const w = words();
  if (!view.junior || view.to_move === null) return null;
  if (view.to_move !== me) return w.watch(names[view.to_move]!);
  if (view.phase === "boundary") return w.drawCard;
  if (view.demand) return w.giveFruit(names[view.demand.player]!, fruits(view.demand.colour, 2));
  const white = view.hand?.some(({ card, playable }) => playable && groupOf(card) !== "blacks");
  return view.phase === "turn" ? (white ? w.playCard : w.nothingToPlay) : null;
}

export const playable: Playable = {
  Table,
  wholeTable: "hand",
  Place,
  Seat,
  teams: teamsOf,
  inTurn: (view) => (view as ArneView).to_move,
  order: (anyView) => {
    const view = anyView as ArneView;
    return isTeams(view) ? view.places.map(({ player }) => player) : [];
  },
  prompt: (view, me, names) => inFewWords(view as ArneView, me, names),
  holding: (view, touch) => holding(view as ArneView, touch),
  tells: (view, target, names) => tells(view as ArneView, target, names),
  scores: (view) => (view as ArneView).scores,
  places: (view) => (view as ArneView).ranks,
  announcements: () => [],
  buttons: {
    end: { key: "e", icon: "turn" },
    pass: { key: "p", icon: "skip" },
  },
  inHand: () => null,
  lasts: (view, before) => lengthOf(before as ArneView | null, view as ArneView),
};

/** Arschmallows on the page. */
import type { Game } from "../game";
import "./arschmallows.css";
import "./moments.css";
import "./scores.css";
import { lengthOf } from "./choreography";
import { Lid } from "./lid";
import { lookFirst, openLooks } from "./looks";
import { Place } from "./place";
import { Scores } from "./scores";
import { Table } from "./table";
import { roundEnded, type ArschmallowsView } from "./view";

const decideWithin = 6; // seconds: long enough to count one's cards once more

export const game: Game = {
  name: "arschmallows",
  Lid,
  playable: {
    Table,
    wholeTable: true,
    Place,
    scores: (view) => (view as ArschmallowsView).scores,
    places: (view) => (view as ArschmallowsView).places,
    announcements: () => [],
    buttons: {
      call: { key: "a", icon: "call", weight: "moment" },
      done: { key: "d", icon: "done", weight: "plain" },
      decline: { key: "x", icon: "skip", weight: "plain" },
      extra: { key: "e", icon: "twice" },
      "shed end": { key: "t", icon: "turn" },
    },
    inHand: (view) => ((view as ArschmallowsView).phase === "taken" ? ["taken"] : []),
    firstOfAll: (view) => lookFirst(view as ArschmallowsView),
    pause: (view) => {
      const seen = openLooks(view as ArschmallowsView).length === 0;
      return seen && (view as ArschmallowsView).phase === "call" ? { button: "done", seconds: decideWithin } : null;
    },
    lasts: (anyView, anyBefore) => {
      const [view, before] = [anyView as ArschmallowsView, anyBefore as ArschmallowsView | null];
      return before && roundEnded(before, view) ? Infinity : lengthOf(before, view);
    },
    account: { label: { en: "Scores", de: "Punkte" }, Content: Scores },
  },
};

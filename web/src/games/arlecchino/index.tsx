/** Arlecchino on the page. */
import type { Game } from "../game";
import { Board } from "./board";
import "./arlecchino.css";
import { Lid } from "./lid";
import { Nobody, Place, SeatColours } from "./place";
import { teamsOf } from "./sides";
import { isJump, type ArlecchinoView, type Letter } from "./view";
import { colourName, words } from "./words";

export const game: Game = {
  name: "arlecchino",
  Lid,
  playable: {
    Table: Board,
    Place,
    Seat: SeatColours,
    Nobody,
    teams: teamsOf,
    order: (view) => {
      const players = (view as ArlecchinoView).colours.flatMap(({ player }) => player ?? []);
      return [...new Set(players)];
    },
    holding: (anyView, touch) => {
      const view = anyView as ArlecchinoView;
      const from = touch.held.at(-1);
      if (from === undefined || view.mover !== null || touch.lit.size === 0) return null;
      const reach = [...touch.lit];
      return words().canGo(
        reach.filter((to) => isJump(from, to)),
        reach.filter((to) => !isJump(from, to)),
      );
    },
    scores: (view) => (view as ArlecchinoView).scores,
    places: (view) => (view as ArlecchinoView).places,
    announcements: (view) =>
      (view as ArlecchinoView).passed.map((letter) => words().passes(colourName(letter as Letter))),
    buttons: { stop: { label: { en: "Stop here", de: "Hier anhalten" }, key: "s" } },
  },
};

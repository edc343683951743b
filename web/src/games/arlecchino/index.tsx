/** Arlecchino on the page. */
import type { Game } from "../game";
import { Board } from "./board";
import "./arlecchino.css";
import { Lid } from "./lid";
import { Place } from "./place";
import type { ArlecchinoView, Letter } from "./view";
import { colourName, words } from "./words";

export const game: Game = {
  name: "arlecchino",
  Lid,
  playable: {
    Table: Board,
    Place,
    scores: (view) => (view as ArlecchinoView).scores,
    places: (view) => (view as ArlecchinoView).places,
    announcements: (view) =>
      (view as ArlecchinoView).passed.map((letter) => words().passes(colourName(letter as Letter))),
    buttons: { stop: { label: { en: "Stop here", de: "Hier anhalten" }, key: "s" } },
  },
};

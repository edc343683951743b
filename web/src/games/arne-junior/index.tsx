/** Arne Junior on the page. */
import type { Game } from "../game";
import { playable } from "../arne/playable";
import { Lid } from "./lid";

export const game: Game = { name: "arne-junior", Lid, playable };

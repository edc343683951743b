/** Arne on the page. */
import type { Game } from "../game";
import { playable } from "./playable";
import { Lid } from "./lid";

export const game: Game = { name: "arne", Lid, playable };

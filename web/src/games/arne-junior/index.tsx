/** Arne Junior on the page: Arne's table, with its own look. */
import { playable } from "../arne/playable";
import { JuniorSeat } from "../arne/seat";
import type { Game } from "../game";
import { Lid } from "./lid";

export const game: Game = { name: "arne-junior", Lid, playable: { ...playable, Seat: JuniorSeat } };

/** What is in hand and where it may go, in a sentence. */
import type { TouchView } from "../../touch/touch";
import { cardName } from "./card-words";
import { groupOf, named, type ArneView } from "./view";
import { words } from "./words";

/** What is lit, by the first words of the targets. */
function kinds(lit: ReadonlySet<string>): Set<string> {
  return new Set([...lit].map((target) => (/^P\d/.test(target) ? "player" : target.split(" ")[0]!)));
}

export function holding(view: ArneView, touch: TouchView): string | null {
  const last = touch.held.at(-1);
  if (last === undefined || touch.lit.size === 0) return null;
  const w = words();
  const card = named(touch.held.findLast((target) => target.startsWith("hand ")) ?? "");
  const lit = kinds(touch.lit);
  let how = w.holdRow;
  if (card === "thief") how = w.holdThief;
  else if (lit.has("hand")) how = view.junior ? w.holdFruit : w.holdCard;
  else if (lit.has("stack")) how = w.holdStack;
  else if (lit.has("player")) how = w.holdPlayer;
  else if (lit.has("draw")) how = w.holdDraw;
  else if (lit.has("row") && lit.has("discard")) how = w.holdRowOrDiscard;
  else if (lit.has("discard")) how = groupOf(card) === "points" ? w.holdDiscard : w.holdPlay;
  else if (card === "ask2") how = w.holdColour;
  return w.hold(cardName(card), how);
}

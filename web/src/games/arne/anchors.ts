/** Where everything on the table lies, by the names of its anchors. */
import type { Place } from "../../motion/fly";

export type Places = Map<string, Place>;

/** In the window's own measures; anchors are marked `data-anchor`. */
export function placesOn(ground: Element): Places {
  const places: Places = new Map();
  for (const element of ground.querySelectorAll<HTMLElement>("[data-anchor]")) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0) places.set(element.dataset["anchor"]!, { left, top, width, height });
  }
  return places;
}

export const anchored = (ground: Element, anchor: string): HTMLElement | null =>
  ground.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);

/** A place as large as a card, around the middle of another. */
export function cardWithin(place: Place, width: number): Place {
  return {
    left: place.left + (place.width - width) / 2,
    top: place.top + (place.height - width / 0.75) / 2,
    width,
    height: width / 0.75,
  };
}

/** A game's drawn faces, fetched once and kept in the page for `<use href="#face-…">`. */
import { useEffect } from "preact/hooks";
import { fetchFaces } from "../api";

const asked = new Set<string>();

async function bring(game: string): Promise<void> {
  const drawn = new DOMParser().parseFromString(await fetchFaces(game), "image/svg+xml").documentElement;
  drawn.classList.add("sprite");
  drawn.setAttribute("aria-hidden", "true");
  document.body.prepend(document.adoptNode(drawn));
}

export function Sprite({ game }: { game: string }) {
  useEffect(() => {
    if (asked.has(game)) return;
    asked.add(game);
    bring(game).catch(() => asked.delete(game));
  }, [game]);
  return null;
}

/**
 * A game's drawn faces, for `<use href="#face-…">`: those of the game on the table are in the page,
 * and no others, since different games call different drawings by the same name.
 */
import { useEffect } from "preact/hooks";
import { fetchFaces } from "../api";

const fetched = new Map<string, Promise<SVGElement>>();

async function fetchSprite(game: string): Promise<SVGElement> {
  const drawn = new DOMParser().parseFromString(await fetchFaces(game), "image/svg+xml").documentElement;
  drawn.classList.add("sprite");
  drawn.setAttribute("aria-hidden", "true");
  return document.adoptNode(drawn) as Element as SVGElement;
}

function spriteOf(game: string): Promise<SVGElement> {
  const known = fetched.get(game);
  if (known) return known;
  const coming = fetchSprite(game);
  fetched.set(game, coming);
  coming.catch(() => fetched.delete(game)); // asked for again the next time
  return coming;
}

export function Sprite({ game }: { game: string }) {
  useEffect(() => {
    let sprite: SVGElement | null = null;
    let left = false;
    spriteOf(game).then(
      (drawn) => {
        if (left) return;
        sprite = drawn;
        document.body.prepend(drawn);
      },
      () => undefined,
    );
    return () => {
      left = true;
      sprite?.remove();
    };
  }, [game]);
  return null;
}

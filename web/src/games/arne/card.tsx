/** Cards, and the small signs of what lies on them and whose colour something is. */

export function Card({ card }: { card: string | null }) {
  return (
    <svg class="card-face" viewBox="0 0 240 320" aria-hidden="true">
      <use href={symbolOf(card)} />
    </svg>
  );
}

const symbolOf = (card: string | null): string => (card === null ? "#card-back" : `#card--${card}`);

/** `tab--…`, `shape--…` or `dummy--…`. */
export function Sign({ sign }: { sign: string }) {
  return (
    <svg class="arne-sign" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#${sign}`} />
    </svg>
  );
}

/** A card outside of what Preact draws, for cards in flight. */
export function drawCard(card: string | null): SVGSVGElement {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 240 320");
  svg.classList.add("card-face");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", symbolOf(card));
  svg.append(use);
  return svg;
}

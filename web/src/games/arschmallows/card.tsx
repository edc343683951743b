/** A card as it is drawn: a face by its code, or the back. */

export function Card({ card }: { card: string | null }) {
  return (
    <svg class="card-face" viewBox="0 0 240 320" aria-hidden="true">
      <use href={`#card-${card ?? "back"}`} />
    </svg>
  );
}

/** The same outside of what Preact draws, for cards in flight. */
export function drawCard(card: string | null): SVGSVGElement {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 240 320");
  svg.classList.add("card-face");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `#card-${card ?? "back"}`);
  svg.append(use);
  return svg;
}

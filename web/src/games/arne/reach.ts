/** A hand that slides in, takes hold of a card and slides away with it. */
import type { Place } from "../../motion/fly";
import { drawCard } from "./card";

const space = "http://www.w3.org/2000/svg";

function path(d: string, fill: string): SVGPathElement {
  const shape = document.createElementNS(space, "path");
  for (const [name, value] of Object.entries({
    d, fill, stroke: "#2B211A", "stroke-width": "4", "stroke-linejoin": "round", "stroke-linecap": "round",
  })) {
    shape.setAttribute(name, value);
  }
  return shape;
}

/** The hand reaches to the right: a glove, in Junior a raccoon's paw. */
export function drawThiefsHand(junior: boolean): SVGSVGElement {
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 140 80");
  const [sleeve, cuff, glove] = junior ? ["#8D99A6", "#5B6673", "#4A535E"] : ["#171310", "#4A3A52", "#D98FD0"];
  svg.append(
    path("M2 22H66V60H2Z", sleeve!),
    path("M58 18H74V64H58Z", cuff!),
    path(
      "M72 24C84 12 96 12 106 16L128 17C138 18 138 29 128 29L112 29 132 33C141 35 140 46 130 45L112 42 " +
        "126 49C134 53 130 62 121 60L104 53C96 66 82 66 72 58Z",
      glove!,
    ),
    path("M86 26C92 36 104 36 112 30", "none"),
  );
  return svg;
}

export interface Reach {
  hand: SVGSVGElement;
  /** Where it comes from, what it takes, and where to. */
  seat: Place;
  from: Place;
  to: Place;
  card: string;
  delay: number;
  time: number;
}

const middle = ({ left, top, width, height }: Place): [number, number] => [left + width / 2, top + height / 2];

/** Shows it over `sky`, which covers the window. */
export function reach(sky: Element, { hand, seat, from, to, card, delay, time }: Reach): void {
  const size = Math.max(96, from.width * 1.7);
  const box = document.createElement("div");
  box.className = "reach";
  box.style.width = `${size}px`;
  const face = drawCard(card);
  face.classList.add("reach-card");
  Object.assign(face.style, { width: `${from.width}px`, height: `${from.height}px` });
  box.append(face, hand);
  sky.append(box);

  const [sx, sy] = middle(seat);
  const [fx, fy] = middle(from);
  const [tx, ty] = middle(to);
  const turn = (Math.atan2(fy - sy, fx - sx) * 180) / Math.PI;
  const shrink = Math.min(1, to.width / from.width);
  // the finger tips, not the middle, are where it points
  const spot = (x: number, y: number, scale = 1): string =>
    `translate(${x}px, ${y}px) rotate(${turn}deg) translate(${-size * 0.86}px, ${-size * 0.28}px) scale(${scale})`;
  const animation = box.animate(
    [
      { transform: spot(sx, sy, 0.6), opacity: 0 },
      { transform: spot((sx + fx) / 2, (sy + fy) / 2), opacity: 1, offset: 0.14, easing: "ease-out" },
      { transform: spot(fx, fy), opacity: 1, offset: 0.4, easing: "ease-in-out" },
      { transform: spot(fx, fy), opacity: 1, offset: 0.5, easing: "ease-in" },
      { transform: spot(tx, ty, Math.max(0.45, shrink)), opacity: 1, offset: 0.94 },
      { transform: spot(tx, ty, Math.max(0.45, shrink)), opacity: 0 },
    ],
    { duration: time, delay, fill: "both" },
  );
  face.animate(
    [{ opacity: 0 }, { opacity: 0, offset: 0.44 }, { opacity: 1, offset: 0.45 }, { opacity: 1 }],
    { duration: time, delay, fill: "both" },
  );
  face.style.rotate = `${-turn}deg`;
  animation.onfinish = animation.oncancel = () => box.remove();
}

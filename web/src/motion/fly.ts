/**
 * Copies that fly over the table from one place to another, and turn over on the way. Knows no
 * game: what flies is drawn by who sends it. Only `transform` and `opacity` are animated.
 */

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Flight {
  from: Place;
  to: Place;
  /** What is seen at first, and after turning over if that is something else. */
  face: Element;
  then?: Element;
  /** Milliseconds. */
  delay?: number;
  time?: number;
  /** When it turns over, as a share of its time. */
  turnsAt?: number;
  /** How high it arcs, in its own heights. */
  arc?: number;
}

export const reducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export const flightTime = 420;
const ease = "cubic-bezier(.3, .05, .2, 1)";

const at = (place: Place, size: Place, lift = 0): string => {
  const scale = place.width / size.width;
  return `translate(${place.left}px, ${place.top - lift}px) scale(${scale})`;
};

/** Two faces that turn like a card: the first until the middle, the second from there on. */
function turning(face: Element, then: Element, delay: number, time: number, share: number): HTMLElement {
  const both = document.createElement("div");
  both.className = "flight-turn";
  both.append(face, then);
  const half = Math.min(0.5, 110 / time);
  const [start, middle, end] = [Math.max(0, share - half), share, Math.min(1, share + half)];
  const options: KeyframeAnimationOptions = { duration: time, delay, fill: "both" };
  face.animate(
    [
      { transform: "scaleX(1)", offset: 0 },
      { transform: "scaleX(1)", offset: start },
      { transform: "scaleX(0)", offset: middle },
      { transform: "scaleX(0)", offset: 1 },
    ],
    options,
  );
  then.animate(
    [
      { transform: "scaleX(0)", offset: 0 },
      { transform: "scaleX(0)", offset: middle },
      { transform: "scaleX(1)", offset: end },
      { transform: "scaleX(1)", offset: 1 },
    ],
    options,
  );
  return both;
}

/** Sends a copy over `sky`, which covers the table from its upper left corner. */
export function fly(sky: Element, flight: Flight): void {
  const { from, to, face, then, delay = 0, time = flightTime, turnsAt = 0.5, arc = 0.16 } = flight;
  const size = to.width > from.width ? to : from;
  const copy = document.createElement("div");
  copy.className = "flight";
  copy.style.width = `${size.width}px`;
  copy.style.height = `${size.height}px`;
  copy.append(then ? turning(face, then, delay, time, turnsAt) : face);
  sky.append(copy);
  const middle: Place = {
    left: (from.left + to.left) / 2,
    top: (from.top + to.top) / 2,
    width: (from.width + to.width) / 2,
    height: 0,
  };
  const still = Math.hypot(from.left - to.left, from.top - to.top) < 2;
  const frames: Keyframe[] = still
    ? [{ transform: at(from, size) }, { transform: at(to, size) }]
    : [
        { transform: at(from, size), easing: "ease-in" },
        { transform: at(middle, size, arc * size.height), easing: "ease-out" },
        { transform: at(to, size) },
      ];
  const animation = copy.animate(frames, { duration: time, delay, fill: "both", easing: still ? ease : "linear" });
  animation.onfinish = animation.oncancel = () => copy.remove();
}

/** Hides what will arrive, or has left, for a while. It comes back by itself. */
export function hide(element: Element | null | undefined, time: number, delay = 0): void {
  element?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time, delay });
}

/** Ends everything that flies. */
export function land(sky: Element): void {
  sky.replaceChildren();
}

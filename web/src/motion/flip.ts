/**
 * Things move from where they were. Knows no game: a thing is an element with `data-thing`, and
 * what happened to it is read off two looks at the table, before and after.
 */

interface Look {
  element: HTMLElement;
  box: DOMRect;
}
export type Table = Map<string, Look>;

/** What an update did, for the ear. */
export interface Motion {
  slid: number;
  leapt: number;
  fell: number;
  laid: number;
}

const time = 220;
const ease = "cubic-bezier(.22, .8, .3, 1)";
const stagger = 24;
const leap = 1.5; // farther than this many of its own widths, a thing jumps

export function look(ground: Element): Table {
  const table: Table = new Map();
  for (const element of ground.querySelectorAll<HTMLElement>("[data-thing]")) {
    table.set(element.dataset["thing"]!, { element, box: element.getBoundingClientRect() });
  }
  return table;
}

const reduced = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

function raise(element: HTMLElement, animation: Animation): void {
  element.dataset["moving"] = "";
  animation.onfinish = animation.oncancel = () => delete element.dataset["moving"];
}

function move(from: DOMRect, to: Look): boolean {
  const [dx, dy] = [from.left - to.box.left, from.top - to.box.top];
  const far = Math.hypot(dx, dy) > leap * to.box.width;
  if (reduced()) {
    to.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: time });
    return far;
  }
  const start = `translate(${dx}px, ${dy}px)`;
  const top = `translate(${dx / 2}px, ${dy / 2 - to.box.height * 0.3}px) scale(1.16)`;
  const frames = far
    ? [
        { transform: start, easing: "ease-out" },
        { transform: top, easing: "ease-in" },
        { transform: "none" },
      ]
    : [{ transform: start }, { transform: "none" }];
  raise(to.element, to.element.animate(frames, { duration: far ? time * 1.4 : time, easing: far ? "linear" : ease }));
  return far;
}

/** A copy falls off the table where the thing was. */
function fall({ element, box }: Look, floor: Element, delay: number): void {
  const copy = element.cloneNode(true) as HTMLElement;
  delete copy.dataset["thing"];
  delete copy.dataset["dragged"];
  copy.classList.add("fallen");
  Object.assign(copy.style, {
    left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`, transform: "",
  });
  floor.append(copy);
  const side = box.left + box.width / 2 < innerWidth / 2 ? -1 : 1;
  const frames = reduced()
    ? [{ opacity: 1 }, { opacity: 0 }]
    : [
        { transform: "none", opacity: 1 },
        { transform: `translate(${side * 14}px, -10px) rotate(${side * 8}deg)`, opacity: 1, offset: 0.25 },
        { transform: `translate(${side * 60}px, ${box.height * 2.2}px) rotate(${side * 50}deg)`, opacity: 0 },
      ];
  const animation = copy.animate(frames, { duration: reduced() ? time : 520, delay, easing: "ease-in", fill: "both" });
  animation.onfinish = animation.oncancel = () => copy.remove();
}

function lay({ element }: Look, place: number): void {
  const frames = reduced()
    ? [{ opacity: 0 }, { opacity: 1 }]
    : [{ opacity: 0, transform: "translateY(-26px) rotate(-6deg) scale(1.12)" }, { opacity: 1, transform: "none" }];
  element.animate(frames, { duration: time + 60, delay: place * stagger, easing: ease, fill: "backwards" });
}

/** Animates from the look `before` to what lies on `ground` now; what has gone falls to the `floor`. */
export function animate(before: Table, ground: Element, floor: Element): Motion {
  const motion: Motion = { slid: 0, leapt: 0, fell: 0, laid: 0 };
  for (const { element } of before.values()) {
    for (const running of element.getAnimations()) running.cancel();
  }
  const after = look(ground);
  for (const [thing, now] of after) {
    const then = before.get(thing);
    if (!then) lay(now, motion.laid++);
    else if (Math.hypot(then.box.left - now.box.left, then.box.top - now.box.top) > 2) {
      if (move(then.box, now)) motion.leapt += 1;
      else motion.slid += 1;
    }
  }
  for (const [thing, then] of before) {
    if (!after.has(thing)) fall(then, floor, time / 3 + motion.fell++ * stagger);
  }
  return motion;
}

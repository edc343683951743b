/**
 * Dragging a thing from its target to another, with mouse, pen or finger. What can be dragged is
 * marked `data-thing`, or `data-grip` if nothing but the hand moves it.
 */

const enough = 6; // pixels: less is a tap

interface Grip {
  pointer: number;
  target: string;
  thing: HTMLElement;
  x: number;
  y: number;
  moving: boolean;
}

export interface DragHooks {
  canLift(target: string): boolean;
  lifted(target: string): void;
  over(target: string | null): void;
  dropped(target: string | null): void;
}

export const targetAt = (place: Element | null): HTMLElement | null =>
  place?.closest<HTMLElement>("[data-target]") ?? null;

/** Listens on `ground` until the returned function is called. */
export function dragging(ground: HTMLElement, hooks: DragHooks): () => void {
  let grip: Grip | null = null;
  let swallowClick = false;

  const under = (event: PointerEvent): string | null => {
    const target = targetAt(document.elementFromPoint(event.clientX, event.clientY));
    return target !== null && ground.contains(target) ? target.dataset["target"]! : null;
  };

  const down = (event: PointerEvent): void => {
    swallowClick = false;
    const target = targetAt(event.target as Element);
    const name = target?.dataset["target"];
    const thing = target?.querySelector<HTMLElement>("[data-thing], [data-grip]");
    if (event.button !== 0 || !event.isPrimary || !name || !thing || !hooks.canLift(name)) return;
    grip = { pointer: event.pointerId, target: name, thing, x: event.clientX, y: event.clientY, moving: false };
  };

  const move = (event: PointerEvent): void => {
    if (grip === null || event.pointerId !== grip.pointer) return;
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!grip.moving) {
      if (Math.hypot(dx, dy) < enough) return;
      grip.moving = true;
      ground.setPointerCapture(grip.pointer);
      hooks.lifted(grip.target);
      grip.thing.dataset["dragged"] = "";
    }
    grip.thing.style.transform = `translate(${dx}px, ${dy}px)`;
    hooks.over(under(event));
  };

  const letFall = (thing: HTMLElement): void => {
    // The next update may already have taken the thing elsewhere; if not, it glides home.
    const from = thing.style.transform;
    thing.style.transform = "";
    delete thing.dataset["dragged"];
    thing.animate([{ transform: from }, { transform: "none" }], { duration: 180, easing: "ease-out" });
  };

  const up = (event: PointerEvent): void => {
    if (grip === null || event.pointerId !== grip.pointer) return;
    const { moving, thing, target } = grip;
    grip = null;
    if (!moving) return;
    swallowClick = true;
    setTimeout(() => (swallowClick = false)); // not every browser sends a click after a drag
    hooks.over(null);
    const place = event.type === "pointercancel" ? null : under(event);
    letFall(thing);
    hooks.dropped(place === target ? null : place);
  };

  const click = (event: MouseEvent): void => {
    if (!swallowClick) return;
    swallowClick = false;
    event.stopPropagation();
    event.preventDefault();
  };

  ground.addEventListener("pointerdown", down);
  ground.addEventListener("pointermove", move);
  ground.addEventListener("pointerup", up);
  ground.addEventListener("pointercancel", up);
  ground.addEventListener("click", click, true);
  return () => {
    ground.removeEventListener("pointerdown", down);
    ground.removeEventListener("pointermove", move);
    ground.removeEventListener("pointerup", up);
    ground.removeEventListener("pointercancel", up);
    ground.removeEventListener("click", click, true);
  };
}

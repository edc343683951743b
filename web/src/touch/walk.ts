/** Walking over targets with the arrow keys: the nearest one that lies that way. */

export const targetsIn = (ground: Element): HTMLElement[] => [
  ...ground.querySelectorAll<HTMLElement>("[data-target]"),
];

const ways: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isArrow = (key: string): boolean => key in ways;

const centre = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

export function nearest(from: HTMLElement, key: string, among: HTMLElement[]): HTMLElement | null {
  const [dx, dy] = ways[key]!;
  const [x, y] = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const target of among) {
    const [tx, ty] = centre(target);
    const along = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    const cost = along + 3 * aside;
    if (target !== from && along > 1 && aside <= along && cost < least) [best, least] = [target, cost];
  }
  return best;
}

/** Lets quick events follow one another at a pace the eye can follow. */
import { signal } from "@preact/signals";

const mostWaiting = 6;
const mostHeld = 60; // while somebody reads a result, much can happen

export class Pace<T> {
  private waiting: T[] = [];
  private timer = 0;
  /** Whether what is shown waits for `goOn`. */
  readonly held = signal(false);

  /**
   * @param show  shows an item
   * @param lasts  how long the item just shown is seen, in milliseconds; Infinity: until `goOn`
   */
  constructor(
    private readonly show: (item: T) => void,
    private readonly lasts: (item: T) => number,
  ) {}

  add(item: T): void {
    this.waiting.push(item);
    const most = this.held.value ? mostHeld : mostWaiting;
    if (document.hidden || this.waiting.length > most) this.flush();
    else if (this.timer === 0 && !this.held.value) this.next();
  }

  /** Shows everything at once: the next action skips what still runs. */
  flush(): void {
    const items = this.waiting;
    this.drop();
    for (const item of items) this.show(item);
  }

  /** Goes on after an item that lasts until somebody has seen it. */
  goOn(): void {
    if (!this.held.value) return;
    this.held.value = false;
    this.next();
  }

  drop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.held.value = false;
    this.waiting = [];
  }

  private next = (): void => {
    const item = this.waiting.shift();
    this.timer = 0;
    if (item === undefined) return;
    const time = this.lasts(item); // asked before: it compares with what is still shown
    this.held.value = time === Infinity;
    if (!this.held.value) this.timer = window.setTimeout(this.next, time);
    this.show(item);
  };
}

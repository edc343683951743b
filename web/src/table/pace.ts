/** Lets quick events follow one another at a pace the eye can follow. */

const between = 280; // a movement's 220 ms and a breath
const mostWaiting = 6;

export class Pace<T> {
  private waiting: T[] = [];
  private timer = 0;

  constructor(private readonly show: (item: T) => void) {}

  add(item: T): void {
    this.waiting.push(item);
    if (document.hidden || this.waiting.length > mostWaiting) this.flush();
    else if (this.timer === 0) this.next();
  }

  /** Shows everything at once: the next action skips what still runs. */
  flush(): void {
    const items = this.waiting;
    this.drop();
    for (const item of items) this.show(item);
  }

  drop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.waiting = [];
  }

  private next = (): void => {
    const item = this.waiting.shift();
    this.timer = item === undefined ? 0 : window.setTimeout(this.next, between);
    if (item !== undefined) this.show(item);
  };
}

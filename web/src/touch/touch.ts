/** What is held and what is lit at this table, and what a touch does. Knows no game. */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Path } from "../generated/protocol";
import { buttonsOf, heldBy, leadingOn, overTable, step } from "./paths";

/** What a game's table may ask while it names its targets. */
export interface TouchView {
  held: readonly string[];
  lit: ReadonlySet<string>;
  /** What one could begin with, whatever is held. */
  starts: ReadonlySet<string>;
  /** Where a touch of `target` would lead on to. */
  leadsTo(target: string): string[];
}

export class Touch {
  private readonly chosen = signal<readonly string[] | null>(null);
  /** What is being dragged. */
  private readonly carried = signal<string | null>(null);
  private readonly board = computed(() => overTable(this.paths.value));

  readonly buttons = computed(() => buttonsOf(this.paths.value));
  /** What was touched is held for as long as it leads on, whatever else happens meanwhile. */
  private readonly touched = computed<readonly string[] | null>(() => {
    const chosen = this.chosen.value;
    return chosen !== null && leadingOn(this.board.value, chosen).size > 0 ? chosen : null;
  });
  readonly held = computed<readonly string[]>(
    () => this.touched.value ?? (this.inHand.value === null ? [] : heldBy(this.board.value, this.inHand.value)),
  );
  /** What is held by itself leaves everything else lit that one could begin with instead. */
  readonly lit = computed<ReadonlySet<string>>(() => {
    const next = leadingOn(this.board.value, this.held.value);
    const carried = this.carried.value;
    if (carried !== null && this.held.value.length <= 1) {
      return new Set([...(this.held.value.length === 1 ? next : []), ...this.partners(carried)]);
    }
    if (this.touched.value !== null) return next;
    const others = [...leadingOn(this.board.value, [])].filter((start) => !this.held.value.includes(start));
    return new Set([...next, ...others]);
  });
  readonly view = computed<TouchView>(() => ({
    held: this.held.value,
    lit: this.lit.value,
    starts: leadingOn(this.board.value, []),
    leadsTo: (target) => [...leadingOn(this.board.value, [...this.held.value, target])],
  }));

  /**
   * @param inHand  targets that are held by themselves when a path begins with them; null: none ever
   * @param paths  the legal actions of who acts from this window
   * @param act  a path was touched to its end
   * @param wrong  a touch that leads nowhere: the targets, the last one being what was touched
   */
  constructor(
    private readonly paths: ReadonlySignal<readonly Path[]>,
    private readonly inHand: ReadonlySignal<readonly string[] | null>,
    private readonly act: (path: Path) => void,
    private readonly wrong: (touched: readonly string[]) => void,
  ) {}

  /** Whether `target` can be picked up to be dragged: it must lead somewhere. */
  canLift(target: string): boolean {
    return this.held.value.at(-1) === target || this.leads(target) || this.partners(target).length > 0;
  }

  lift(target: string): void {
    if (this.held.value.at(-1) !== target) this.chosen.value = this.leads(target) ? [target] : null;
    this.carried.value = target;
  }

  private leads(target: string): boolean {
    return leadingOn(this.board.value, [target]).size > 0;
  }

  /** What could be touched first, if `target` came second. */
  private partners(target: string): string[] {
    return [...leadingOn(this.board.value, [])].filter((start) => leadingOn(this.board.value, [start]).has(target));
  }

  touch(target: string): void {
    if (this.held.value.at(-1) === target) return this.letGo();
    const next = step(this.board.value, this.held.value, target);
    if (next.kind === "hold") return this.hold(next.touched);
    if (next.kind === "wrong") return this.wrong(next.touched); // what is held stays in hand
    this.letGo();
    this.act(next.path);
  }

  /** What is dragged was dropped on `target`; the two may also begin a path the other way round. */
  drop(target: string): void {
    const carried = this.carried.value;
    this.carried.value = null;
    if (carried === null) return;
    const turned = [target, carried];
    const held = this.held.value.at(-1) === carried;
    const onward = held && leadingOn(this.board.value, this.held.value).has(target);
    if (!onward && leadingOn(this.board.value, turned).size > 0) return this.hold(turned);
    if (!held) return this.wrong([carried, target]);
    this.touch(target);
  }

  /** Forgets what no longer leads on: it is not to be held again by itself. */
  forget(): void {
    if (this.chosen.value !== null && this.touched.value === null) this.chosen.value = null;
  }

  press(button: Path): void {
    this.letGo();
    this.act(button);
  }

  letGo(): void {
    this.carried.value = null;
    this.chosen.value = null;
  }

  private hold(touched: readonly string[]): void {
    this.chosen.value = touched;
  }
}

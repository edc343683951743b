/** What this window knows about its table, and the commands it can give. */
import { computed, effect, signal } from "@preact/signals";
import { tableExists, Trouble } from "../api";
import { games, type Pause } from "../games/game";
import type {
  Because, Done, Incoming, LogLine, Notice, Outgoing, Path, Refused, TableInfo, Update, You,
} from "../generated/protocol";
import { language } from "../settings";
import { words } from "../words/words";
import { Connection } from "./connection";
import { newId, randomNumber } from "./ids";
import { Pace } from "./pace";

/** Everything the table shows at one version. */
export interface Moment {
  version: number;
  gameNumber: number;
  table: TableInfo;
  view: object | null;
  prompt: string;
  paths: Path[];
  you: You;
  log: LogLine[];
  /** The pause for actions out of turn, by this window's clock. */
  pause: Pause | null;
}

/** What the server said, and when it was heard by this window's clock. */
type Heard = Update & { at: number };

const usually = 280; // milliseconds: a movement's 220 and a breath
const reading = 4000; // milliseconds for which a refusal stays, whatever happens

type WithId = Extract<Incoming, { id: string }>;
/** A command without its id: the session gives it one. */
export type Command = WithId extends infer C ? (C extends WithId ? Omit<C, "id"> : never) : never;
export type Answer = Done | Refused | Because;

/** Whether nothing that can be touched has changed: then what is held stays held. */
const sameMove = (before: Moment, update: Update): boolean =>
  before.gameNumber === update.game_number &&
  JSON.stringify([before.view, before.paths]) === JSON.stringify([update.view, update.paths]);

export class Session {
  readonly now = signal<Moment | null>(null);
  readonly missing = signal<string | null>(null);
  readonly replaced = signal(false);
  readonly notice = signal<Notice | null>(null);
  readonly refusal = signal<Refused | null>(null);
  readonly line = computed(() => this.connection.line.value);
  /** Names by player, for placeholders; an empty chair is called by its number. */
  readonly names = computed(() =>
    (this.now.value?.table.seats ?? []).map((seat) => seat.name || words.value.player(seat.player + 1)),
  );

  private readonly connection: Connection;
  private readonly pace = new Pace<Heard>((update) => this.show(update), (update) => this.lasts(update));
  private readonly pending = new Map<string, { message: WithId; resolve: (answer: Answer) => void }>();
  private heard = -1;
  private refusedAt = 0;
  private contributed: string | null = null;
  /** The id of a share in a deal: whatever is answered to it is nobody's business. */
  private share = "";
  private readonly stopListening: () => void;

  constructor(readonly code: string) {
    this.connection = new Connection(
      code,
      () => this.opened(),
      (message) => this.receive(message),
      () => void this.lookFor(),
    );
    this.connection.open();
    const hurry = () => this.connection.hurry();
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    let spoken = language.peek();
    const stopLanguage = effect(() => {
      if (language.value !== spoken) this.hello(null);
      spoken = language.value;
    });
    this.stopListening = () => {
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      stopLanguage();
    };
  }

  /** Gives a command; the answer comes when the server has decided, however often the line breaks. */
  command(command: Command): Promise<Answer> {
    const message = { ...command, id: newId() } as WithId;
    this.pace.flush();
    this.refusal.value = null;
    return new Promise((resolve) => {
      this.pending.set(message.id, { message, resolve });
      this.connection.send(message);
    });
  }

  /** Whether a result is being read and all the rest waits. */
  get isRead(): boolean {
    return this.pace.held.value;
  }

  /** Shows what has waited while a result was read. */
  goOn(): void {
    this.pace.goOn();
  }

  playHere(): void {
    this.replaced.value = false;
    this.notice.value = null;
    this.connection.open();
  }

  leave(): void {
    this.stopListening();
    this.pace.drop();
    this.connection.shut();
  }

  private opened(): void {
    this.contributed = null; // it may have been lost on the way; a second one changes nothing
    this.hello(this.heard < 0 ? null : this.heard);
    for (const { message } of this.pending.values()) this.connection.send(message);
  }

  private hello(since: number | null): void {
    this.connection.send({ type: "hello", language: language.peek(), since });
  }

  private async lookFor(): Promise<void> {
    if (this.now.peek()) return;
    try {
      await tableExists(this.code);
    } catch (trouble) {
      if (!(trouble instanceof Trouble) || trouble.status < 400 || trouble.status >= 500) return;
      this.missing.value = trouble.message;
      this.leave();
    }
  }

  private receive(message: Outgoing): void {
    switch (message.type) {
      case "update":
        return this.hear(message);
      case "number":
        if (message.version > this.heard + 1) return this.hello(this.heard);
        this.heard = Math.max(this.heard, message.version);
        return;
      case "done":
      case "because":
        return this.settle(message.id, message);
      case "refused":
        if (message.id === this.share) return;
        this.refusal.value = message;
        this.refusedAt = performance.now();
        if (message.id !== null) this.settle(message.id, message);
        return;
      case "notice":
        return this.note(message);
    }
  }

  private note(notice: Notice): void {
    if (notice.code === "replaced") {
      this.replaced.value = true;
      this.connection.shut();
    }
    this.notice.value = notice.code === "bot_ready" ? null : notice;
  }

  private settle(id: string, answer: Answer): void {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    waiting?.resolve(answer);
  }

  private hear(update: Update): void {
    if (update.since > this.heard) return this.hello(this.heard < 0 ? null : this.heard);
    this.heard = update.version;
    this.contribute(update.asks_number);
    this.pace.add({ ...update, at: performance.now() });
  }

  /** Sends this browser's share in the next deal, once: then nobody can choose what is dealt. */
  private contribute(commitment: string | null): void {
    if (commitment === null || commitment === this.contributed) return;
    this.contributed = commitment;
    this.share = newId();
    this.connection.send({ type: "contribute", id: this.share, commitment, number: randomNumber() });
  }

  private lasts({ table, view, game_number }: Update): number {
    const before = this.now.peek();
    const same = before?.gameNumber === game_number ? before.view : null;
    return (view && games.get(table.game)?.playable?.lasts?.(view, same)) ?? usually;
  }

  private show(update: Heard): void {
    const before = this.now.peek();
    const known = update.since < 0 || before === null ? [] : before.log;
    const last = known.at(-1)?.version ?? -1;
    if (performance.now() - this.refusedAt > reading) this.refusal.value = null;
    const pause = update.table.pause;
    this.now.value = {
      version: update.version,
      gameNumber: update.game_number,
      table: update.table,
      view: update.view,
      prompt: update.prompt,
      paths: before && sameMove(before, update) ? before.paths : update.paths,
      you: update.you,
      log: [...known, ...update.log.filter((line) => line.version > last || known.length === 0)],
      pause: pause && { until: update.at + pause.left, of: pause.of },
    };
  }
}

/** The seat of this window that may act now. */
export const actingSeat = (now: Moment): number | undefined =>
  now.you.seats.find((seat) => now.table.turn.includes(seat));

/** Whether it is a seat's turn, which is not the same where others may act too. */
export function isInTurn(now: Moment, seat: number): boolean {
  const inTurn = games.get(now.table.game)?.playable?.inTurn;
  if (now.table.status !== "playing" || !now.view) return false;
  return inTurn ? inTurn(now.view) === seat : now.table.turn.includes(seat);
}

export const isMyTurn = (now: Moment): boolean => now.you.seats.some((seat) => isInTurn(now, seat));

/** One WebSocket to one table: opens, opens again with patience, and speaks JSON. */
import { signal } from "@preact/signals";
import { tableAddress } from "../api";
import type { Incoming, Outgoing } from "../generated/protocol";

export type Line = "connecting" | "open" | "lost" | "shut";

const firstPause = 400;
const longestPause = 8000;

export class Connection {
  readonly line = signal<Line>("connecting");
  private socket: WebSocket | null = null;
  private failures = 0;
  private timer = 0;

  /**
   * @param opened  called when a socket is open: says hello
   * @param received  called with each message
   * @param failed  called after a socket that never opened, with how often in a row
   */
  constructor(
    private readonly code: string,
    private readonly opened: () => void,
    private readonly received: (message: Outgoing) => void,
    private readonly failed: (times: number) => void,
  ) {}

  open(): void {
    clearTimeout(this.timer);
    if (this.line.value === "shut") this.line.value = "connecting";
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${tableAddress(this.code)}/socket`);
    let wasOpen = false;
    this.socket = socket;
    socket.onopen = () => {
      wasOpen = true;
      this.failures = 0;
      this.line.value = "open";
      this.opened();
    };
    socket.onmessage = (event) => this.received(JSON.parse(event.data as string) as Outgoing);
    socket.onclose = () => {
      if (this.socket !== socket || this.line.value === "shut") return;
      this.line.value = "lost";
      this.failures += 1;
      if (!wasOpen) this.failed(this.failures);
      this.tryLater();
    };
  }

  private tryLater(): void {
    const pause = Math.min(longestPause, firstPause * 2 ** (this.failures - 1));
    this.timer = window.setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2));
  }

  /** Tries now, without waiting: the network or the window came back. */
  hurry(): void {
    if (this.line.value === "lost") this.open();
  }

  send(message: Incoming): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  shut(): void {
    clearTimeout(this.timer);
    this.line.value = "shut";
    this.socket?.close();
  }
}

// One table over one WebSocket. It comes back by itself, and says again what was not answered: the server knows
// a repeated id and gives the first answer, so nothing happens twice.

import { Refused } from "./api";
import { VERSION, type Ok, type Request, type ServerMessage } from "./protocol";

export type Line = "connecting" | "open" | "lost" | "closed";

export interface Handlers {
  message: (message: ServerMessage) => void;
  line: (line: Line, why?: string, code?: string) => void;
}

/** What of the browser's WebSocket is used, so that tests can stand in for it. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

interface Waiting {
  text: string;
  sent: boolean;
  resolve: (ok: Ok) => void;
  reject: (why: Refused) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 12_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;
/** After these the server means it: coming back would change nothing. */
const FINAL = new Set(["version", "bad-token", "unknown-table", "malformed"]);

/** Not crypto.randomUUID: a table in the local network may be opened over plain HTTP, where that is missing. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Full jitter over a doubling wait: after a restart not everybody knocks at once. */
export function backOff(tries: number, random = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + random / 2);
}

function browserWire(): Wire {
  const url = new URL("/ws", location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(url) as unknown as Wire;
}

export class TableSocket {
  line: Line = "connecting";
  private wire: Wire | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private greeted = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private readonly knock = (): void => {
    if (this.line === "lost" && document.visibilityState !== "hidden") this.connect();
  };

  constructor(
    private readonly table: string,
    /** Read at every hello: a seat may have been taken meanwhile. */
    private readonly tokens: () => string[],
    private readonly on: Handlers,
    private readonly open: () => Wire = browserWire,
  ) {
    if (typeof addEventListener === "function") {
      addEventListener("online", this.knock);
      document.addEventListener("visibilitychange", this.knock);
    }
    this.connect();
  }

  /** Ask for something; resolves with the answer, rejects with a Refused. Survives lost lines. */
  request(request: Request): Promise<Ok> {
    const id = newId();
    return new Promise((resolve, reject) => {
      if (this.line === "closed") return reject(new Refused(0, "offline", "This table is closed here. Reload the page."));
      const waiting = { text: JSON.stringify({ ...request, id }), sent: false, resolve, reject };
      this.waiting.set(id, waiting);
      if (this.greeted) this.say(waiting);
    });
  }

  /** Say hello again: after taking a seat, or when something was missed. */
  hello(): void {
    const tokens = this.tokens();
    if (tokens.length === 0) this.wire?.send(JSON.stringify({ t: "hello", v: VERSION, table: this.table }));
    for (const token of tokens) this.wire?.send(JSON.stringify({ t: "hello", v: VERSION, table: this.table, token }));
  }

  close(why?: string, code?: string): void {
    clearTimeout(this.timer);
    clearInterval(this.heart);
    if (typeof removeEventListener === "function") {
      removeEventListener("online", this.knock);
      document.removeEventListener("visibilitychange", this.knock);
    }
    const wire = this.wire;
    this.drop();
    wire?.close();
    for (const { reject } of this.waiting.values()) reject(new Refused(0, "closed", why ?? "The table was left."));
    this.waiting.clear();
    this.set("closed", why, code);
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.set("connecting");
    const wire = this.open();
    this.wire = wire;
    wire.onopen = () => {
      this.hello();
      this.heard = Date.now();
      clearInterval(this.heart);
      this.heart = setInterval(() => this.beat(), PING_EVERY);
    };
    wire.onmessage = (event) => this.receive(String(event.data));
    wire.onclose = () => {
      if (this.wire !== wire || this.line === "closed") return;
      this.drop();
      this.set("lost");
      this.timer = setTimeout(() => this.connect(), backOff(this.tries++));
    };
  }

  private drop(): void {
    clearInterval(this.heart);
    this.wire = null;
    this.greeted = false;
    for (const waiting of this.waiting.values()) waiting.sent = false;
  }

  private beat(): void {
    this.wire?.send('{"t":"ping"}');
    const since = this.heard;
    const wire = this.wire;
    setTimeout(() => {
      if (this.wire === wire && this.heard === since) wire?.close();
    }, PONG_WITHIN);
  }

  private say(waiting: Waiting): void {
    waiting.sent = true;
    this.wire?.send(waiting.text);
  }

  private receive(text: string): void {
    this.heard = Date.now();
    const message = JSON.parse(text) as ServerMessage;
    switch (message.t) {
      case "welcome":
        this.tries = 0;
        this.on.message(message);
        if (!this.greeted) {
          this.greeted = true;
          this.set("open");
          for (const waiting of this.waiting.values()) if (!waiting.sent) this.say(waiting);
        }
        return;
      case "ok":
        this.waiting.get(message.id)?.resolve(message);
        this.waiting.delete(message.id);
        return;
      case "no": {
        const waiting = this.waiting.get(message.id ?? "");
        if (waiting) {
          waiting.reject(new Refused(0, message.code, message.message, message.clause));
          this.waiting.delete(message.id!);
        } else if (FINAL.has(message.code) && !this.greeted) this.close(message.message, message.code);
        return;
      }
      case "bye":
        if (FINAL.has(message.code)) this.close(message.message, message.code);
        return;
      case "pong":
        return;
      default:
        this.on.message(message);
    }
  }

  private set(line: Line, why?: string, code?: string): void {
    this.line = line;
    this.on.line(line, why, code);
  }
}

// A table as the page sees it: what the socket says, what is shown just now, and what can be asked of it.

import { faces, type Ask, type Refusal } from "../games";
import { api, Refused, rulesOf } from "../lib/api";
import type { Choice, LogEntry, Observation, Request, Seat, ServerMessage, State, Talk, Welcome } from "../lib/protocol";
import { forget, keepSeat, held as heldSeats, tokensOf } from "../lib/session";
import { settings } from "../lib/settings.svelte";
import { TableSocket, type Line } from "../lib/socket";
import { play } from "../lib/sound";

interface Shown {
  m: number;
  observation: Observation;
  step: string | null;
}

const STEP = 420;
const WARP_STEP = 740;

export class TableStore {
  line = $state<Line>("connecting");
  closed = $state<string | null>(null);
  info = $state.raw<Welcome | null>(null);
  seats = $state.raw<Seat[]>([]);
  entries = $state.raw<LogEntry[]>([]);
  talk = $state.raw<Talk[]>([]);
  state = $state.raw<State | null>(null);
  /** When the newest state came: clocks run from here. */
  since = $state(0);
  shown = $state.raw<Shown | null>(null);
  /** An earlier moment that is looked at, or null for now. */
  past = $state.raw<Shown | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  notice = $state<string | null>(null);
  rematch = $state.raw<{ table: string | null; asked: number[] }>({ table: null, asked: [] });
  ask = $state.raw<Ask | null>(null);
  heard = $state("");
  unread = $state(0);
  flip = $state(false);

  private socket: TableSocket;
  private queue: Shown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private moments = new Map<number, Observation>();
  private oriented = false;

  constructor(readonly id: string) {
    this.socket = this.connect();
  }

  private connect(): TableSocket {
    return new TableSocket(this.id, () => tokensOf(this.id), {
      message: (message) => this.receive(message),
      line: (line, why, code) => {
        this.line = line;
        if (line !== "closed") return;
        // A seat that was given to a bot is no longer ours: go on as one who watches.
        if (code === "bad-token" && tokensOf(this.id).length > 0) {
          forget(this.id);
          this.socket = this.connect();
        } else this.closed = why ?? null;
      },
    });
  }

  leave(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }

  // ---- what is so

  get you(): number[] {
    return this.info?.you ?? [];
  }

  get face() {
    return this.info ? faces[this.info.game] : undefined;
  }

  get names(): Record<number, string> {
    const same = (name: string): boolean => this.seats.filter((seat) => seat.name === name).length > 1;
    return Object.fromEntries(this.seats.map(({ seat, name }) => [seat, !name ? `Player ${seat}` : same(name) ? `${name} ${seat}` : name]));
  }

  get token(): string | undefined {
    return tokensOf(this.id)[0];
  }

  get mine(): boolean {
    return this.state !== null && this.you.includes(this.state.asked) && this.state.prompt !== null;
  }

  /** The board shows the newest state, so the prompt may be answered on it. */
  get settled(): boolean {
    return this.past === null && this.shown?.observation === this.state?.observation;
  }

  get choices(): Choice[] {
    return this.settled && this.state?.prompt ? this.state.prompt.choices : [];
  }

  /** Choices that point at nothing on the table: buttons. */
  get plain(): Choice[] {
    return this.state?.prompt?.choices.filter((choice) => choice.refs.length === 0) ?? [];
  }

  get waitingForSeats(): boolean {
    return this.seats.some((seat) => seat.kind === "open");
  }

  get view(): Shown | null {
    return this.past ?? this.shown;
  }

  /** The moves of the turn that is shown; at its beginning, those of the turn before. */
  get trail(): string[] {
    const m = this.view?.m ?? 0;
    const last = this.entries[m - 1];
    if (!last) return [];
    const turn: string[] = [];
    for (let i = m - 1; i >= 0 && this.entries[i].turn === last.turn; i--) turn.unshift(this.entries[i].text);
    return turn;
  }

  // ---- what the server says

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.info = message;
        this.seats = message.seats;
        this.entries = message.entries;
        this.talk = message.talk;
        for (const seat of message.you) this.remember(seat, message.game);
        break;
      case "entries":
        if (message.from - 1 > this.entries.length) this.socket.hello();
        else {
          this.entries = [...this.entries.slice(0, message.from - 1), ...message.entries];
          for (const m of [...this.moments.keys()]) if (m >= message.from) this.moments.delete(m);
        }
        break;
      case "state":
        this.arrive(message);
        break;
      case "seats":
        this.seats = message.seats;
        break;
      case "talk":
        this.talk = [...this.talk, message];
        if (!this.you.includes(message.seat)) this.unread++;
        break;
      case "rematch":
        this.rematch = message;
        break;
    }
  }

  private remember(seat: number, game: string): void {
    const token = heldSeats(this.id)?.tokens[seat];
    if (token) keepSeat(this.id, game, seat, token);
  }

  private arrive(state: State): void {
    const before = this.state;
    this.state = state;
    this.since = Date.now();
    if (!this.oriented) void this.orient(state);
    const entry = this.entries[state.m - 1];
    const next = before !== null && state.m === before.m + 1 && entry ? entry.text : null;
    if (before === null || state.m !== before.m || state.n !== before.n) {
      this.refusal = null;
      this.enqueue({ m: state.m, observation: state.observation, step: next });
    } else if (this.queue.length === 0) this.shown = { m: state.m, observation: state.observation, step: null };
    else this.queue[this.queue.length - 1].observation = state.observation;
    if (before && before.asked !== state.asked && this.mine) void play("turn");
    if (before && !before.over && state.over) void play("over");
    if (entry && before && state.m > before.m && !this.you.includes(entry.seat)) this.heard = this.say(entry).join(" ");
  }

  /** Look from your own side, as the first moment shows it. */
  private async orient(state: State): Promise<void> {
    this.oriented = true;
    if (this.you.length !== 1) return;
    const first = state.m === 0 ? state.observation : (await api.moment(this.id, 0, this.token).catch(() => null))?.observation;
    if (first) this.flip = this.face?.turned(first, this.you[0]) ?? false;
  }

  // ---- showing one step after the other

  private enqueue(next: Shown): void {
    this.queue.push(next);
    if (this.timer === undefined) this.advance();
  }

  private advance(): void {
    this.timer = undefined;
    const next = this.queue.shift();
    if (!next) return;
    this.shown = next;
    const sound = next.step ? this.face?.sound(next.step) : null;
    if (sound) void play(sound);
    if (this.queue.length === 0 && !next.step) return;
    const wait = sound === "warp" ? WARP_STEP : sound ? STEP : 0;
    this.timer = setTimeout(() => this.advance(), settings.reduced ? Math.min(wait, 150) : wait);
  }

  /** Somebody wants to act: show what is, now. */
  flush(): void {
    if (this.queue.length === 0) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.queue[this.queue.length - 1];
    this.queue = [];
    this.shown = { ...last, step: null };
  }

  // ---- looking back

  async look(m: number): Promise<void> {
    const now = this.state?.m ?? 0;
    if (m >= now) {
      this.past = null;
      return;
    }
    const target = Math.max(0, m);
    let observation = this.moments.get(target);
    if (!observation) {
      try {
        observation = (await api.moment(this.id, target, this.token)).observation;
        this.moments.set(target, observation);
      } catch (why) {
        this.tell(why);
        return;
      }
    }
    const forward = this.past !== null && target === this.past.m + 1;
    this.refusal = null;
    this.past = { m: target, observation, step: forward ? (this.entries[target - 1]?.text ?? null) : null };
  }

  // ---- asking

  private async request(request: Request): Promise<boolean> {
    try {
      await this.socket.request(request);
      this.notice = null;
      return true;
    } catch (why) {
      this.tell(why);
      return false;
    }
  }

  tell(why: unknown): void {
    const clause = why instanceof Refused && why.clause ? ` (${why.clause.split(" ").at(-1)})` : "";
    this.notice = why instanceof Error ? why.message + clause : String(why);
  }

  choose(choice: Choice): void {
    const state = this.state;
    if (!state?.prompt) return;
    this.refusal = null;
    void this.request({ t: "choose", n: state.n, text: choice.text, seat: state.prompt.seat });
  }

  undo(): void {
    const state = this.state;
    if (state?.undo.to == null || state.m <= state.undo.to) return;
    void this.request({ t: "undo", n: state.n, to: state.m - 1 });
  }

  async why(refs: string[]): Promise<void> {
    void play("refuse");
    try {
      const answer = await this.socket.request({ t: "why", refs });
      if (answer.possible) return;
      // A sentence may begin with a square, and squares are small letters.
      const title = this.withNames(answer.message ?? "").replace(/^[A-Z](?=\d)/, (file) => file.toLowerCase());
      this.refusal = { refs, title, text: "", clause: answer.clause ?? null };
      const book = await rulesOf(this.info!.game);
      const text = book.clauses.find((clause) => answer.clause?.endsWith(clause.id))?.text ?? "";
      if (this.refusal?.refs === refs) this.refusal = { ...this.refusal, text: text.length > 150 ? `${text.slice(0, text.lastIndexOf(" ", 146))} …` : text };
    } catch (why) {
      this.tell(why);
    }
  }

  resign = (): Promise<boolean> => this.request({ t: "resign" });
  offer = (what: "draw" | "takeback"): Promise<boolean> => this.request({ t: "offer", what });
  reply = (what: "draw" | "takeback", yes: boolean): Promise<boolean> => this.request({ t: "reply", what, yes });
  again = (): Promise<boolean> => this.request({ t: "rematch" });
  speak = (text: string): Promise<boolean> => this.request({ t: "say", text });

  async sit(code?: string, seat?: number): Promise<void> {
    try {
      const sat = await api.join(this.id, { name: settings.name || "Guest", code, seat });
      keepSeat(this.id, this.info?.game ?? "", sat.seat, sat.token);
      this.oriented = false;
      this.socket.hello();
    } catch (why) {
      this.tell(why);
    }
  }

  async toBot(seat: number, level: number): Promise<void> {
    try {
      await api.replace(this.id, this.token ?? "", seat, level);
    } catch (why) {
      this.tell(why);
    }
  }

  // ---- words

  withNames(text: string): string {
    return text.replace(/\b[Pp]layer (\d)\b/g, (whole, seat: string) => this.names[Number(seat)] ?? whole);
  }

  /** An entry in sentences, with names. */
  say(entry: LogEntry): string[] {
    return entry.words.map((sentence) => this.withNames(sentence));
  }
}

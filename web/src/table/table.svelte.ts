// A table as the page sees it: what the socket says, what is shown just now, and what can be asked of it.

import { addCards } from "../cards/cards.svelte";
import { faceOf, faceSoon, type Ask, type Face, type Lost, type Refusal } from "../games";
import { allGames, api, Refused, rulesOf } from "../lib/api";
import { DONE, END, PASS } from "../lib/protocol";
import type {
  Choice, Dice, LogEntry, Moment, News, Observation, Odds, PassingWish, Request, Seat, ServerMessage, State, Talk, Welcome,
} from "../lib/protocol";
import { remember } from "../lib/refusal";
import { forget, keepSeat, held as heldSeats, tokensOf } from "../lib/session";
import { notify, notifying, subscribe } from "../lib/notify.svelte";
import { settings } from "../lib/settings.svelte";
import { TableSocket, type Line } from "../lib/socket";
import { Parts } from "./parts.svelte";
import { EMPTY, entryAt, joined, kept, linesJoined, Pieces, replaced, whole, type Log } from "./past";
import { glance, namesIn, newsOf, told, written } from "./spoken";
import { keepWish, keptWish, NO_WISH, toldWish, type Wishes } from "./wishes";
import { play } from "../lib/sound";

interface Shown {
  m: number;
  observation: Observation;
  /** The choice that led here, or the one that was taken back to come here. */
  step: string | null;
  back?: string | null;
  /** The verb of that choice. */
  verb?: string;
}

const STEP = 420;

/** A choice and what was rolled after it, as the board is told: "Pc3xc4 (6,2)". */
const stepOf = (entry: LogEntry): string => [entry.text, ...(entry.rolled ?? [])].join(" ");

export class TableStore {
  line = $state<Line>("connecting");
  closed = $state<string | null>(null);
  info = $state.raw<Welcome | null>(null);
  seats = $state.raw<Seat[]>([]);
  watching = $state(0);
  log = $state.raw<Log>(EMPTY);
  talk = $state.raw<Talk[]>([]);
  state = $state.raw<State | null>(null);
  dice = $state.raw<Dice | null>(null);
  /** When the newest state came: clocks run from here. */
  since = $state(0);
  shown = $state.raw<Shown | null>(null);
  /** An earlier moment that is looked at, or null for now. */
  past = $state.raw<Shown | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  notice = $state<string | null>(null);
  rematch = $state.raw<{ table: string | null; asked: number[] }>({ table: null, asked: [] });
  ask = $state.raw<Ask | null>(null);
  /** A choice that waits for a second yes, because something would be given away. */
  losing = $state.raw<(Lost & { choice: Choice; n: number }) | null>(null);
  heard = $state("");
  unread = $state(0);
  flip = $state(false);

  /** What this browser's seats want to be asked; kept for the next table of the same game. */
  passing = $state.raw<Wishes>(NO_WISH);
  /** The phases in which a seat of this game may want to be asked. */
  stops = $state.raw<string[]>([]);
  /** May a seat give up? */
  resigns = $state(true);

  /** The newest moment that has been shown to its end, and what was so then. */
  seen = $state(0);
  private calm = $state.raw<Observation | null>(null);

  private socket: TableSocket;
  private queue: Shown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private moments = new Map<number, Moment>();
  private readonly pieces = new Pieces((request) => this.socket.request(request), () => this.log.first, "log", (ok) => {
    this.log = joined(this.log, ok.from ?? 0, ok.entries ?? []);
  });
  private readonly lines = new Pieces((request) => this.socket.request(request), () => this.talk[0]?.k ?? 1, "talk", (ok) => {
    this.talk = linesJoined(this.talk, ok.talk ?? []);
  });
  private oriented = false;
  /** The choice that was taken off the end of the log last. */
  private gone: LogEntry | null = null;
  /** Our parts of the dice. */
  readonly parts: Parts;
  /** The state whose question has been answered last. */
  private answered = -1;
  private weighed = new Map<string, Promise<Odds | null>>();

  constructor(readonly id: string) {
    this.parts = new Parts(id, (request) => this.socket.request(request));
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

  get face(): Face | undefined {
    return faceOf(this.info?.game);
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
    return this.past === null && this.shown !== null && this.shown.observation === this.state?.observation;
  }

  /** The newest moment is still being shown: what it brought is told afterwards. */
  get showing(): boolean {
    return this.state !== null && this.past === null && this.seen < this.state.m;
  }

  /** Dice are among what is still being shown: even the next question would tell how they fell. */
  get rolling(): boolean {
    return this.showing && [this.shown, ...this.queue].some((one) => one?.step && one.m > this.seen && this.face?.sound(one.step, one.verb ?? "") === "dice");
  }

  get choices(): Choice[] {
    return this.settled && !this.rolling && this.state?.prompt ? this.state.prompt.choices : [];
  }

  /** Choices that point at nothing on the table: buttons. The one that ends or passes stands last, at the edge: there it stays. */
  get plain(): Choice[] {
    const plain = this.state?.prompt?.choices.filter((choice) => choice.refs.length === 0) ?? [];
    const last = (choice: Choice): number => Number(this.ends(choice) || choice.verb === PASS || choice.verb === DONE);
    return plain.sort((a, b) => last(a) - last(b));
  }

  /** The answer that comes last in a row of buttons, where it always stands: ending, passing, done. */
  get closing(): Choice | null {
    const choice = this.plain.at(-1);
    return choice && (this.ends(choice) || choice.verb === PASS || choice.verb === DONE) ? choice : null;
  }

  /** Can the open question be answered by passing priority? */
  get passable(): boolean {
    return this.choices.some((choice) => choice.verb === PASS);
  }

  /** May a seat of this game let the server pass for it? */
  get yields(): boolean {
    return this.passable && this.stops.length > 0;
  }

  /** Pass; and go on passing until somebody adds an effect, or the turn ends. */
  pass(until: PassingWish["yield"]): void {
    const choice = this.choices.find((one) => one.verb === PASS);
    if (!choice) return;
    if (until) this.wish({ yield: until });
    else this.choose(choice);
  }

  /** The effect of somebody else that could be answered now, by its name: one may never want to be asked about it. */
  get answerable(): string {
    const seat = this.state?.asked ?? 0;
    const top = this.yields && this.view ? this.face?.newest?.(this.view.observation) : null;
    return top && top.seat !== seat && !this.passing.full ? top.source : "";
  }

  /** Never ask about this again, and let it happen now; or ask again. */
  never(name: string, on: boolean): void {
    const { never } = this.passing;
    this.wish({ never: on ? [...never.filter((one) => one !== name), name] : never.filter((one) => one !== name) });
  }

  /** Does this choice end the turn, and nothing else? */
  ends({ verb }: { verb?: string }): boolean {
    return verb === END || (verb !== undefined && verb === this.face?.endVerb);
  }

  /** Is that all that is to be said of it? Then it has the same words in every game. */
  endsPlainly = ({ verb }: { verb?: string }): boolean => verb === END;

  get waitingForSeats(): boolean {
    return this.seats.some((seat) => seat.kind === "open");
  }

  get view(): Shown | null {
    return this.past ?? this.shown;
  }

  /** "Round 6", "Turn 23, Combat": where the shown moment is in the game. */
  get when(): string {
    const round = this.view ? this.face?.round(this.view.observation) : null;
    if (!round) return "";
    const phase = this.face?.phase?.(this.view!.observation);
    return `${this.face?.roundName ?? "Round"} ${round}${phase ? `, ${phase}` : ""}`;
  }

  /** The entries that may be told: of dice that still roll nobody hears before they lie. */
  get told(): LogEntry[] {
    const { first, entries } = this.log;
    const known = this.state?.m ?? 0;
    return this.seen >= known ? entries : entries.slice(0, Math.max(0, this.seen - first + 1));
  }

  /** What panels beside the board may show: what has been seen to happen on it. */
  get known(): Observation | undefined {
    return this.past?.observation ?? this.calm ?? this.shown?.observation;
  }

  get entries(): LogEntry[] {
    return this.log.entries;
  }

  /** The choice that led to a moment, if it is here; of moments that were looked at it is. */
  entry(m: number): LogEntry | undefined {
    return entryAt(this.log, m) ?? this.moments.get(m)?.entry ?? undefined;
  }

  /** Fetch what came before what is here of the log or of the talk, if there is more. */
  earlier = (what: "log" | "talk"): Promise<boolean> => (what === "log" ? this.pieces : this.lines).earlier();

  /** Fetch the log back to a moment. */
  reach = (m: number): Promise<void> => this.pieces.reach(m);

  /** The moves of the turn that is shown; at its beginning, those of the turn before. */
  get trail(): string[] {
    const m = this.view?.m ?? 0;
    const last = this.entry(m);
    const turn: string[] = [];
    for (let i = m, one = last; one && one.turn === last?.turn; one = this.entry(--i)) turn.unshift(one.text);
    return turn;
  }

  // ---- what the server says

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        // whoever has just sat down looks from his own side
        if (String(this.info?.you) !== String(message.you)) this.oriented = false;
        this.info = message;
        this.seats = message.seats;
        this.watching = message.watching ?? 0;
        this.log = { first: message.from, entries: message.entries };
        this.talk = message.talk;
        for (const seat of message.you) this.remember(seat, message.game);
        if (message.you.length && notifying()) void subscribe(this.id).catch(() => {});
        void this.wishToPass();
        if (message.setup.includes("~")) this.fetchCards(message.game);
        this.promised(message.dice ?? null);
        break;
      case "entries": {
        const log = replaced(this.log, message.from, message.entries);
        if (log === null) this.socket.hello();
        else {
          this.gone = message.entries.length === 0 ? (this.entry(message.from) ?? null) : null;
          this.log = log;
          for (const m of [...this.moments.keys()]) if (m >= message.from) this.moments.delete(m);
        }
        break;
      }
      case "state":
        this.arrive(message);
        break;
      case "seats":
        this.seats = message.seats;
        this.watching = message.watching ?? this.watching;
        break;
      case "dice":
        this.promised(message.dice);
        break;
      case "talk":
        this.talk = [...this.talk, message];
        if (!this.you.includes(message.seat)) {
          this.unread++;
          this.heard = `${message.name} says: ${message.text}`;
          if (this.you.length) notify(this.info?.title ?? "Sandtable", this.heard, this.id);
        }
        break;
      case "rematch":
        this.rematch = message;
        break;
      case "news":
        this.hear(message);
        break;
    }
  }

  /** A setup with deck codes may bring cards that no other table has. */
  private fetchCards(game: string): void {
    api.tableCards(this.id, this.token).then((cards) => addCards(game, cards), () => {});
  }

  // ---- requests

  /** The newest answer to what somebody asked for, in a sentence; shown until the next one. */
  news = $state.raw<{ text: string } | null>(null);

  private hear(news: News): void {
    const own = this.you.includes(news.by);
    const said = newsOf(news, own, (one) => (this.you.includes(one) ? "You" : (this.names[one] ?? `Player ${one}`)));
    if (said) this.news = { text: (this.heard = said) };
    if (news.how === "offered" && !own && this.you.length) {
      void play("turn");
      notify(this.info?.title ?? "Sandtable", said, this.id);
    }
  }

  /** Can one play on from the moment that is looked at? */
  get forkable(): boolean {
    const last = this.state?.fork;
    return last != null && (this.past?.m ?? this.state!.m) <= last;
  }

  // ---- priority

  /** After every hello: the server forgets wishes when it starts again. */
  private async wishToPass(): Promise<void> {
    const game = this.info?.game ?? "";
    const about = (await allGames().catch(() => [])).find(({ name }) => name === game);
    this.stops = about?.stops ?? [];
    this.resigns = about?.resigns !== false;
    if (this.stops.length === 0) return;
    if (this.passing === NO_WISH) this.passing = keptWish(game, about?.usual ?? NO_WISH);
    this.tellWish();
  }

  private tellWish(): void {
    for (const seat of this.you) {
      this.socket.request({ t: "passing", seat, ...toldWish(this.passing, this.stops) }).catch(() => {});
    }
  }

  /** Be asked elsewhere from now on, or let things pass for a while. */
  wish(change: Partial<Wishes>): void {
    this.passing = { ...this.passing, ...change };
    keepWish(this.info?.game ?? "", this.passing);
    this.tellWish();
  }

  private remember(seat: number, game: string): void {
    const token = heldSeats(this.id)?.tokens[seat];
    if (token) keepSeat(this.id, game, seat, token);
  }

  private arrive(state: State): void {
    const before = this.state;
    if (this.revealed?.m === state.m && state.fork != null) state = { ...state, observation: this.revealed.observation };
    else this.revealed = null;
    this.state = state;
    if (state.passing && state.passing.yield !== this.passing.yield) this.passing = { ...this.passing, yield: state.passing.yield };
    this.since = Date.now();
    if (state.dice !== undefined) this.promised(state.dice);
    if (before === null || state.n !== before.n) this.weighed.clear();
    if (this.losing && this.losing.n !== state.n) this.losing = null;
    const { observation } = state;
    if (!observation) return;
    if (!this.oriented) void this.orient(state.m, observation);
    this.ending ||= before !== null && !before.over && state.over;
    const entry = this.entry(state.m);
    if (before === null || state.m !== before.m || state.n !== before.n || !this.shown) {
      this.refusal = null;
      const step = before !== null && state.m === before.m + 1 && entry ? stepOf(entry) : null;
      const back = before !== null && state.m === before.m - 1 && this.gone?.m === before.m ? this.gone.text : null;
      this.enqueue({ m: state.m, observation, step, back, verb: (back ? this.gone : entry)?.verb });
    } else if (this.queue.length === 0) {
      this.shown = { m: state.m, observation, step: null };
      if (this.timer === undefined) this.settle();
    }
    else this.queue[this.queue.length - 1].observation = observation;
    this.gone = null;
    if (before && before.asked !== state.asked && this.mine) {
      void play("turn");
      notify(this.info?.title ?? "Sandtable", "It is your turn.", this.id);
    }
    const opens = state.fork != null && before?.fork == null;
    if (opens) this.moments.clear(); // what was hidden then may be seen now
    if (opens || (state.over && !before?.over)) void this.reveal(state);
    if (entry && before && state.m > before.m && !this.face?.minor?.(entry)) {
      this.unsaid.push(...this.say(entry));
      if (this.queue.length === 0 && this.timer === undefined) this.settle();
    }
  }

  /** Look from your own side, as the first moment shows it. */
  private async orient(m: number, observation: Observation): Promise<void> {
    this.oriented = true;
    if (this.you.length !== 1 || !this.info) return;
    const face = await faceSoon(this.info.game).catch(() => null);
    const first = m === 0 ? observation : (await api.moment(this.id, 0, this.token).catch(() => null))?.observation;
    if (first) this.flip = face?.turned(first, this.you[0]) ?? false;
  }

  // ---- dice that can be checked

  private promised(dice: Dice | null): void {
    this.dice = dice;
    this.parts.promised(dice, this.you, this.seats.map(({ seat }) => seat), this.state?.over === true);
  }

  /** What a seat of ours is bound to is not here any more: everybody makes new parts, and that is listed. */
  async withdraw(): Promise<void> {
    const promise = this.dice?.promise;
    for (const seat of promise ? this.parts.lost : []) await this.request({ t: "withdraw", seat, promise: promise! });
  }

  /** The odds of what is picked. Asked for once as long as nothing changes; a choice can be made without them. */
  odds(refs: string[]): Promise<Odds | null> {
    const key = refs.join(" ");
    let odds = this.weighed.get(key);
    if (!odds) {
      odds = this.socket.request({ t: "odds", refs }).then((answer) => answer.odds ?? null, () => null);
      this.weighed.set(key, odds);
    }
    return odds;
  }

  // ---- showing one step after the other

  private enqueue(next: Shown): void {
    this.queue.push(next);
    if (this.timer === undefined) this.advance();
  }

  private advance(): void {
    this.timer = undefined;
    this.settle();
    const next = this.queue.shift();
    if (!next) return;
    const before = this.shown?.observation ?? next.observation;
    this.shown = next;
    const made = next.step ?? next.back;
    const verb = next.verb ?? "";
    const sound = made ? (this.face?.sound(made, verb) ?? null) : null;
    if (sound) void play(next.step ? sound : "move");
    if (this.queue.length === 0 && !made) {
      this.settle();
      return;
    }
    const wait = made ? (this.face?.pace?.(before, next.observation, made, verb) ?? (sound ? STEP : 0)) : 0;
    this.timer = setTimeout(() => this.advance(), settings.reduced ? Math.min(wait, 150) : wait);
  }

  /** What is shown has been shown to its end: now it may be told. */
  private settle(): void {
    if (!this.shown) return;
    this.seen = this.shown.m;
    this.calm = this.shown.observation;
    if (this.ending && this.queue.length === 0) {
      this.ending = false;
      void play("over");
      if (this.you.length) notify(this.info?.title ?? "Sandtable", "The game is over.", this.id);
    }
    if (this.queue.length > 0 || this.unsaid.length === 0 || this.botting) return;
    this.heard = told(this.unsaid.splice(0));
  }

  /** A bot is still at it, and a person waits: what it does is told when it has done. */
  private get botting(): boolean {
    const kind = (seat: number): string | undefined => this.seats.find((one) => one.seat === seat)?.kind;
    return this.state?.over === false && kind(this.state.asked) === "bot" && this.seats.some((seat) => seat.kind === "human");
  }

  /** Sentences that wait to be spoken: the moves of a bot's turn are said as one. */
  private unsaid: string[] = [];

  /** The game has ended, and that has not been seen yet. */
  private ending = false;

  /** Somebody wants to act: show what is, now. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.queue.length === 0) {
      this.settle();
      return;
    }
    const last = this.queue[this.queue.length - 1];
    this.queue = [];
    this.shown = { ...last, step: null, back: null };
    this.settle();
  }

  /** The last moment with nothing hidden: what the server says of it again is what this seat saw alone. */
  private revealed: { m: number; observation: Observation } | null = null;

  /** A game that is over hides nothing: its last moment shows all hands, as those before it do. */
  private async reveal(state: State): Promise<void> {
    const face = await faceSoon(this.info!.game).catch(() => null);
    if (!(await this.secrets()) && !(state.over && face?.kept)) return;
    const [last, before] = await Promise.all([state.m, state.m - 1].map(async (m) => (m < 0 ? undefined : (await this.fetchMoment(m).catch(() => null))?.observation)));
    const now = this.state; // another may have come meanwhile, of the same moment
    if (!last || now?.m !== state.m || now.fork == null) return;
    const out = (at: Observation): number[] => face?.out?.(at) ?? [];
    const observation = now.over && before ? (face?.kept ?? kept)(last, before, out(last).filter((seat) => !out(before).includes(seat))) : last;
    for (const shown of [this.shown, ...this.queue]) {
      if (shown?.m === now.m) shown.observation = observation;
    }
    if (this.shown) this.shown = { ...this.shown };
    if (this.calm === now.observation) this.calm = observation;
    this.revealed = { m: now.m, observation };
    this.state = { ...now, observation };
  }

  /** Do seats of this game see different things? */
  private secrets = async (): Promise<boolean> => (await allGames().catch(() => [])).find(({ name }) => name === this.info?.game)?.secrets === true;

  /** A moment as this browser may see it: all of it where one may play on from it, which is when nothing is a secret any more. */
  private async fetchMoment(m: number): Promise<Moment> {
    if (this.state?.fork == null || !(await this.secrets())) return api.moment(this.id, m, this.token);
    const moment = await api.wholeMoment(this.id, m, this.token);
    return { ...moment, observation: whole(moment.observation, moment.views ?? []) };
  }

  // ---- looking back

  /** Look at a moment; `still`: without showing how it came about. */
  async look(m: number, still = false): Promise<void> {
    const now = this.state?.m ?? 0;
    if (m >= now) {
      this.past = null;
      return;
    }
    const target = Math.max(0, m);
    let moment = this.moments.get(target);
    if (!moment) {
      try {
        moment = await this.fetchMoment(target);
        this.moments.set(target, moment);
      } catch (why) {
        this.tell(why);
        return;
      }
    }
    const from = this.past?.m ?? now;
    const text = (m: number): string | null => {
      const entry = this.entry(m);
      return entry ? stepOf(entry) : null;
    };
    this.refusal = null;
    this.past = { m: target, observation: moment.observation, step: !still && target === from + 1 ? text(target) : null, back: !still && target === from - 1 ? text(from) : null };
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

  /** On a table of cards a question is about what somebody else has just done there. Whoever has not seen that yet is shown it
   * first. Without motion it is there at once. */
  private get surprising(): boolean {
    const others = (m: number): boolean => {
      const entry = this.entry(m);
      return entry !== undefined && !this.you.includes(entry.seat) && !this.face?.minor?.(entry);
    };
    return this.face?.secret === true && !settings.reduced && !this.past && this.queue.some(({ m }) => others(m));
  }

  /** Choose by a button or a key: where something would be given away, it is asked once more. */
  press(choice: Choice): void {
    if (this.surprising) return this.flush();
    const { observation, prompt } = this.state ?? {};
    const lost = observation && prompt && this.settled ? (this.face?.lost?.(observation, choice, prompt.choices, prompt.seat) ?? null) : null;
    if (lost) this.losing = { ...lost, choice, n: this.state!.n };
    else this.choose(choice);
  }

  choose(choice: Choice): void {
    this.losing = null;
    const state = this.state;
    // a question is answered once, however often the button is pressed
    if (!state?.prompt || this.answered === state.n) return;
    this.refusal = null;
    this.answered = state.n;
    void this.request({ t: "choose", n: state.n, text: choice.text, seat: state.prompt.seat }).then((taken) => {
      if (!taken && this.answered === state.n) this.answered = -1;
    });
  }

  /** Take the last choice back; or why that cannot be. */
  undo(): string {
    const state = this.state;
    if (!state || !this.mine || state.over) return "";
    if (state.undo.to == null || state.m <= state.undo.to) return [state.undo.ends, state.takebacks > 0 && state.m > 0 ? "The menu of the table can ask for a takeback." : ""].filter(Boolean).join(" ");
    void this.request({ t: "undo", n: state.n, to: state.m - 1 });
    return "";
  }

  async why(refs: string[]): Promise<void> {
    void play("refuse");
    try {
      const answer = await this.socket.request({ t: "why", refs });
      if (answer.possible) return;
      const reason = written(this.withNames(answer.message ?? ""), refs);
      this.refusal = { refs, title: reason, text: "", clause: answer.clause ?? null };
      if (answer.clause) {
        const clause = answer.clause.split(" ").at(-1)!;
        const text = answer.text || namesIn(refs).join(" to ");
        remember({ table: this.id, game: this.info!.game, clause, text, reason, when: this.when });
      }
      const book = await rulesOf(this.info!.game);
      const text = book.clauses.find((clause) => answer.clause?.endsWith(` ${clause.id}`))?.text ?? "";
      if (text.startsWith(reason.replace(/\.$/, ""))) return; // the clause itself was the answer
      if (this.refusal?.refs === refs) this.refusal = { ...this.refusal, text: glance(text) };
    } catch (why) {
      this.tell(why);
    }
  }

  /** For the seat that is asked, where one browser holds several. */
  resign = (): Promise<boolean> => this.request({ t: "resign", seat: this.mine ? this.state!.asked : this.you[0] });
  offer = (what: "draw" | "takeback"): Promise<boolean> => this.request({ t: "offer", what });
  reply = (what: News["what"], yes: boolean): Promise<boolean> => this.request({ t: "reply", what, yes });
  again = (): Promise<boolean> => this.request({ t: "rematch" });
  /** Take back what was asked for, or say no to what others ask for. */
  retract = (what: News["what"]): Promise<boolean> => this.request({ t: "retract", what });
  speak = (text: string): Promise<boolean> => this.request({ t: "say", text });

  /** Sit down, perhaps with a deck of one's own; what was wrong, or nothing. */
  async sit(code?: string, seat?: number, deck?: string): Promise<string> {
    try {
      const sat = await api.join(this.id, { name: settings.name || "Guest", code, seat, deck });
      keepSeat(this.id, this.info?.game ?? "", sat.seat, sat.token);
      this.socket.hello();
      return "";
    } catch (why) {
      this.tell(why);
      return why instanceof Error ? why.message : String(why);
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

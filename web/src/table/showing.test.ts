import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

class FakeWire {
  onmessage: ((event: { data: string }) => void) | null = null;
  onopen: (() => void) | null = null;
  constructor() { wires.push(this); }
  send(): void {}
  close(): void {}
}
const wires: FakeWire[] = [];
const heard: string[] = [];
vi.mock("../lib/sound", () => ({ play: (sound: string) => void heard.push(sound) }));
const LONG = 1000; // milliseconds that a step is seen
const slow = { sound: (step: string) => (step.includes("(") ? "dice" : "move"), pace: () => LONG, turned: (_: unknown, seat: number) => seat === 2, brief: (sentence: string) => sentence, out: ({ out = [] }: { out?: number[] }) => out };
vi.mock("../games", () => ({ faceOf: () => slow, faceSoon: async () => slow }));

const prompt = (text: string) => ({ seat: 1, clause: "", text, choices: [{ text: "x", label: "x", refs: [], final: false, verb: "", direct: false, pieces: 1 }], asides: [] });
const state = (m: number, more: object = {}) => ({
  t: "state", m, n: m, asked: 1, over: false, result: "", undo: { to: null }, offer: null, observation: { position: `p${m}`, hexes: {}, last: null }, prompt: prompt(`question ${m}`), ...more,
});
const entry = (m: number, text: string, rolled: string[] = []) => ({ m, text, rolled, seat: 1, turn: "1", words: [`Something ${m}.`], verb: "" });

describe("a table", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    heard.length = 0;
    vi.stubGlobal("location", new URL("http://table.test/"));
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
    vi.stubGlobal("document", { documentElement: { dataset: {} }, visibilityState: "visible" });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    vi.stubGlobal("WebSocket", FakeWire);
  });
  afterEach(() => { vi.useRealTimers(); vi.unstubAllGlobals(); });

  const welcome = (...you: number[]) => ({ t: "welcome", you, seats: [], from: 1, entries: [], talk: [], setup: "", game: "scalar", title: "Scalar" });
  async function table(...you: number[]) {
    const { TableStore } = await import("./table.svelte");
    const store = new TableStore("one");
    const wire = wires.at(-1)!;
    const hear = (message: object): void => wire.onmessage!({ data: JSON.stringify(message) });
    wire.onopen!();
    hear(welcome(...you));
    hear(state(0));
    return { store, hear };
  }
  const roll = (hear: (message: object) => void, more: object = {}): void => {
    hear({ t: "entries", from: 1, entries: [entry(1, "Pc3xc4", ["(6,2)"])] });
    hear(state(1, more));
  };

  it("shows every hand when it is over, however often the server says so, and the side of whoever left as it stood", async () => {
    const side = (...hand: string[]) => ({ hand, hand_count: 2 });
    const seen = (out: number[], ...players: object[]) => ({ position: "end", hexes: {}, last: null, out, players });
    const moments: Record<string, object> = {
      3: { observation: seen([2], side("Goose"), side()), views: [seen([2], side("Goose"), side()), seen([2], side(), side())] },
      2: { observation: seen([], side("Goose"), side()), views: [seen([], side("Goose"), side()), seen([], side(), side("Levy", "Petrel"))] },
    };
    vi.stubGlobal("fetch", async (path: string) => Response.json(path === "/api/games" ? [{ name: "scalar", secrets: true }] : moments[/moments\/(\d+)\?all=true/.exec(path)?.[1] ?? ""]));
    const { store, hear } = await table(1);
    const over = state(3, { fork: 2, over: true, result: "1", prompt: null, observation: seen([2], side("Goose"), side()) });
    hear(over);
    hear(over); // as it does when a seat says where it wants to be asked
    await vi.waitFor(() => expect(store.known).toMatchObject({ players: [side("Goose"), side("Levy", "Petrel")] }));
    hear(over);
    expect(store.known).toMatchObject({ players: [side("Goose"), side("Levy", "Petrel")] });
    expect(store.view?.observation).toMatchObject({ out: [2], players: [side("Goose"), side("Levy", "Petrel")] });
  });
  it("is seen from his own side by a guest as soon as he sits down", async () => {
    const { store, hear } = await table();
    await vi.advanceTimersByTimeAsync(1);
    expect(store.flip).toBe(false);
    hear(welcome(2));
    hear(state(0));
    await vi.advanceTimersByTimeAsync(1);
    expect(store.flip).toBe(true);
  });
  it("tells what dice have brought by no panel, no log, no question and nothing lit before they lie", async () => {
    const { store, hear } = await table(1);
    expect(store.choices).toHaveLength(1);
    roll(hear);
    expect([store.rolling, store.told.length, store.choices.length]).toEqual([true, 0, 0]);
    expect(store.known).toMatchObject({ position: "p0" });
    vi.advanceTimersByTime(2 * LONG);
    expect([store.rolling, store.told.length, store.choices.length]).toEqual([false, 1, 1]);
    expect(store.known).toMatchObject({ position: "p1" });
  });
  it("tells it at once to whoever does not want to wait", async () => {
    const { store, hear } = await table(1);
    roll(hear);
    store.flush();
    expect([store.rolling, store.told.length, store.choices.length]).toEqual([false, 1, 1]);
  });
  it("rings the end of a game when it has been seen", async () => {
    const { store, hear } = await table(1);
    roll(hear, { over: true, result: "1", prompt: null });
    expect([store.showing, heard.includes("over")]).toEqual([true, false]);
    vi.advanceTimersByTime(2 * LONG);
    expect([store.showing, heard.filter((one) => one === "over")]).toEqual([false, ["over"]]);
  });
  it("can be played on from where the server says so, and no later", async () => {
    const { store, hear } = await table(1);
    expect(store.forkable).toBe(false); // while it is live and has dice
    hear(state(3, { fork: 2, over: true, prompt: null }));
    expect(store.forkable).toBe(false); // it is over there
    store.past = { m: 2, observation: {} as never, step: null };
    expect(store.forkable).toBe(true);
  });
  it("takes no answer on a table of cards before it shows what is asked about: the first press shows it", async () => {
    const { store, hear } = await table(1);
    const sent = vi.spyOn(wires.at(-1)!, "send");
    Object.assign(slow, { secret: true });
    const come = (m: number, seat: number): void => {
      hear({ t: "entries", from: m, entries: [{ ...entry(m, "Pc3-c4"), seat }] });
      hear(state(m));
    };
    come(1, 2);
    come(2, 2);
    const [pass] = prompt("").choices;
    expect(store.settled).toBe(false);
    store.press(pass);
    expect([store.settled, sent.mock.calls.length]).toEqual([true, 0]);
    store.press(pass);
    expect(sent.mock.calls).toHaveLength(1);
    come(3, 1);
    come(4, 1);
    expect(store.settled).toBe(false);
    store.press(pass); // what one has done oneself is no surprise
    expect(sent.mock.calls).toHaveLength(2);
    Object.assign(slow, { secret: undefined });
  });
  it("hides no question where nothing was rolled", async () => {
    const { store, hear } = await table(1);
    hear({ t: "entries", from: 1, entries: [entry(1, "Pc3-c4")] });
    hear(state(1));
    expect([store.rolling, store.choices.length]).toEqual([false, 1]);
  });
});

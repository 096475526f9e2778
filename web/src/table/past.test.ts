import { describe, expect, it } from "vitest";
import type { LogEntry, Ok, Request, Talk } from "../lib/protocol";
import { EMPTY, entryAt, joined, kept, linesJoined, Pieces, replaced, whole, type Log } from "./past";

const entry = (m: number): LogEntry => ({ m, seat: 1, turn: `${m}.1`, text: `choice ${m}`, words: [], clause: null });
const some = (from: number, to: number): LogEntry[] => Array.from({ length: to - from + 1 }, (_, i) => entry(from + i));
const line = (k: number): Talk => ({ k, seat: 1, name: "Ada", text: `line ${k}`, at: k });
const moments = (log: Log): number[] => log.entries.map(({ m }) => m);

describe("the log as far as it is here", () => {
  it("finds a choice by its moment", () => {
    const log = { first: 2800, entries: some(2800, 3100) };
    expect(entryAt(log, 2800)?.m).toBe(2800);
    expect(entryAt(log, 3100)?.m).toBe(3100);
    expect(entryAt(log, 2799)).toBeUndefined();
    expect(entryAt(log, 0)).toBeUndefined();
    expect(entryAt(EMPTY, 0)).toBeUndefined();
  });

  it("is replaced from a moment on", () => {
    const log = { first: 5, entries: some(5, 9) };
    expect(moments(replaced(log, 10, some(10, 10))!)).toEqual([5, 6, 7, 8, 9, 10]);
    expect(moments(replaced(log, 8, some(8, 8))!)).toEqual([5, 6, 7, 8]);
    expect(moments(replaced(log, 8, [])!)).toEqual([5, 6, 7]);
    expect(replaced(log, 5, [])).toEqual({ first: 5, entries: [] });
    expect(replaced(log, 3, some(3, 4))).toEqual({ first: 3, entries: some(3, 4) });
    expect(replaced(log, 11, some(11, 11))).toBeNull();
    expect(moments(replaced(EMPTY, 1, some(1, 1))!)).toEqual([1]);
  });

  it("takes an older piece only where it fits", () => {
    const log = { first: 5, entries: some(5, 9) };
    expect(moments(joined(log, 2, some(2, 4)))).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(joined(log, 1, some(1, 3))).toBe(log);
    expect(joined(log, 5, [])).toBe(log);
    expect(linesJoined([line(3)], [line(1), line(2), line(3)]).map(({ k }) => k)).toEqual([1, 2, 3]);
    expect(linesJoined([], [line(1)]).map(({ k }) => k)).toEqual([1]);
  });
});

describe("older pieces", () => {
  const server = (size: number) => {
    let log: Log = { first: 3000, entries: some(3000, 3100) };
    const asked: Request[] = [];
    const pieces = new Pieces(
      async (request) => {
        asked.push(request);
        const before = (request as { before: number }).before;
        const from = Math.max(1, before - size);
        return { t: "ok", id: "", from, entries: some(from, before - 1) } as Ok;
      },
      () => log.first,
      "log",
      (ok) => (log = joined(log, ok.from!, ok.entries!)),
    );
    return { pieces, asked, log: () => log, lose: () => (log = { first: 2000, entries: some(2000, 2001) }) };
  };

  it("lead back to the beginning, whatever their size", async () => {
    const { pieces, asked, log } = server(400);
    await pieces.reach(0);
    expect(log().first).toBe(1);
    expect(moments(log())).toEqual(Array.from({ length: 3100 }, (_, i) => i + 1));
    expect(asked).toHaveLength(8);
    expect(await pieces.earlier()).toBe(false);
    expect(asked).toHaveLength(8);
  });

  it("are fetched no further than somebody wants to see", async () => {
    const { pieces, asked, log } = server(400);
    await pieces.reach(2500);
    expect(log().first).toBe(2200);
    expect(asked).toHaveLength(2);
  });

  it("are asked for one at a time, however often", async () => {
    const { pieces, asked } = server(400);
    await Promise.all([pieces.earlier(), pieces.earlier(), pieces.earlier()]);
    expect(asked).toEqual([{ t: "earlier", what: "log", before: 3000 }]);
  });

  it("that do not fit or do not come end the search", async () => {
    const { pieces, asked, lose } = server(400);
    const reached = pieces.reach(0);
    lose(); // a takeback: the piece that comes is for another log
    await reached;
    expect(asked.length).toBeGreaterThan(0);
    const broken = new Pieces(() => Promise.reject(new Error("lost")), () => 50, "talk", () => {});
    await broken.reach(1);
    expect(await broken.earlier()).toBe(false);
  });
});

describe("a moment of a game that is over", () => {
  it("shows what each seat saw of itself", () => {
    const view = (a: string[], b: string[]) => ({ game: "dash", round: 2, players: [{ hand: a }, { hand: b }] });
    expect(whole(view(["Bell"], []), [view(["Bell"], []), view([], ["Lamp"])])).toEqual(view(["Bell"], ["Lamp"]));
  });

  it("stays as it is where seats have no parts of their own", () => {
    const view = { game: "antagonism", players: 2 };
    expect(whole(view, [view, view])).toBe(view);
  });
});

describe("the last board", () => {
  const side = (cards: string[]) => ({ cards });
  const seen = (...players: unknown[]) => ({ turn: 8, players }) as never;

  it("keeps the side of whoever left with the last choice as it stood, and all others as they are", () => {
    const before = seen(side(["Goose"]), side(["Levy", "Petrel"]), side([]));
    const last = seen(side(["Goose", "Crown"]), side([]), side([]));
    expect(kept(last, before, [2])).toEqual(seen(side(["Goose", "Crown"]), side(["Levy", "Petrel"]), side([])));
    expect(kept(last, before, [])).toBe(last);
  });
  it("is what the rules made of it where no player has a side of his own", () => {
    const last = { players: 2, cells: [] } as never;
    expect(kept(last, { players: 2, cells: [1] } as never, [1])).toBe(last);
  });
});

import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/protocol";
import { partOf, refOf, said, seatOf, seatsOf, sharedOf, waitingOf } from "./view";

const VIEW = {
  game: "toy", turn: 3, asked: 0, market: ["Coin", "Lamp"],
  players: [{ life: 5, hand: ["Lamp"], hand_count: 1, board: [{ name: "Wall", at: "1b1", hp: 2, tired: false }] }, { life: 4, hand_count: 2, board: [] }],
  stack: [{ number: 7, player: 1, source: "Spark", text: "Deal 1.", about: ["1b1"] }],
};

describe("a view of any game", () => {
  it("has zones where there are lists of cards, and words for the rest", () => {
    expect(seatsOf(VIEW)).toBe(2);
    expect(sharedOf(VIEW)).toMatchObject({ zones: [{ key: "market", items: [{ name: "Coin" }, { name: "Lamp" }] }], values: [["Turn", "3"]] });
    const mine = seatOf(VIEW, 1);
    expect(mine.zones.map(({ key, items, unknown }) => [key, items.length, unknown])).toEqual([["hand", 1, 0], ["board", 1, 0]]);
    expect(mine.zones[1].items[0]).toEqual({ name: "Wall", at: "1b1", values: [["Hp", "2"], ["Tired", "no"]] });
    expect(seatOf(VIEW, 2).zones).toMatchObject([{ key: "hand", items: [], unknown: 2 }]);
  });
  it("tells what waits", () => {
    expect(waitingOf(VIEW)).toEqual({ title: "Stack", waiting: [{ number: 7, seat: 2, source: "Spark", text: "Deal 1.", about: ["1b1"] }] });
    expect(waitingOf({ game: "toy" }).waiting).toEqual([]);
  });
  it("needs no players and no cards", () => {
    expect(partOf({ places: [0, 3], hand: null, over: false }).values).toEqual([["Places", "0, 3"], ["Over", "no"]]);
    expect(said({ left: 2, none: null })).toBe("left 2");
  });
  it("finds what a choice points at", () => {
    const choice = (...refs: string[]): Choice => ({ text: "x", label: "x", refs, final: false, verb: "", direct: true, pieces: 1 });
    const item = (name: string, at = ""): { name: string; at: string; values: [string, string][] } => ({ name, at, values: [] });
    expect(refOf([], 1, "board", item("Wall", "1b1"))).toBe("card:1b1");
    expect(refOf([choice("card:1q:Old_Lamp")], 1, "hand", item("Old Lamp"))).toBe("card:1q:Old_Lamp");
    expect(refOf([choice("card:1d:Lamp"), choice("card:1h:Lamp")], 1, "hand", item("Lamp"))).toBe("card:1h:Lamp");
    expect(refOf([], 2, "hand", item("Lamp"))).toBe("card:2h:Lamp");
  });
});

import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/protocol";
import { cardRef, exact, laidOut, nextRefs, pileOf, placeIn, queued } from "./pick";

const choice = (verb: string, refs: string[] = [], direct = false): Choice => ({ text: `${verb} ${refs.join(" ")}`, label: verb, refs, final: false, verb, direct, pieces: 1 });
const pick = (...refs: string[]): Choice => choice("pick", refs, true);
const ITEM = "card:1h:Glass_Blade";
const choices = [
  choice("pass"), choice("play", [ITEM]), choice("attach", [ITEM, "card:1c1"]), choice("hide", [ITEM, "card:1c1"]), choice("attach", [ITEM, "card:1m"]),
  choice("use", ["card:1c1"]),
];

describe("picking", () => {
  it("begins with whatever a choice begins with", () => expect([...nextRefs(choices, [])]).toEqual([ITEM, "card:1c1"]));
  it("goes on to what a card can go onto", () => expect([...nextRefs(choices, [ITEM])]).toEqual(["card:1c1", "card:1m"]));
  it("knows what a card alone means", () => expect(exact(choices, [ITEM]).map((c) => c.verb)).toEqual(["play"]));
  it("leaves two ways onto one thing to be told apart", () => expect(exact(choices, [ITEM, "card:1c1"])).toHaveLength(2));
  it("means nothing while nothing is picked", () => expect(exact(choices, [])).toEqual([]));
});

describe("piles", () => {
  it("are read from refs", () => {
    expect(pileOf("card:2d:Glass_Blade")).toEqual({ player: 2, pile: "d", name: "Glass Blade" });
    expect(pileOf("card:2c3")).toBeNull();
    expect(pileOf(cardRef(2, "d", "Glass Blade"))?.name).toBe("Glass Blade");
    expect(placeIn("card:2c3")).toBe("2c3");
  });
  it("are laid out where nobody could point at their cards", () => {
    const browsed = new Set(["d"]);
    const held = (player: number, pile: string): boolean => player === 1 && pile === "h";
    const laid = (...from: Choice[]): Choice[] => laidOut(from, browsed, held);
    expect(laid(choice("lead", ["card:1k:A"]), choice("lead", ["card:1k:B"]))).toHaveLength(2);
    expect(laid(pick("card:2d:A"), choice("done"))).toHaveLength(1);
    expect(laid(pick("card:1h:A"), pick("card:1h:B"))).toEqual([]);
    expect(laid(pick("card:2h:A"))).toHaveLength(1); // a hand that was shown
    expect(laid(choice("play", ["card:1d:A"]), choice("use", ["card:1m"]))).toEqual([]);
    expect(laid(...choices)).toEqual([]);
  });
});

describe("several at once", () => {
  const picking = {
    least: 1, most: 3,
    from: [{ text: "pick:A", refs: ["card:1h:A"], copies: 1 }, { text: "pick:B", refs: ["card:1h:B"], copies: 2 }, { text: "pick:2c1", refs: ["card:2c1"], copies: 1 }],
  };
  it("are sent in the order of the question, whatever was pointed at first", () => {
    expect(queued(picking, ["card:2c1", "card:1h:B", "card:1h:B"])).toEqual(["pick:B", "pick:B", "pick:2c1"]);
    expect(queued(picking, [])).toEqual([]);
  });
});

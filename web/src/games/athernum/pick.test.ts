import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/protocol";
import { exact, isDirect, laidOut, nextRefs, pileOf, queued } from "./pick";

const choice = (text: string, ...refs: string[]): Choice => ({ text, label: text, refs, final: false });
const ITEM = "card:1h:Glass_Blade";
const choices = [
  choice("pass"), choice("play:Glass_Blade", ITEM), choice("attach:Glass_Blade>1c1", ITEM, "card:1c1"),
  choice("hide:Glass_Blade>1c1", ITEM, "card:1c1"), choice("attach:Glass_Blade>1m", ITEM, "card:1m"), choice("use:1c1#1", "card:1c1"),
];

describe("picking", () => {
  it("begins with whatever a choice begins with", () => expect([...nextRefs(choices, [])]).toEqual([ITEM, "card:1c1"]));
  it("goes on to the hosts of an item", () => expect([...nextRefs(choices, [ITEM])]).toEqual(["card:1c1", "card:1m"]));
  it("knows what a card alone means", () => expect(exact(choices, [ITEM]).map((c) => c.text)).toEqual(["play:Glass_Blade"]));
  it("leaves two ways onto one host to be told apart", () => expect(exact(choices, [ITEM, "card:1c1"])).toHaveLength(2));
  it("means nothing while nothing is picked", () => expect(exact(choices, [])).toEqual([]));
  it("takes targets at once and cards at a second look", () => {
    expect(isDirect(choice("at:2c1", "card:2c1"))).toBe(true);
    expect(isDirect(choice("play:Cog_Peddler", "card:1h:Cog_Peddler"))).toBe(false);
  });
});

describe("piles", () => {
  it("are read from refs", () => {
    expect(pileOf("card:2d:Glass_Blade")).toEqual({ player: 2, pile: "d", name: "Glass Blade" });
    expect(pileOf("card:2c3")).toBeNull();
  });
  it("are laid out where nobody could point at their cards", () => {
    const held = (player: number): boolean => player === 1;
    expect(laidOut([choice("lead:A", "card:1k:A"), choice("lead:B", "card:1k:B")], held)).toHaveLength(2);
    expect(laidOut([choice("pick:A", "card:2d:A"), choice("done")], held)).toHaveLength(1);
    expect(laidOut([choice("pick:A", "card:1h:A"), choice("pick:B", "card:1h:B")], held)).toEqual([]);
    expect(laidOut([choice("pick:A", "card:2h:A")], held)).toHaveLength(1); // a hand that was shown
    expect(laidOut([choice("play:A@discard", "card:1d:A"), choice("use:1m#1", "card:1m")], held)).toEqual([]);
    expect(laidOut(choices, held)).toEqual([]);
  });
});

describe("several at once", () => {
  const picking = {
    least: 1, most: 3,
    from: [{ text: "pick:A", refs: ["card:1h:A"], copies: 1 }, { text: "pick:B", refs: ["card:1h:B"], copies: 2 }, { text: "pick:2c1", refs: ["card:2c1"], copies: 1 }],
  };
  it("are sent in the order of the notation, whatever was pointed at first", () => {
    expect(queued(picking, ["card:2c1", "card:1h:B", "card:1h:B"])).toEqual(["pick:B", "pick:B", "pick:2c1"]);
    expect(queued(picking, [])).toEqual([]);
  });
});

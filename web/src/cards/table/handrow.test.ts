import { describe, expect, it, vi } from "vitest";
import { words, markup } from "../../testing";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { default: HandRow } = await import("./HandRow.svelte");
const { clientSoon } = await import("../clients.svelte");

const row = (hand: string[], ...lit: string[]) => {
  const refs = new Set(lit);
  const picked: string[] = [];
  const client = { hand: () => ({ pile: "h", cards: hand, count: hand.length }), browsed: ["x"], pile: () => ({ title: "Extra Deck" }), cost: (_: object, _seat: number, name: string) => (name === "Bell" ? 1 : undefined) };
  return { seat: 1, desk: { game: "none", client, view: () => ({}), card: (name: string) => ({ name, cost: 3, text: [] }), hand: { refs: picked, first: refs, lit: refs, several: { on: false }, has: () => false }, entry: "" } };
};

describe("a hand", () => {
  it("has beside it what can be played from another pile, and only that", () => {
    const both = row(["Bell"], "card:1h:Bell", "card:1x:Herald");
    expect(markup(HandRow, both)).toContain('aria-label="Playable from other piles"');
    expect(words(HandRow, both)).toContain("Extra Deck Herald, Extra Deck, can be chosen");
    expect(markup(HandRow, row(["Bell"], "card:1h:Bell", "card:2x:Herald"))).not.toContain("Playable from other piles");
  });
  it("keeps it there while something is picked up, so that no other card comes under the pointer", () => {
    const held = row(["Bell"], "card:1h:Bell", "card:1x:Herald");
    held.desk.hand.refs = ["card:1h:Bell"];
    held.desk.hand.lit = new Set(["card:2U1"]);
    expect(words(HandRow, held)).toMatch(/Herald, Extra Deck(?!, can be chosen)/);
  });
  it("tells what a card costs now where that is not what is printed, drawn and spoken", async () => {
    await clientSoon("athernum");
    const both = row(["Bell", "Lamp"]);
    both.desk.game = "athernum";
    expect(words(HandRow, both)).toMatch(/cost 1 instead of 3.* 1 .*cost 3.* 3 /);
    expect(markup(HandRow, both)).toMatch(/class="coin cost num up[^"]*">1</);
  });
  it("counts its cards", () => {
    expect(markup(HandRow, row(["Bell"]))).toContain('aria-label="Hand, 1 card"');
    expect(markup(HandRow, row(["Bell", "Lamp"]))).toContain('aria-label="Hand, 2 cards"');
  });
});

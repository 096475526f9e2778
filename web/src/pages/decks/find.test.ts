import { describe, expect, it } from "vitest";
import type { CatalogueCard } from "../../cards/writing";
import { curve, find, mechanicsOf, NOTHING, shares } from "./find";

const card = (name: string, more: Partial<CatalogueCard> = {}): CatalogueCard => ({
  name, faction: "Ironwright", supertype: "Character", subtypes: ["Human"], text: ["Draw a card."], cost: 2, mechanics: ["Draws"], sections: ["Main Deck"], ...more,
});
const CARDS = [
  card("Cog Peddler"), card("Anvil", { supertype: "Item", cost: undefined, faction: "", mechanics: ["Equip"], text: ["Equip {1}: It has +1/+0."] }),
  card("Drake", { cost: 8, mechanics: ["Deals damage", "Draws"], leads: true }), card("A token", { sections: [], token: true }),
];
const names = (wanted: Partial<typeof NOTHING>, copies = (_: string): number => 0): string[] => find(CARDS, { ...NOTHING, ...wanted }, copies).map((c) => c.name);

describe("looking for cards", () => {
  it("shows everything but tokens, cheap ones first", () => {
    expect(names({})).toEqual(["Cog Peddler", "Drake", "Anvil"]);
  });
  it("takes every filter together", () => {
    expect(names({ factions: [""] })).toEqual(["Anvil"]);
    expect(names({ kinds: ["Character"], costs: ["6"] })).toEqual(["Drake"]);
    expect(names({ costs: ["none", "2"] })).toEqual(["Cog Peddler", "Anvil"]);
    expect(names({ mechanic: "Draws" })).toEqual(["Cog Peddler", "Drake"]);
    expect(names({ leads: true })).toEqual(["Drake"]);
    expect(names({ mine: true }, (name) => (name === "Anvil" ? 2 : 0))).toEqual(["Anvil"]);
  });
  it("looks for all words anywhere on the card", () => {
    expect(names({ words: "equip +1" })).toEqual(["Anvil"]);
    expect(names({ words: "human draw cog" })).toEqual(["Cog Peddler"]);
    expect(names({ words: "nothing" })).toEqual([]);
  });
  it("counts what a deck is made of", () => {
    const cards = new Map(CARDS.map((c) => [c.name, c]));
    const rows = { "Cog Peddler": 4, Drake: 1, Anvil: 2, "Not a card": 3 };
    expect(curve(cards, rows).filter((bar) => bar.count)).toEqual([{ label: "2", count: 4 }, { label: "6+", count: 1 }, { label: "none", count: 2 }]);
    expect(shares(cards, rows)).toEqual([{ label: "Ironwright", count: 5 }, { label: "", count: 2 }]);
    expect(mechanicsOf(CARDS)[0]).toBe("Draws");
  });
});

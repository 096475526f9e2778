import { describe, expect, it } from "vitest";
import { NONE, type Chart, type Declared, type Value } from "../declared";
import type { CatalogueCard } from "../writing";
import { counted, find, NOTHING, offered, ordered, YES, type Wanted } from "./find";

const card = (name: string, more: Partial<CatalogueCard> = {}): CatalogueCard => ({
  name, house: "Rust", kind: "Person", traits: ["Human"], text: ["Draw a card."], price: 2, mechanics: ["Draws"], sections: ["Main Deck"], ...more,
});
const CARDS = [
  card("Cog Peddler"), card("Anvil", { kind: "Thing", price: undefined, house: "", mechanics: ["Equip"], text: ["Equip {1}: It has +1/+0."] }),
  card("Drake", { price: 8, mechanics: ["Deals damage", "Draws"], first: true }), card("A token", { sections: [], token: true }),
];
const numbers = (most: number, none: string): Value[] => [
  ...Array.from({ length: most }, (_, n) => ({ value: String(n), label: String(n) })), { value: String(most), label: `${most}+` }, { value: NONE, label: none },
];
const DECLARED: Declared = {
  fields: [],
  filters: [
    { key: "house", title: "House", kind: "any", values: [{ value: "Rust", label: "Rust" }, { value: "", label: "No house" }], crest: true },
    { key: "kind", title: "Kind", kind: "any", values: [], crest: false },
    { key: "price", title: "Price", kind: "number", values: numbers(6, "no price"), crest: false },
    { key: "mechanics", title: "Does", kind: "one", values: [], crest: false },
    { key: "first", title: "First", kind: "flag", values: [], crest: false },
  ],
  sorts: [{ title: "Price", keys: ["price", "name"] }],
  charts: [],
  searched: ["name", "house", "traits", "text"],
};
const names = (wanted: Partial<Wanted>, copies = (_: string): number => 0): string[] => find(CARDS, { ...NOTHING, ...wanted }, DECLARED, copies).map((c) => c.name);

describe("looking for cards", () => {
  it("shows everything but tokens, in the declared order", () => {
    expect(names({})).toEqual(["Cog Peddler", "Drake", "Anvil"]);
  });
  it("takes every filter together", () => {
    expect(names({ picked: { house: [""] } })).toEqual(["Anvil"]);
    expect(names({ picked: { kind: ["Person"], price: ["6"] } })).toEqual(["Drake"]);
    expect(names({ picked: { price: ["none", "2"] } })).toEqual(["Cog Peddler", "Anvil"]);
    expect(names({ picked: { mechanics: ["Draws"] } })).toEqual(["Cog Peddler", "Drake"]);
    expect(names({ picked: { first: [YES] } })).toEqual(["Drake"]);
    expect(names({ mine: true }, (name) => (name === "Anvil" ? 2 : 0))).toEqual(["Anvil"]);
  });
  it("looks for all words wherever the game says", () => {
    expect(names({ words: "equip +1" })).toEqual(["Anvil"]);
    expect(names({ words: "no house" })).toEqual(["Anvil"]);
    expect(names({ words: "human draw cog" })).toEqual(["Cog Peddler"]);
    expect(names({ words: "nothing" })).toEqual([]);
  });
  it("offers the values that cards have where none are named", () => {
    expect(offered(DECLARED.filters[1], CARDS).map(({ value }) => value)).toEqual(["Person", "Thing"]);
    expect(offered(DECLARED.filters[3], CARDS).map(({ value }) => value)).toEqual(["Deals damage", "Draws", "Equip"]);
    expect(offered(DECLARED.filters[0], CARDS)).toHaveLength(2);
  });
  it("puts what has no number last", () => {
    expect(ordered([{ price: undefined, name: "B" }, { price: 3, name: "C" }, { price: undefined, name: "A" }], DECLARED.sorts[0]).map(({ name }) => name)).toEqual(["C", "A", "B"]);
  });
});

describe("what a deck is made of", () => {
  const cards = new Map(CARDS.map((c) => [c.name, c]));
  const rows = { "Cog Peddler": 4, Drake: 1, Anvil: 2, "Not a card": 3 };
  const chart = (key: string, kind: Chart["kind"], values: Chart["values"]): Chart => ({ key, title: key, kind, section: "Main Deck", values, crest: false });
  it("is counted in the order of the values, or most first", () => {
    const bars = counted(chart("price", "bars", numbers(6, "no price")), cards, rows);
    expect(bars).toHaveLength(8);
    expect(bars.filter((bar) => bar.count).map(({ label, count }) => [label, count])).toEqual([["2", 4], ["6+", 1], ["no price", 2]]);
    expect(counted(chart("house", "shares", DECLARED.filters[0].values), cards, rows).map(({ label, count }) => [label, count])).toEqual([["Rust", 5], ["No house", 2]]);
  });
});

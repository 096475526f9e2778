import { expect, test } from "vitest";
import { partsOf } from "./named";

const known = new Map([["Cog Peddler", 1], ["Cog", 1], ["Toll", 1]]);
const cards = (text: string): string[] => partsOf(text, known).filter(({ card }) => card).map(({ text }) => text);

test("cards are found by their names, the longer one first", () => {
  expect(cards("Ada plays Cog Peddler, then Cog.")).toEqual(["Cog Peddler", "Cog"]);
  expect(partsOf("Ada plays Cog Peddler, then Cog.", known).map(({ text }) => text).join("")).toBe("Ada plays Cog Peddler, then Cog.");
});

test("a part of a word is no card", () => {
  expect(cards("Cogwheels and Tolls")).toEqual([]);
});

import { expect, test } from "vitest";
import { begunWith, meant } from "./phrases";

const phrases = ["enters the game board", "enters the game board exhausted", "game board", "draw", "draws", "Blade", "the game board", "until end of turn"];

test("the longest beginning counts", () => {
  expect(meant("When this enters the ga", phrases)).toEqual({ from: 10, phrases: ["enters the game board", "enters the game board exhausted"] });
  expect(meant("onto the ga", phrases)).toEqual({ from: 5, phrases: ["the game board"] });
});

test("a capital stays one, and whole words are not offered again", () => {
  expect(meant("Dr", phrases)).toEqual({ from: 0, phrases: ["Draw", "Draws"] });
  expect(meant("a bl", phrases)).toEqual({ from: 2, phrases: ["Blade"] });
  expect(meant("until end of turn", phrases)).toBeNull();
});

test("nothing is offered behind a sign, nor for one letter unless it is asked for", () => {
  expect(meant("Draw a card. ", phrases)).toBeNull();
  expect(meant("d", phrases)).toBeNull();
  expect(meant("d", phrases, true)?.phrases).toEqual(["draw", "draws"]);
});

test("a card that exists begins another under a name that is free", () => {
  const source = '[[card]]\nname = "Cog Peddler"\ncost = 1\n';
  expect(begunWith(source, () => false)).toBe(source);
  expect(begunWith(source, (name) => name === "Cog Peddler" || name === "Cog Peddler B")).toContain('name = "Cog Peddler C"');
});

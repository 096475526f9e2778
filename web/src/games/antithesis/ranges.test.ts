import { expect, test } from "vitest";
import { presenceOf, wayOf, within } from "./ranges";

test("engagement is counted straight, and diagonally where it says so", () => {
  expect([...within(["D5"], "1")].sort()).toEqual(["C5", "D4", "D5", "D6", "E5"]);
  expect(within(["D5"], "0+D1").size).toBe(9);
  expect([...within(["A1"], "0+D1")].sort()).toEqual(["A1", "A2", "B1", "B2"]);
});

test("Presence 1 is where it stands, 2 beside it as well", () => {
  expect(presenceOf(["D5"], 0).size).toBe(0);
  expect([...presenceOf(["D5"], 1)]).toEqual(["D5"]);
  expect(presenceOf(["D5"], 2).size).toBe(5);
});

test("a way is the squares after each step: W is to the left of player 1", () => {
  expect(wayOf(["A4"], ["step:N", "step:NW"])).toEqual([["A4"], ["B4"], ["C5"]]);
  expect(wayOf(["A4", "A5", "B4", "B5"], ["step:E"])[1]).toEqual(["A3", "A4", "B3", "B4"]);
});

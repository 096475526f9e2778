import { expect, test } from "vitest";
import { lineParts } from "./text";

test("a Law stands out, and what is underlined is", () => {
  expect(lineParts("●ENTER* Draw 1")).toEqual([{ kind: "law", text: "ENTER*" }, { kind: "text", text: " Draw 1" }]);
  expect(lineParts("●* Draw 2, then Discard 1")).toEqual([{ kind: "text", text: "Draw 2, then Discard 1" }]);
  expect(lineParts("●AVIAN")).toEqual([{ kind: "text", text: "AVIAN" }]);
  expect(lineParts("_●ATTACK* Gain 2 DMG (this turn)_")).toEqual([{ kind: "under", text: "ATTACK* Gain 2 DMG (this turn)" }]);
  expect(lineParts('●Units have "●SHATTER* Draw 1"')).toEqual([{ kind: "text", text: 'Units have "●SHATTER* Draw 1"' }]);
});

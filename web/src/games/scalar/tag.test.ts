import { expect, it } from "vitest";
import { words } from "../../testing";
import Tag from "./Tag.svelte";

it("counts every way in which the attacking die is lost", () => {
  const verdicts = Object.entries({ win: 34, defender: 1, lose: 15, attacker: 1, both: 15, evade: 19, none: 15 }).map(([name, weight]) => ({ name, label: name, weight }));
  expect(words(Tag, { odds: { choice: "", total: 100, verdicts, effects: [] }, target: "d5" })).toBe("34% to take d5 31% to lose your die");
});

import { expect, test } from "vitest";
import { income, opened, wanted } from "./opened";
import { pieces } from "./text";
import { parts, plain, worthOf } from "./words";

test("icons stand for themselves in a line", () => {
  expect(pieces("Action: {CP}{R} Draw a card.")).toEqual([{ icon: "", text: "Action: " }, { icon: "CP", text: "" }, { icon: "R", text: "" }, { icon: "", text: " Draw a card." }]);
});

test("a line without icons can be read aloud", () => {
  expect(plain("Global Action: {CP}{Exhaust} Melee Attack (RNG 0+D1, STR 2, {R}{R}, HP). Ability Traits: Combat")).toBe("Global Action: CP, exhaust it: Melee Attack (RNG 0+D1, STR 2, Red, Red, HP).");
  expect(parts("Jek Namen: Global Press")).toEqual({ name: "Jek Namen", line: "Global Press" });
});

test("a Goal is worth what its row is to whoever controls it", () => {
  const goal = (at: string, holder: number): string => worthOf({ at, holder, contested: false });
  expect([goal("C5", 0), goal("D5", 0), goal("F5", 0), goal("F5", 1), goal("B5", 1), goal("D5", -1)]).toEqual(["0", "+1", "+1 −1", "0", "+1 −1", ""]);
});

test("Champions open their factions, bring dice, and the cards want some", () => {
  const champion = (name: string, faction: string, alignment: string) => ({ name, type: "Champion", faction, alignment, text: [], cost: "15 {R}{R}" });
  const chosen = [champion("A", "Aquillus", "Light"), champion("B", "Aquillus", "Dark"), champion("C", "Vargus", "Light")];
  expect(opened(chosen)).toEqual([{ faction: "Aquillus", rating: 2 }, { faction: "Vargus", rating: 1 }]);
  const directive = { name: "Directive of A", type: "Directive", income: "{R}{R}{Y}", text: [] };
  expect(income(chosen, (name) => (name === "Directive of A" ? directive : undefined))).toEqual({ R: 2, Y: 1 });
  expect(wanted([{ card: { name: "D", cost: "6 {G}{S}", text: [] }, copies: 2 }])).toEqual({ G: 2, S: 2 });
});

import { expect, test } from "vitest";
import { cheapest, damageOf, lacking, pips } from "./dice";
import type { Paying, Reckoned } from "./types";

const pay = (number: number, icons = "", picked: string[] = []): Paying => ({ for: "pay", number, icons, boost: 0, picked, spent: picked });

test("a Dice Pool is reached, has its colours, and nothing to spare", () => {
  expect(lacking(pay(6), ["R2", "Y3"])).toBe("5 of 6 so far.");
  expect(lacking(pay(6), ["R2", "Y4"])).toBe("");
  expect(lacking(pay(6, "G"), ["R2", "Y4"])).toMatch(/colour is missing/);
  expect(lacking(pay(6, "G"), ["G1", "Y5"])).toBe("");
  expect(lacking(pay(6), ["R1", "Y6"])).toBe("7 of 6: Red 1 is not needed. Click it again to put it back.");
  expect(lacking(pay(6), ["R1", "R2", "Y6"])).toBe("9 of 6: not all of them are needed. Click one again to put it back.");
  expect(lacking(pay(6, "", ["R2"]), ["Y4"])).toBe("");
});

test("dice that are added have an icon each, or a Boost", () => {
  const attack: Paying = { for: "attack", number: 0, icons: "R", boost: 0, picked: [], spent: [] };
  expect(lacking(attack, ["R5"])).toBe("");
  expect(lacking(attack, ["R5", "R6"])).not.toBe("");
  expect(lacking({ ...attack, boost: 1 }, ["R5", "R6"])).toBe("");
  expect(lacking({ ...attack, icons: "RS" }, ["R5", "B6"])).toBe("");
  expect(lacking(attack, ["B6"])).not.toBe("");
});

test("damage is STR and pips, less DEF, less DR, each at least 0", () => {
  const row: Reckoned = { at: "E4", kind: "damage", strength: 2, times: 1, defence: 3, reduction: 2, cover: true, immune: false, hp: 6, vp: 3 };
  expect(damageOf(row, [])).toBe(0);
  expect(damageOf(row, ["R5", "R6"])).toBe(8);
  expect(damageOf({ ...row, times: 2 }, ["R5"])).toBe(7);
  expect(damageOf({ ...row, immune: true }, ["R6"])).toBe(0);
});

test("the least that pays is proposed: no pip more than needed, of dice that are equally good the fewest", () => {
  expect(cheapest(pay(3, "G"), ["R1", "G5", "B4", "Y1"])).toEqual(["G5"]);
  expect(cheapest(pay(5), ["R2", "Y4", "B6", "P3"])).toEqual(["R2", "P3"]);
  expect(cheapest(pay(6), ["R3", "Y3", "B6"])).toEqual(["B6"]);
  expect(cheapest(pay(6, "", ["R4"]), ["Y3", "B2"])).toEqual(["B2"]);
  expect(cheapest(pay(9, "G"), ["R6", "B6"])).toBeNull();
});

test("and it is proposed however many dice there are, as from the second Phase on", () => {
  const bank = [..."RPGBY"].flatMap((colour) => [..."3344566"].map((pip) => colour + pip));
  expect(cheapest(pay(7), bank)).toEqual(["R3", "R4"]);
  expect(cheapest(pay(5, "YY"), bank)).toEqual(["Y3", "Y3"]);
  expect(cheapest(pay(2, "G", ["R1"]), bank)).toEqual(["G3"]);
  const all = bank.filter((_die, i) => i % 4 === 0); // nine, few enough to try them all
  const tried = (number: number, icons: string): number => Math.min(...Array.from({ length: 1 << all.length }, (_, mask) => all.filter((_die, i) => mask & (1 << i)))
    .filter((some) => [..."RPGBY"].every((colour) => some.filter((die) => die[0] === colour).length >= [...icons].filter((icon) => icon === colour).length) && pips(some) >= number && some.length >= icons.length).map(pips));
  for (const icons of ["", "R", "GB", "YYS"]) for (let number = 1; number < 30; number += 4) expect(pips(cheapest(pay(number, icons), all)!)).toBe(tried(number, icons));
});

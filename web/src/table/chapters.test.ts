import { expect, test } from "vitest";
import type { LogEntry } from "../lib/protocol";
import { choicesIn, lineOf, parted, passes, turnsOf } from "./chapters";

const entry = (m: number, turn: string, verb: string): LogEntry => ({ m, seat: 1, turn, text: verb, words: [], clause: null, rolled: [], verb }) as unknown as LogEntry;
const minor = ({ verb }: LogEntry): boolean => verb === "pass";

test("entries are gathered by turn, and passes in a row are one part", () => {
  const turns = turnsOf([entry(1, "1.1", "play"), entry(2, "1.1", "pass"), entry(3, "1.1", "pass"), entry(4, "1.2", "pass"), entry(5, "1.2", "play")], minor);
  expect(turns.map(({ turn, parts }) => [turn, parts.map((part) => [part.minor, part.entries.length])])).toEqual([
    ["1.1", [[false, 1], [true, 2]]],
    ["1.2", [[true, 1], [false, 1]]],
  ]);
});

test("a turn is one line of what happened in it, without its passes", () => {
  const [turn] = turnsOf([entry(1, "1.1", "play"), entry(2, "1.1", "pass"), entry(3, "1.1", "attack")], minor);
  expect(lineOf(turn, ({ verb }) => verb ?? "")).toBe("play; attack");
  expect(lineOf(turnsOf([entry(1, "1.1", "pass")], minor)[0], () => "")).toBe("1 pass");
  expect(lineOf(turn, ({ verb }) => verb ?? "", () => "a blow falls")).toBe("play; a blow falls; attack");
  expect(passes(4)).toBe("4 passes");
});

test("what one player does several times in a row is told once, and how often", () => {
  const by = (m: number, seat: number, verb: string): LogEntry => ({ ...entry(m, "1.1", verb), seat });
  const words = ({ verb }: LogEntry): string => (verb === "tap" ? "Exhaust a resource token" : verb === "move" ? "" : "Play Ash Rat");
  const [turn] = turnsOf([by(1, 1, "tap"), by(2, 1, "tap"), by(3, 1, "tap"), by(4, 2, "tap"), by(5, 1, "play"), by(6, 1, "move"), by(7, 1, "move")], minor, words);
  expect(turn.parts.map((part) => part.entries.length)).toEqual([3, 1, 1, 1, 1]);
  expect(lineOf(turn, words)).toBe("Exhaust a resource token, 3 times; Exhaust a resource token; Play Ash Rat");
});

test("what somebody begins and what comes of it are one part, until somebody else begins something", () => {
  const by = (m: number, seat: number, verb: string): LogEntry => ({ ...entry(m, "1.1", verb), seat });
  const goesOn = ({ verb, seat }: LogEntry, begun: LogEntry): boolean => verb === "pass" || (verb === "step" && seat === begun.seat);
  const entries = [by(1, 1, "pass"), by(2, 1, "use"), by(3, 2, "pass"), by(4, 1, "step"), by(5, 2, "use"), by(6, 1, "step"), by(7, 1, "pass")];
  const [turn] = turnsOf(entries, minor, () => "", goesOn);
  expect(turn.parts.map((part) => [part.entries.map(({ m }) => m), part.story ?? false])).toEqual([[[1], false], [[2, 3, 4], true], [[5], false], [[6, 7], true]]);
  expect(lineOf(turn, ({ verb }) => verb ?? "", () => "", ([, ...rest]) => rest.map(({ verb }) => verb).join("+"))).toBe("use. pass+step; use; step. pass");
});

test("what a turn brings as it begins is told in that turn, not under the last choice of the one before", () => {
  const end = { ...entry(7, "3.1", "end"), words: ["Player 1 ends the turn.", "Turn 4: Player 2.", "Player 2 draws a card."] };
  const turns = turnsOf(parted([end, entry(8, "4.2", "pass")]), (one) => minor(one) || "brought" in one);
  expect(turns.map(({ turn, seat, entries }) => [turn, seat, entries.map(({ m, words }) => [m, words])])).toEqual([
    ["3.1", 1, [[7, ["Player 1 ends the turn."]]]],
    ["4.2", 2, [[7, ["Player 2 draws a card."]], [8, []]]],
  ]);
  expect(choicesIn(turns[1].parts[0].entries)).toBe(1);
  expect(parted([{ ...end, words: ["Turn 4: Player 2."] }]).map(({ words }) => words)).toEqual([[]]);
});

import { expect, test } from "vitest";
import type { LogEntry } from "../../lib/protocol";
import { story } from "./story";
import { gather } from "./words";

const entry = (seat: number, verb: string, title: string, ...words: string[]): LogEntry => ({ seat, turn: "1.1", verb, title, words, text: verb }) as unknown as LogEntry;
const begun = entry(1, "use", "Zul Shra Ryu: Global Movement Action");
const goesOn = (one: LogEntry): boolean => story.goesOn(one, begun);

test("dice, squares and targets go on with an Action, and so do passes; another's answer, and the end of a Phase, do not", () => {
  expect([entry(1, "die", "Add Blue 1"), entry(1, "step", "Step ahead"), entry(2, "pass", "Pass", "Zul Cha'kra of Bo takes 7 damage.")].every(goesOn)).toBe(true);
  expect(goesOn(entry(2, "use", "Jek Namen: Response"))).toBe(false);
  expect(goesOn(entry(2, "pick", "Choose Jek Namen on A1"))).toBe(false);
  expect(goesOn(entry(1, "pass", "Pass", "Bo gains 1 Victory Point.", "Bo reveals Objective II of Zul Shra Ryu and rolls 1."))).toBe(false);
  expect(goesOn(entry(1, "pass", "Pass", "Zul Cha'kra of Bo is killed.", "Ada gains 3 Victory Points."))).toBe(true);
});

test("a way of five squares is one sentence, and names no direction that is another for whoever sits opposite", () => {
  const steps = ["F5", "E5", "D6"].flatMap((square) => story.tell(entry(1, "step", "Step back"), [`Zul Shra Ryu of Ada moves to ${square}.`], begun));
  expect(gather(steps)).toEqual(["Zul Shra Ryu of Ada moves to D6 by way of F5 and E5."]);
});

test("a card that is laid down says where, and what only repeats the facts is left out", () => {
  expect(story.tell(entry(1, "at", "At G1"), ["Ada deploys Drumfish Herald."], begun)).toEqual(["Ada deploys Drumfish Herald at G1."]);
  expect(story.tell(entry(1, "die", "Pay with Blue 5"), [], begun)).toEqual([]);
  expect(story.tell(entry(1, "take", "Choose a card"), [], begun)).toEqual([]);
  expect(story.tell(entry(2, "take", "Exchange a card"), [], entry(2, "take", "Exchange a card"))).toEqual([]); // said already
  expect(story.tell(entry(1, "pick", "Choose Jek Namen on A1"), [], begun)).toEqual(["Chooses Jek Namen on A1."]);
});

import { expect, test } from "vitest";
import type { LogEntry } from "../../lib/protocol";
import { story } from "./story";

const entry = (seat: number, verb: string, title: string, ...words: string[]): LogEntry => ({ seat, turn: "3.1", verb, title, words, text: verb }) as unknown as LogEntry;
const begun = entry(1, "attack", "Attack with Slagwing");

test("a target, a price and a Zone go on with what was begun, and so do passes and nobody's Guard", () => {
  for (const one of [entry(1, "target", "Attack Gatewarden"), entry(1, "paid", "Pay 1 ENERGY"), entry(2, "pass", "Pass"), entry(2, "unguarded", "No Guard")]) expect(story.goesOn(one, begun)).toBe(true);
  for (const one of [entry(2, "guard", "Guard with Gatewarden"), entry(2, "turn", "Turn up Parry the Blow"), entry(1, "end", "End turn"), entry(2, "pass", "Pass", "Turn 4: Bo.", "Bo Draws a card.")]) expect(story.goesOn(one, begun)).toBe(false);
});

test("that what the heading names resolves is not said, that something else does is", () => {
  const used = entry(1, "use", "Slagwing: ENTER");
  expect(story.tell(entry(2, "pass", "Pass"), ["Gatewarden of Bo takes 2 DMG.", "Slagwing of Ada resolves.", "Parry the Blow of Bo resolves."], used)).toEqual(["Gatewarden of Bo takes 2 DMG.", "Parry the Blow of Bo resolves."]);
});

test("a card that is Prepared says where, and its name where the heading does not", () => {
  expect(story.tell(entry(1, "zone", "In Event Zone 1"), ["Ada Prepares Counteroffer."], entry(1, "prepare", "Prepare Counteroffer"))).toEqual(["In Event Zone 1."]);
  expect(story.tell(entry(1, "zone", "In Event Zone 1"), ["Ada Prepares Counteroffer."], begun)).toEqual(["Ada Prepares Counteroffer in Event Zone 1."]);
  expect(story.tell(entry(1, "paid", "Pay 1 ENERGY"), [], begun)).toEqual([]);
  expect(story.tell(entry(1, "pick", "Choose Gatewarden"), [], begun)).toEqual(["Chooses Gatewarden."]);
});

test("an exchange is told by itself, and each card of it once", () => {
  expect(story.goesOn(entry(1, "pick", "Exchange Slagwing"), entry(1, "first", "Player 1 begins"))).toBe(false);
  const first = entry(2, "pick", "Exchange a card");
  expect(story.tell(entry(2, "pick", "Exchange a card"), [], first)).toEqual([]);
  expect(story.tell(entry(2, "pick", "Exchange Slagwing"), [], first)).toEqual(["Also Slagwing."]);
  expect(story.tell(entry(1, "pick", "Exchange Slagwing"), [], begun)).toEqual(["Exchanges Slagwing."]);
});

import { expect, test } from "vitest";
import type { Choice } from "../../lib/protocol";
import { Several } from "./several.svelte";

const pick = (name: string): Choice => ({ text: `pick:${name}`, label: name, refs: [`card:1h:${name}`], final: false, verb: "pick", direct: true, pieces: 1 });
const from = [..."AB"].map((name) => ({ text: `pick:${name}`, refs: [`card:1h:${name}`], copies: 1 }));

test("each is sent when the table asks for it, however often the table is looked at meanwhile", () => {
  const sent: string[] = [];
  const table = { choices: [pick("A"), pick("B")], most: 2 };
  const several = new Several({ choices: () => table.choices, picking: () => ({ least: 2, most: table.most, from }), choose: ({ text }) => sent.push(text), unseen: () => false });
  several.point("card:1h:B", 0);
  several.point("card:1h:A", 0);
  several.ask.confirm!.choose();
  expect(sent).toEqual(["pick:A"]);
  expect([several.go(), several.go()]).toEqual([true, true]); // on its way
  table.choices = [pick("B")];
  table.most = 1;
  several.go();
  expect(sent).toEqual(["pick:A", "pick:B"]);
});

test("dice named in order leave out all that come before: what was chosen is sent to its end, and to no other question", () => {
  const sent: string[] = [];
  const die = (text: string) => ({ ...pick(text), refs: [`reserve:1${text}`] });
  const offer = (text: string, copies = 1) => ({ text: `pick:${text}`, refs: [`reserve:1${text}`], copies });
  const table = { choices: ["R4", "R6", "B4"].map(die), picking: { of: "dice" as string | undefined, least: 1, most: 6, from: [offer("R4", 2), offer("R6", 3), offer("B4")] } };
  const several = new Several({ choices: () => table.choices, picking: () => table.picking, choose: ({ text }) => sent.push(text), unseen: () => false });
  const chosen = () => {
    several.empty();
    sent.length = 0;
    table.choices = ["R4", "R6", "B4"].map(die);
    table.picking = { ...table.picking, of: "dice", most: 6 };
    several.point("reserve:1B4", 0);
    several.point("reserve:1R6", 0);
    several.ask.confirm!.choose();
    expect(sent).toEqual(["pick:R6"]);
  };
  chosen();
  table.choices = ["R6", "B4"].map(die);
  table.picking = { of: "dice", least: 1, most: 3, from: [offer("R6", 2), offer("B4")] };
  several.go();
  expect(sent).toEqual(["pick:R6", "pick:B4"]);
  chosen();
  table.choices = ["R4", "B4"].map(die);
  table.picking = { ...table.picking, of: undefined };
  several.go();
  expect(sent).toEqual(["pick:R6"]);
});

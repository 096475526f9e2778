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

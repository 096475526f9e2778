import { expect, test } from "vitest";
import type { Choice } from "../../lib/protocol";
import { Hand } from "./hand.svelte";

const choice = (verb: string, ...refs: string[]): Choice => ({ text: `${verb} ${refs.join(" ")}`, label: verb, refs, final: false, verb, direct: false, pieces: 1 });
const PLAY = choice("play", "card:1h:Cog");
const ATTACH = choice("attach", "card:1h:Blade", "card:1c1");
const DROP = choice("drop", "card:1c1");
const END = choice("end");

function made(choices: Choice[], sent: string[]): Hand {
  return new Hand({
    choices: () => choices, picking: () => null, choose: ({ text }) => sent.push(text), unseen: () => false, why: () => {}, nameOf: (ref) => ref,
    button: ({ label }) => label, onto: () => "", faint: ({ verb }, all) => verb === "drop" && all.some((one) => one.verb === "end"),
  });
}

test("what is hardly ever meant is not lit, and can be pointed at all the same", () => {
  const hand = made([PLAY, DROP, END], []);
  expect([...hand.lit]).toEqual(["card:1h:Cog"]);
  hand.point("card:1c1");
  expect(hand.picked).toBe("card:1c1");
  expect([...made([DROP], []).lit]).toEqual(["card:1c1"]);
});

test("where there is one way, pointing is enough: nothing is asked once more", () => {
  const sent: string[] = [];
  const hand = made([PLAY, ATTACH, { ...DROP, direct: true }], sent);
  hand.point("card:1h:Blade");
  hand.point("card:1c1");
  hand.point("card:1c1");
  expect(sent).toEqual([ATTACH.text, DROP.text]);
  const two = made([ATTACH, { ...ATTACH, text: "hide", verb: "hide" }], sent);
  two.point("card:1h:Blade");
  two.point("card:1c1");
  expect([sent.length, two.ask.rows.length]).toEqual([2, 2]);
});

test("what is dragged is dropped onto something lit, or onto the open table", () => {
  const sent: string[] = [];
  const hand = made([PLAY, ATTACH], sent);
  expect(hand.lift("card:1h:Cog")).toBe(true);
  hand.drop(null, true);
  hand.lift("card:1h:Blade");
  hand.drop("card:1c1", true);
  expect(sent).toEqual([PLAY.text, ATTACH.text]);
});

test("what is dropped back into the hand, or nowhere, stays where it was", () => {
  const sent: string[] = [];
  const hand = made([PLAY, ATTACH], sent);
  hand.lift("card:1h:Cog");
  hand.drop(null, false);
  expect([sent, hand.refs]).toEqual([[], []]);
  expect(hand.lift("card:9x:None")).toBe(false);
});

test("what an attack comes to is said while one points at it, and asked about where nobody can point without choosing", () => {
  const sent: string[] = [];
  const at: Choice = { ...choice("at", "card:2c1"), direct: true, comes: "Grunt is discarded." };
  const none: Choice = { ...choice("undefended"), label: "Nothing defends", comes: "Wall stays." };
  const hand = made([at, none], sent);
  expect(hand.ask.help).toBe("Nothing defends: Wall stays.");
  hand.over = "card:2c1";
  expect(hand.ask.help).toBe("If nobody adds anything: Grunt is discarded.");
  hand.empty(); // the next question has come
  expect(hand.ask.help).toBe("If nobody adds anything: Grunt is discarded.");
  hand.point("card:2c1", 0, true);
  expect(sent).toEqual([]);
  expect(hand.ask.confirm?.label).toBe("at");
  expect(hand.ask.help).toContain("Grunt is discarded.");
  hand.point("card:2c1", 0, true);
  expect(sent).toEqual([at.text]);
  made([at], sent).point("card:2c1");
  expect(sent).toEqual([at.text, at.text]);
});

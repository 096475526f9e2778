import { expect, test } from "vitest";
import { words } from "../testing";
import PassingPanel from "./PassingPanel.svelte";

test("the stops of phases are told from the one that holds in every phase", () => {
  const passing = { stops: ["effects"], never: ["Acquisition"], always: false, hold: false, yield: "", full: false };
  const said = words(PassingPanel, { table: { stops: ["Day", "Evening"], passing } });
  expect(said).toContain("In any phase, when another player’s effect concerns me and I could answer it");
  expect(said).toMatch(/Never about Acquisition.*And in your turn others’ Day Evening/);
});

test("full control is one switch, and says what it does", () => {
  const passing = { stops: ["effects"], never: [], always: false, hold: false, yield: "", full: true };
  const said = words(PassingPanel, { table: { stops: ["Day"], passing } });
  expect(said).toMatch(/Quick Full control When you are asked At every point, even where all you could do is pass/);
  expect(said).not.toContain("Day");
});

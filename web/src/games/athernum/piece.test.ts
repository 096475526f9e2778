import { expect, test, vi } from "vitest";
import { markup, words } from "../../testing";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { default: Piece } = await import("./Piece.svelte");
const { default: Side } = await import("./Side.svelte");
const { default: Zoom } = await import("../../cards/table/Zoom.svelte");
const { Desk } = await import("../../cards/table/desk.svelte");
const { client } = await import("./table");

const seen = (at: string, wanted: string, ...first: string[]): string => {
  const refs = new Set(first);
  const desk = { wanted, whose: () => "", entry: "", hand: { first: refs, lit: refs, several: { on: false }, has: () => false } };
  const thing = { at, name: "Netcaster", side: "up", type: "Character", attachments: [], markers: {}, damage: 0, exhaustion: 0, victory: 0, ofv: 2, dfv: 2, slots: 0 };
  const table = { active: 0, stack: [], combat: { attacker: "1c1", defender: "", target: "" } };
  return words(Piece, { desk, table, thing });
};

test("while a target is asked for, what cannot be attacked says so; one's own cards and other questions have no such mark", () => {
  expect(seen("2c1", "at", "card:2c2")).toContain("cannot be attacked");
  expect(seen("2c2", "at", "card:2c2")).not.toContain("cannot be attacked");
  expect(seen("1c2", "at", "card:2c2")).not.toContain("cannot be attacked");
  expect(seen("2c1", "", "card:2c2")).not.toContain("cannot be attacked");
});

const NONE = { attachments: [], markers: {}, damage: 0, exhaustion: 0, victory: 0, ofv: 2, dfv: 2, slots: 0 };
const thing = (at: string, more: object = {}) => ({ at, name: "Netcaster", side: "up", type: "Character", ...NONE, ...more });
const player = (seat: number) => ({
  characters: [thing(`${seat}c1`)], main: [], locations: [], resources: [], mana: {}, commands: 0, hand: [], hand_count: 3, deck_count: 9, discard: [], void: [], extra_count: 0, faction: "", victory: 0,
});
const tableOf = (seats: number) => ({ game: "athernum", turn: 3, active: 0, asked: 0, phase: "Day", out: [], stack: [], combat: { attacker: "", defender: "", target: "" }, players: Array.from({ length: seats }, (_, i) => player(i + 1)) });
const at = (seats: number) => {
  const table = tableOf(seats);
  const names = { 1: "Ada", 2: "Bo", 3: "Cy", 4: "Di" };
  return { table, desk: new Desk(client as never, () => table as never, { choices: () => [], choose: () => {}, why: () => {} }, () => names) };
};

test("however much is attached, the values at the foot of the card stay in sight", () => {
  const { table, desk } = at(2);
  const HIGH = 1.4; // of a card, in its widths; an attachment is .36 wide and .504 high, and the first begins at .11
  const VALUES = 1.06; // where the values begin
  for (const count of [1, 2, 3, 4]) {
    const attachments = Array.from({ length: count }, (_, i) => thing(`1c1.${i + 1}`));
    const step = Number(/--step: ([\d.]+)/.exec(markup(Piece, { desk, table, thing: thing("1c1", { attachments, slots: count }) }))![1]);
    expect(0.11 + (count - 1) * step + 0.504).toBeLessThan(VALUES);
    expect(VALUES).toBeLessThan(HIGH);
  }
});

test("a card that lies exhausted says its name where its free slots would be", () => {
  const { table, desk } = at(4);
  const seen = (side: string): string => markup(Piece, { desk, table, thing: thing("2c1", { side, slots: 2 }), named: false });
  expect(seen("up")).toContain('class="empty');
  expect(seen("exhausted")).not.toContain('class="empty');
  expect(seen("exhausted")).toContain("peek");
});

test("where more than two sit at a table each card says whose it is, spoken and seen large; so does each side", () => {
  for (const [seats, whose] of [[2, ""], [3, "of Bo"], [4, "of Bo"]] as const) {
    const { table, desk } = at(seats);
    const spoken = words(Piece, { desk, table, thing: thing("2c1") });
    const large = words(Zoom, { desk, look: desk.lookAt("card:2c1", "Netcaster", thing("2c1"), false), width: "200px" });
    if (whose) {
      expect(spoken).toContain(whose);
      expect(large).toContain(`Netcaster ${whose}`);
      expect(words(Side, { desk, table, seat: 2, small: true, slim: true, wraps: true })).toContain("Bo");
    } else expect(spoken + large).not.toContain("Bo");
  }
  const { desk } = at(4);
  expect(words(Zoom, { desk, look: desk.lookAt("card:1h:Bell", "Bell", null, false), width: "200px" })).not.toContain("of ");
});

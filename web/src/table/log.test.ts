import { describe, expect, it, vi } from "vitest";
import type { LogEntry } from "../lib/protocol";
import { markup } from "../testing";
import Log from "./Log.svelte";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { face } = await import("../games/antagonism");
const { face: scalar } = await import("../games/scalar");

const entry = (m: number, text: string, verb: string, ...words: string[]): LogEntry => ({ m, seat: 1, turn: "1.1", text, words, clause: null, rolled: [], verb }) as unknown as LogEntry;
const log = (...told: LogEntry[]): string => logOf(face, ...told);
const logOf = (face: object, ...told: LogEntry[]): string => {
  const end = ({ verb }: LogEntry): boolean => verb === "end";
  const table = { view: { m: 9 }, info: { game: "antagonism" }, face, told, log: { first: 1 }, names: { 1: "Ada", 2: "Bo" }, say: ({ words }: LogEntry) => words, withNames: (text: string) => text.replace("Player 1", "Ada"), endsPlainly: end, reach: async () => {} };
  return markup(Log, { table, onhover: () => {}, onopen: () => {} });
};

describe("the log", () => {
  it("says in words what was done, and the notation after them", () => {
    const said = log(entry(1, "Rf3-c6", "move", "Ada moves from f3 to c6."), entry(2, "Rc6xc7", "take", "Ada moves from c6 to c7."));
    expect(said).toContain("Walks from f3 to c6 <code");
    expect(said).toContain('aria-label="Takes c7 from c6 Rc6xc7: show this moment"');
    expect(said).not.toContain("goes to");
  });
  it("says who has resigned and that it is over, not the word of the notation", () => {
    const said = log(entry(1, "resign", "resign", "Ada resigns.", "The game is over."));
    expect(said).toContain('aria-label="Resigns: show this moment"');
    const dice = logOf(scalar, entry(1, "resign", "resign", "Ada resigns.", "The game is over."));
    expect(dice).toContain('aria-label="Resigns: show this moment"');
    expect(dice).toContain("The game is over");
    expect(said + dice).not.toContain("<code");
  });
  it("calls what dice did by words", () => {
    const said = logOf(scalar, entry(1, "I?", "roll", "Ada rolls a d20: 13."));
    expect(said).toContain('aria-label="Rolls a d20: 13 I?: show this moment"');
  });
  it("calls giving up by one word, whatever the rulebook calls it, and says nothing twice", () => {
    const said = log({ ...entry(1, "concede", "concede", "Ada concedes.", "Bo wins."), title: "Concede" });
    expect(said).toContain('aria-label="Resigns: show this moment"');
    expect(said).toContain("Bo wins");
    expect(said).not.toMatch(/[Cc]oncede/);
    const first = log({ ...entry(1, "player:1", "player", "Ada takes the first turn."), title: "Player 1" });
    expect(first.replace(/<[^>]*>/g, "")).not.toContain("Ada Ada");
  });
  it("says nothing twice of whoever the heading names", () => {
    const said = log({ ...entry(1, "begin:1", "begin", "Ada begins as Offensive Player."), title: "Player 1 begins" }).replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
    expect(said).toContain("Ada begins as Offensive Player");
  });
  it("leaves out the mover's name only until somebody else is spoken of", () => {
    const story = { goesOn: () => true, tell: (_: LogEntry, said: string[]) => said };
    const told = logOf({ story, brief: (said: string) => said }, { ...entry(1, "use", "use"), title: "Strike" }, entry(2, "pass", "pass", "Ada spends Red 5.", "Zul of Bo is killed.", "Ada gains 3 points."));
    expect(told.replace(/<[^>]*>/g, "").replace(/\s+/g, " ")).toContain("Spends Red 5. Zul of Bo is killed. Ada gains 3 points");
  });
  it("calls people by their names in headings, too", () => {
    const said = log({ ...entry(1, "player:1", "player"), title: "Player 1" });
    expect(said).toContain('aria-label="Ada: show this moment"');
  });
  it("tells what was done again and again in one row, which can be spread out", () => {
    const again = (m: number) => ({ ...entry(m, "tap", "tap"), title: "Exhaust a resource token" });
    const said = log(again(1), again(2), again(9));
    expect(said.match(/show this moment/g)).toHaveLength(1);
    expect(said).toContain("3 times: show each");
    expect(said).toMatch(/class="row[^"]* now/);
    expect(log(again(1), again(2), entry(3, "/", "end")).match(/show this moment/g)).toHaveLength(2);
  });
  it("folds passes away, but not what came of them", () => {
    const { brief } = face;
    const cards = { minor: ({ verb }: LogEntry) => verb === "pass", brief };
    const said = logOf(cards, entry(1, "pass", "pass", "You were not asked."), entry(2, "pass", "pass", "Bo: Action Phase.", "Netcaster takes 2 damage."), entry(3, "play", "play", "Ada plays a card."));
    expect(said).toContain("2 passes");
    expect(said.replace(/<[^>]*>/g, "")).toMatch(/Netcaster takes 2 damage\.\s+2 passes/);
    expect(said).not.toMatch(/not asked|Action Phase/);
  });
  it("says once that a turn ends", () => {
    const said = log(entry(1, "/", "end"));
    expect(said).toContain('aria-label="Ends the turn: show this moment"');
    expect(said).not.toContain("ends the turn");
  });
});

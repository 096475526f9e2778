import { expect, test, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { lookAt, resultOf } = await import("./yours");

test("a finished game says how it ended for whoever sat there", () => {
  expect(resultOf("2", [2])).toBe("You won");
  expect(resultOf("2", [1])).toBe("You lost");
  expect(resultOf("=", [1])).toBe("A draw");
  expect(resultOf("1", [1, 2])).toBe("Player 1 won");
  expect(resultOf("*", [1])).toBe("Finished");
});

test("and when it was", async () => {
  const seats = [{ seat: 1, name: "Ada", kind: "human" }, { seat: 2, name: "Bo", kind: "human" }];
  vi.stubGlobal("fetch", async () => Response.json({ id: "one", game: "none", title: "Scalar", setup: "scalar", status: "over", result: "1", ended: Date.UTC(2026, 4, 3, 12), seats }));
  const mine = await lookAt("one", { game: "none", tokens: { 1: "secret" }, at: 0 });
  expect(mine.line).toMatch(/^You won against Bo, .*2026/);
  expect(mine.verb).toBe("Replay");
  vi.unstubAllGlobals();
});

test("a game is named once, and bots of one name are counted", async () => {
  const { together, wholeTitle } = await import("./words");
  expect(wholeTitle("Scalar: Scalar")).toBe("Scalar");
  expect(wholeTitle("Antagonism: Lagoon, two teams")).toBe("Antagonism, Lagoon, two teams");
  expect(together(["Recruit", "Recruit", "Ada", "Recruit"])).toEqual(["three Recruits", "Ada"]);
});

test("a list counts what the server counts", async () => {
  const { countedIn } = await import("./words");
  expect(countedIn({ roundName: "Turn", listedRound: "Round" } as never)).toBe("round");
  expect(countedIn({ roundName: "Turn" } as never)).toBe("turn");
  expect(countedIn(undefined)).toBe("round");
});

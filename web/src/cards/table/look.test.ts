import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cardOf, cardsOf } from "../cards.svelte";
import { Desk } from "./desk.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => { vi.useRealTimers(); vi.unstubAllGlobals(); });

test("cards that come late, or only when they are asked for again, are seen by whoever is looking already", async () => {
  const answers = [new Response("{}", { status: 503 }), Response.json([{ name: "Bell", text: ["It rings."] }])];
  vi.stubGlobal("fetch", async () => answers.shift());
  const client = { game: "late", card: (name: string) => cardOf("late", name), browsed: [] };
  const desk = new Desk(client as never, () => ({ game: "late" }), { choices: () => [], choose: () => {}, why: () => {} }, () => ({}));
  const look = desk.lookAt("card:1c1", "Bell", null, false);
  expect(look.card).toEqual({ name: "Bell", text: [] });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(cardsOf("late").size).toBe(1);
  expect(look.card?.text).toEqual(["It rings."]);
});

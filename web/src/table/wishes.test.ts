import { beforeEach, expect, test, vi } from "vitest";
import { keepWish, keptWish, NO_WISH, toldWish } from "./wishes";

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, text: string) => store.set(key, text) });
});
const usual = { stops: ["effects"], never: ["Toll"] };

test("somebody who has said nothing has what is usual", () => {
  expect(keptWish("a game", usual)).toEqual({ ...NO_WISH, stops: ["effects"], never: ["Toll"] });
});

test("what was said last is kept, except that things are let pass", () => {
  keepWish("a game", { stops: [], always: true, hold: false, yield: "turn", never: [], full: true });
  expect(keptWish("a game", usual)).toEqual({ stops: [], always: true, hold: false, yield: "", never: [], full: true });
  expect(keptWish("another game", usual).stops).toEqual(["effects"]);
});

test("what was kept before there was a list of names has the usual ones", () => {
  store.set("sandtable.passing.old", JSON.stringify({ stops: ["own Combat"], always: false, hold: false }));
  expect(keptWish("old", usual)).toEqual({ ...NO_WISH, stops: ["own Combat"], never: ["Toll"] });
});

test("full control asks everywhere and about everything, and forgets nothing of the rest", () => {
  const wish = { ...NO_WISH, ...usual, full: true };
  expect(toldWish(wish, ["Day"])).toEqual({ stops: ["effects", "own Day", "other Day"], always: true, hold: true, yield: "", never: [] });
  expect(toldWish({ ...wish, full: false }, ["Day"])).toEqual({ stops: ["effects"], always: false, hold: false, yield: "", never: ["Toll"] });
});

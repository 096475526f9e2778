import { beforeEach, expect, test, vi } from "vitest";
import { keepWish, keptWish, NO_WISH } from "./wishes";

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
  keepWish("a game", { stops: [], always: true, hold: false, yield: "turn", never: [] });
  expect(keptWish("a game", usual)).toEqual({ stops: [], always: true, hold: false, yield: "", never: [] });
  expect(keptWish("another game", usual).stops).toEqual(["effects"]);
});

test("what was kept before there was a list of names has the usual ones", () => {
  store.set("sandtable.passing.old", JSON.stringify({ stops: ["own Combat"], always: false, hold: false }));
  expect(keptWish("old", usual)).toEqual({ ...NO_WISH, stops: ["own Combat"], never: ["Toll"] });
});

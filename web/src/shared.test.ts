// What every game shares knows none of them by name, and nobody reads the notation of a choice to know what it is.

import { describe, expect, it } from "vitest";

const files = import.meta.glob<string>("./**/*.{ts,svelte,css}", { query: "?raw", import: "default", eager: true });
const sources = Object.entries(files).filter(([path]) => !path.endsWith(".test.ts"));
const own = (path: string): boolean => /^\.\/games\/(?!plain\/)\w+\//.test(path);
const shared = sources.filter(([path]) => !own(path));

/** Every line of some files that a pattern is found in, with where it stands. */
const lines = (found: [string, string][], pattern: RegExp): string[] =>
  found.flatMap(([path, text]) => text.split("\n").flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1} ${line.trim().slice(0, 100)}`] : [])));

describe("the shared folders", () => {
  it("are looked at", () => {
    const paths = shared.map(([path]) => path);
    for (const folder of ["cards/table", "cards/deck", "cards/plain", "games/plain", "pages/decks", "pages/workshop", "pages/parts", "table", "lib", "components", "styles"]) {
      expect(paths.some((path) => path.startsWith(`./${folder}/`)), folder).toBe(true);
    }
    expect(sources.length).toBeGreaterThan(shared.length);
  });
  it("have no word of Athernum's", () => {
    const words = /athernum|\b(ofv|dfv)\b|--(ath|font-ath)\b|ironwright|verdance|\bashen\b|tidewatch|factionless|supertype|main.character|victory.token|command.token/i;
    expect(lines(shared, words)).toEqual([]);
  });
  it("take nothing from the folder of a game", () => {
    expect(lines(shared.filter(([path]) => /\.(ts|svelte)$/.test(path)), /(from|import)\b.*["'][./]*\/games\/(?!plain\/|index)\w+\//)).toEqual([]);
  });
});

describe("the notation of a choice", () => {
  // What draws a move that was made may read it; what asks which one to make may not.
  const DRAWS = /\/(antagonism|scalar)\/(?!(hand|pick|words)\b)/;
  const asks = sources.filter(([path]) => !DRAWS.test(path));
  // lines of a card file, and what a fix would write there, are no choices
  const WRITES = /\/(editor\.ts|workshop\/)/;
  const read = asks.filter(([path]) => !WRITES.test(path));
  it("is taken apart by nobody who asks for one", () => {
    expect(lines(read, /\.text\)?\s*\.(startsWith|endsWith|split|match|replace|slice|indexOf|includes|charAt)\(/)).toEqual([]);
    expect(lines(read, /\.(test|exec)\([^)]*\.text\b/)).toEqual([]);
    expect(lines(read, /\bread(Move|Placing|Deed|Slot|Evades?)\(/)).toEqual([]);
  });
  it("stands in no pattern and no comparison", () => {
    const verbs = "lead|play|relic|attach|hide|use|support|up|drop|exhaust|attack|at|defend|pick|player|effect|name|mode|pay|next|from|shuffle";
    expect(lines(asks, new RegExp(`["'\`^(|](${verbs})(\\|[a-z|]+)*\\)?:["'\`/]`))).toEqual([]);
    expect(lines(asks, /\.text\s*[!=]==\s*["'`]/)).toEqual([]);
  });
});

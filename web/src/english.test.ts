import { expect, test } from "vitest";

// What native readers stumbled over, and how it is said now.
const STUMBLED = [
  "not to be seen", "agree on no draw", "Only who has", "The link to send stands", "waits for a partner", "You sit nowhere", "Light: ", "Rulebook rulebook", "ends the turn</", "1 minutes", "Guest wins", "bug capsule", "quiet 0",
  "You pass without being asked",
];
const files = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts"], { query: "?raw", import: "default", eager: true });

/** What may be read by somebody: without comments and styles. */
const read = (source: string): string =>
  source.replace(/<style>.*<\/style>/s, "").replace(/\/\*.*?\*\//gs, "").replace(/<!--.*?-->/gs, "").replace(/^\s*\/\/.*$/gm, "").replace(/ \/\/ .*$/gm, "");

test("nothing is said that nobody says", () => {
  expect(Object.keys(files).length).toBeGreaterThan(100);
  const found = Object.entries(files).flatMap(([name, source]) => STUMBLED.filter((words) => read(source).includes(words)).map((words) => `${name}: ${words}`));
  expect(found).toEqual([]);
});

test("whoever uses a mouse hovers or clicks; nobody is told to point", () => {
  const found = Object.entries(files).filter(([, source]) => /["`>][^"`]*\b[Pp]oint at (it|a|the|one)\b/.test(read(source))).map(([name]) => name);
  expect(found).toEqual([]);
});

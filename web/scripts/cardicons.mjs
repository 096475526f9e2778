// The icons that card files name, and those that cards without any fall back on: collected when the client is built.
// `virtual:card-icons` tells in which part an icon is; each part is a chunk of its own, loaded when a card needs it.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";

const GAMES = new URL("../../src/sandtable/games/", import.meta.url);
const FALLBACK = new URL("../src/cards/fallback.ts", import.meta.url);
const INDEX = "virtual:card-icons";
const PART = `${INDEX}/`;
const MOST = 12; // icons in one part
const require = createRequire(import.meta.url);

/** The icon names in a file: those of `art` in card files, all quoted words with a known icon in others. */
function namesIn(text, toml) {
  const lists = toml ? [...text.matchAll(/^art\s*=\s*\[([^\]]*)\]/gm)].map((m) => m[1]) : [text];
  return lists.flatMap((list) => [...list.matchAll(/"([a-z0-9-]+)"/g)].map((m) => m[1]));
}

function collect() {
  const { icons } = require("@iconify-json/game-icons/icons.json");
  const [crests, common] = readFileSync(FALLBACK, "utf8").split("const BY_WORD");
  const parts = new Map([["crests", new Set(namesIn(crests, false))], ["common", new Set(namesIn(common, false))]]);
  for (const game of readdirSync(GAMES, { withFileTypes: true })) {
    if (!game.isDirectory()) continue;
    const folder = new URL(`${game.name}/cards/`, GAMES);
    let files = [];
    try {
      files = readdirSync(folder).filter((file) => file.endsWith(".toml")).sort();
    } catch {
      continue; // a game without cards
    }
    for (const file of files) parts.set(`${game.name}-${file.slice(0, -5)}`, new Set(namesIn(readFileSync(new URL(file, folder), "utf8"), true)));
  }
  const seen = new Set();
  const found = new Map();
  for (const [part, names] of parts) {
    const bodies = [];
    for (const name of names) {
      if (seen.has(name)) continue;
      if (!icons[name]) {
        if (!["crests", "common"].includes(part)) throw new Error(`${part}: there is no icon ${name} among the game-icons`);
        continue;
      }
      seen.add(name);
      bodies.push([name, icons[name].body]);
    }
    // Small chunks, in the order of the file: whoever shows a few cards loads little.
    for (let i = 0; i < bodies.length; i += MOST) found.set(`${part}-${i / MOST + 1}`, Object.fromEntries(bodies.slice(i, i + MOST)));
  }
  return found;
}

export function cardIcons() {
  let parts;
  const all = () => (parts ??= collect());
  return {
    name: "card-icons",
    resolveId: (id) => (id === INDEX || id.startsWith(PART) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) {
        const index = Object.fromEntries([...all()].map(([part, bodies]) => [part, Object.keys(bodies)]));
        const loaders = [...all().keys()].map((part) => `${JSON.stringify(part)}: () => import(${JSON.stringify(PART + part)})`);
        return `export const index = ${JSON.stringify(index)};\nexport const parts = { ${loaders.join(", ")} };`;
      }
      if (id.startsWith(`\0${PART}`)) return `export default ${JSON.stringify(all().get(id.slice(PART.length + 1)))};`;
      return null;
    },
  };
}

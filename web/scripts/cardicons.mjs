// The icons that card files name, those that a game draws with, and those that cards without any fall back on: collected
// when the client is built.
// `virtual:card-icons` tells in which part an icon is; each part is a chunk of its own, loaded when a card needs it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";

const GAMES = new URL("../../src/sandtable/games/", import.meta.url);
const FALLBACK = new URL("../src/cards/fallback.ts", import.meta.url);
const FOLDERS = new URL("../src/games/", import.meta.url);
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
  const parts = new Map();
  const drawn = new Set(["common"]);
  for (const folder of readdirSync(FOLDERS, { withFileTypes: true })) {
    const file = new URL(`${folder.name}/icons.ts`, FOLDERS);
    if (!folder.isDirectory() || !existsSync(file)) continue;
    drawn.add(`${folder.name}-drawn`);
    parts.set(`${folder.name}-drawn`, new Set(namesIn(readFileSync(file, "utf8"), false)));
  }
  parts.set("common", new Set(namesIn(readFileSync(FALLBACK, "utf8"), false)));
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
        if (!drawn.has(part)) throw new Error(`${part}: there is no icon ${name} among the game-icons`);
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

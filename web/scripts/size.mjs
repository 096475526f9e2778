// What a visitor downloads first, gzipped: the entry and all that it imports at once. The budget is 200 kB of script
// and style; fonts are counted apart, and so is what comes later, by page and by game.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 200_000;
const dist = new URL(process.argv[2] ? `file://${process.argv[2]}/` : "../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));
const weigh = (name) => gzipSync(readFileSync(new URL(name, dist)), { level: 9 }).length;

const first = new Set();
function follow(key) {
  const chunk = manifest[key];
  if (first.has(chunk.file)) return;
  first.add(chunk.file);
  for (const style of chunk.css ?? []) first.add(style);
  for (const next of chunk.imports ?? []) follow(next);
}
for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) follow(key);

const kilo = (bytes) => (bytes / 1000).toFixed(1);
const at_once = [...first].reduce((sum, name) => sum + weigh(name), 0);
let later = 0;
let fonts = 0;
for (const name of readdirSync(new URL("assets/", dist))) {
  if (name.endsWith(".woff2")) fonts += readFileSync(new URL(`assets/${name}`, dist)).length;
  else if (/\.(js|css)$/.test(name) && !first.has(`assets/${name}`)) later += weigh(`assets/${name}`);
}
console.log(`script and style ${kilo(at_once)} kB gzipped at once, ${kilo(later)} kB when needed, fonts ${kilo(fonts)} kB`);
if (at_once > BUDGET) {
  console.error(`That is over the budget of ${BUDGET / 1000} kB.`);
  process.exit(1);
}

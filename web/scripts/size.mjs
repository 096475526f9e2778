// What a visitor downloads, gzipped. The budget is 200 kB of script and style; fonts are counted apart.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 200_000;
const dir = new URL("../dist/assets/", import.meta.url);
let total = 0;
let fonts = 0;
for (const name of readdirSync(dir)) {
  const bytes = readFileSync(new URL(name, dir));
  if (name.endsWith(".woff2")) fonts += bytes.length;
  else if (/\.(js|css)$/.test(name)) total += gzipSync(bytes, { level: 9 }).length;
}
console.log(`script and style ${(total / 1000).toFixed(1)} kB gzipped, fonts ${(fonts / 1000).toFixed(1)} kB`);
if (total > BUDGET) {
  console.error(`That is over the budget of ${BUDGET / 1000} kB.`);
  process.exit(1);
}

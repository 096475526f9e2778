// Pictures that are always the same for the same name.

/** Numbers from 0 to 1 that a word begins: FNV-1a, then mulberry32. */
export function seeded(word: string): () => number {
  let h = 2166136261;
  for (const sign of word) {
    h ^= sign.codePointAt(0)!;
    h = Math.imul(h, 16777619);
  }
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (n: number): number => +n.toFixed(1);
const polar = (x: number, y: number, r: number, a: number): string => `${short(x + r * Math.cos(a))} ${short(y + r * Math.sin(a))}`;

/** A rosette of five to nine arms: the card's own mark. */
export function rosette(random: () => number, x: number, y: number, r: number): string {
  const arms = 5 + Math.floor(random() * 5);
  const inner = r * (0.3 + random() * 0.25);
  const bent = (random() - 0.5) * 1.2;
  const twin = random() > 0.5;
  let d = "";
  for (let i = 0; i < arms; i++) {
    const a = (i * 2 * Math.PI) / arms - Math.PI / 2;
    const b = a + Math.PI / arms;
    d += `M${polar(x, y, inner, a)}Q${polar(x, y, r * 0.75, a + bent)} ${polar(x, y, r, a)}`;
    d += `M${polar(x, y, inner, a)}L${polar(x, y, inner * 1.5, b)}L${polar(x, y, inner, a + (2 * Math.PI) / arms)}`;
    if (twin) d += `M${polar(x, y, r * 0.82, b)}L${polar(x, y, r, b)}`;
  }
  return `${d}M${short(x + r)} ${y}A${r} ${r} 0 1 1 ${short(x - r)} ${y}A${r} ${r} 0 1 1 ${short(x + r)} ${y}`;
}

/** Rays from the middle, none quite like the next. */
export function rays(random: () => number, x: number, y: number): string {
  let d = "";
  for (let i = 0; i < 36; i++) {
    const a = (i * Math.PI) / 18 + random() * 0.04;
    d += `M${polar(x, y, 96, a)}L${polar(x, y, 260, a)}`;
  }
  return d;
}

const FIELDS = [
  "M0 0H160V240H0z", "M0 0H320L0 240z", "M0 240L160 90 320 240z", "M0 0H160V120H0zM160 120H320V240H160z", "M110 0H210V240H110z", "M0 150H320V240H0z",
];
/** How the field is divided. */
export const division = (random: () => number): string => FIELDS[Math.floor(random() * FIELDS.length)];

/** Stars, as points of a path: none where the one before was. */
export function stars(random: () => number): string {
  let d = "";
  for (let i = 0; i < 60; i++) d += `M${short(random() * 320)} ${short(random() * 300 - 30)}h.01`;
  return d;
}

/** Two to four orbits around the middle, a body on each. */
export function orbits(random: () => number, x: number, y: number): string {
  const count = 2 + Math.floor(random() * 3);
  let d = "";
  for (let i = 0; i < count; i++) {
    const r = 94 + i * 24 + random() * 10;
    const a = random() * 2 * Math.PI;
    const [bx, by] = [short(x + r * Math.cos(a)), short(y + r * 0.42 * Math.sin(a))];
    d += `M${short(x + r)} ${y}A${short(r)} ${short(r * 0.42)} 0 1 1 ${short(x - r)} ${y}A${short(r)} ${short(r * 0.42)} 0 1 1 ${short(x + r)} ${y}`;
    d += `M${bx + 3} ${by}a3 3 0 1 1-6 0a3 3 0 1 1 6 0`;
  }
  return d;
}

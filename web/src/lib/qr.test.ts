import { describe, expect, it } from "vitest";
import { qrPath } from "./qr";

describe("a QR code", () => {
  it("has its three corners and room around it", () => {
    const { size, path } = qrPath("http://127.0.0.1:8000/t/k3JqZabcdefghijklmnopq#join=K7QF2MXD");
    const dark = new Set<string>();
    for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let i = 0; i < Number(wide); i++) dark.add(`${Number(x) + i},${y}`);
    }
    expect((size - 8 - 17) % 4).toBe(0); // a version's width, and four modules of white on either side
    for (const [x, y] of [[4, 4], [size - 11, 4], [4, size - 11]]) {
      for (let i = 0; i < 7; i++) expect(dark.has(`${x + i},${y}`) && dark.has(`${x},${y + i}`)).toBe(true);
      expect(dark.has(`${x + 1},${y + 1}`)).toBe(false);
      expect(dark.has(`${x + 3},${y + 3}`)).toBe(true);
    }
    expect([...dark].some((place) => place.split(",").some((n) => Number(n) < 4 || Number(n) >= size - 4))).toBe(false);
  });
});

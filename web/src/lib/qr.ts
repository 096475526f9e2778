// A text as a QR code: one path of squares, to be drawn by whoever has room for it. Nothing leaves the page.

import { encode } from "uqr";

const BORDER = 4; // modules of white around it, as the standard wants

/** The code's width in modules, and the dark ones as a path. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  let path = "";
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
    }
  });
  return { size, path };
}

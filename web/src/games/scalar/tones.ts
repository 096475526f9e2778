// What a die is made of: its colour in the shade, as it is, and in the light.

type Rgb = [number, number, number];

export interface Tone {
  dark: Rgb;
  base: Rgb;
  light: Rgb;
  edge: string;
  /** Numbers and symbols: light ones on solid dice, dark ones on the ivory of inlaid dice. */
  ink: string;
  inlaid: boolean;
}

export const TONES: Record<number, Tone> = {
  // The Core, and a die of neither player.
  0: { dark: [168, 148, 104], base: [232, 220, 190], light: [255, 250, 236], edge: "#6B5A34", ink: "#2A2140", inlaid: false },
  1: { dark: [12, 26, 76], base: [31, 62, 150], light: [96, 136, 226], edge: "#0A1740", ink: "#FBF7EA", inlaid: false },
  2: { dark: [112, 58, 4], base: [204, 122, 30], light: [246, 184, 96], edge: "#5E3204", ink: "#3F1E00", inlaid: true },
};

export const toneOf = (owner: number): Tone => TONES[owner] ?? TONES[0];

/** The colour of a facet that gets this much light. */
export function lit({ dark, base, light }: Tone, shade: number): string {
  const [from, to, t] = shade < 0.62 ? [dark, base, shade / 0.62] : [base, light, (shade - 0.62) / 0.38];
  return `rgb(${from.map((c, i) => Math.round(c + (to[i] - c) * t)).join(" ")})`;
}

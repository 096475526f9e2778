// Lines that fill a field of 320 by 240, as engravers hatch a tincture: what tells fields apart without colour.

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);

export const level = (step: number): string => range(0, 240, step).map((y) => `M0 ${y}H320`).join("");
export const upright = (step: number): string => range(0, 320, step).map((x) => `M${x} 0V240`).join("");
export const bend = (step: number): string => range(-240, 320, step).map((x) => `M${x} 0L${x + 240} 240`).join("");
export const sinister = (step: number): string => range(0, 560, step).map((x) => `M${x} 0L${x - 240} 240`).join("");
export const waves = (step: number): string =>
  range(-6, 250, step).map((y) => `M0 ${y}${range(0, 320, 40).map((x) => `Q${x + 10} ${y - 5} ${x + 20} ${y}T${x + 40} ${y}`).join("")}`).join("");
export const dots = (step: number): string => range(0, 240, step).flatMap((y, row) => range((row % 2) * step / 2, 320, step).map((x) => `M${x} ${y}h.01`)).join("");
export const zigzag = (step: number): string =>
  range(0, 252, step).map((y) => `M0 ${y}${range(0, 320, 20).map((x) => `L${x + 10} ${y - 8}L${x + 20} ${y}`).join("")}`).join("");
export const rings = (step: number): string => range(step, 210, step).map((r) => `M${160 + r} 118A${r} ${r} 0 1 1 ${160 - r} 118A${r} ${r} 0 1 1 ${160 + r} 118`).join("");

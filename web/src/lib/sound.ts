// Dry and close: felt, wood, brass, sand. Every sound is a row of numbers; the synthesiser comes on first use.

import { settings } from "./settings.svelte";

export type Sound = "move" | "take" | "warp" | "dice" | "refuse" | "turn" | "tick" | "over";

// zzfx: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, …, noise, …
const ROWS: Record<Sound, (number | undefined)[][]> = {
  move: [[0.5, 0.04, 170, 0, 0.01, 0.045, 4, 1.6, -14, , , , , 2.4, , , , 0.6]],
  take: [[0.6, 0.04, 150, 0, 0.01, 0.05, 4, 1.6, -12, , , , , 2.6], [0.6, 0.04, 96, 0, 0.02, 0.09, 4, 1.8, -8, , , , , 3]],
  warp: [[0.35, 0.02, 320, 0.04, 0.06, 0.16, 0, 1, 9, , , , , 0.4, , , 0.06]],
  dice: [
    [0.35, 0.15, 420, 0, 0.004, 0.03, 4, 2, -24, , , , , 3.4], [0.35, 0.15, 360, 0, 0.004, 0.03, 4, 2, -24, , , , , 3.4],
    [0.4, 0.1, 300, 0, 0.006, 0.05, 4, 1.8, -18, , , , , 2.8],
  ],
  refuse: [[0.35, 0.02, 900, 0, 0.005, 0.02, 4, 2.4, -30, , , , , 4]],
  turn: [[0.4, 0.01, 392, 0.01, 0.05, 0.32, 0, 0.7, , , , , , 0.1]],
  tick: [[0.3, 0.02, 620, 0, 0.004, 0.03, 1, 2, -20, , , , , 1.4]],
  over: [[0.4, 0, 294, 0.01, 0.1, 0.5, 0, 0.8], [0.4, 0, 440, 0.01, 0.12, 0.7, 0, 0.8]],
};
const GAP = 90;

/** Play a sound, if this person wants to hear any. */
export async function play(sound: Sound): Promise<void> {
  if (!settings.sound) return;
  const { zzfx, ZZFX } = await import("zzfx");
  await ZZFX.audioContext.resume?.();
  ROWS[sound].forEach((row, i) => setTimeout(() => zzfx(...row), i * GAP));
}

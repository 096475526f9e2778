// Clicks that mean what is no longer there. A question changes under a resting hand: the next click, or the next Enter, falls on
// another button, which nobody can have read yet. Whoever has had the time to read it, or moved the pointer, is taken at his word.

/** Milliseconds that a button must have stood under a resting hand: time enough to see it, and more for what ends a turn or passes. */
const SEEN = 250;
const SEEN_TO_END = 600;
/** After so long a rest a click is a new one. */
const RESTED = 2500;
const STILL = 4; // pixels

export interface Press {
  label: string;
  at: number;
  x: number;
  y: number;
  /** By a key, and so wherever the focus is. */
  keyed: boolean;
}

export class Slips {
  private since = -Infinity;
  private last: Press | null = null;

  /** Another question stands there. */
  asked(now: number): void {
    this.since = now;
  }

  /** Was this press meant? Those that were not are no presses. */
  meant(press: Press, ends: boolean): boolean {
    const { last } = this;
    const resting = last !== null && press.keyed === last.keyed && (press.keyed || Math.hypot(press.x - last.x, press.y - last.y) < STILL) && press.at - last.at < RESTED;
    if (resting && press.label !== last.label && press.at - this.since < (ends ? SEEN_TO_END : SEEN)) return false;
    this.last = press;
    return true;
  }
}

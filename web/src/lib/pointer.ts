// How things are pointed at here: whoever has no mouse clicks nothing.

const TOUCH = "(max-width: 760px), (pointer: coarse)";

/** "click", or on a small or touched screen "tap" */
export const points = (): string => (typeof matchMedia === "function" && matchMedia(TOUCH).matches ? "tap" : "click");

/** A text that tells somebody to click, as it is said to whoever has no mouse. */
export const pointedAt = (text: string): string => (points() === "tap" ? text.replace(/\b([Cc])lick\b/g, (_, first: string) => (first === "C" ? "Tap" : "tap")) : text);

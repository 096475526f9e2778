// How things are pointed at here: whoever has no mouse clicks nothing.

const TOUCH = "(max-width: 760px), (pointer: coarse)";

/** "click", or on a small or touched screen "tap" */
export const points = (): string => (typeof matchMedia === "function" && matchMedia(TOUCH).matches ? "tap" : "click");

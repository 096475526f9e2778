// The code of an invitation: in a link, and as it is said.

/** "…/t/abc#join=K7QF2MXD" has the code K7QF2MXD. */
export const codeIn = (link: string): string => link.split("#join=")[1] ?? "";

/** In groups of four, as one reads it aloud; longer codes of old tables stay as they are. */
export const spoken = (code: string): string => (code.length === 8 ? `${code.slice(0, 4)} ${code.slice(4)}` : code);

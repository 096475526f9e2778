// The code of an invitation: in a link, and as it is said.

/** "…/t/abc#join=K7QF2MXD" has the code K7QF2MXD. */
export const codeIn = (link: string): string => link.split("#join=")[1] ?? "";

/** What one is invited to: the game once, and what is played of it behind one colon. */
export function invitedTo(title: string): string {
  const [game, ...rest] = title.split(": ");
  const told = rest.filter((part) => part !== game);
  return told.length ? `${game}: ${told.join(", ")}` : game;
}

/** In groups of four, as one reads it aloud; longer codes of old tables stay as they are. */
export const spoken = (code: string): string => (code.length === 8 ? `${code.slice(0, 4)} ${code.slice(4)}` : code);

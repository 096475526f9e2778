// Whose games, symbols and letters these are, read from the NOTICE that goes with every copy of Sandtable.

import notice from "../../../../NOTICE?raw";

export interface Credit {
  title: string;
  text: string;
}

export interface Credits {
  /** Whose the games are, as a whole. */
  intro: string;
  games: Credit[];
  /** What the client itself is made of. */
  parts: Credit[];
}

/** A notice is blocks between empty lines: a title and indented lines, or a paragraph. */
export function readNotice(text: string): Credits {
  const blocks = text.trim().split(/\n\s*\n/).map((block) => block.split("\n"));
  const joined = (lines: string[]): string => lines.map((line) => line.trim()).join(" ");
  const titled = blocks.filter((lines) => lines.length > 1 && lines.slice(1).every((line) => line.startsWith("  ")));
  const credits = titled.map(([title, ...lines]) => ({ title, text: joined(lines) }));
  const own = (credit: Credit): boolean => credit.title.startsWith("The browser client");
  const intro = blocks.find((lines, i) => i > 0 && !titled.includes(lines)) ?? [];
  return { intro: joined(intro), games: credits.filter((credit) => !own(credit)), parts: credits.filter(own) };
}

export const CREDITS = readNotice(notice);

/** The credit of a game: the one that speaks of it. */
export function nameIn(credit: Credit, names: string[]): string {
  const text = `${credit.title} ${credit.text}`.toLowerCase();
  return names.find((name) => text.includes(name)) ?? "";
}

// A line of a card taken apart for print: words, and icons in braces.

export interface Piece {
  /** The letter of a die, or the word of another icon; empty for words. */
  icon: string;
  text: string;
}

export function pieces(line: string): Piece[] {
  return line.split(/(\{\w+\})/).filter(Boolean).map((part) => {
    const icon = /^\{(\w+)\}$/.exec(part)?.[1] ?? "";
    return { icon, text: icon ? "" : part };
  });
}

// Names of cards in a sentence.

export interface Part {
  text: string;
  card: boolean;
}

/** A sentence cut at the names of cards in it; of two that begin alike the longer one is meant. */
export function partsOf(text: string, known: ReadonlyMap<string, unknown>): Part[] {
  const words = text.split(/(?<=\s)|(?=[\s.,;:'])/);
  const parts: Part[] = [];
  const plain = (piece: string): void => {
    const last = parts.at(-1);
    if (last && !last.card) last.text += piece;
    else parts.push({ text: piece, card: false });
  };
  for (let i = 0; i < words.length; ) {
    let end = 0;
    for (let j = Math.min(words.length, i + LONGEST); j > i && !end; j--) if (known.has(words.slice(i, j).join("").trim())) end = j;
    const piece = words.slice(i, end).join("");
    if (end && piece === piece.trimStart()) {
      parts.push({ text: piece.trim(), card: true });
      if (piece !== piece.trimEnd()) plain(" ");
      i = end;
    } else plain(words[i++]);
  }
  return parts;
}

/** So many pieces of a sentence a name has at most: words, spaces and apostrophes. */
const LONGEST = 14;

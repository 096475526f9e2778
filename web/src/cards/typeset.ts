// A line of a card taken apart for print: what it is called, what it costs, what it does.

export type Piece = { kind: "key" | "name" | "cost" | "text"; text: string };

/** "Support {1}: Draw a card." is a key, a cost and a text. */
export function typeset(line: string): Piece[] {
  const pieces: Piece[] = [];
  let rest = line;
  const key = /^([A-Z][A-Za-z]+)(?= - | \{|:)/.exec(rest);
  if (key) {
    pieces.push({ kind: "key", text: key[1] });
    rest = rest.slice(key[1].length).replace(/^ - /, ". ");
  }
  for (const part of rest.split(/(\*[^*]+\*|\{[^}]+\})/)) {
    if (!part) continue;
    if (part.startsWith("*")) pieces.push({ kind: "name", text: part.slice(1, -1) });
    else if (part.startsWith("{")) pieces.push({ kind: "cost", text: part.slice(1, -1) });
    else pieces.push({ kind: "text", text: part });
  }
  return pieces;
}

/** How large the words of a card are set: longer texts smaller, never under 1.26 em of a 36th of its width. */
export function sizeOf(lines: string[], flavour: string): number {
  const length = lines.reduce((sum, line) => sum + line.length + 24, flavour.length * 0.8);
  return length < 170 ? 1.75 : length < 260 ? 1.62 : length < 360 ? 1.5 : length < 460 ? 1.38 : 1.26;
}

/** Long names are set smaller. */
export const nameSize = (name: string): number => (name.length >= 24 ? 1.42 : name.length >= 18 ? 1.68 : 2);
/** On a card in the hand the name has the whole width, and two lines if it needs them. */
export const plateSize = (name: string): number => (name.length >= 24 ? 2.5 : 2.9);

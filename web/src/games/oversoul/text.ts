// A line of a card taken apart for print.

export interface LinePart {
  kind: "law" | "under" | "text";
  text: string;
}

/** "●ENTER* Draw 1" is a Law and what it does; what stands between underscores is underlined. */
export function lineParts(line: string): LinePart[] {
  const parts: LinePart[] = [];
  for (const [i, piece] of line.split("_").entries()) {
    const under = i % 2 === 1;
    const words = piece.replace(/^\s*●\s*/, "");
    const law = /^([^*"➤]+\*)(.*)$/s.exec(words);
    if (law && !under) parts.push({ kind: "law", text: law[1] }, { kind: "text", text: law[2] });
    // an asterisk without a Law: at once
    else if (words.trim()) parts.push({ kind: under ? "under" : "text", text: words.replace(/^\*\s*/, "") });
  }
  return parts;
}

// The keys of the table page, in the words of the About page.

export const KEYS: { keys: string[]; does: string }[] = [
  { keys: ["Tab"], does: "goes from part to part; the board is one of them" },
  { keys: ["←", "→", "↑", "↓"], does: "walk over the squares; each says what stands there and what it offers" },
  { keys: ["Enter", "Space"], does: "picks up, puts down, or asks why not" },
  { keys: ["T"], does: "the whole stack or its top pawn; Shift with a click does the same" },
  { keys: ["Esc"], does: "puts back what is in the hand, closes what is open, returns to now" },
  { keys: ["E"], does: "ends the turn" },
  { keys: ["U"], does: "undoes the last move of your turn" },
  { keys: ["[", "]"], does: "one moment back, one moment forward" },
  { keys: ["R"], does: "opens and closes the rulebook" },
  { keys: ["?"], does: "shows these keys" },
];

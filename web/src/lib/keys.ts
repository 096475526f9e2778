// The keys of the table page: the help at a table shows them, and so does the About page. A game may add its own.

import type { KeyLine } from "../games";

export const KEYS: KeyLine[] = [
  { keys: ["Tab"], does: "goes from part to part; the board is one of them" },
  { keys: ["←", "→", "↑", "↓"], does: "walk over the board; every place says what stands there and what it offers" },
  { keys: ["Enter", "Space"], does: "picks up, puts down, or asks why not; where you may pass, Space passes" },
  { keys: ["Esc"], does: "puts back what is in the hand, closes whatever is open, or returns to the present" },
  { keys: ["E"], does: "ends your turn, and nothing else" },
  { keys: ["U"], does: "undoes the last move of your turn" },
  { keys: ["[", "]"], does: "one moment back, one moment forward" },
  { keys: ["R"], does: "opens and closes the rulebook" },
  { keys: ["?"], does: "shows these keys" },
];

// Whose games, symbols and letters these are. NOTICE says the same in full; change both.

export interface Credit { id: string; title: string; lines: string[]; live?: boolean }

export const GAMES: Credit[] = [
  {
    id: "antagonism", title: "Antagonism", live: true,
    lines: ["Design and art © Stéphane Perriard; proofreader of v.01: Simon Ayres. Published by BigEyes, bigeyes.ch.", "Follows the rules v.08, which state no licence."],
  },
  {
    id: "scalar", title: "Scalar",
    lines: ["A game of dice on a hex board whose rulebook names neither title, author nor licence. We call it Scalar, after its Scalar Core."],
  },
  {
    id: "athernum", title: "Athernum: The Old World",
    lines: [
      "© 2025 Shaarigan – Schroedinger Entertainment, under CC BY-NC-SA 4.0.",
      "Based on the Archen Tactical Card Game System, © 2025 Shaarigan – Schroedinger Entertainment, under CC BY 4.0.",
    ],
  },
  { id: "oversoul", title: "Oversoul TCG", lines: ["“Creatio ex Nihilo – A Game of Magick, Balance and Fate”, by D. E. L. The rules state no licence."] },
  { id: "antithesis", title: "Antithesis", lines: ["Game design: Mallesh Gopalswami. © 2024 Malcontent Games, antithesisgame.com. The rulebook states no licence."] },
];

export const PARTS: Credit[] = [
  { id: "icons", title: "Symbols", lines: ["Game symbols from game-icons.net, by Lorc, Delapouite and others, under CC BY 3.0."] },
  { id: "fonts", title: "Letters", lines: ["Besley, IBM Plex Sans, IBM Plex Sans Condensed and Literata, all under the SIL Open Font License."] },
];

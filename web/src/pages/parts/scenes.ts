// Boards drawn small, to choose from. Only pictures: the game itself is set up by the server.

import type { Table } from "../../games/antagonism/types";

const CORNERS_2 = "........2R2R2B2B2K/.........2G2G2G2B/..........2G2G2B/...........2G2R/............2R/-/-/-/1R/1R1G/1B1G1G/1B1G1G1G/1K1B1B1R1R";
const CORNERS_4 = "2K2B2B2R2R...3R3R3B3B3K/2B2G2G2G.....3G3G3G3B/2B2G2G.......3G3G3B/2R2G.........3G3R/2R...........3R/-/-/-/1R...........4R/1R1G.........4G4R/1B1G1G.......4G4G4B/1B1G1G1G.....4G4G4G4B/1K1B1B1R1R...4R4R4B4B4K";
const STARTS: Record<string, string> = {
  "vertigo:2": "...2B2B2G2K2G2B2B/....2R2G2G2G2R/.....2R2G2R/-/-/-/-/-/-/-/.....1R1G1R/....1R1G1G1G1R/...1B1B1G1K1G1B1B",
  "extrasolar:koth": "........2R2R2B2B2K/.........2G2G2G2B/..........2G2G2B/...........2G2R/....3G.3R.3B...2R/-/....3R.3GGG.3R/-/1R...3G.3K.3G/1R1G/1B1G1G/1B1G1G1G/1K1B1B1R1R",
  "exomoon:2": "....2B2G2K2G2B/...2B2R2G2G2G2R2B/.....2R2G2R/-/-/-/-/-/-/-/.....1R1G1R/...1B1R1G1G1G1R1B/....1B1G1K1G1B",
};

/** How each board is won, in a line. */
export const AIMS: Record<string, string> = {
  vertigo: "Hold three bases for 2 turns, or take the Leader. A cloud slows all but blue.",
  exomoon: "No bases: take the Leader. Nothing stands between you but the warp zones.",
  lagoon: "Hold the three bases between the islands for 2 turns, or take every Leader.",
  extrasolar: "Hold the one base in the middle for 3 turns, or take every Leader.",
  koth: "Two attack, one defends the hill. Enter the base, or keep it for 5 rounds.",
};

export const aimOf = (board: string, mode: string): string => AIMS[mode] ?? AIMS[board] ?? "";

function groupsOf(placement: string): Table["groups"] {
  return placement.split("/").flatMap((rank, row) => {
    let file = 0;
    return [...rank.matchAll(/\.|(\d)([KRGB]+)/g)].flatMap(([, owner, pawns]) => {
      const cell = "abcdefghijklm"[file++] + (13 - row);
      if (!owner) return [];
      const colour = pawns[0] as Table["groups"][number]["colour"];
      return [{ cell, owner: Number(owner), colour, level: pawns.length, moved: [...pawns].map(() => false) }];
    });
  });
}

/** An observation with nothing in it but a board and its pawns. */
export function scene(setup: string, placement: string): Table {
  return {
    game: "antagonism", scenario: setup, players: 2, groups: groupsOf(placement), player: 1, moved: 0, leader_moved: false,
    hold: null, hold_turns: 0, round: 1, quiet: 0, reserve: "-", out: [], result: "*", position: "",
  };
}

/** The standard start of a setup. */
export function startScene(setup: string): Table {
  const four = /:(4|2v2)$/.test(setup);
  return scene(setup, STARTS[setup] ?? (four ? CORNERS_4 : CORNERS_2));
}

/** A moment on Vertigo, for the tray in the lobby. */
export const SHOWPIECE = scene(
  "vertigo:2", "-/-/-/-/...2B.2R/.......2GG/..1G...1R/....1GGG.2R/....1BB/...1K...2G/-/-/-",
);

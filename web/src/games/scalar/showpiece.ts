// A moment round the Core, for the tray in the lobby. The board is the server's, the dice are stood on it here.

import type { Observation } from "../../lib/protocol";
import type { Piece, Table } from "./types";

const die = (owner: number, die: Piece["die"], value: number): Piece => ({ owner, die, value });

export const showpiece = {
  setup: "scalar:1",
  scene: (start: Observation): Observation => ({
    ...(start as Table), core: "M",
    hexes: { c3: die(1, "C", 4), c4: die(1, "O", 8), d3: die(1, "I", 17), d5: die(2, "D", 9), e4: die(2, "O", 6), e3: die(2, "T", 2) },
  }),
  crop: { from: "c3", to: "e4" },
};

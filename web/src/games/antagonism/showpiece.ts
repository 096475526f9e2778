// A moment on Vertigo, for the tray in the lobby. The board is the server's, the pawns are stood on it here.

import type { Observation } from "../../lib/protocol";
import { nameOf } from "./boards";
import type { Colour, Group, Table } from "./types";

const MOMENT = "-/-/-/-/...2B.2R/.......2GG/..1G...1R/....1GGG.2R/....1BB/...1K...2G/-/-/-";

function groupsOf(placement: string): Group[] {
  const ranks = placement.split("/");
  return ranks.flatMap((rank, row) => {
    let file = 0;
    return [...rank.matchAll(/\.|(\d)([KRGB]+)/g)].flatMap(([, owner, pawns]) => {
      const cell = nameOf(file++, ranks.length - 1 - row);
      if (!owner) return [];
      return [{ cell, owner: Number(owner), colour: pawns[0] as Colour, level: pawns.length, moved: [] }];
    });
  });
}

export const showpiece = {
  setup: "vertigo:2",
  scene: (start: Observation): Observation => ({ ...(start as Table), groups: groupsOf(MOMENT) }),
  crop: { from: "b4", to: "h9" },
};

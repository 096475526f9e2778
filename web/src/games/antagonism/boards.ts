// The four boards as drawings: terrain per square, rank 13 first. What a square does is the server's business.

export type Terrain = "." | "," | "~" | "W" | "O" | "h" | "#";
export type BoardName = "vertigo" | "exomoon" | "lagoon" | "extrasolar";

export interface BoardMap {
  title: string;
  rows: string[];
}

export const SIZE = 13;

export const BOARDS: Record<BoardName, BoardMap> = {
  vertigo: {
    title: "Vertigo",
    rows: [
      ".............", ".............", ".............", "..W.~~~~..W..", "...~~...~....", "...~..~..~...", "..O~.~O~.~O..",
      "...~..~..~...", "....~...~~...", "..W..~~~~.W..", ".............", ".............", ".............",
    ],
  },
  exomoon: {
    title: "Exomoon",
    rows: [
      "####.....####", "##.........##", "#...........#", "#...........#", "..W.......W..", ".............", ".............",
      ".............", "..W.......W..", "#...........#", "#...........#", "##.........##", "####.....####",
    ],
  },
  lagoon: {
    title: "Lagoon",
    rows: [
      ".....,W,.....", "....,,,,,....", "...,,,,,,,...", "..,,,,,,,,,..", ".,,,,,,,,,,,.", ",,.,,,.,,,.,,", "W,O,,,O,,,O,W",
      ",,.,,,.,,,.,,", ".,,,,,,,,,,,.", "..,,,,,,,,,..", "...,,,,,,,...", "....,,,,,....", ".....,W,.....",
    ],
  },
  extrasolar: {
    title: "Extrasolar",
    rows: [
      ".............", ".............", ".............", "......W......", "....hhhhh....", "....hhhhh....", "...WhhOhhW...",
      "....hhhhh....", "....hhhhh....", "......W......", ".............", ".............", ".............",
    ],
  },
};

/** "lagoon:2v2" is played on Lagoon. */
export function boardOf(scenario: string): BoardName {
  const name = scenario.split(":")[0];
  return name in BOARDS ? (name as BoardName) : "vertigo";
}

/** File and rank count from 0; a1 is 0, 0. */
export interface Place {
  file: number;
  rank: number;
}

export const nameOf = (file: number, rank: number): string => "abcdefghijklm"[file] + (rank + 1);

export function placeOf(cell: string): Place {
  return { file: cell.charCodeAt(0) - 97, rank: Number(cell.slice(1)) - 1 };
}

export const terrainAt = (board: BoardName, file: number, rank: number): Terrain =>
  BOARDS[board].rows[SIZE - 1 - rank][file] as Terrain;

/** Every square of a kind, by name, from a1 on. */
export function squaresOf(board: BoardName, kind: Terrain): string[] {
  const found: string[] = [];
  for (let rank = 0; rank < SIZE; rank++) {
    for (let file = 0; file < SIZE; file++) if (terrainAt(board, file, rank) === kind) found.push(nameOf(file, rank));
  }
  return found;
}

// Reading the map that the server sends: a letter a square, the last rank first. What a square does is its business.

export type Terrain = "." | "," | "~" | "W" | "O" | "h" | "#";
export type BoardMap = string[];

/** File and rank count from 0; a1 is 0, 0. */
export interface Place {
  file: number;
  rank: number;
}

export const nameOf = (file: number, rank: number): string => String.fromCharCode(97 + file) + (rank + 1);

export function placeOf(cell: string): Place {
  return { file: cell.charCodeAt(0) - 97, rank: Number(cell.slice(1)) - 1 };
}

export const terrainAt = (map: BoardMap, file: number, rank: number): Terrain => map[map.length - 1 - rank][file] as Terrain;

/** Every square of a kind, by name, from a1 on. */
export function squaresOf(map: BoardMap, kind: Terrain): string[] {
  const found: string[] = [];
  for (let rank = 0; rank < map.length; rank++) {
    for (let file = 0; file < map.length; file++) if (terrainAt(map, file, rank) === kind) found.push(nameOf(file, rank));
  }
  return found;
}

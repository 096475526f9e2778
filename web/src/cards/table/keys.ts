// Arrow keys among things that lie anywhere: the nearest one in that direction.

const AHEAD: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export interface Box { left: number; top: number; width: number; height: number }

/** How far a box is in a direction; what is off to the side counts double. Infinity if it is not ahead. */
export function distance(from: Box, to: Box, key: string): number {
  const [dx, dy] = AHEAD[key];
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const ahead = x * dx + y * dy;
  const beside = Math.abs(x * dy) + Math.abs(y * dx);
  return ahead > 2 && ahead * 2.2 > beside * 0.6 ? ahead + beside * 2 : Infinity;
}

export function towards(spots: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  if (!spots.includes(from)) return spots[0];
  const here = from.getBoundingClientRect();
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const far = spot === from ? Infinity : distance(here, spot.getBoundingClientRect(), key);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

/** Where the keyboard goes on when what it stood at may be gone: beside it in its pile, or at what can be chosen, or anywhere. */
export function entryAt(spots: { ref: string; lit: boolean }[], entry: string): string {
  if (spots.some(({ ref }) => ref === entry)) return entry;
  const pile = entry.slice(0, entry.lastIndexOf(":") + 1);
  const beside = pile.indexOf(":") < pile.length - 1 ? spots.find(({ ref }) => ref.startsWith(pile)) : undefined;
  const next = beside ?? (entry ? spots.find(({ lit }) => lit) : undefined) ?? spots[0];
  return next?.ref ?? "";
}

// Pictures of icons by name. They come in parts, when a card first needs one of them.

import { SvelteMap } from "svelte/reactivity";
import { index, parts } from "virtual:card-icons";

const partOf = new Map(Object.entries(index).flatMap(([part, names]) => names.map((name) => [name, part] as const)));
const bodies = new SvelteMap<string, string>();
const asked = new Set<string>();

/** Every icon that can be drawn, by name. */
export const iconNames: string[] = [...partOf.keys()].sort();
export const hasIcon = (name: string): boolean => partOf.has(name);

function load(part: string): void {
  if (asked.has(part)) return;
  asked.add(part);
  parts[part]().then(
    ({ default: found }) => { for (const [name, body] of Object.entries(found)) bodies.set(name, body); },
    () => asked.delete(part), // a lost line is no reason never to try again
  );
}

/** The SVG of an icon, in a box of 512; empty until it has come. Asked for in a template, it arrives there. */
export function iconBody(name: string): string {
  const body = bodies.get(name);
  if (body !== undefined) return body;
  const part = partOf.get(name);
  if (part) load(part);
  return "";
}

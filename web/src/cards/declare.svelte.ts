// What is declared about the cards of a catalogue: by the game itself, by its folder here, or what the cards show.

import { clientOf } from "./clients.svelte";
import { found, type Declared } from "./declared";
import type { Catalogue } from "./writing";

const NOTHING: Declared = { fields: [], filters: [], sorts: [], charts: [], searched: ["name", "text"] };

export function declaredIn(catalogue: Catalogue | null): Declared {
  if (!catalogue) return NOTHING;
  if (catalogue.filters) return { ...NOTHING, ...(catalogue as Partial<Declared>) };
  const client = clientOf(catalogue.game);
  if (!client) return NOTHING;
  const fields = Object.entries(catalogue.keys).map(([key, about]) => ({ key, about, words: [], list: false }));
  return client.declared?.(catalogue) ?? { ...found(catalogue.cards, catalogue.sections.map(({ name }) => name)), fields };
}

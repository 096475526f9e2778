// Icons that Oversoul's drawings need: the build collects every one that stands here in quotes.

/** The charges of the Archetypes. */
export const CRESTS: Record<string, string> = {
  CHAOS: "flame", ORDER: "scales", VIGOR: "oak-leaf", SWAY: "duality-mask", FLOW: "big-wave", ARCANE: "crystal-ball",
  NEUTRAL: "gears", DOOM: "death-skull", WITHER: "leaf-skeleton", "": "ringed-planet",
};

/** What a card shows that names no icon and has no word for one. */
export const BY_TYPE: Record<string, string> = { Unit: "hooded-figure", Event: "star-swirl", Construct: "rune-stone", Leader: "crown" };

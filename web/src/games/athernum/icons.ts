// Icons that Athernum's drawings need: the build collects every one that stands here in quotes.

/** The charges of the factions. */
export const CRESTS: Record<string, string> = {
  Ironwright: "gears", Verdance: "oak-leaf", Ashen: "burning-embers", Tidewatch: "big-wave", "": "compass",
};

/** What a card shows that names no icon and has no word for one. */
export const BY_TYPE: Record<string, string> = { Character: "hooded-figure", Item: "swap-bag", Location: "village", Resource: "two-coins" };

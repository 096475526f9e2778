// Icons for cards that name none: found by the words of the name, then of the type; no card is left without a picture.
// The build collects every icon that stands here in quotes.

/** The charges of the factions. */
export const CRESTS: Record<string, string> = {
  Ironwright: "gears", Verdance: "oak-leaf", Ashen: "burning-embers", Tidewatch: "big-wave", "": "compass",
};

const BY_WORD: Record<string, string> = {
  armour: "breastplate", beast: "wolf-head", blade: "broadsword", charm: "necklace-display", cog: "cog", construct: "robot-golem",
  engine: "gears", envoy: "envelope", garden: "vine-leaf", harbour: "harbor-dock", lantern: "lantern", medic: "healing",
  plant: "sprout", relict: "locked-chest", ruin: "ancient-ruins", sailor: "anchor", scholar: "spell-book", scroll: "scroll-unfurled",
  ship: "galleon", smith: "blacksmith", soldier: "barracks-tent", spirit: "ghost-ally", tool: "hammer-nails", workshop: "factory",
  wretch: "hooded-figure", human: "person", druid: "oak", fortress: "castle", shrine: "church", mechanical: "cogsplosion",
  wave: "big-wave", tide: "big-wave", sword: "broadsword", fire: "flame", ember: "burning-embers", ash: "burning-embers", wolf: "wolf-head",
  stag: "deer", bear: "bear-head", thorn: "thorny-vine", root: "plant-roots", bell: "ringing-bell", tower: "lighthouse", gate: "castle",
  hammer: "hammer-drop", coin: "two-coins", market: "two-coins", crown: "crown", ghost: "ghost", bird: "raven", net: "fishing-net",
  storm: "lightning-storm", mask: "duality-mask", ox: "buffalo-head", mill: "windmill", book: "spell-book", knife: "cloak-dagger",
};
const BY_TYPE: Record<string, string> = { Character: "hooded-figure", Item: "swap-bag", Location: "village", Resource: "two-coins" };
const LAST = "crossed-swords";

/** The icon of a card that names none. */
export function fallbackIcon(card: { name: string; supertype: string; subtypes: string[] }): string {
  const words = [...card.name.toLowerCase().split(/[^a-z]+/), ...card.subtypes.map((word) => word.toLowerCase())];
  for (const word of words) {
    const found = BY_WORD[word] ?? BY_WORD[word.replace(/s$/, "")];
    if (found) return found;
  }
  return BY_TYPE[card.supertype] ?? LAST;
}

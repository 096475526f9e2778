// Icons for cards that name none: found by the words of the card; no card is left without a picture. The build collects
// every icon that stands here in quotes, and in the icons.ts of a game's folder.

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
export const LAST = "crossed-swords";

/** The icon of a card that names none: that of the first of these words that has one. */
export function fallbackIcon(words: string[], last = LAST): string {
  for (const word of words.flatMap((each) => each.toLowerCase().split(/[^a-z]+/))) {
    const found = BY_WORD[word] ?? BY_WORD[word.replace(/s$/, "")];
    if (found) return found;
  }
  return last;
}

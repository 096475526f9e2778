// Icons that Antithesis's drawings need: the build collects every one that stands here in quotes.

/** The charges of the factions. */
export const CRESTS: Record<string, string> = {
  Aquillus: "trident", Asakura: "lotus-flower", Protectorate: "visored-helm", Vargus: "mining", Visionary: "all-seeing-eye", "": "rolling-dices",
};

/** What a card shows that names no icon and has no word for one. */
export const BY_TYPE: Record<string, string> = {
  Champion: "crown", Character: "swordman", Field: "castle", Tactic: "scroll-unfurled", Modification: "anvil", Strategy: "chess-king", Directive: "compass", Objective: "flag-objective",
};

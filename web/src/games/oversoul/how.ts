import type { HowTo } from "..";

export const how: HowTo = {
  lead: "Two players, or two against two. Each has a Leader, whose RANK rises every turn, and a Deck of Units, Events and Constructs of nine Archetypes.",
  parts: [
    { title: "What wins", text: "Bring the other Leader’s HP down to 0. Or fulfil a prophecy: all nine Archetypes on your board (Shakti-darshan), or one Archetype on top of all your Zones (Shiva-darshan). Whoever must Draw from an empty Deck loses.", lesson: "goal", scene: 0 },
    { title: "ENERGY", text: "A +card costs nothing and may be Exhausted for ENERGY from then on; you may Activate one a turn. A −card Consumes what it says, one less for each of your +cards of its Archetype. Your Leader gives as much as its RANK, and no card may be above that RANK.", lesson: "goal", scene: 4 },
    { title: "Prepared cards", text: "For 1 ENERGY any card can be laid face-down. From the next turn on you may turn it up at any moment, in the other player’s turn as well, if you can pay for it.", lesson: "goal", scene: 8 },
    { title: "Battle", text: "Units with SPD 2 or more can Attack from the turn after they Enter; faster ones sooner. A Unit with GUARD may step in the way. The faster one strikes first, and whoever is beaten does not strike back. A Construct shields what it is Attached to.", lesson: "attack", scene: 2 },
    { title: "The Timeshift", text: "Whatever is done may be answered, and the answer too. The last link of the chain resolves first. The table passes for you where you have nothing to add.", lesson: "attack", scene: 4 },
  ],
};

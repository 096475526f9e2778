import type { HowTo } from "..";

export const how: HowTo = {
  lead: "Two to four players, each with a deck of a faction. You choose in secret who leads you, and that choice is how you win.",
  parts: [
    { title: "What wins", text: "Your main character has a gold field for Victory Tokens, and an objective that puts tokens there. Fill the field while the character is face-up and you win. So does holding more than half of all tokens.", lesson: "leaders", scene: 2 },
    { title: "Your day", text: "Play characters, items and locations from your hand. The coin on a card is its cost; resource tokens pay for it. Two Command Tokens a turn draw a card (Acquisition), make a resource (Solvency) or place a Victory Token (Contingency).", lesson: "first", scene: 0 },
    { title: "Answers", text: "Effects wait on a stack. Everybody may answer before the top one resolves, and the last answer is the first to happen. The table passes for you where you do not want to be asked.", lesson: "first", scene: 1 },
    { title: "Items, locations, support", text: "Items are attached to permanents, face-up or face-down; a face-down one is turned up later, as a surprise. Locations stand beside your characters, one new one a turn. A card with Support may be discarded from your hand for its effect.", lesson: "more", scene: 0 },
    { title: "Combat", text: "Attack with a character. Its red value is what it deals, its blue one what it withstands. The other side may put somebody in the way; then both strike at once.", lesson: "first", scene: 11 },
  ],
};

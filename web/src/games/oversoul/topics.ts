// The chapters of the rulebook, in reading order.

import type { Heading } from "..";

export const TOPICS: Heading[] = [
  { topic: "concept", title: "Concepts", lead: "What the game is, and who plays it against whom." },
  { topic: "win", title: "Winning", lead: "Leaders fall; two prophecies may come true before." },
  { topic: "setup", title: "Setup", lead: "Leaders, Decks, opening hands, and one exchange." },
  { topic: "turn", title: "The turn", lead: "Cycle, Action, Return." },
  { topic: "card", title: "Cards", lead: "Units, Events, Constructs and Leaders, and what is printed on them." },
  { topic: "component", title: "Where it stands", lead: "Where on a card each value is found." },
  { topic: "zone", title: "Zones", lead: "Five for Units, three for Events, and the rest of the board." },
  { topic: "rank", title: "RANK", lead: "Your Leader grows; what you play may not be above it." },
  { topic: "energy", title: "ENERGY", lead: "+cards Generate it, −cards Consume it." },
  { topic: "state", title: "States", lead: "Upright, sideways, damaged." },
  { topic: "prepare", title: "Preparing", lead: "For 1 ENERGY a card is laid face-down, and turned up later, even in the other turn." },
  { topic: "battle", title: "Battle", lead: "One Attacks, one may Guard; the faster strikes first." },
  { topic: "timeshift", title: "The Timeshift", lead: "A chain of answers: the last link resolves first." },
  { topic: "archetype", title: "Archetypes", lead: "The nine kinds of ENERGY, and their discounts." },
  { topic: "role", title: "Roles", lead: "Species and Classes, each with an Ability of its own." },
  { topic: "law", title: "Laws", lead: "What stands before an asterisk: when an Ability works." },
  { topic: "cost", title: "Costs", lead: "What is paid before the arrow." },
  { topic: "ability", title: "Abilities", lead: "What cards do, and where." },
  { topic: "keyword", title: "Keyworded Abilities", lead: "One word for a whole rule; some are used up." },
  { topic: "action", title: "Actions", lead: "Draw, Return, Shatter, Exile and all the others." },
  { topic: "deck", title: "Decks", lead: "One Leader, and 30 to 40 cards." },
];

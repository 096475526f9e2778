// The chapters of the rulebook, in reading order.

import type { Heading } from "..";

export const TOPICS: Heading[] = [
  { topic: "concept", title: "Concepts", lead: "How the rules speak, and what beats what when two of them disagree." },
  { topic: "component", title: "Components", lead: "What the game is made of, and whose it is." },
  { topic: "card", title: "Cards", lead: "What is printed on a card, and what each part of it means." },
  { topic: "deck", title: "Decks", lead: "What goes into a deck, and how often." },
  { topic: "setup", title: "Setup", lead: "Everybody chooses a main character in secret; then the hands are drawn." },
  { topic: "zone", title: "Zones", lead: "Where cards can be, and who may look at them there." },
  { topic: "state", title: "Sides of a card", lead: "Face-up, face-down, exhausted." },
  { topic: "turn", title: "The turn", lead: "Morning, Day, Combat, Evening, Night." },
  { topic: "resource", title: "Resources", lead: "Tokens are exhausted for resources, and resources pay." },
  { topic: "ability", title: "Abilities", lead: "What cards do: by themselves, when something happens, or when you say so." },
  { topic: "stack", title: "The stack", lead: "Effects wait on top of each other, and the last one resolves first." },
  { topic: "priority", title: "Priority", lead: "Who may add to the stack, and when." },
  { topic: "combat", title: "Combat", lead: "One attacks, one may defend, both strike." },
  { topic: "marker", title: "Counters and tokens", lead: "Damage, exhaustion, Victory Tokens, and what cards invent." },
  { topic: "state-check", title: "Checks", lead: "What the game looks at between two effects: who has won, what is destroyed." },
  { topic: "companion", title: "The code on a card", lead: "Every printed card can be told from every other one." },
  { topic: "tournament", title: "Tournaments", lead: "Organised play, and who decides there." },
];

// The chapters of the rulebook, in reading order.

import type { Heading } from "..";

export const TOPICS: Heading[] = [
  { topic: "concept", title: "Concepts", lead: "What the game is, and what Victory Points come from." },
  { topic: "component", title: "Board and pieces", lead: "One board, seen from two sides; tokens and dice." },
  { topic: "zone", title: "Zones", lead: "Where cards lie, and who may look at them." },
  { topic: "setup", title: "Setup", lead: "Decks, first dice, one exchange, initiative, Champions." },
  { topic: "win", title: "Winning", lead: "Ten Victory Points in a short game, fifteen in a long one." },
  { topic: "phase", title: "The Main Phase", lead: "Ten steps, then the roles change." },
  { topic: "task", title: "Tasks", lead: "What stands in brackets: [Move], [Deploy], [Score Goals] and the others, step by step." },
  { topic: "action", title: "Actions", lead: "One at a time, each in a window of its own." },
  { topic: "response", title: "Responses", lead: "Windows open for what happens, and windows inside them." },
  { topic: "interrupt", title: "Interrupts", lead: "In the midst of an Action, at points that are named." },
  { topic: "passive", title: "Passives", lead: "What simply holds." },
  { topic: "movement", title: "Movement", lead: "RUN, FLY and TEL, square by square." },
  { topic: "range", title: "Range and engagement", lead: "How far something reaches." },
  { topic: "los", title: "Line of sight", lead: "Who sees whom, and who is obscured." },
  { topic: "attack", title: "Attacks", lead: "Target, dice, STR, DEF, DR, and what comes of it." },
  { topic: "damage", title: "Damage and kills", lead: "HP, DEF, DR, Cover; who is killed, and what that is worth." },
  { topic: "presence", title: "Presence and Goals", lead: "Who controls a square." },
  { topic: "resource", title: "Dice and points", lead: "Dice Bank, Command Points, Mana, Souls and Gems." },
  { topic: "keyword", title: "Keywords", lead: "One word for a whole ability." },
  { topic: "card", title: "Cards", lead: "What is printed where." },
  { topic: "objective", title: "Objectives", lead: "A die says where the next Goal lies." },
  { topic: "deck", title: "Decks", lead: "Three Champions, what they open, and how a deck is built." },
];

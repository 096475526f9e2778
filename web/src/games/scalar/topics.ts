// The chapters of the rulebook, in reading order.

import type { Heading } from "..";

export const TOPICS: Heading[] = [
  { topic: "component", title: "Components", lead: "Twelve dice for each player, two Battle Dice, one Core and six tokens." },
  { topic: "dice", title: "Dice", lead: "What a die shows is what it is worth. Small ones run, large ones gamble." },
  { topic: "setup", title: "Setup", lead: "The board begins empty: every die waits beside it." },
  { topic: "board", title: "The board", lead: "Thirty-seven hexes round a Core that nobody enters." },
  { topic: "turn", title: "The turn", lead: "One action: roll and deploy, move, or attack. Two under Momentum." },
  { topic: "deploy", title: "Deploying", lead: "Pick a die, roll it, and take what it shows, or leave it." },
  { topic: "movement", title: "Moves", lead: "One hex in any direction; light dice go two and jump." },
  { topic: "attack", title: "Attacks", lead: "Two neighbours, two values, and a Battle Die for each." },
  { topic: "battle", title: "The Battle Die", lead: "Ten numbers and five effects, and the order in which they count." },
  { topic: "control", title: "Control", lead: "Four dice around the Core at the start of your turn take a token." },
  { topic: "core", title: "The Core", lead: "Every token rolls it, and its face changes the board." },
  { topic: "win", title: "Victory", lead: "Three tokens, or the last dice standing." },
];

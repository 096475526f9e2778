// The chapters of the rulebook, in reading order.

import type { Heading } from "..";

export const TOPICS: Heading[] = [
  { topic: "component", title: "Components", lead: "Four armies of fifteen pawns, and four boards to fight over." },
  { topic: "setup", title: "Setup", lead: "Choose a board and a mode, and stand every pawn on its own square." },
  { topic: "board", title: "Boards", lead: "Thirteen by thirteen squares. What is drawn on them decides the game." },
  { topic: "turn", title: "The turn", lead: "Four pawns may move, then the Leader. Somebody always has to." },
  { topic: "movement", title: "Moves", lead: "A straight line in any of eight directions, and nobody jumps." },
  { topic: "stack", title: "Stacks", lead: "Pawns of one army and one colour may stand on one another, three at most. Height is strength." },
  { topic: "warp", title: "Warp zones", lead: "Blue pawns step in here and come out there. Whatever stood there is gone." },
  { topic: "cloud", title: "The cloud", lead: "On Vertigo a whirl of charged dust slows everybody but blue." },
  { topic: "attack", title: "Attacks", lead: "The higher Level wins, and equal is enough. The weaker may still strike, at a price." },
  { topic: "win", title: "Victory", lead: "Remove the Leader, hold the bases, or take the hill." },
  { topic: "scenario", title: "Scenarios", lead: "What each board is for, and how it is won." },
];

import type { HowTo } from "..";

export const how: HowTo = {
  lead: "Two players on one board of nine by seven squares. Each has three Champions, a deck of Characters, Fields, Tactics and Modifications, and a bank of coloured dice.",
  parts: [
    { title: "What wins", text: "Ten Victory Points, or fifteen in a long game. They come from Goals that you control at the end of a Phase, mainly in the enemy’s half, and from Characters that your Attacks kill.", lesson: "goal", scene: 0 },
    { title: "Phases", text: "The Offensive Player draws, gets Command Points and may shift Strategy, which recovers cards and brings dice. Then both take Actions in turn until both pass. Goals score, a new one is revealed, and the roles change.", lesson: "goal", scene: 9 },
    { title: "Moving and Presence", text: "Moving exhausts a Character; dice that fit its Movement Array make it faster. Where only you have Presence, you control the square and the Goal on it. Click any lit square, near or far, and it walks there.", lesson: "goal", scene: 5 },
    { title: "Attacks", text: "Most cost a Command Point and exhaust the attacker. STR plus the dice you add, less DEF and Cover, is the damage. The values of your dice are known before you spend them.", lesson: "attack", scene: 3 },
    { title: "Windows", text: "Whatever happens may be answered by a Response, and that by another. Interrupts can come in the middle of a move. The table passes for you where you have nothing to add.", lesson: "attack", scene: 2 },
  ],
};

import type { HowTo } from "..";

export const how: HowTo = {
  lead: "Two to four armies of pawns on a board of squares. Every turn you move a few of them; stacks are strong, colours walk differently, and what you fight over depends on the board.",
  parts: [
    { title: "What wins", text: "Each board has its own goal. On Exomoon you take the enemy Leader, the black pawn. On Vertigo and Lagoon you hold the bases. The panel beside the board always says what wins here.", lesson: "basics", scene: 0 },
    { title: "Your turn", text: "Move up to four of your pawns, each once. A pawn walks in a straight line and never jumps: green up to 2 squares, red up to 3. Pick a pawn up and everywhere it can go is lit.", lesson: "basics", scene: 1 },
    { title: "Stacks", text: "Pawns of one colour may stand on each other. The height of a stack is its Level. A stack moves as one, or its top pawn moves alone.", lesson: "exomoon", scene: 2 },
    { title: "Taking", text: "Walk onto an enemy whose Level is not above yours, and it is gone. A weaker pawn can still strike: it is lost, and takes the top pawn with it.", lesson: "exomoon", scene: 3 },
    { title: "Warp zones", text: "A blue pawn that ends its walk on a warp zone comes out at another one of your choice, and whatever stood there is vaporised.", lesson: "exomoon", scene: 6 },
  ],
};

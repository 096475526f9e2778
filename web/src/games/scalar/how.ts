import type { HowTo } from "..";

export const how: HowTo = {
  lead: "Two players, a board of hexes, and dice with four to twenty sides. Big dice fight well; small ones are quick. The Core in the middle is what you fight over.",
  parts: [
    { title: "What wins", text: "Six hexes lie around the Core. Begin your turn with four of your dice on them and you take a Control Token. Three tokens win.", lesson: "first", scene: 0 },
    { title: "Your turn", text: "You have a few actions. Roll a die of your reserve and put it on a slot of your own edge, move a die, or attack. The number a die shows is its value.", lesson: "first", scene: 1 },
    { title: "Moving", text: "Most dice walk one hex. Some go further, and the panel beside the board says which. What can be reached is lit.", lesson: "first", scene: 3 },
    { title: "Fighting", text: "Attack a die beside yours: both sides roll a Battle Die and add it to what their dice show. You see the exact odds before you roll.", lesson: "first", scene: 6 },
    { title: "Fair dice", text: "Every roll comes from a seed that all players made together and nobody could choose. When the game is over, you can verify each one.", lesson: "first", scene: 8 },
  ],
};

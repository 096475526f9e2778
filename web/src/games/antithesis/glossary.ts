// Keywords in a sentence each; the rulebook has them in full.

import type { Glossary } from "../../cards/table/glossary";

export const GLOSSARY: Glossary = {
  "Soul Harvesting": "gains a Soul token when this Attack hurts somebody.",
  "Cover vs Melee": "has Cover, 2 less damage, against Melee Attacks.",
  "Cover vs Ranged": "has Cover, 2 less damage, against Ranged Attacks.",
  Leaping: "runs through squares of other Characters.",
  "Rapid Movement": "moves twice as far.",
  "Mobile Attack": "for one die, moves after its Attack.",
  "Fleet Footed": "for one die, moves even when exhausted.",
  Dash: "may be exhausted to move at any moment, out of an Attack too.",
  Hover: "Melee Attacks reach it only from those who Hover.",
  Stealth: "Ranged Attacks can target it only with Advanced Senses.",
  Invisibility: "Attacks can target it only with Advanced Senses.",
  "Advanced Senses": "sees Stealth and Invisibility.",
  Taunt: "enemies engaged by it must Attack it.",
  Marksman: "other Characters do not block its Ranged Attacks.",
  Charge: "after 3 squares in a straight line its next Melee Attack is doubled.",
  Defender: "for one die, strikes an enemy that leaves its Engagement.",
  Cleave: "for one die, strikes another target after a kill.",
  "Dual Strike": "for one die, makes its Melee Attack twice.",
  "Precise Strike": "Cover does not help against its Melee Attacks.",
  "Precise Shot": "Cover does not help against its Ranged Attacks.",
  Ambush: "is deployed on any edge of the board.",
  Chivalry: "never Attacks Non-Combatants; most other targets cost one more die.",
  "Non-Combatant": "makes no Attacks; to Attack it costs one more die.",
  Ferocious: "Attacks Non-Combatants without paying more.",
  Focused: "moves and acts at once for one Command Point less.",
  Resilient: "leaves play only by being killed.",
  Endurance: "for a Command Point, recovers.",
};

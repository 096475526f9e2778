"""How Antithesis writes: signs, closed classes, and words of other games with what to write instead."""

# ruff: noqa: E501  # a hint and its pattern stand on one line

import re
from typing import Final

from sandtable.cards.productions import Words
from sandtable.cards.spelling import Lexeme, Spelling
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.rewording.order import REWORDINGS
from sandtable.games.antithesis.language.traits import HOW

PATTERN: Final = re.compile(
    r"""(?P<icon>\{[A-Za-z]+\})|(?P<task>\[[^\]\[]*\](?:ed|s)?)|(?P<range>\d{1,2}\+D\d{1,2}(?!\d))|(?P<dim>\dx\d)
    |(?P<signed>(?<![A-Za-z0-9])[+-]\d{1,2}(?!\d))|(?P<boost>Boost(?:\+\d|x\d))|(?P<int>\d{1,2}(?!\d))
    |(?P<word>[A-Za-z]+)|(?P<owner>'s)|(?P<mark>[.,:;()-])""",
    re.VERBOSE,
)

SYNONYMS: Final = {
    "destroy": "kill", "destroyed": "killed", "destroys": "kills", "dies": "is killed", "tap": "exhaust",
    "tapped": "exhausted", "untap": "recover", "creature": "Character", "creatures": "Characters",
    "unit": "Character", "units": "Characters", "spell": "Tactic", "graveyard": "Discard Pile",
    "library": "Main Deck", "banish": "remove … from the game", "sacrifice": "kill", "teleport": "place",
    "damages": "deals True Damage to", "range": "RNG", "strength": "STR", "defence": "DEF", "defense": "DEF",
    "armor": "DEF", "life": "HP", "health": "HP", "hero": "Champion", "opposing": "enemy", "allied": "friendly",
    "ally": "friendly Character", "counter": "cancel", "negate": "cancel", "equip": "attach", "turn": "Phase",
    "round": "Phase", "summon": "[Deploy]", "deploy": "[Deploy]", "deploys": "[Deploy]s", "scry": "look at",
    "spaces": "squares", "space": "square", "tile": "square", "tiles": "squares", "activate": "trigger",
    }  # fmt: skip

# what is said of a text that does not read: the first that fits
HINTS: Final = (
    (re.compile(rf"\b(?!(?:{'|'.join(w.TRAITS.numbers)})\b)[A-Z][a-z]+ Walker\b"), HOW.format("Mountain")),
    (re.compile(r"\bplace it on this (?:card|Field) instead\b|\b[Dd]ice from this (?:card|Field) into\b"), "nothing but tokens lies on a card: This card gains {Gem}; dice of the Bank are rerolled or turned: Turn a die in your Dice Bank to 6"),
    (re.compile(r"\bresolved against (?:another|a |target)"), "another target is named as the Attack is declared: Response: When a Character is targeted by an Attack, a Character in RNG 2 of it becomes the target of this Attack."),
    (re.compile(r"\bgains? no (?:VPs?|Victory Points?)\b"), "the Victory Points are there before anything answers the kill (R189): your opponent loses 1 Victory Point"),
    (re.compile(r"\buncontested\b"), "Presence is a number: it gains Presence 0 until the end of the Phase"),
    (re.compile(r"\b[Tt]he next (?:time|Character|card|Field|Modification|Tactic)\b(?! Attack)"), "nothing waits for what comes next; a card is [Deploy]ed for less at once: [Deploy] a card from your Hand for 4 less; and what happens is answered as it happens: When a Character you control is pushed or pulled, it [Move]s up to 2 squares without dice"),
    (re.compile(r"\b[Tt]he first [A-Z]\w+ you \[?[Dd]eploy\]? (?:each|every|in each|this) Phase (?:enters|comes|has|gains)\b"), "who is [Deploy]ed is dealt with as he comes: When you [Deploy] a Character, it gains {Soul}. Limit 1 per Phase."),
    (re.compile(r"\b(?:targeted|discarded|affected) by Destruct[ai]ble\b"), "what Destructible cannot touch has lost it: Fields you control adjacent to this Character lose Destructible"),
    (re.compile(r"\bdamaged by (?:this Attack|it)\b"), "what an Attack did is asked behind it: Ranged Attack (RNG 3, STR 2, {B}, HP). If this Attack dealt True Damage, exhaust the target."),
    (re.compile(r"\[Reveal a Goal\](?! in )"), "a Goal goes into a row that is named: [Reveal a Goal] in row D; of several, one is chosen: Choose one: [Reveal a Goal] in row D; or [Reveal a Goal] in row E"),
    (re.compile(r"\b[Rr]ows?\b[^.]* of (?:either|both|each|any) [Pp]layers?\b|\b(?:each|both|either) [Pp]layers?'?s? (?:own )?[Rr]ows?\b"), "rows are counted from your own side, and your opponent's row A is your row G: Characters in row B or lower cannot make Attacks. Characters in row F or higher cannot make Attacks."),
    (re.compile(r"\bGoals? (?:(?:controlled by|of) (?:either|any|both) [Pp]layers?|(?:either|any) [Pp]layer controls)\b"), "a Goal need not be controlled by anybody: say for each Goal you control and for each Goal controlled by an opponent, one after the other"),
    (re.compile(r"\bboth have\b"), "each is said by itself: This Character has +1 DEF while it is adjacent to a Knight you control. Knights you control adjacent to this Character have +1 DEF."),
    (re.compile(r"\[Reveal a Goal\] in (?:the|a|any) row\b"), "a Goal goes into a row that is named; of several, one is chosen: Choose one: [Reveal a Goal] in row D; or [Reveal a Goal] in row E"),
    (re.compile(r"\[Reveal a Goal\][^.]*\. (?:It|That Goal|The Goal) must be\b"), "whoever reveals places the Goal in any free square of the row (GOAL.1): leave this out"),
    (re.compile(r"\b(?:can|may) (?:move|pass) through Characters (?:controlled by an opponent|an opponent controls)\b"), "who passes through Characters passes through all of them: All Characters you control gain Leaping until the end of the Phase and gain Boost+1 for its next Melee Attack"),
    (re.compile(r"\b[Ii]f that (?:Response|Action|Interrupt|Ability) (?:was|is) (?:printed )?on an? (?:Tactic|Field|Modification|Character|Champion)\b"), "what an ability is printed on is told in the trigger: When an opponent triggers a Response of a Tactic, cancel it. Draw a card."),
    (re.compile(r"\bneither (?:of them )?an? \w+,? (?:with|of) the same\b"), "each is described by itself: Exchange the squares of target non-Champion Character you control and target non-Champion Character controlled by an opponent"),
    (re.compile(r"\bscore (?:that|this|the) Goal as if\b"), "a Goal is scored where it lies; more is gained beside it: When Goals are scored, if the attached Character is on a Goal you control, gain 1 Victory Point."),
    (re.compile(r"\bfor every (?:\w+) cards? \w+ this way\b"), "what was done is counted one by one, 'that many times'; every 3 are counted of what lies there: A Champion you control gains {Soul} for every 3 cards in your Discard Pile"),
    (re.compile(r"\bMove (?:it|that Goal|a Goal) \w+ rows? (?:towards?|away)\b"), "a Goal is moved to a square next to it: move a Goal to an adjacent square without a Goal"),
    (re.compile(r"\bwould (?:then )?pass\b|\bCharacters? (?:it|she|he) passes\b"), "nobody is counted on the way; a step is answered where it ends: When this Character arrives in a square adjacent to an enemy Character, PUSH 1 to target enemy Character adjacent to this Character."),
    (re.compile(r"\bAny Player who (?:has|controls)\b"), "in an Enemy Action 'you' is the other player: Global Enemy Action: {Gem} If there are 1 or more Characters you control on this Field, put any number of cards from your Hand on the bottom of your Main Deck, then draw that many cards. Then your opponent draws a card."),
    (re.compile(r"\b[Ss]he\b|\b(?:to|of|by|on|from) her\b"), "say who, 'this Character' or 'it': another was spoken of before"),
    (re.compile(r"\b(?:each|all|target|an?|Each|All|Target|An?) adjacent (?:enemy |friendly |exhausted )?(?:Characters?|Champions?)\b"), "say to whom: adjacent to this Character, adjacent to it"),
    (re.compile(r"\bprinted on another\b|\bhas that Ability\b|\bhas (?:that|those) Abilities\b"), "texts of other cards are not copied: write out what it does"),
    (re.compile(r"\bopponent chooses one of them\b"), "each is chosen by you, or he chooses between ways: Your opponent chooses one: exhaust a Character he controls; or let you draw a card"),
    (re.compile(r"\b(?:make|makes|repeat|repeats) (?:this|that|the same) Attack again\b|\bthis Attack again\b"), "an Attack is repeated in a Response to it: After this Character completes a Ranged Attack, the same Attack triggers again, choosing a new target, at no cost. Limit 1 per Phase."),
    (re.compile(r"\bafter (?:that|the|this) Attack is (?:completed|resolved|over)\b"), "what comes after an Attack answers its end: After an enemy Character completes a Melee Attack against this Character, the attacker takes 1 damage"),
    (re.compile(r"\bfor each (?:damage(?: token)?|True Damage) (?:it|that Character) (?:received|took|has taken|takes)\b"), "what lies on a card is counted: Gain {R} for each damage on that Character, counting at most 3"),
    (re.compile(r"\b[Mm]ay trigger (?:one of )?(?:its|that Character's|this Character's) [^.]*Attack"), "a Character makes an Attack of its own so: this Character makes a Melee Attack at no cost targeting the target"),
    (re.compile(r"\bHP(?: Damage)? or (?:PUSH|PULL)\b|\b(?:PUSH|PULL)(?: Damage)? or HP\b"), "which damage it does is chosen as it is triggered: Choose one: Melee Attack (RNG 0+D1, STR 2, {Y}, HP); or Melee Attack (RNG 0+D1, STR 2, {Y}, PUSH)"),
    (re.compile(r"\bstep(?:s|ping)? out of\b|\bto leave (?:a|the) square\b|\bleaving (?:a|the|squares)\b"), "what a step costs is said of the squares that are entered: Squares in the Engagement RNG of this Character cost +1 Move for enemy Characters"),
    (re.compile(r"\binto (?:play|Play)\b"), "a card comes into play by [Deploy]: [Deploy] a Character from your Discard Pile at no cost, in a square adjacent to this Character"),
    (re.compile(r"\b(?:additional|another|extra|more) di(?:e|ce) of (?:the|that) same colou?r\b"), "no text comes back to a color: Gain {S}, a die of a color that is named as it is gained"),
    (re.compile(r"\b[Ww]hen you lose [^,]*(?:Victory Points?|VP)"), "no window opens for what is lost; what Goals give is: When an opponent scores 1 or more Victory Points for Goals, …"),
    (re.compile(r"\b[Ee]ach [Pp]layer [^.]*(?:;|, and|\.) ?(?:[Aa]|any|each) [Pp]layer who\b"), "of one player it can be asked what he has not done: Your opponent discards a Field he controls. If he does not, your opponent loses {S}{S}"),
    (re.compile(r"\b(?:set aside|sets aside|lay aside) "), "nothing but tokens lies on a card: This card gains {Gem}; dice can be taken or given: Take a die from your opponent's Dice Bank"),
    (re.compile(r"\bcannot be (?:\[Deploy\]ed|deployed)\b"), "nothing follows a card into a Hand (R182): leave this out"),
    (re.compile(r"\bdivided (?:as|in any way|among)\b|\bdivide\b"), "damage is not divided: Up to 2 target enemy Characters take 2 damage"),
    (re.compile(r"\bdeals? (?:PULL|PUSH|HP)(?: [Dd]amage)? instead\b|\b(?:PUSH|PULL) (?:[Dd]amage )?(?:becomes|is) (?:PULL|PUSH)\b"), "what damage an Attack does stands in its line, and stays so"),
    (re.compile(r"\breveals? (?:their|his) Hand\b"), "write: Look at your opponent's Hand"),
    (re.compile(r"\bin a (?:zone|square) in which\b|\bin a (?:zone|square) where\b"), "whoever reveals places the Goal in any free square of the row (GOAL.1); where a card is placed is told by what is near: in a free square adjacent to this Character"),
    (re.compile(r"\bshares? an? (?:Card )?[Tt]rait\b"), "cards are not compared by what they print: name the trait: discard a Soldier from your Hand"),
    (re.compile(r"^Attached Has[^:]*: You control this\b"), "control is gained by an effect, for so long: Gain control of the attached Character until the end of the Phase"),
    (re.compile(r"\bup to (?:\w+) damage\b|\bany number of damage\b"), "so much damage is taken, and healed up to so much: Target Character you control takes 2 damage; it Heals up to 3"),
    (re.compile(r"\bX (?:\{|Mana|Souls?|Gems?)[^:]*:|\bSTR X\b|\b[Cc]osts?:? [^.:]*\bX\b"), "costs and STR are numbers, and what is to be added is gained before the Attack: Remove any number of Mana tokens from this Character. This Character gains +1 STR that many times for the Attack of this ability. Ranged Attack (RNG 5, STR 2, {P}, HP)"),
    (re.compile(r"\b[Rr]eveal an? [^.]* and an? [^.]* from among them\b"), "one card is taken for what it is: look at the top 5 cards of your Main Deck; you may put a Field into your Hand, and the others on the bottom"),
    (re.compile(r"\b[Cc]ounts? as neither\b|\bis (?:neither|not) \[Deploy\]ed\b"), "who is [Deploy]ed is deployed, and who is placed is in play already (DEPLOY.1)"),
    (re.compile(r"\bhave no Presence\b|\bhas no Presence\b|\bno Presence in\b"), "Presence is a number: Exhausted Characters in RNG 2 have Presence 0"),
    (re.compile(r"\b[Ii]f (?:both|all|the) (?:of the )?dice (?:spent|added|show)|\bdice spent (?:on it )?(?:both )?show\b"), "what dice show is not asked, only how many pips were paid or rolled: Roll a die. If the roll is 5 or more, …; 1 damage for each pip paid"),
    (re.compile(r"\b[Ss]ecretly\b"), "nothing is chosen in secret; each player chooses in his turn: Each player loses {S}. Each player discards a card."),
    (re.compile(r"(?:^|[.:}] )Count (?:the|all|each) "), "what is counted stands behind what is done so often: Gain {R} for each Goal you control"),
    (re.compile(r"\bSTR X\b|\bwhere X is\b"), "STR is a number, and what is to be added is gained before the Attack: Remove any number of Mana tokens from this Character. This Character gains +2 STR that many times for the Attack of this ability. Ranged Attack (RNG 5, STR 0, {P}, HP)"),
    (re.compile(r"\bneeds? Presence (?:from|of) |\bto contest it\b"), "a square is contested as soon as both players have Presence there (PRES.8); who has Presence can be changed: Characters adjacent to this Field have Presence 0"),
    (re.compile(r"\b(?:RUN|FLY|TEL) movement of\b"), "what is ignored is ignored by Characters, and by the trait of what hinders them: Characters you control on this Field ignore movement penalties with trait Water"),
    (re.compile(r"\bthe attached card\b"), "say what it is attached to: in RNG 3 of the attached Character, the attached Field"),
    (re.compile(r"\b[Rr]oll (?:two|\d+|X) dice\b"), "one die is rolled at a time: Roll a die. If the roll is 5 or more, …"),
    (re.compile(r"\bin the same row\b(?! as)"), "say whose row: in this card's row, or in that row, which is the row of what was named last"),
    (re.compile(r"\bMove(?:ment)? Array is (?=RUN|FLY|TEL)"), "what it prints it keeps, and may have another beside it: it gains Movement: TEL 2+D2 {G} until the end of the Phase"),
    (re.compile(r"\b(?:RUN|FLY|TEL) Movement Array is (?:increased|reduced)\b"), "more Move is had in all arrays that a Character has: This Character has +2 Move"),
    (re.compile(r"^Response:[^,]*\btriggers an? (?:Melee |Ranged )?Attack(?: Ability)? (?:that targets|targeting|against)\b"), "an Attack has no target yet as it is triggered: When an enemy Character triggers an Attack, …; or later: When a Character you control is targeted by an Attack, …"),
    (re.compile(r"\b(?:target|a) (?:Field|Character|Modification)[^.]* if this Character (?:occupies|is on|is in)\b"), "what must be so of a target is said behind it: Discard target Field controlled by an opponent under this Character"),
    (re.compile(r"\b(?:token|it|Character) may be (?:deployed|\[Deploy\]ed) (?:to|in|on)\b"), "where it may go, and for how much less, stands behind it: [Deploy] a Character from your Hand for 3 less, in a square of this Field"),
    (re.compile(r"\b(?:same|that|this|its|chosen) column\b"), "a column is chosen, or this card's: Choose a column. Exhaust all enemy Characters in that column; Characters in this card's column; Place it in a square in the same column"),
    (re.compile(r"\b(?:discards?|loses?|lose) [^.]*dice (?:with a Pip Value of|showing)\b"), "dice of a Bank are meant by what they show one by one: Your opponent discards a die in his Dice Bank showing 4 or more"),
    (re.compile(r"\bMove(?:ment)? Array\b"), "who moves has its own arrays: it [Move]s as FLY, it [Move]s with +2 Move"),
    (re.compile(r"\b[Ww]hen [^,]* gains? (?:1 or more )?dice from\b"), "no window tells where dice come from: When you gain dice, …"),
    (re.compile(r"\bdraws? [^,]*(?:\boutside|\bother than|\bexcept|\bbesides)\b"), "what is not drawn in step 2 of the Main Phase is drawn by an effect: When an opponent draws a card by an effect, …"),
    (re.compile(r"\bdue to\b|\boutside of (?:step|the)\b"), "a window does not tell by what it came about: When an enemy Character becomes engaged, …; When an opponent draws a card by an effect, …"),
    (re.compile(r"\b(?:you|he|your opponent) (?:do|does) not control\b"), "who controls a card is said of it: an enemy Character, a Field controlled by an opponent; of Goals: a Goal you control"),
    (re.compile(r"\btop \d cards? of (?:your|your opponent's|his) (?:Objective|Strategy) Deck\b"), "Main and Objective Decks are looked at: look at the top 3 cards of your Objective Deck; put any number on the bottom and the others back on top"),
    (re.compile(r"\b(?:[Ff]rom|[Bb]y) (?:the )?Keyword\b|\b(?:triggers|discarded by) Destructible\b"), "a Keyword is told by the trait of its abilities: When an opponent triggers an Action with trait Pillage, …"),
    (re.compile(r"\bfor (?:its|their|his|the) next \[?Move\]?"), "what is had for a Move is given as it begins, or lasts: it [Move]s with +2 Move; it gains +2 Move until the end of the Phase"),
    (re.compile(r"\bDestructible-X\b(?! of)"), "say the number: This Field loses Destructible-1"),
    (re.compile(r"\bper Character per\b|\bonce per Character\b"), "a limit counts how often the ability is triggered: Limit 1 per Phase. That is for all Characters together"),
    (re.compile(r"\bopponent (?:chooses|selects) one of\b"), "he chooses between ways: Your opponent chooses one: discard a card; or let you draw 2 cards."),
    (re.compile(r"\b[Ee]ach player (?:chooses|selects|picks)\b"), "each player does it in one sentence: Each player exhausts a recovered Character he controls."),
    (re.compile(r"\binto your Dice Bank\b|\bthat opponent's Dice Bank\b"), "dice are lost, given or taken one by one, as they lie: your opponent loses {S}; your opponent gives you a die; take a die from your opponent's Dice Bank"),
    (re.compile(r"\b[Ss]et it to\b|\binstead of rolling\b"), "a die that is gained is rolled, and a die in the Bank can be turned: Gain {S}. Then turn a die in your Dice Bank to 6"),
    (re.compile(r"\bother than the color\b|\bof a different color\b"), "the color is named as dice are gained (R145): Gain 2 dice of one color"),
    (re.compile(r"\b[Rr]eturn control\b"), "control ends by itself (R184): Gain control of target Character until the end of the Phase."),
    (re.compile(r"\bD-Move Value\b|\bstep diagonally\b"), "write: Characters controlled by an opponent engaged by this Character have -1 Move"),
    (re.compile(r"\b(?:is|are) removed from the game\b(?=,)"), "no window opens then (R96): When … leaves play, When … is killed"),
    (re.compile(r"\bbecomes a used Strategy\b|\bcovers\b"), "the window is: When you [Shift Strategy], …"),
    (re.compile(r"\b[Tt]rigger that card's Ability\b|\btriggers? that (?:Ability|Action|Interrupt|Response)\b"), "texts of other cards are not copied: write out what it does"),
    (re.compile(r"\bcolumn\b"), "a Goal goes into a row, in any square there (GOAL.1): [Reveal a Goal] in row D"),
    (re.compile(r"\bthe following Attack\b"), "a Character makes one of its own Attacks: Target Character you control makes a Ranged Attack at no cost"),
    (re.compile(r"\bunless the (?:source|target)\b|\bblock LOS unless\b"), "write: This Field blocks LOS (R49)"),
    (re.compile(r"\bhas no effect\b"), "an ability is not turned off; a Keyword can be lost: target Character loses Hover until the end of the Phase"),
    (re.compile(r"\ba card named\b"), "cards are told by kind and trait: search your Main Deck for a Building; put it into your Hand"),
    (re.compile(r"\bpays a cost\b|\bPip Value of\b"), "no window opens for what is paid (R96); When an opponent triggers an Action, …"),
    (re.compile(r"\b(?:this|This) (?:Character|card|Field) costs \d+ (?:less|more)\b"), "what a card costs is printed on it; a card In Play changes others: Characters in your Hand have -1 cost"),
    (re.compile(r"\b[Tt]he first \w+ you \[Deploy\]"), "the first is meant as long as none was deployed: Characters in your Hand have -2 cost while you have not [Deploy]ed a Character this Phase"),
    (re.compile(r"^When this card is \[Deploy\]ed"), "an ability begins with its header: Response: When this card is [Deploy]ed, it gains {Gem}{Gem}."),
    (re.compile(r"\bwas made while\b|\balso resolve\b"), "behind an Attack its damage and its kills are asked: If this Attack dealt True Damage, PUSH 2 to the target"),
    (re.compile(rf"^(?!(?:{'|'.join(w.TRAITS.numbers)})\b)[A-Z][a-z]+ (?:Walker|Ward)\b"), f"what it walks through, or is warded from, is a trait: {HOW.format('Mountain')}"),
    (re.compile(r"^Keywords?:|^(?:Destructible|Mana|Patrol|Presence|Unmoddable)-|^(?:Taunt|Hover|Ambush|Charge|Defender|Non-Combatant|Cleave|Leaping|Stealth|Marksman|Resilient|Focused|Advanced Senses|\w+ Walker)\b"), "Keywords stand in a field of their own: keywords = \"Taunt, Mana-2\""),
    (re.compile(r"\bX (?:Mana|Souls?|Gems?|Red|Blue|Green|Yellow|Purple|CP)\b|\bSTR X\b"), "costs and STR are numbers: {Mana}{Mana}, STR 3"),
    (re.compile(r"\bwith STR \d[^.]*\bvs (?:HP|PUSH|PULL)|\bthat ignores RNG\b"), "an Attack is one of the card's own, or written whole: it makes a Melee Attack at no cost; Melee Attack (RNG 4, STR 2, {G}, HP)."),
    (re.compile(r"\bBoost(?:\+1|x2) if\b|\b(?:gains|has) Boost[^.]* if the target\b"), "an Attack is boosted against some by a Passive: This Character's Attacks against Soulless Characters have Boost+1."),
    (re.compile(r"\b(?:pay|spend) [^.,]* when you spend dice on this Attack\b"), "that is a Response: {Gem} When you spend dice on an Attack, this Attack gains Boostx2."),
    (re.compile(r"\bthe middle square\b|\balso (?:suffers?|takes?) STR\b"), "an Attack does the same in all of its squares: Ranged Attack (AOE 3x3, RNG 4, HP STR 3, PUSH STR 2)."),
    (re.compile(r"\bAttack ends\b|\bno damage is applied\b|\bdice spent on the Attack return\b"), "an Attack goes on to its end; a Response can prevent its damage: When this Character would take True Damage, prevent all of it (R183)"),
    (re.compile(r"\b[Cc]hoose a (?:row|column)\b|\bchosen row\b|\bthat column\b"), "what is chosen is named behind it: Choose a row. Exhaust all enemy Characters in that row; Choose a column. Any number of Characters you control in that column [Move] without dice"),
    (re.compile(r"\breduced by DEF\b|\bSTR \d+ (?:PUSH|PULL|Push|Pull) [Dd]amage\b"), "DEF and DR are subtracted from Attacks only; what a text does is not reduced: PUSH 3 to each Character on this Field"),
    (re.compile(r"\b[Pp]ushed into|\b[Pp]ulled into"), "no window is for PUSH or PULL alone; entering is any way in: When a Character enters a square of a Field you control, …"),
    (re.compile(r"\b[Yy]our opponent chooses the (?:zone|square)\b|\bdoes the same\b"), "whoever reveals places the Goal, in a free square of his choice (GOAL.1)"),
    (re.compile(r"^[^.]*Enemy Action[^:]*: If [^,]*, (?:pay|spend)\b"), "what is paid stands first: Global Enemy Action: {R} If you control a Character adjacent to this Character, exhaust this Character."),
    (re.compile(r"^Attached Has [^:]*: [Ee]xhaust this Modification"), "what is given to a card exhausts that card; a Modification is exhausted by an ability of its own: Global Interrupt: {Exhaust} The attached Character [Move]s."),
    (re.compile(r"\b[Ww]hen (?:you|a player) (?:execut\w+ )?\[Score Goals\]"), "goals are scored for both at once: When Goals are scored, if you control a Goal, …"),
    (re.compile(r"\b(?:[Rr]eveal (?:up to )?\w+ cards? from your Hand)\b"), "cards of a Hand are shown only as they are used or discarded: Discard a card from your Hand. If you do, gain {R}."),
    (re.compile(r"\b(?:discarded|revealed|killed|moved|pushed) (?:in )?this way\b|\b[Ii]f you discarded\b"), "what was done is counted just behind it: Discard any number of cards from your Hand, then draw that many cards; Gain {R} that many times; If that was 3 or more, …"),
    (re.compile(r"\ball Keywords\b|\bkeep one Keyword\b"), "Keywords are lost by name: target Character loses Hover until the end of the Phase"),
    (re.compile(r"^(?:Passive|While Revealed): Once per Phase\b|\b[Tt]he first (?:\[CMA\]|Attack|time|Command)"), "what holds is not counted; what is triggered is: Limit 1 per Phase."),
    (re.compile(r"\bhas that Attack\b|\bWhile Revealed effect of\b|\bWhen Revealed effect\b|\bRevealed Strategy card\b"), "texts of other cards are not copied: write out what it does"),
    (re.compile(r"\b[Ii]f you cannot\b"), "ask before: If there are no Goals, … Otherwise, …"),
    (re.compile(r"\b[Rr]educe its (?:Dice |Card )?[Cc]ost\b|\bwithout paying its number\b"), "a price is lowered by a number, or not paid: [Deploy] a Modification from your Hand for 3 less; at no cost"),
    (re.compile(r"\bname a color\b"), "dice that were added to an Attack lie beside it until it ends: When you spend dice on an Attack, reroll one of them"),
    (re.compile(r"\b[Bb]oth [Pp]layers [Pp]ass\b"), "no window opens for a pass (R96): When Goals are scored, …"),
    (re.compile(r"\bscores? no (?:VPs?|Victory Points?)\b|\bgives? no (?:VPs?|Victory Points?)\b"), "what Goals and kills give is the rulebook's; a Response can take some: When an opponent gains 1 or more Victory Points, your opponent loses 1 Victory Point."),
    (re.compile(r"\bstarting with the\b|\bchooses an? [^.,]*he controls\b"), "each player acts at once, the Offensive Player first: Each player returns a Character he controls to its owner's Hand."),
    (re.compile(r"\b[Cc]ancel (?:target|an?) "), "what waits is cancelled in its window: Response: When an opponent triggers an Action, cancel it."),
    (re.compile(r"\b[Ww]hen you \[Reveals? "), "the window is for either player: When an Objective is revealed, …; When a Goal is placed, …"),
    (re.compile(r"\+ (?:Red|Purple|Green|Blue|Yellow)(?:/| or )"), "each die of an Attack has one color; two icons are two dice: {R}{B}"),
    (re.compile(r"(?<!, )(?<!and )\b(?:in|with|within) LOS\b"), "LOS stands behind a range: in RNG 4, LOS"),
    (re.compile(r"\b[Ww]hen you gain (?:an?|\d) (?:Mana|Soul|Gem)\b"), "tokens are gained by cards: When a Character you control gains {Mana}, …"),
    (re.compile(r"\b(?:cannot|may not) hold more than\b|\b(?:holds?|hold) (?:at most|no more than|up to)\b"), "a card holds as many tokens as it is given; the ability that gives one can ask: If this Field has 3 or more Gem tokens, nothing happens. Otherwise, this Field gains {Gem}."),
    (re.compile(r"\bmore than \d+\b"), "write: If you have 9 or more dice in your Dice Bank, lose {S}"),
    (re.compile(r"\buntil (?!the end of the (?:Phase|Battle))(?:the|that|this|your|his|it|next)\b"), "effects last until the end of the Phase, until the end of the Battle, for this Attack, for this Move, or while something is so"),
    (re.compile(r"\bthe card it is attached to\b"), "name both: When a Modification you control is attached to a Character you control, that Character gains {Gem}"),
    (re.compile(r"\bwas killed by\b"), "who killed it is said in the window: When a Character kills this Character, return this Character to its owner's Hand instead of discarding it"),
    (re.compile(r"\bloses? (?:\d+|all)(?: remaining)? Move\b|\bnone left\b|\bmoved through\b"), "the points and the way of a Move are fixed before its first step (R194): it cannot [Move] until the end of the Phase"),
    (re.compile(r"\bin a square outside\b|\band arrives in\b"), "a window is one event: When a Character controlled by an opponent leaves a square of this Field, …"),
    (re.compile(r"\b(?:Enemy Action of|Your Command (?:Draw|Gain|Deploy)|Command Draw) [^.]*costs?\b"), "abilities are told by a trait: Abilities with trait Pillage cost {CP} more."),
    (re.compile(r"\bcosts? 0 Move\b"), "a step costs at least 1 (R37); squares can only cost more: Squares of this Field cost +1 Move as RUN."),
    (re.compile(r"\bstep into (?:a )?squares? occupied by\b|\bcan step into\b"), "write: This Character may pass through Characters with RUN."),
    (re.compile(r"\b(?:resolving|executing) a \[CMA\]|\bas though it occupied\b|\bat the start of this Action\b"), "a text sees the board as it is now: where cards stand, what they have, and the windows of R96"),
    (re.compile(r"\bKul-Matsya or Yrm-Matsya, the\b|\bare adjacent to each other\b"), "what is adjacent is the board's: write: Place target Character you control on this Field in a free square of this Field."),
    (re.compile(r"\b[Tt]he Goal (?:must|cannot|may only) "), "who places a Goal chooses any free square of the row (GOAL.1)"),
    (re.compile(r"\bbecomes the (?:new )?target\b"), "a Response to the Attack says who becomes its target: When another Character you control is targeted by an Attack, this Character becomes the target of this Attack"),
    (re.compile(r"\b[Ww]hen [^,]*\bat the end of\b(?! (?:its|an?|the|that) \[Move\])"), "the end of a Phase is a window of its own: When a Main Phase ends, if you control …, …"),
    (re.compile(r"(?:^|[.:] )At the (?:end|start) of (?:the (?:(?:Main )?Phase|Battle)|\[Battle On\]),|\. After that (?:Attack|Move) "), "nothing waits for a later event; that is a Response of its own: When a Main Phase ends, …; After … completes an Attack, …"),
    (re.compile(r"\b[Tt]o a maximum of\b|, up to a maximum\b|cannot be higher than\b"), "nothing that is counted has a ceiling; say a number, or limit the ability: Limit 1 per Phase."),
    (re.compile(r"\b[Ee]ach [^.]* unless its controller\b"), "one offer is made for all together: Your opponent may pay {S}. If he does not, exhaust each enemy Character in RNG 2"),
    (re.compile(r"\bin the same (?:zone|square)\b|\bin that zone\b|'s zone\b|\b[Cc]hoose a zone\b"), "a zone is a square (R24), which one Character fills: say how near, such as in RNG 1 or adjacent to this Character"),
    (re.compile(r"\{[A-Z]\}\{[A-Z]\} of the same color[^.]*:"), "a cost names its dice: {S}{S} are any two, {R}{R} two Red ones"),
    (re.compile(r"\bunless (?!killed)"), "offer it first: Your opponent may pay {S}. If he does not, …; You may …. If you do not, …"),
    (re.compile(r"\b[Ww]hen (?:you|an opponent) \[Collect "), "no window opens for that (R96); When a Main Phase starts, …, When you gain dice, …"),
    (re.compile(r"\bthe Destructible-X of\b"), "a Keyword is not named by its card; When you trigger an ability with trait Pillage, …"),

    (re.compile(r"\b(?:Field or Modification|Character or Field|Modification or Field|Field or Character)\b"), "one noun is named; say it twice, or by 'with trait … or …'"),
    (re.compile(r"\bany [Pp]layer controls\b"), "Attach To: Character is one of yours, enemy Character one of your opponent's (R125)"),
    (re.compile(r"\b(?:from|of) (?:the Dice Bank of|their Dice Bank|his Dice Bank|your opponent's Dice Bank)|\bloses a die of your choice\b"), "dice are lost, given or taken one by one, as they lie: your opponent loses {S}; your opponent gives you a die; take a die from your opponent's Dice Bank"),
    (re.compile(r"\b[Ss]pend any number of dice\b|\bPip Values? (?:added|of)"), "the pips of dice are counted only for costs, Attacks and Moves; pay {S}"),
    (re.compile(r"\bmore [A-Z][A-Za-z ]+ than (?:you|your opponent)\b"), "players are not compared; If you have 2 or more …, …"),
    (re.compile(r"\bAbility Trait [A-Z]"), "an ability is told by its trait where it is triggered: When an opponent triggers an Action with trait Malus Anime, cancel it"),
    (re.compile(r"\bends its \[Move\]"), "write: it cannot [Move] until the end of the Phase"),
    (re.compile(r"\bbecomes? placed\b|\bis placed (?:on|in)\b"), "write: Place it in a free square of a Field you control"),
    (re.compile(r"\bRUN Movement Arrays? is\b|\bMove Value of\b"), "write: This Character has +1 Move; all its arrays have it"),
    (re.compile(r"\bin Play\b"), "say whose it is: a card you control, a Field controlled by an opponent"),
    (re.compile(r"\b[Tt]arget player\b"), "players are named: your opponent, each player"),
    (re.compile(r"\b[Ww]hen (?:you|an opponent|your opponent) loses?\b"), "no window opens for what is lost (R96)"),
    (re.compile(r"\bcosts? (?:\{|\d).* (?:less|more)\b"), "cards cost a number less in Hand: Tactics in your Hand have -2 cost"),
    (re.compile(r"\bnext (?:Melee |Ranged )?Attack\b"), "write: target Character you control gains Boost+1 for its next Attack (R201)"),
    (re.compile(r"\bwhen(?:ever)? .*until the end"), "what waits for an event is a Response of its own: Response: When …, …"),
    (re.compile(r"\b(?:[Dd]ouble|[Hh]alf|twice)\b"), "numbers are added to: gains +2 STR; dice are doubled by Boostx2"),
    (re.compile(r"^(?:Passive|While Revealed):.* gains? "), "a Passive says have or has, never gain"),
    (re.compile(r"^(?:Global|Offensive|Defensive|Response)[^:]*:.* (?:has|have) [+{A-Z]"), "an effect says gains; has and have belong to Passives"),
    (re.compile(r"\b(?:is killed|is \[Deploy\]ed|leaves play|Heals) (?:in RNG|in row|on )"), "filters follow their noun: When an enemy Character in RNG 3 is killed"),
    (re.compile(r"\bis discarded from (?:your|his|their|a) (?:Hand|Main Deck)\b"), "only what leaves play opens a window: When a Field is discarded, …"),
    (re.compile(r"\bEngagement RNG (?:is|of|becomes)\b|[+-]\d Engagement RNG\b"), "Engagement RNG is what a card prints; what stands in it can be spoken of: Enemy Characters engaged by this Character have -1 DEF"),
    (re.compile(r"\bcounts? as\b|\bis treated as\b|\bas though\b|\bas if\b"), "a card is what it prints, and a text gives Keywords and numbers: This Character has Hover, Characters you control have +1 DEF"),
    (re.compile(r"\b[Nn]ame a (?:Standard Die )?colou?r\b|\b[Cc]hoose a colou?r\b|\bthe (?:named|chosen) colou?r\b|\bdice of that colou?r\b|\bone of those colou?rs\b"), "no text comes back to a color: name it (lose {R}), or gain dice of a color that is named as they are gained (Gain {S}; Gain 2 dice of one color)"),
    (re.compile(r"\b[Ww]hen (?:you|an opponent|your opponent) [Pp]ass(?:es)?\b"), "no window opens for a pass (R96): When the Battle ends, …; When an opponent triggers an Action, …"),
    (re.compile(r"\b(?:cannot|can't) be discarded\b"), "what cannot leave play is: This Field cannot leave play unless killed"),
    (re.compile(r"\bdivided by\b|\brounded (?:down|up)\b"), "each one is counted: Draw a card for each VP of that Character"),
    (re.compile(r"\b(?:The|the) first (?:Response|Action|Interrupt|Attack|Tactic|card)\b"), "what costs more or less does so every time: Responses with trait Defend cost {S} more; what is triggered can be limited: Limit 1 per Phase."),
    (re.compile(r"\bkilled\b.*\binstead\b(?! of discarding it)"), "only the discarding of a killed card is replaced: When … is killed, remove all damage from it (or return it to its owner's Hand, put it on the bottom of its owner's Main Deck, or remove it from the game) instead of discarding it (R183)"),
    (re.compile(r"\binstead\b(?! of discarding it)"), "what happens instead is asked first: If you control a Goal, draw 2 cards. Otherwise, draw a card; or offered: You may gain {R}. If you do not, draw a card"),
    (re.compile(r"\bwould\b(?! take True Damage)"), "only True Damage is foreseen: When … would take True Damage, prevent 2 of it (R183)"),
    (re.compile(r"\((?!RNG|AOE|STR|HP|PUSH|PULL|LOS)[^()]* [^()]*\)(?! Ability Traits| *$)"), "nothing is left out because it stands in brackets: write it as a sentence, or leave it out; Ability Traits stand at the end"),
    (re.compile(r"\b(?:chosen by (?:you|him)|(?:opponent|[Pp]layer|controller|he|they) (?:may )?(?:gains?|loses?|discards?) [^.;]*(?:dic?e|\{S\}) [^.;]*(?:your choice|you choose|you name))\b"), "whoever gains or loses dice says which, and names their colors: Your opponent loses {S}"),
    (re.compile(r"\b(?:PUSH|PULL|[Pp]ush|[Pp]ull)\w* [^.]*?\b(?:towards?|away from)\b|(?:\b[Mm]oves?\b|\[Move\]s?) [^.]*\b(?:towards?|away from)\b"), "PUSH goes away from this card and PULL towards it, and nothing else says which way: PULL 2 to target Character"),
    (re.compile(r"^(?:Attached Has )?(?:Passive|While Revealed): (?![Ww]hen\b)[^.]*\. [Ww]hen (?:you|an opponent|your opponent|a player) "), "what holds and what waits for its moment are two abilities, each on a line of its own with its header: While Revealed: When you score 1 or more Victory Points for Goals, gain {R}"),
    (re.compile(r"\b(?:they|them|those|the rest|that many)\b"), "'they' are several cards that the sentence before named (R206); of players say 'he' or 'your opponent'"),
    (re.compile(r"^(?:Passive|While Revealed): While "), "while stands behind what is had: This Character has Presence 2 while it is on a Goal"),
    (re.compile(r"\b(?:[Ss]wap|[Ss]witch)"), "write: Exchange the squares of 2 friendly Characters"),
    (re.compile(r"\b(?:[Ii]f (?:he|they) do)"), "ask what he may do: Your opponent may …. If he does not, …"),
    (re.compile(r" if [^,.]*\.?$"), "the condition stands first: If you control a Goal, gain {Y}"),
    (re.compile(r"^(?:Until|For this)"), "how long stands behind what is gained: gains +1 DEF until the end of the Phase"),
    (re.compile(r"\b(?:one|two|three|four|five) (?:cards|dice|damage)"), "numbers are digits: Draw 2 cards"),
    (re.compile(r"\brow [A-G](?:, [A-G])+,? (?:or|and) [A-G]\b|\brows? [A-G] (?:or|to|and) [A-G]\b"), "rows are one, from one to another, or one and all beyond: in row C, in rows B to D, in row C or higher"),
    (re.compile(r"^(?!(?:Attached Has|Global|Offensive|Defensive|Response|Passive|When Revealed|While Revealed|Player Who|Attach To|\d)\b)"), "an ability begins with its header, and what it is called stands before that: Spear Thrust - Offensive Action: …"),
    (re.compile(r"(?:^|[.:}] )Choose (?:an?|two|\d) "), "what is chosen is named where something is done to it: Place target Character in a free square; Recover a Character you control"),
    (re.compile(r"Action: [^{][^:]*(?<!Traits)(?<!one)(?<!Pile): "), "a cost begins with icons: {Exhaust}, discard a card from your Hand: …"),
)  # fmt: skip


def spans(lexemes: list[Lexeme], i: int) -> bool:
    """Whether the second row of "in rows B to D" stands here."""
    return i > 2 and lexemes[i - 1].text == "to" and lexemes[i - 3].text == "rows"


def guess(lexemes: list[Lexeme], i: int) -> str:
    """Rows stand behind "row" and a hyphen; Move is a number behind a sign or "with", and else a verb."""
    here = lexemes[i].text
    before = lexemes[i - 1] if i else Lexeme("", "", 0)
    if (
        len(here) == 1
        and here in w.ROWS
        and (
            before.text in ("row", "Row", "rows", "-") or before.text.endswith("in row") or spans(lexemes, i)
        )
    ):
        return "ROW"
    if here == "Move" and (before.kind == "signed" or before.text == "with"):
        return "POINTS"
    return ""


def fixed(words: Words) -> dict[str, str]:
    """The words of a class; a Tactic is named by the grammar itself."""
    return {word: word for word in words.numbers if not word.startswith("Tactic")}


SPELLING: Final = Spelling(
    pattern=PATTERN,
    direct={"int": "INT", "signed": "SIGNED", "range": "RANGE", "dim": "DIM", "boost": "BOOST"},
    variants={"a": ("an",), "with a": ("with an",), "; you may put a": ("; you may put an",)},
    fixed={
        "TRAIT": fixed(w.TRAITS), "TRAITS": fixed(w.PLURAL_TRAITS), "FACTION": fixed(w.FACTIONS),
        "NOUN": fixed(w.NOUNS), "NOUNS": fixed(w.PLURAL_NOUNS), "KEYWORD": fixed(w.KEYWORDS),
        "SIZE": fixed(w.SIZES), "ATTACK": fixed(w.ATTACKS), "ATTACKS": fixed(w.PLURAL_ATTACKS),
        "ABILITY": fixed(w.ABILITIES), "ABILITIES": fixed(w.PLURAL_ABILITIES), "TIMING": fixed(w.TIMINGS),
        "DEFTYPE": fixed(w.DEF_TYPES), "MOVEMENT": fixed(w.MOVEMENTS), "ICON": fixed(w.ICONS),
        "SHOVE": fixed(w.SHOVES), "UNPRINTED": fixed(w.UNPRINTED), "KIND": fixed(w.KINDS), "STATE": fixed(w.STATES), "ZONE": fixed(w.ZONES),
    },
    synonyms=SYNONYMS,
    hints=HINTS,
    guess=guess,
    number="INT",
    samples={"INT": "2", "SIGNED": "+1", "RANGE": "0+D1", "DIM": "3x3", "BOOST": "Boost+1", "ROW": "C", "POINTS": "Move"},
    openers=frozenset(".:"),
    habits=REWORDINGS,
    undeclared=HOW.format("Soldier"),
)  # fmt: skip

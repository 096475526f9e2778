"""How Athernum writes its words: signs, open classes, and words of other games with what to write instead."""

import re
from typing import Final

from sandtable.cards.forms import NUMBERS, ORDINALS
from sandtable.cards.spelling import Lexeme, Spelling
from sandtable.games.athernum.language.rewording.order import REWORDINGS

GLOBALS: Final = ("Acquisition", "Solvency", "Contingency")  # the three global commands, 9.2.2 to 9.2.4

PATTERN: Final = re.compile(
    r"""(?P<brace>\{\d{1,2}\})|(?P<icon>\[[A-Z]\w*\])|(?P<title>\*[A-Z][^*"]*\*)
    |(?P<reminder>\([^()]*\)$)|(?P<mod>[+-]\d{1,2}(?!\d))|(?P<stats>\d{1,2}/\d{1,2}(?!\d))
    |(?P<int>\d{1,2}(?!\d))|(?P<poss>'s\b|(?<=s)'(?=[ ]))|(?P<word>[A-Za-z]+(?:-[A-Za-z]+)*)
    |(?P<quote>")|(?P<mark>[.,:;-])""",
    re.VERBOSE,
)

# R104: words that other games use and this one does not define
SYNONYMS: Final = {
    "destroy": "discard", "destroys": "discards", "destroyed": "discarded", "kill": "discard",
    "kills": "discards", "killed": "discarded", "sacrifice": "discard", "sacrifices": "discards",
    "bury": "discard", "trash": "discard", "exile": "move … to the void", "exiles": "moves … to the void",
    "banish": "move … to the void", "banishes": "moves … to the void", "tap": "exhaust",
    "taps": "exhausts", "tapped": "exhausted", "untap": "turn … face-up", "untaps": "turns … face-up",
    "untapped": "face-up", "ready": "turn … face-up", "bounce": "return … to its owner's hand",
    "bounces": "returns … to its owner's hand", "mill": "discard the top … cards of",
    "mills": "discards the top … cards of", "creature": "character", "creatures": "characters",
    "unit": "character", "units": "characters", "minion": "character", "minions": "characters",
    "artifact": "item", "artifacts": "items", "equipment": "item", "land": "location",
    "lands": "locations", "site": "location", "sites": "locations", "graveyard": "discard pile",
    "library": "deck", "battlefield": "game board", "mana": "resource", "spell": "effect",
    "spells": "effects", "upkeep": "Morning Phase", "power": "OFV", "strength": "OFV", "toughness": "DFV",
    "health": "DFV", "defence": "DFV", "defense": "DFV", "life": "DFV", "block": "defend",
    "blocks": "defends", "blocked": "defended", "summon": "put … onto the game board",
    "summons": "puts … onto the game board", "till": "until", "can": "may", "cancel": "neutralize",
    "cancels": "neutralizes", "negate": "neutralize", "negates": "neutralizes", "give": "gets",
    "gives": "gets", "enemy": "an opponent controls", "enemies": "your opponents control",
    "allied": "you control", "friendly": "you control", "hero": "main character",
    "leader": "main character", "foe": "opponent", "rival": "opponent", "his": "their", "her": "their",
    "he": "they", "she": "they", "equipped": "the linked target", "damaged": "with a damage counter",
    "marker": "counter", "markers": "counters", "die": "be discarded", "dies": "is discarded",
    "died": "was discarded", "bearer": "linked target", "wearer": "linked target",
    "wielder": "linked target", "peek": "look", "replenish": "gain", "replenishes": "gains",
    "everybody": "each player", "everyone": "each player", "nobody": "players cannot",
    "whoever": "each player with", "yours": "you control", "theirs": "an opponent controls",
    "mine": "you control", "show": "reveal", "shows": "reveals", "pick": "choose", "picks": "chooses",
    "grow": "get", "grows": "gets", "arrive": "enter the game board", "arrives": "enters the game board",
}  # fmt: skip

HINTS: Final = (
    (
        re.compile(
            r"\b(?:attack|defend|declared as (?:an )?(?:attacker|defender)s?)\b[^.]*\bunless\b[^.]*\bpays?\b"
        ),
        "what is paid to attack is paid by whoever attacks, and whatever is attacked: 'Characters your "
        "opponents control cost {1} to attack with.'; to defend costs nothing",
    ),
    (
        re.compile(
            r"\b[Uu]nspent resources?\b|\bresources? (?:\w+ )*?(?:remains?|stays?|kept|lost|emptied)\b"
            r"|\b(?:resource )?pools? (?:does|do|is|are|isn't|doesn't) (?:not )?(?:empty|emptied)"
        ),
        "a whole pool is kept as a phase ends: 'Your resource pool is not emptied at the end of the Day "
        "Phase.', '… at the end of a phase.'",
    ),
    (
        re.compile(r"\b[Pp]ut (?:that effect|it) (?:back )?onto the stack\b|\bchooses? new targets?\b"),
        "an effect that was neutralized is gone, and does not come again: 'Neutralize target effect unless "
        "its controller pays {2}.', or 'Change the target of target effect to another legal target.'",
    ),
    (
        re.compile(r"\bactivates? \"?(?:Acquisition|Solvency|Contingency)\"?, [^.]*\binstead\b"),
        "nothing happens instead of a global command; what comes of it can be waited for, and what it does "
        "be replaced: 'Whenever a player activates Solvency, …', 'If a player would draw a card, they may "
        "create a 2/2 Construct token instead.'",
    ),
    (
        re.compile(r"\bcounts? the\b|\bthe difference between\b|\bhighest number counted\b"),
        "two numbers are compared, and their difference is none that can be named: 'If an opponent controls "
        "more tokens than you, draw two cards.'",
    ),
    (
        re.compile(r"\b[Dd]ivides? [^.]*\binto (?:two|three) (?:groups|piles)\b|\bseparates? [^.]*\binto\b"),
        "nothing is parted into groups: let one choose how many, and speak of 'the rest': 'Target opponent "
        "chooses two non-main characters they control. Exhaust those characters.'",
    ),
    (
        re.compile(
            r"\bdamage (?:\w+ )*is (?:\w+ or )?(?:prevented|redirected)\b"
            r"|\b(?:would be )?prevented or redirected\b"
        ),
        "that damage is prevented is not waited for: what prevents it does the other as well, 'If your main "
        "character would be dealt damage, prevent that damage and place a Victory Token on this.'",
    ),
    (
        re.compile(
            r"\b(?:drawn|discarded|created|placed) (?:in )?this way by\b|\bamong them by\b|\bmay draw up to\b"
        ),
        "how many cards each of several players draws is not counted: 'Target opponent may draw two cards. "
        "If they do, place two damage counters on target character they control.'",
    ),
    (
        re.compile(r"^Equip(?: -|:)? Command\b"),
        "an item's command ability is used while the item is attached face-up: leave 'Equip' out, 'Command - "
        "The linked target gets +1 OFV until end of turn.'",
    ),
    (
        re.compile(
            r"\b[Aa]t (?:the )?end of (?:(?:the|your|that|this) )?"
            r"(?:(?:Morning |Day |Combat )?[Pp]hase|combat)\b"
        ),
        "nothing waits for a phase or a combat to end: what is done then is done as the next phase begins, "
        "'At the next Evening Phase, discard it.'",
    ),
    (
        re.compile(
            r"\b[Cc]op(?:y|ies)(?: of)? (?:its|that|the|an|target|each) (?:\w+ )*(?:effect|ability)\b"
        ),
        "an effect is not copied: say once more what is done, 'Whenever an opponent activates a command "
        "ability, you may pay {2}. If you do, draw a card.', or give it another target: 'Change the target "
        "of target effect to another legal target.'",
    ),
    (
        re.compile(
            r"\b[Ff]or each (?:\w+ )*effects? (?:that (?:is|was) )?neutralized\b"
            r"|\bneutralize up to (?:two|three)\b"
        ),
        "of several effects nothing is said of each: 'Neutralize target effect. Its controller may create "
        "a resource token of their faction.'",
    ),
    (
        re.compile(
            r"\b(?:discarded|exhausted|returned|moved|put [^.,]*|turned face-(?:up|down)) because\b"
            r"|\bdue to\b"
        ),
        "why something happens is not asked for: write what happens, 'Whenever a location you control is "
        "discarded, …'",
    ),
    (
        re.compile(
            r"\bas (?:though|if) (?:it|they) (?:were|was) in (?:your|their) hand\b"
            r"|^[Pp]lay with the top card\b"
        ),
        "a top card is shown by an effect, and may be played by it: 'At your Day Phase, reveal the top card "
        "of your deck. If it is a character, you may play it.'",
    ),
    (
        re.compile(
            r"\b(?:[Tt]he|that) (?:permanent|character|location) (?:it|this(?: \w+)?|that attachment) was "
            r"(?:linked|attached) to\b"
        ),
        "what a discarded attachment was attached to is chosen before: 'Choose target permanent with an "
        "attachment. Discard each attachment attached to it. Deal 2 damage to that permanent.'",
    ),
    (
        re.compile(r"\bplayed (?:in )?this way would\b"),
        "what is played from elsewhere is told as it comes there, in a line of its own: 'Whenever a "
        'character you control enters the game board from your discard pile, it gains "If this would leave '
        "the game board, move it to the void instead.\"'",
    ),
    (
        re.compile(
            r"\bfor each (?:\w+ )?(?:character|card|permanent|location|item)s? (?:they|you) controlled\b"
        ),
        "what was discarded is told by where it lies: 'for each card among them in their discard pile'",
    ),
    (
        re.compile(
            r"\bcontrols? more than \w+ (?:characters|locations|attachments|permanents)\b"
            r"|\bwould play an? \w+th\b"
        ),
        "how many somebody may control is not limited, but what they have more is discarded: 'Whenever a "
        "player plays a character, if they control four or more characters, they discard another character "
        "they control.'",
    ),
    (
        re.compile(r"\b(?:first|second|third) \w+ with (?:that|the same) name\b"),
        "names are not counted over a turn: 'This triggers only once per turn.' counts how often it triggers",
    ),
    (
        re.compile(
            r"\b(?:was|is|were|came) (?:from|of) an? (?:\w+ )?[Aa]bility\b|\beffect of an? \w+ ability\b"
        ),
        "an effect is told by the ability it comes of: 'target effect of a support ability'; that something "
        "was activated is heard: 'Whenever an opponent activates a support ability, …'",
    ),
    (
        re.compile(
            r"\bas (?:many|much) [^.,]*? as (?:you|they|that player) (?:have |has )?"
            r"(?:drawn|drew|played|discarded|created|healed|activated|exhausted|lost)\b"
        ),
        "what was done in a turn is asked for, and is not counted: 'If they drew two or more cards this "
        "turn, …', 'Whenever an opponent draws their second card each turn, …'",
    ),
    (
        re.compile(
            r"\bfor each [^.,]*\b(?:you|they|an opponent|that player) (?:have |has )?"
            r"(?:played|attached|drew|drawn|discarded|created|healed|activated|exhausted)\b"
        ),
        "what is counted of a turn is what you, an opponent or anybody discarded, played or drew: 'for each "
        "card that you discarded this turn', 'for each character that was discarded this turn'; for anything "
        "else: 'Whenever you play an item, place a Gear counter on this.'",
    ),
    (
        re.compile(r"\bactivate (?:\w+ )*abilities of (?:\w+ )*cards with that name\b"),
        "each is forbidden by itself: '… cannot play cards with that name and cannot activate abilities of "
        "cards with that name.'",
    ),
    (
        re.compile(
            r"\btokens? (?:with|by|through|using|from) (?:an? )?"
            r"(?:Solvency|Contingency|Acquisition|effect|ability)\b"
        ),
        "where a token comes from is not told: 'Whenever you create a resource token, …', 'Whenever you "
        "activate Solvency, …'",
    ),
    (
        re.compile(r"^(?:Equip )?\*[^*]*\* ?:"),
        "what it costs stands between the name and the colon: '*Study* Exhaust this: Draw a card.'",
    ),
    (
        re.compile(
            r"^(?:When|Whenever) [^,]*\bdeals? [^,]*\band\b[^,]*\bis discarded\b"
            r"|\bis discarded (?:after|if) this\b|\bdealt (?:combat )?damage by this\b[^.]*\bdiscarded\b"
        ),
        "what comes of it is left for later: 'Whenever this deals combat damage to a character, choose that "
        "character. When that character is discarded this turn, draw a card.'",
    ),
    (
        re.compile(r"^(?:Objective|Command)(?: -)? (?:Command|Objective)\b"),
        "an ability has one keyword; a command token may be its cost: 'Objective {3}, spend a Command "
        "Token: …'",
    ),
    (
        re.compile(r"\bYou may play [^.]* from [^.]*\. If you do, (?:it|this)\b"),
        "what comes of it is a line of its own: 'When this card enters the game board from your discard "
        "pile, exhaust it.'",
    ),
    (
        re.compile(r"\b[Rr]oll (?:a|one|two)\b|\bcoin\b|\b(?:die|dice)\b"),
        "nothing is rolled or tossed: what comes by chance is taken 'at random', or lies on top of a deck",
    ),
    (
        re.compile(r"\b(?:cannot|can't|can not) leave (?:the game board|play) except\b"),
        "what cannot be done is said: 'The linked target cannot be returned to its owner's hand and cannot "
        "be moved to the void.'",
    ),
    (
        re.compile(r"^[Ff]ace-down(?: attachment| item)? - "),
        "face-down cards have no abilities, and whoever controls the linked target turns them up at will: "
        "'When this is turned face-up, exhaust target attacking character.'",
    ),
    (
        re.compile(r"\b[Ii]f you discarded [^.,]* this way, [^.]*\bdiscards\b"),
        "what was discarded is asked for by the turn: 'If you discarded a token this turn, each opponent "
        "discards a character they control.'",
    ),
    (
        re.compile(r"\brather than pay (?:that|its|this|the) cost\b"),
        "what can be paid in two ways is two abilities: write it again with the other cost, on a line of "
        "its own",
    ),
    (
        re.compile(r"\b(?:even|odd)(?= number\b|,|\.)|\b(?:even or odd|odd or even)\b"),
        "whether a number is even or odd is not asked: say 'two or more', 'fewer than three' or 'no'",
    ),
    (
        re.compile(r"\b(?:[Ii]f|[Ww]hen|[Ww]henever) either\b|\bto either\b"),
        "of two that are spoken of each is named by itself, in a sentence of its own",
    ),
    (
        re.compile(r"\b(?:every|each) full (?:two|three|four|five)\b"),
        "how often a number goes into another is not counted: each counts, 'for each resource token'",
    ),
    (
        re.compile(r"\b[Ee]nd the current phase\b"),
        "a phase ends when the active player ends it: let a player skip one, 'Each player skips their next "
        "Combat Phase.'",
    ),
    (
        re.compile(r"^Once (?:per|each|a) turn: "),
        "what is done at will begins with its name, and how often stands behind: '*Peek* Look at the top "
        "card of your deck. Activate only once per turn.'",
    ),
    (
        re.compile(r"^(?:Equip(?: -|:) )?(?:Morning|Day|Combat|Evening|Night): "),
        "a phase is said whole, and a comma follows: 'At the Night Phase, draw a card.'",
    ),
    (
        re.compile(r"^Once (?:per|each|a) turn, (?:during your turn, )?you may\b"),
        "what you may do when you like is an activated ability, with a name and a cost: '*Trade* Discard a "
        "card: Draw a card. Activate only once per turn.'",
    ),
    (
        re.compile(r"\b(?:have|has|control|controls) the (?:most|fewest|least)\b"),
        "two numbers are compared by 'more' and 'fewer': 'if you have more Victory Tokens than each "
        "opponent', 'if you control fewer characters than each opponent'",
    ),
    (
        re.compile(
            r"\bno defenders? (?:may|can)\b|\bcannot (?:declare|choose|name) (?:a |any )?defenders?\b"
            r"|\b(?:may|can) be declared against (?:this|that|the) attack\b"
        ),
        "who defends is named before anything hears of the attack: 'This cannot be defended against.', or "
        "'At "
        "your Combat Phase, you may pay {1}. If you do, this cannot be defended against until end of phase.'",
    ),
    (
        re.compile(r"\bAfter [^,.]*\b(?:attacks?|defends?),"),
        "'Whenever … attacks, …' happens before damage is dealt; what comes after it is 'Whenever … deals "
        "combat damage, …'",
    ),
    (
        re.compile(r"\bsecretly\b|\bat the same time\b.*\breveal|\bchose\b|\bchoices are\b"),
        "nothing is chosen in secret, and no words are: each player chooses a card or a permanent in turn "
        "order, 'Each player chooses a character they control.', or you choose: 'Choose one - …; or ….'",
    ),
    (
        re.compile(r"\bdamage is prevented this way\b|\bdamage prevented this way\b(?!\.)"),
        "that damage is prevented is not waited for; it is counted where it is prevented: 'If this would be "
        "dealt damage, prevent that damage, then draw cards equal to the damage prevented this way.'",
    ),
    (
        re.compile(r"\bon the same (?:permanent|character|card)\b|\bthe same permanent\b"),
        "where a command puts its token is not known to others: name where yours goes, 'on this', 'on your "
        "main character'",
    ),
    (
        re.compile(
            r"\b[Tt]he top X cards\b|\b(?:number of|that many) cards from the top of\b"
            r"|\bcards from the top of (?:your|their) deck equal to\b"
        ),
        "those on top of a deck are as many as is printed: 'the top three cards of your deck'; a number "
        "that is looked up is drawn, 'Draw cards equal to the number of characters you control.'",
    ),
    (
        re.compile(r"\b[Ll]oses? (?:an?|that many|\w+) resource tokens?\b"),
        "a resource token is no counter that is lost: write 'Discard two resource tokens you control.', "
        "'Each player discards a resource token they control.'",
    ),
    (
        re.compile(r"\b(?:targeted|chosen as a target) by (?:[\w-]+ )*abilities\b"),
        "what aims is not told apart, but whose it is: 'Characters you control cannot be chosen as a target "
        "by your opponents.'",
    ),
    (
        re.compile(r"^(?:When|Whenever) (?:this|it|the linked target|[A-Z]\w*) (?:kills|discards|destroys) "),
        "for whose damage something is discarded is not told: 'Whenever this deals combat damage to a "
        "character, choose that character. When that character is discarded this turn, …'",
    ),
    (
        re.compile(r"\b[Tt]ake (?:an?|one|two|the|all) (?:\w+ )*(?:counter|token)s? (?:off|from)\b"),
        "a counter is removed, and another placed: 'Remove an exhaustion counter from a permanent you "
        "control. If you do, place an exhaustion counter on a permanent an opponent controls.'",
    ),
    (
        re.compile(r"\b[Aa]dds? (?:\w+|\{\d+\}) (?:resources? )?of (?:any|a) (?:type|kind|faction)\b"),
        "a resource is of a faction that is named, or of none: write 'Add [Tidewatch].', 'Add {1} of your "
        "faction.', or with a choice 'Choose one - add [Tidewatch]; or add [Ashen].'; 'Add {1}.' is of none",
    ),
    (
        re.compile(r"\bspend resources\b|\bas though (?:they|it) were of any faction\b"),
        "what a resource is decides when it is added: 'Add [Faction]', or make it cheaper: 'Characters you "
        "own cost {1} less to play.'",
    ),
    (
        re.compile(r"\bthe next state-based check\b|\bstate-based check\b"),
        "checks are not waited for: 'When that character is discarded this turn, …', 'At the next Evening "
        "Phase, …'",
    ),
    (
        re.compile(r"\bno (?:empty|available|free|open) (?:character |item |location )?slots?\b"),
        "without a slot nothing enters, is created or changes control anyway: leave the sentence out, and go "
        "on with 'If you do, …'",
    ),
    (
        re.compile(r"\{[XYZ]\}(?!.*\bbecomes? a copy\b)"),
        "what is paid is chosen once, and its number is used once: '*Name* Pay any amount: Deal that much "
        "damage to target character.', '*Name* {1}, pay any amount: Draw that many cards.'",
    ),
    (
        re.compile(r"•[^•]*\. (?:If|When|Whenever|At|Until|Otherwise|Activate)\b"),
        "a way to choose is one sentence: what follows in it is joined by 'and' or ', then'",
    ),
    (
        re.compile(r"\blook at\b[^.]*\bat any time\b"),
        "what lies face-down is looked at once, by an effect: 'Look at each face-down permanent your "
        "opponents control.'",
    ),
    (
        re.compile(
            r"\b[Pp]lay(?:s)? with the top card\b|\btop card of (?:your|their) deck (?:is|stays|remains) "
        ),
        "a top card is turned over by an effect, and stays so until it leaves the top: 'Turn the top card "
        "of your deck face-up.'",
    ),
    (
        re.compile(r"\bas (?:though|if) (?:it|that card|they) (?:were|was)\b"),
        "an ability is used from where its card says: 'Support' from the hand, others from the game board",
    ),
    (
        re.compile(r"\bcontrols? (?:it|them) this way\b"),
        "say again how long it lasts: 'It gets +1 OFV until end of turn.'",
    ),
    (
        re.compile(r"\b[Ss]tarting with\b(?!.*\bvote)"),
        "players act in turn order, beginning with the active player: leave 'starting with …' out",
    ),
    (
        re.compile(r"\b[Ii]f (?:you have|there (?:is|are)|all)\b[^,.]*\b(?:character|location) slots?\b"),
        "whether a slot is free is not asked: without one nothing is put there, created or gained",
    ),
    (
        re.compile(r"\bother than the first card (?:you|they)\b|\bafter the first (?:card )?each turn\b"),
        "which card of a turn it is can be waited for: 'Whenever you draw your second card each turn, …'",
    ),
    (
        re.compile(r"\b(?:one|two|\d) (?:fewer|less|more) instead\b|\bthat many plus \w+ instead\b"),
        "what happens instead is said whole; how many are placed or created is not changed: 'Whenever you "
        "create a token, …'",
    ),
    (
        re.compile(r"\b(?:[Pp]layer|[Oo]pponent)s? whose\b"),
        "each player's card is not judged by itself: 'Each player reveals the top card of their deck.'",
    ),
    (
        re.compile(r"^Target [^.]*? and target [^.]*?\. "),
        "a sentence says what is done: 'Exchange control of target character you control for control of "
        "target character an opponent controls.'",
    ),
    (
        re.compile(r"\bdealt (?:combat )?damage by\b|\bdamage (?:from|by) an? effects?\b"),
        "damage is told apart by what deals it: 'If an attacking character would deal damage to …', or it "
        "is combat damage",
    ),
    (
        re.compile(
            r"\b(?:the named name|named card|chosen name)\b|^(?!.*[Nn]ame a card).*\bwith that name\b"
        ),
        "the ability that names a card uses the name: 'Name a card. Players cannot play cards with that "
        "name.'",
    ),
    (
        re.compile(r"\bif no player [^.]* this way\b|\bnot chosen this way\b"),
        "only what one player was told to do is asked for: 'If you do not, …', 'If they do not, …'",
    ),
    (
        re.compile(r"\bexhaustion counters removed\b"),
        "what stays exhausted says so of itself: 'It does not turn face-up in its controller's next "
        "Morning Phase.'",
    ),
    (
        re.compile(r"\bunless [^.]*\bchooses one\b"),
        "'unless' offers one way out: '… unless its controller pays {1}.'",
    ),
    (
        re.compile(r"^(?!Objective|Command|Support|Equip|Choose|When|At |If |Repeat)[A-Z][^.*\":]*: "),
        "before a colon stands a cost, and an activated ability begins with its name: *Barter* Discard "
        "a card: …",
    ),
    (
        re.compile(r"^\{\d+\}:? ?-? ?(?:Support|Command|Objective)\b"),
        "the keyword stands before what it costs: Support {1}: …",
    ),
    (
        re.compile(r"^(?:Equip )?\{\d+\}(?!:? ?-? ?(?:Support|Command|Objective)\b)"),
        "an activated ability begins with its name, such as *Field Dressing* {2}: …",
    ),
    (re.compile(r"[a-z] if (?!able)(?!you do)[^.]*\.$"), "'if' opens its sentence: If …, …"),
    (
        re.compile(r"^At (?:your|the) (?:beginning|start|end)"),
        "phases are named alone: At your Evening Phase, …",
    ),
    (
        re.compile(r"^At your (?:next )?Night Phase"),
        "the Night belongs to nobody: write 'At the Night Phase'",
    ),
    (
        re.compile(r"\bof its (?:controller|owner)'s turn\b(?! next)"),
        'a phase of its controller is an ability of its own: … gains "At your Evening Phase, …"',
    ),
    (
        re.compile(r"\bmaximum (?:number )?of Command Tokens\b"),
        "write how many it is: Your maximum of Command Tokens is three.",
    ),
    (
        re.compile(r"\ba single discard pile\b"),
        "write whose it is: 'from your discard pile', 'from target opponent's discard pile'",
    ),
    (
        re.compile(r"\b(?:extra|additional|another) turn\b"),
        "no card gives a further turn; there is 'You may enter the Combat Phase one additional time'",
    ),
    (
        re.compile(r"\bexcept (?:it|that it)\b"),
        "a copy is like what it copies in all: leave 'except …' out, or write 'except it has no Victory "
        "Token Field'",
    ),
    (
        re.compile(r"\bin addition to\b"),
        "what becomes a character, an item or a location is that alone: leave 'in addition to …' out; a "
        "subtype is added by 'gains the subtype …'",
    ),
    (
        re.compile(r"\b(?:did not|didn't|has not|was dealt|were dealt)\b"),
        "a turn is asked for what happened in it, not for what did not: 'if this attacked this turn'",
    ),
    (
        re.compile(r"\b(?:highest|lowest|fewest)\b"),
        "write 'a character with the highest OFV', 'each player with the fewest cards in hand'",
    ),
    (
        re.compile(r"\b[Cc]opy target|\bbecomes? a copy\b"),
        "a copy is a token: 'Create a token that is a copy of target character.'",
    ),
    (re.compile(r"\bshares? an? "), "what two cards share is not asked for: name the subtype or the faction"),
    (
        re.compile(r"\b[Ee]xchange the (?:OFV|DFV)\b"),
        "one character's values are: 'Exchange the OFV and DFV of target character until end of turn.'",
    ),
    (re.compile(r"^The next (?!time)"), "what comes next is an event: 'The next time …, … instead.'"),
    (
        re.compile(r"\b(?:discarded|exhausted|moved|returned|turned face-(?:up|down)) by\b"),
        "by whom or what it is done is not asked for, but for 'cannot be … through effects' and 'through "
        "effects your opponents control'",
    ),
    (
        re.compile(r"\bChoose (?:two|three)(?: of the following)? ?[:-]"),
        "one way is chosen: 'Choose one - …; or …'",
    ),
    (
        re.compile(r"\b[Nn]ame an? (?!card)|\b[Cc]hoose a (?:subtype|faction|type)\b"),
        "a card is named, and nothing else: 'Name a card.'",
    ),
    (
        re.compile(r"\bplay [^.]* from (?:the top of )?your deck\b"),
        "what lies on a deck is shown first: 'Reveal the top card of your deck. If it is a character, you "
        "may play it.'",
    ),
    (
        re.compile(r"\bduring (?:their|your opponents?'s?|an opponent's|each opponent's) next turns?\b"),
        "what is forbidden is so from now on: write 'until the end of their next turn', or of several "
        "'until the end of each opponent's next turn'",
    ),
    (
        re.compile(r"\bduring (?:its|their) controller's next turn\b"),
        "write 'until the end of its controller's next turn', of one thing",
    ),
    (re.compile(r"\b[Rr]epeat (?:this|the following)\b"), "nothing is repeated: write it once for each time"),
    (
        re.compile(
            r"\b(?:kills?|destroys?|discards) (?:a|an|another|target) (?:character|permanent)\b.*,"
            r"|\bdealt damage by this\b"
        ),
        "for whose damage something is discarded is not told: 'Whenever this deals combat damage to a "
        "character, …', or 'Whenever a character an opponent controls is discarded, …'",
    ),
    (
        re.compile(r"\b(?:attack|attacks) (?:twice|two times|an additional time|a second time)\b"),
        "what has attacked is exhausted, and attacks again if it is not: 'does not become exhausted by its "
        "first attack each turn'",
    ),
    (
        re.compile(r"^(?:Tap|Exhaust|Turn)(?: this)?: "),
        "an activated ability begins with its name: *Work* Exhaust this: …",
    ),
    (
        re.compile(r"\bto activate\b|\babilities cost\b"),
        "what abilities cost is said of their kind, of whoever activates them or of what they are abilities "
        "of: 'Command abilities that your opponents activate cost {1} more to activate.', 'Abilities of "
        "characters you control cost {1} less to activate.'",
    ),
    (
        re.compile(r"\battacks? (?:you|a player|an opponent|that player)\b"),
        "permanents are attacked, not players: 'Whenever a character attacks a permanent you control, …'",
    ),
    (
        re.compile(r"\bThe first (?!time\b)\w+ (?:\w+ )*?each\b"),
        "the first of several is told by an ability that triggers once: 'Whenever a character attacks, … "
        "This triggers only once per turn.'",
    ),
    (re.compile(r"\bvotes?\b"), "nobody votes: 'Each player chooses a character.'"),
    (
        re.compile(r"\bdamage\b[^.]*\. If [^.]*\bdiscarded this way\b"),
        "what is discarded for its damage is discarded later, in a check: 'When that character is discarded "
        "this turn, …'",
    ),
    (
        re.compile(r"\binstead of into\b"),
        "where a card is put is said once: choose with 'You may put it …. If you do not, put it ….'",
    ),
    (
        re.compile(r"\bDuring that turn\b"),
        "what holds in a later turn is said as lasting: '… until the end of your next turn'",
    ),
    (
        re.compile(
            r"^(?:Assembl|Ascend|Enthron|Summon)\w*\b|\bstarts (?:the game )?in (?:your|the) "
            r"[Ee]xtra [Dd]eck\b"
        ),
        "an extra rule is one of a list: Unique, Levy, Relic, Herald",
    ),
    (re.compile(r"\btrigger an additional time\b"), "an ability triggers once for each event"),
    (re.compile(r"\bglobal pool\b|\bVictory Token pool\b"), "what lies in the pool is not counted by cards"),
    (
        re.compile(r"\btargets (?:this|it|a|an|your)\b"),
        "what is aimed at says it of itself: 'Whenever this is chosen as a target, …'",
    ),
    (re.compile(r"\bwins? a combat\b"), "combat has no winner: 'Whenever this deals combat damage to …, …'"),
    (
        re.compile(r"\bfrom one \w+ to another\b"),
        "an attachment is moved by 'attach target item to target character'",
    ),
    (
        re.compile(r"\b(?:[Ii]t|[Tt]his card|[Tt]hat \w+) (?:remains|stays) an? \w+"),
        "what becomes something else is that until it leaves, if no time is said: leave the sentence out",
    ),
    (
        re.compile(r"\bwith the same name\b(?! as)"),
        "as what? write 'with the same name as it', 'with the same name as that card'",
    ),
    (
        re.compile(r"\bempty (?:deck|hand|discard pile)\b|\b(?:deck|hand|discard pile) is empty\b"),
        "that nothing is left is asked for as a number: 'if you have no cards in your deck'",
    ),
    (
        re.compile(r"\bthe chosen \w+\b"),
        "what was chosen is spoken of as 'that character', 'those characters', 'it' or 'them'",
    ),
    (
        re.compile(r"\bthe source of\b|\bits source\b"),
        "whose effect it is can be said, not what it comes from: 'target effect an opponent controls'",
    ),
    (
        re.compile(r"\bthe same number\b|\bas many \w+(?: \w+)*? as\b"),
        "two numbers are compared by 'more' and 'fewer': 'if you control more characters than an opponent'",
    ),
    (
        re.compile(r"\bthis way\b"),
        "what was done before is spoken of with 'it', 'them', 'that many' and 'among them': 'If there is a "
        "character among them, …', 'Draw that many cards.'",
    ),
    (
        re.compile(r"\bother than\b|\bexcept(?: for)?\b"),
        "what is left out is said in front of the noun: 'another character', 'other characters', 'non-Human "
        "characters', 'non-main characters'",
    ),
    (
        re.compile(r"\b[Aa]fter [^,.]*\b(?:attacks?|defends?|combat)\b"),
        "an attack begins and ends: 'Whenever this attacks, …' is as it is declared, and 'Whenever this "
        "deals combat damage, …' when it has struck",
    ),
    (
        re.compile(r"\b(?:[Ee]xcess|surplus|leftover)\b"),
        "how much damage was more than enough is not counted; say a number: 'Whenever this deals combat "
        "damage to a character, deal 1 damage to its controller's main character.'",
    ),
    (
        re.compile(r"\b(?:only be spent|[Ss]pend (?:this|these|those|it|them|that)\b[^.]*\bonly)\b"),
        "resources in a pool are spent on whatever somebody likes: what they are for is not remembered",
    ),
    (
        re.compile(r"\bchooses? a number\b"),
        "a number is chosen by paying it: 'Pay any amount', or by how many things are picked: 'Discard any "
        "number of cards, then draw that many cards.'",
    ),
    (
        re.compile(r"\bonce per game\b|\bonce each game\b|\bper game\b"),
        "how often is counted in each turn, not over the game: 'Activate only once per turn.'",
    ),
    (
        re.compile(r"\b[Yy]our (?:characters|items|permanents|locations|attachments)\b"),
        "write '… you control' behind the noun",
    ),
)


def guess(lexemes: list[Lexeme], i: int) -> str:
    """A word with a capital before "counter" is a custom marker, defined or not (R124)."""
    here = lexemes[i]
    if here.kind == "word" and here.text.startswith("non-"):
        return "NON"
    if here.kind != "word" or not here.text[0].isupper() or i + 1 == len(lexemes):
        return ""
    if lexemes[i + 1].text not in ("counter", "counters") or here.text.lower() in NOT_MARKERS:
        return ""
    return "MARKER"


NOT_MARKERS: Final = frozenset(
    ("damage", "exhaustion", "a", "an", "all", "no", "that", "each", "any", "neutralize", *NUMBERS)
)

DIRECT: Final = {
    "brace": "BRACE", "icon": "ICON", "title": "TITLE", "reminder": "REMINDER", "mod": "MOD",
    "stats": "STATS", "int": "NUM", "quote": "QUOTE",
}  # fmt: skip

SPELLING: Final = Spelling(
    pattern=PATTERN,
    direct=DIRECT,
    always={"poss": "'s"},
    verbs=frozenset({"vp", "negated"}),
    nouns=frozenset({"noun", "marker", "skill"}),
    more_nouns=frozenset({"item slot", "additional item slot"}),
    variants={
        "a": ("an",),
        "was dealt damage": ("were dealt damage",),
        "was discarded": ("were discarded",),
        "was attacked": ("were attacked",),
        "that was discarded this turn": ("that were discarded this turn",),
        "that was attacked this turn": ("that were attacked this turn",),
    },
    fixed={
        "NUM": {word: str(number) for number, word in enumerate(NUMBERS)},
        "ORDINAL": {word: word for word in ORDINALS},
        "GLOBAL": {word: word for word in GLOBALS},
    },
    plurals=frozenset({"SUBTYPE"}),
    names_after="named",
    joints={"and": "&", "or": "|"},
    small=frozenset({"noun", "stat", "skill"}),
    counts=frozenset({"qty"}),
    counted=frozenset({"marker"}),
    counted_phrases=frozenset({"item slot"}),
    synonyms=SYNONYMS,
    hints=HINTS,
    guess=guess,
    number="NUM",
    samples={"NUM": "2"},
    openers=frozenset(".:"),
    quote="quote",
    stop=".",
    behind=frozenset({"reminder"}),
    near=True,
    habits=REWORDINGS,
    light=frozenset((",", ".", "a", "get", "be", "and", ", then", "-", "'s", "draw", "if")),
    undeclared="a new subtype, faction or keyword is declared in a [[words]] table of the set",
)

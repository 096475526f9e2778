"""Which cards carry which of the set's must-have mechanics, told from what is printed on them.

A mechanic has one or more parts, each of which some card must have; a card carries the mechanic if it has
any of them.
"""

import re
from collections.abc import Callable
from typing import Final

from sandtable.cards.pool import NO_VALUE
from sandtable.games.athernum.cardset.card import Card
from sandtable.games.athernum.language import instructions as i

Part = Callable[[Card], bool]

# cards that were made for the game board's other side: what an opponent does is where their effect is best
ANSWERS: Final = (
    r"[Nn]eutralize|[Pp]revent|attacking|Change the target|Double all damage|[Ee]xhaust target character"
)
WAYS_DOWN: Final = (
    r"[Ee]xhausts? (two )?target (character|permanent|attacking)|exhausts? it\b"
    r"|[Tt]urn target (attacking )?(character|permanent) face-down"
    r"|[Pp]lace an exhaustion counter on target|does not turn face-up"
)
TOKEN_VERBS: Final = {
    "place": r"[Pp]lace (a|two) Victory Tokens? on",
    "remove": r"[Rr]emove a Victory Token from",
    "move": r"[Mm]oves? a Victory Token from",
    "lose": r"loses a Victory Token",
}
AGAINST_TOKENS: Final = (
    r"([Rr]emove|[Mm]ove|moves) a Victory Token from (target )?a? ?permanent (an opponent controls|they)"
    r"|opponent loses a Victory Token"
)


def prints(pattern: str) -> Part:
    """A line of the text in which the pattern is found."""
    found = re.compile(pattern)
    return lambda card: any(found.search(line) for line in card.lines)


def keyword(card: Card, word: int) -> bool:
    return any(program.code[i.KEYWORD] == word for program in card.abilities)


def extra(word: str) -> Part:
    return lambda card: card.keyword == word


def both(*parts: Part) -> Part:
    return lambda card: all(part(card) for part in parts)


def is_a(supertype: str) -> Part:
    return lambda card: card.supertype == supertype


def leads(card: Card) -> bool:
    return card.can_lead()


def immediate(card: Card) -> bool:
    """A static ability, no Equip ability, that does something once."""
    return any(
        program.code[i.KIND] == i.STATIC
        and program.code[i.KEYWORD] == i.PLAIN
        and program.code[i.FLAGS] & i.IMMEDIATE
        for program in card.abilities
    )


def stays(card: Card) -> bool:
    """A static ability, no Equip ability, that goes on."""
    return any(
        program.code[i.KIND] == i.STATIC
        and program.code[i.KEYWORD] == i.PLAIN
        and program.code[i.FLAGS] & i.CONTINUOUS
        for program in card.abilities
    )


def equip(kind: int) -> Part:
    return lambda card: any(
        program.code[i.KEYWORD] == i.EQUIP and program.code[i.KIND] == kind for program in card.abilities
    )


def works_in(zone: int) -> Part:
    return lambda card: any(program.code[i.ZONE] == zone for program in card.abilities)


def free_ability(card: Card) -> bool:
    return any(
        program.code[i.KIND] == i.ACTIVATED
        and program.code[i.KEYWORD] == i.PLAIN
        and not program.code[i.COST]
        for program in card.abilities
    )


def trap(card: Card) -> bool:
    """An item whose immediate effect answers what an opponent does."""
    lines = [line for line in card.lines if not line.startswith(("Equip", "Support", "This"))]
    return card.supertype == "Item" and any(re.search(ANSWERS, line) for line in lines)


def foreign(card: Card) -> bool:
    added = re.findall(r"\[(\w+)\]", " ".join(line for line in card.lines if re.search("[Aa]dd ", line)))
    return any(faction != card.faction for faction in added)


def odd_field(card: Card) -> bool:
    return card.victory != NO_VALUE and card.victory % 2 == 1 and not card.can_lead()


MECHANICS: Final[dict[str, tuple[Part, ...]]] = {
    "Naming a card and comparing names": (prints("Name a card"), prints("with the same name as")),
    "Token without given name": (prints(r"Create an? \d/\d [\w ]+ character token\."),),
    '"Becomes" another type': (
        both(prints("becomes a location"), odd_field),
        both(prints("becomes a character"), is_a("Location")),
    ),
    "Gaining a type": (prints("gains? the subtype"),),
    "Pool growth in play by odd numbers": (odd_field,),
    "Token with a Victory Token Field": (prints(r"token .*with Victory Token Field 1"),),
    "Second copy with a field": (
        prints("[Gg]ain control of"),
        prints("[Pp]ut a character card .*onto the game board"),
        prints("is a copy of"),
    ),
    "Copy that semi-uniqueness forbids": (prints("is a copy of .*, then draw a card"),),
    "Face-down card with a field": (prints("Turn target permanent face-down"),),
    "Reference to an extra rule keyword": (prints(r"with (Relic|Herald|Unique|Levy)\b"),),
    "Location as leader": (both(leads, is_a("Location")),),
    "Item as leader": (both(leads, is_a("Item"), extra("Relic")),),
    "Factionless leader": (both(leads, lambda card: not card.faction),),
    "Leader with static ability": (both(leads, stays),),
    "Leader without objective": (both(leads, lambda card: not keyword(card, i.OBJECTIVE)),),
    "Effect that restricts main characters": (prints("[Mm]ain characters lose all abilities"),),
    "Card that counts the player's faction": (prints("of your faction"),),
    "Characters of a foreign faction": (foreign,),
    "Location with item slots": (both(is_a("Location"), lambda card: card.slots > 0),),
    "Changing item slots": (prints("additional item slot"), prints("no item slots")),
    "Location with OFV, location with DFV": (
        both(is_a("Location"), lambda card: card.ofv != NO_VALUE),
        both(is_a("Location"), lambda card: card.dfv != NO_VALUE),
    ),
    "Character without OFV, character without DFV": (
        both(is_a("Character"), lambda card: card.ofv == NO_VALUE),
        both(is_a("Character"), lambda card: card.dfv == NO_VALUE),
    ),
    "Value below zero": (prints("-3 OFV"), prints("-3 DFV")),
    "All four layers": (
        prints(r"has OFV \d and DFV \d"),
        prints(r"has OFV \d until"),
        prints(r"gets? [+-]\d"),
        prints("[Dd]ouble the [OD]FV"),
        prints("of at least"),
        prints("of at most"),
    ),
    "Modifier on something hidden": (prints(r"[Tt]arget character gets \+\d DFV until your next turn"),),
    "Item with immediate effect": (both(is_a("Item"), immediate),),
    "Item with continuous effect and duration, played directly": (
        both(is_a("Item"), prints(r"^(?!Equip|Support).* until (end of turn|your next turn)\.")),
    ),
    "Equip of all three kinds": (equip(i.STATIC), equip(i.TRIGGERED), equip(i.ACTIVATED)),
    "Face-down item as a trap": (trap,),
    "Looking at face-down cards": (prints("[Ll]ook at target .*attachment"), prints("[Ll]ook at .*hand")),
    "Attachment token": (prints("item token named .* attached to"),),
    "Moving an attachment": (prints("[Aa]ttach target item"),),
    "Saving attachments from a leaving host": (prints("instead of discarding it"),),
    "Item attached to an opponent's permanent": (
        both(is_a("Item"), prints("may be attached to a character an opponent controls")),
    ),
    "Token with abilities": (prints(r'tokens? named [\w ]+ with "'),),
    "Token that may move": (prints("token to the void and keep it there"),),
    "Effect on cards that spares tokens": (prints("each (other )?character card"),),
    "Location token and replacement of a location": (prints("[Cc]reate a location token"),),
    "Second location in a turn": (prints("play an additional location"),),
    "Entering exhausted and entering face-down": (
        prints("enters the game board exhausted|onto the game board exhausted"),
        prints("enters the game board face-down|onto the game board face-down"),
    ),
    "Turning permanents face-down without exhaustion": (
        prints("[Tt]urn target (attacking character|permanent) face-down"),
    ),
    "Extra exhaustion counters and their removal": (
        prints("[Pp]lace an exhaustion counter"),
        prints("[Rr]emove an exhaustion counter"),
    ),
    "Granted ability": (prints('gains "'),),
    "Ability from discard pile, void and top of the deck": (
        works_in(i.DISCARD_PILE),
        works_in(i.VOID),
        works_in(i.TOP_OF_DECK),
        prints("play this card from your discard pile"),
    ),
    "Activated ability without cost": (free_ability,),
    "Command abilities on cards": (lambda card: keyword(card, i.COMMAND),),
    "Command Token supply and maximum": (
        prints("gain a Command Token"),
        prints("loses a Command Token"),
        prints("maximum of Command Tokens"),
    ),
    "Support abilities on all card types": tuple(
        both(is_a(kind), lambda card: keyword(card, i.SUPPORT)) for kind in ("Character", "Item", "Location")
    ),
    "Objective abilities of both kinds": (
        prints("^Objective -"),
        prints("^Objective {"),
        both(odd_field, prints("^Objective")),
    ),
    "Neutralizing": (
        prints("[Nn]eutralize target effect"),
        prints("[Nn]eutralize target continuous effect"),
        prints("[Nn]eutralize target"),
    ),
    "Modifying effects on the stack": (
        prints("Change the target of"),
        prints("Double all damage target effect"),
    ),
    "Replacement effects": (
        prints("would be discarded.* instead"),
        prints("would draw a card.* instead"),
        prints("would be dealt damage, prevent"),
        prints("would leave the game board.* instead"),
    ),
    "Prevention effects": (
        prints("[Pp]revent (the next \\d|all) (combat )?damage"),
        prints("would become exhausted"),
        prints(r"prevent (1 of )?that damage"),
    ),
    "Every duration": (
        prints("until end of turn"),
        prints("until end of phase"),
        prints("[Uu]ntil your next turn"),
        prints("[Aa]s long as"),
    ),
    "Triggers at every phase": (
        prints("At (your|the) Morning Phase"),
        prints("At (your|the) Day Phase"),
        prints("At (your|the) Combat Phase"),
        prints("At (your|the) Evening Phase"),
        prints("At the Night Phase|Between turns"),
    ),
    "Permission to act in a closed phase": (
        prints("activate this in your Morning Phase"),
        prints("activate this in the Evening Phase"),
        prints("activate this in the Night Phase"),
    ),
    "Last known state": (prints("leaves the game board, deal damage equal to its OFV"),),
    "Several targets, some of which become illegal": (
        prints("up to (two|three) target"),
        prints("(two|three) target (characters|items)"),
    ),
    "Adding resources by effects": (prints(r"[Aa]dd \{"), prints(r"[Aa]dd \[")),
    "Restricting resources": (
        prints("cannot spend .*resources"),
        prints("[Rr]esource tokens .*cannot be exhausted"),
    ),
    "Removing or exhausting resource tokens": (
        prints("[Dd]iscard target resource token"),
        prints("[Ee]xhaust .*target resource tokens?"),
    ),
    "Copies of face-up, exhausted and face-down permanents": (
        prints("is a copy of target permanent"),
        prints("is a copy of another target character"),
    ),
    "Order of the discard pile": (prints("top card of your discard pile"),),
    "Return from the void": (prints("card from the void to its owner's hand"),),
    "Away and back": (
        prints("to the void, then put it back"),
        prints("to the void. At the next Evening Phase, put it back"),
    ),
    "Change of control": (
        prints("[Gg]ain control of target (exhausted )?character"),
        prints("[Gg]ain control of target location"),
        prints("[Ee]xchange control"),
    ),
    "Order of the deck and top card face-up": (
        prints("put them back in any order"),
        prints("Turn the top card of your deck face-up"),
        prints("put the rest on the bottom of your deck"),
    ),
    "Searching deck and Extra Deck": (prints("[Ss]earch your deck"), prints("[Ss]earch your Extra Deck")),
    "Changing the starting hand": (both(leads, prints("After drawing your starting hand")),),
    "Combat triggers at declaration and damage": (
        prints("Whenever (this|the linked target|a character you control) attacks"),
        prints("[Ww]henever .*defends"),
        prints("is attacked"),
        prints("deals combat damage"),
        prints("is dealt combat damage"),
    ),
    "Taking target, defender or attacker out of combat": (
        prints("Return target (attacking|defending) character"),
        prints("Turn target attacking character face-down"),
        prints("Exhaust target attacking character"),
    ),
    "Exceptions to combat exhaustion and limits": (
        prints("does not become exhausted by (attacking|defending)"),
        prints("attacks only"),
        prints("enter the Combat Phase one additional time"),
    ),
    "Skipping a phase": (prints("skips their next"),),
    "Marker moved off the board": (prints("leaves the game board, move all damage counters from it"),),
    "Placing, removing, moving and losing Victory Tokens": tuple(
        prints(verb) for verb in TOKEN_VERBS.values()
    )
    + (prints("[Pp]lace two Victory Tokens"),),
    "Changing a Victory Token Field": (prints("requires one more"), prints("requires one fewer")),
    "Damage on exhausted permanents, healing, moving damage": (
        prints("damage to (each|target) exhausted character"),
        prints("[Hh]eal (1|2|all|a)"),
        prints("[Mm]ove (a|2) damage counters? from"),
    ),
    "Custom markers": (
        prints("Soot counter"),
        prints("Rust counter"),
        prints("Seal counter"),
        prints("Briar counter"),
        prints("Tally counter"),
    ),
    "Winning and losing by effect": (prints("you win the game"), prints("you lose the game")),
    "Drawing opponents out": (
        prints("opponent discards the top .* of their deck"),
        prints("opponent draws two cards"),
    ),
    "Cost changes and additional costs": (
        prints("less to play"),
        prints("more to play"),
        prints("As an additional cost"),
        prints("without paying its cost"),
    ),
    "Playing from other zones and in other players' turns": (
        prints("play this card from your discard pile"),
        prints("play this card during an opponent's Combat Phase"),
        extra("Herald"),
    ),
    "More than four copies": (extra("Levy"),),
    "Unique cards": (extra("Unique"),),
    "Prohibitions and obligations": (
        prints("cannot attack"),
        prints("cannot defend|cannot be chosen as a defender"),
        prints("cannot be attacked"),
        prints("must defend if able"),
        prints("must attack if able"),
    ),
    "Support for surplus leader copies": (both(leads, lambda card: keyword(card, i.SUPPORT)),),
}

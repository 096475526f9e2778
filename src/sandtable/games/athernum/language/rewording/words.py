"""Wordings of the rulebook and of other card games that Athernum's cards print otherwise."""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.athernum.language.rewording.sentence_shapes import LIMIT, lower

KEYWORDS: Final = "Objective|Command|Support|Equip"
STATS: Final = "OFV|DFV|cost"
THINGS: Final = "character|item|location|permanent|attachment|token"
MARKERS: Final = r"(?:[A-Z]\w+ |damage |exhaustion )?counter|Victory Token|Command Token"
PHASE: Final = "(?:Morning|Day|Combat|Evening) Phase"
BEARER: Final = "the linked target"
HEAD: Final = r"(^|[.:*] |, |\bthen |\band |- )"  # where an order can begin
PASSIVE: Final = {"moved": "move", "returned": "return", "put": "put", "shuffled": "shuffle"}
ASKED: Final = r"(?i:when|whenever|if|unless|as long as|each time|or|and)"


DIVIDERS: Final = (
    r"\s*•\s*(?:[Oo]r\s+)?",
    r"\s*;\s*(?:or\s+)?",
    r"\.\s+(?:Or,? )?(?=[A-Z])(?!.*,?\s+or\s+[a-z]+ )",
    r",?\s+or\s+(?=[a-z]+ )",
)


def choose_one(found: re.Match[str]) -> str:
    """ "Choose one: draw a card, or exhaust target character." with semicolons between the modes."""
    limit = LIMIT.search(found[1])
    body = (found[1] if limit is None else found[1][: limit.start()]).rstrip(".")
    # what divides the ways of one text does so throughout: a sentence behind the last of them is no further way
    parts = next((part for part in DIVIDERS if re.search(part, body)), "")
    modes = [mode.strip(" .;") for mode in re.split(parts, body)] if parts else []
    modes = [mode for mode in modes if mode]
    if len(modes) < 2 or any(
        [re.search(r"\. [A-Z]|^(?:Then|If you do|Otherwise|It|They)\b", one) for one in modes]
    ):
        return found[0]
    modes = [mode[0].lower() + mode[1:] for mode in modes]
    behind = f" {limit['limit']}" if limit is not None else ""
    return f"Choose one - {'; '.join(modes[:-1])}; or {modes[-1]}.{behind}"


def speaks_of_others(before: str) -> bool:
    """Whether one thing was spoken of before, beside this, what this is attached to and what is being described."""
    described = r"(?i:\b(?:target|another(?: target)?|an?|each))(?: [\w-]+)* $"
    spoken = re.sub(described, "", re.sub(rf"(?i:{BEARER})", "", before))
    return bool(
        re.search(
            rf"\b(?i:target|that|chosen|choose|an?|another|each) (?:[\w-]+ )*?(?:{THINGS}|[A-Z][a-z]+)\b",
            spoken,
        )
    )


def lower_than(found: re.Match[str]) -> str:
    """ "a character with a lower DFV": than this has, or what an item is attached to, if nothing else was spoken of."""
    before, stat = found.string[: found.start()], found["stat"]
    if speaks_of_others(before):
        return found[0]  # it could be lower than that one's
    if before.startswith("Equip"):
        return f"with {stat} lower than the {stat} of {BEARER}"
    return f"with a lower {stat} than this"


def beside_bearer(found: re.Match[str]) -> str:
    """ "a lower DFV than the linked target": than the DFV of it; "it" is that if nothing else was spoken of."""
    if found[0].endswith(" it") and speaks_of_others(found["head"]):
        return found[0]
    return f"{found['head']}with {found['stat']} {found['how']} than the {found['stat']} of {BEARER}"


def or_else(found: re.Match[str]) -> str:
    """ "Draw a card. If you control a Plant, draw two cards instead." as an if and an otherwise."""
    plain, asked, other = found[2], found[3], found[4]
    if re.match(r"(?:each|all) (?:other )?(?:player|opponent)", lower(plain)) and not re.match(
        r"each|they", other
    ):
        return found[0]  # the others do the first of the two all the same
    top = re.match(
        r"([A-Z]\w+) (the top card of (?:your|their|target [^.,]*?'s) (?:deck|discard pile)) (on|into|onto|to) ",
        plain,
    )
    if top is not None and re.search(r"\b(?:it|that card)\b", f"{asked} {other}"):
        that = [re.sub(r"\b(?:it|that card)\b", "that card", one) for one in (asked, other)]
        put = f"{lower(top[1])} that card {plain[top.end(2) + 1 :]}"
        return f"{found[1]}Choose {top[2]}. If {that[0]}, {that[1]}. Otherwise, {put}."
    if re.match(r"(?:it|that card|that \w+)\b", asked) and not re.search(r"\b[Tt]arget\b", plain):
        spoken = found.string[: found.start(2)]
        if re.search(r"\b(?:card|character|item|location|permanent|token)\b", plain) or not spoken:
            return found[0]  # it is what the first of the two names
    aimed = re.search(
        r"\b[Tt]arget ((?:\w+ )*?(?:character|item|location|permanent|player|opponent|card))\b", plain
    )
    if aimed is not None:  # the target is named in the first of the two sentences
        noun = aimed[1].split()[-1]
        if not re.search(rf"\b(?:that {noun}|it)\b", other):
            return found[0]
        whole = re.match(r"[^,]*?(?= (?:gets?|gains?|cannot|loses?|becomes?)\b)", plain[aimed.start() :])
        if whole is None:
            return found[0]
        other = re.sub(rf"\b(?:that {noun}|it)\b", whole[0][0].lower() + whole[0][1:], other, count=1)
        plain = plain.replace(whole[0], f"that {noun}", 1)
    if re.match(r"(?:Objective|Equip|When|Whenever|At|If|Command|Support)\b", plain):
        return found[0]  # what waits for something is not one of two things to do
    return f"{found[1]}If {asked}, {other}. Otherwise, {plain[0].lower()}{plain[1:]}."


def article(noun: str) -> str:
    return f"{'an' if noun[:1] in 'aeiouAEIOU' else 'a'} {noun}"


def ordered(found: re.Match[str]) -> str:
    """ "Target character is discarded" as an order: "Discard target character"."""
    before, what, done = found[1], found[2], found[3]
    verb = {"exhausted": "exhaust", "discarded": "discard", "neutralized": "neutralize"}.get(done)
    return f"{before}{verb or PASSIVE[done.split()[0]]} {what[0].lower()}{what[1:]}{'' if verb else ' ' + done.partition(' ')[2]}"


def taken(found: re.Match[str]) -> str:
    """ "Target character takes 2 damage": it is dealt to it."""
    whom = re.sub(r"^(The|the) (attacker|defender)$", r"the \2", found[2][0].lower() + found[2][1:])
    whom = {"they": "them", "the attacker": "each attacking permanent", "the defender": "each defending permanent"}.get(whom, whom)  # fmt: skip
    return f"{found[1]}deal {found[3]} damage to {whom}"


def set_to(found: re.Match[str]) -> str:
    """ "Set the OFV and DFV of target character to 1" as "target character has OFV 1 and DFV 1"."""
    before, values, whose, number = found[1], found[2], found[3], found[4]
    said = " and ".join([f"{value} {number}" for value in values.split(" and ")])
    return f"{before}{whose} has {said}"


def of_an_opponent(found: re.Match[str]) -> str:
    """ "At each opponent's Day Phase, that player draws a card" of the active player, if that is an opponent."""
    rest = re.sub(r"\bthat player\b", "the active player", found[2], count=1)
    return f"at the {found[1]}, if the active player is an opponent, {rest}"


def lowered(found: re.Match[str]) -> str:
    return found[1] + found[2].lower()


WORDS: Final[tuple[Habit, ...]] = (
    # ---- names and keywords as they are printed
    habit(r"[–—]", "-"),
    habit(r"[’‘]", "'"),
    habit(rf"^({KEYWORDS})(?:[.:]| -)? +(?=[{{\[])", r"\1 "),
    habit(rf"^({KEYWORDS})[.:] +", r"\1 - "),
    habit(rf"^(?!(?:{KEYWORDS})\b)\*?([A-Z][\w']*(?: [\w']+){{0,4}}?)\*?(?: -)? (?=(?:\{{|\[)[^:]*:)", r"*\1* "),
    habit(rf"^(?!(?:{KEYWORDS}|Choose one)\b)([A-Z][\w']*(?: [A-Z][\w']*){{0,3}}) - (?=[A-Z])", r"*\1* "),
    habit(r"^(Equip) - (?=\*)", r"\1 "), habit(r"^((?:Equip )?\*[^*]+\*) - ", r"\1 "),
    habit(r"^It\b(?= (?:gets?|has|gains|cannot|may|must|is|attacks|costs)\b)", "This"),
    # ---- small words
    habit(r"\b([Tt])hat's\b", r"\1hat is"), habit(r"\b[Ee]very (?!time\b)", "each "),
    habit(rf"\b(?:one|1) ((?:additional )?(?:{MARKERS}|resource token))\b", lambda m: article(m[1])),
    habit(r"\b(a|two|three|four|\d+) random (cards?|characters?|items?|locations?)((?: (?:from|in) (?:your|their|its owner's|an opponent's|that player's) (?:hand|deck|discard pile))?)", r"\1 \2\3 at random"),
    habit(r'"([^"]*[^".])"', r'"\1."'),
    habit(r"\b(characters|items|locations|permanents|attachments|tokens|cards|Players|players|opponents) can\b(?!'t| ?not)", r"\1 may"),
    habit(r"(?:\{\d+\}){2,}", lambda m: f"{{{sum([int(one) for one in re.findall(r'[0-9]+', m[0])])}}}"),
    habit(r"\b(effects?) on the stack\b", r"\1"),
    habit(r"\b([Tt])he attacker\b", lambda m: ("Each" if m[1] == "T" else "each") + " attacking permanent"),
    habit(r"(?<=[\w\"])(?<!activate this) while (?=(?:it|this|you|your|an opponent|they|its|the)\b)", " as long as "),
    habit(r"\b([Aa])dds? ((?:[{\[][^}\]]*[}\]])+) to (?:your|their) (?:resource )?pool\b", r"\1dd \2"),
    habit(r"\b([Cc])an't\b", r"\1annot"), habit(r"\b([Cc])an not\b", r"\1annot"),
    habit(r"\b([Ii])t's\b", r"\1t is"), habit(r"\b([Tt])hey're\b", r"\1hey are"),
    habit(r"\bYou may ([^.]*)\. If you (?:don't|do not), ([^.]*)\.", r"\2 unless you \1."),
    habit(r"((?:^|[.:*] )If [^.]*\. )If (?:you|they) (?:don't|do not),", r"\1Otherwise,"),
    habit(r"\b([Ii])f (you|they) do so,", r"\1f \2 do,"),
    habit(r"\b(you|they|it|this|player|opponent|players|opponents|control|controls) can\b", r"\1 may"),
    habit(r",? and then\b", ", then"), habit(r"\bThen,? ([a-z])", lambda m: m[1].upper()),
    habit(r"\b[Ee](?:ach|very) time\b", "whenever"), habit(r"\bfor every\b", "for each"),
    habit(r"\b([Dd])raw(s?) (?:one|1) card\b", r"\1raw\2 a card"),
    habit(r"(?<!more than )(?<!up to )(?<!exactly )\b(?:one|1) (character|item|location|permanent|card|token|opponent|attachment|effect)\b(?! slots?)", r"a \1"),
    habit(r"\b([Oo])nce (?:each|a|every) turn\b", r"\1nce per turn"),
    habit(r"\b([Tt])wice (?:each|a|every) turn\b", r"\1wice per turn"),
    # ---- times
    habit(r"\buntil (?:the )?end of (?:the |this )?turn\b", "until end of turn"),
    habit(r"\buntil (?:the )?end of (?:the |this )?phase\b", "until end of phase"),
    habit(r"\b([Uu])ntil the (?:beginning|start) of your next turn\b", r"\1ntil your next turn"),
    habit(r"\b([Aa])t the (Morning|Day|Combat|Evening) Phase of your turn\b", r"\1t your \2 Phase"),
    habit(r"\bAt the (Morning|Day|Combat|Evening) Phase of this turn, ", r"This turn, at the \1 Phase, "),
    habit(r"([+-]\d+ [A-Z]+(?: and [+-]\d+ [A-Z]+)?) (until end of turn|this turn|until your next turn) (for each [^.,]*)(?:, (up to) (?:a maximum of )?([+-]\d+))?",
          lambda m: f"{m[1]} {m[3]}{f' up to {m[5]}' if m[5] else ''} {m[2]}"),
    habit(rf"\b[Aa]t (?:the (?:beginning|start) of )?each player's ({PHASE}), that player\b", r"at the \1, the active player"),
    habit(rf"\b[Aa]t the ({PHASE}) of (?:each|every|any) player, that player\b", r"at the \1, the active player"),
    habit(rf"\b[Aa]t (?:the (?:beginning|start) of )?(?:each|an|your) opponent's ({PHASE}), ([^.]*)", of_an_opponent),
    habit(rf"\b[Aa]t the ({PHASE}) of (?:your|an|each|every) opponent, ([^.]*)", of_an_opponent),
    habit(r"\buntil (?:the )?end of your next turn\b", "until the end of your next turn"),
    habit(r"\b[Aa]t the (?:beginning|start) of your (next )?(Morning|Day|Combat|Evening) Phase\b", r"at your \1\2 Phase"),
    habit(r"\b[Aa]t the (?:beginning|start) of (?:the|each|every) (next )?(\w+ Phase)\b", r"at the \1\2"),
    habit(r"\b[Aa]t (?:the (?:beginning|start) of )?each (?:player's )?(\w+ Phase)\b", r"at the \1"),
    habit(r"\bduring your (Morning|Day|Combat|Evening) Phase only\b", r"only in your \1 Phase"),
    habit(r"\b(?:Use|Activate) (?:this|this ability|it) only\b", "Activate only"),
    habit(r"\bThis ability (?:may|can) (?:only )?be (?:activated|used) (?:only )?(once|twice)", r"Activate only \1"),
    habit(r"\bActivate (?:only )?during\b", "Activate only in"), habit(r"\bonly during\b", "only in"),
    habit(r"^During (an opponent's|your) (turn|\w+ Phase), ([^.]*)\.$", lambda m: f"{m[3][0].upper()}{m[3][1:]} during {m[1]} {m[2]}."),
    habit(r"^While (?!this (?:card )?is )([^,.]*), ", r"As long as \1, "),
    # ---- places
    habit(r"\b([Pp]lay|[Aa]ttach|[Rr]eturn|[Mm]ove|[Pp]ut) this from (?=(?:your|a|the|an) )", r"\1 this card from "),
    habit(r"\b([Dd])iscard(s?) (your|their) hand\b", r"\1iscard\2 all cards from \3 hand"),
    habit(r"\b(an? [^,.]*?) enters the game board under your control\b", r"\1 you control enters the game board"),
    habit(r"\b(an? [^,.]*?) enters the game board under (?:an|your) opponent's control\b", r"\1 an opponent controls enters the game board"),
    habit(r"(\bcharacters?\b[^.]*) onto the game board face-down(?! as)", r"\1 onto the game board face-down as a character"),
    habit(rf"\b((?:{THINGS})s?|[A-Z]\w+) on the game board\b(?! (?:exhausted|face-down|with))", r"\1"),
    habit(r"\b(enter|enters|leave|leaves) (?:play|the board|the field)\b", r"\1 the game board"),
    habit(r"\bcome(s?) into play\b", r"enter\1 the game board"),
    habit(r"\b(?:into play|onto the (?:board|field))\b", "onto the game board"),
    habit(r"\bto the (?:board|field)\b", "to the game board"),
    habit(r"\b(?:on|to|onto) (?:the )?top of\b", "on top of"),
    habit(r"\b(?:to|at|onto) the bottom of\b", "on the bottom of"),
    habit(r"\b([Pp]uts? [^.,;]*?) in (your|their|its owner's) (hand|deck|discard pile)(?= instead|[.,]| and)",
          r"\1 into \2 \3"),
    habit(r"\b([Aa])dd(s?) (it|them|that card|those cards) to (your|their) hand\b", r"Put\2 \3 into \4 hand"),
    habit(r"\breturn it to the zone (?:it originated from|it came from)", "put it back into the slot it came from"),
    habit(r"\b([Rr]eturns? (?:each|all|target|another|a|an)\b[^.,;]*?) to hand\b", r"\1 to its owner's hand"),
    habit(r"\b([Rr]eturns? (?:all|two|three|up to \w+)\b[^.,;]*?) to (?:their owners?'|their owner's|its owners?'s?) hands?\b", lambda m: f"{m[1]} to {'its' if re.search(r'up to (?:one|1)', m[1]) else 'their'} owner's hand"),
    habit(r"\b([Rr]eturns?) all ([a-z ]*?)(character|item|location|permanent)s\b([^.,;]*?) to its owner's hand", r"\1 each \2\3\4 to its owner's hand"),
    habit(r"\bcards? until (they|you) (?:have|has) (\w+)(?: cards?)?(?: in (?:your|their) hand)?(?= in hand|[.,])(?: in hand)?", r"cards until \1 have \2 cards in hand"),
    habit(r"\bcards until (they|you) have (?:one|a|1) cards? in hand", r"cards until \1 have one card in hand"),
    habit(r"\b(?:its|their|that card's|that player's) owners?'s? voids?\b|(?<=into )(?:your|their|its owner's|that player's|your opponent's|an opponent's) void\b|(?<=to )(?:your|their|its owner's|that player's|your opponent's|an opponent's) void\b", "the void"),
    habit(r"\b((?:[Pp]uts?|[Pp]laces?|[Mm]oves?) [^.,]*? in |(?:has|have) [^.,]*? in |(?:[Tt]his(?: card)?|[Ii]t|[Tt]hat card) (?:is|lies) in |[Tt]his(?: card)? (?:from|in) )(?:your|their) void\b", r"\1the void"),
    habit(r"\b([Mm])ove(s?) ([^.,;]*?) (on top|on the bottom) of\b", lambda m: ("Put" if m[1] == "M" else "put") + f"{m[2]} {m[3]} {m[4]} of"),
    habit(r"\battachment(s?) on (it|this card|this|the linked target)\b", r"attachment\1 attached to \2"),
    # ---- who controls it
    habit(r"\b(?:controlled by|under the control of) (?:an|your) opponent\b", "an opponent controls"),
    habit(r"\bcontrolled by (?:your )?opponents\b", "your opponents control"),
    habit(r"\bcontrolled by target opponent\b", "target opponent controls"),
    habit(r"\b(?:controlled by you|under your control)\b", "you control"),
    habit(r"\bowned by you\b", "you own"),
    habit(r"\b(?:your opponent|an opponent|one of your opponents) controls\b", "an opponent controls"),
    habit(r"\b(character|item|location|permanent|attachment|token)(s?) your opponent controls\b", r"\1\2 an opponent controls"),
    habit(r"\b(?:opposing|enemy) (character|item|location|permanent|attachment|token)s\b", r"\1s your opponents control"),
    habit(r"\b(?:opposing|enemy) (character|item|location|permanent|attachment|token)\b", r"\1 an opponent controls"),
    habit(r"\b(?:your|the) opponents' (character|item|location|permanent|attachment|token)s\b", r"\1s your opponents control"),
    habit(r"\b(?:a|an) opponent's (character|item|location|permanent|attachment|token)\b", r"a \1 an opponent controls"),
    habit(r"\b([Ee]ach|[Tt]arget|[Aa]ll|[Uu]p to \w+ target) of your ((?:other )?)(characters?|items?|locations?|permanents?|attachments?|tokens?)\b", r"\1 \2\3 you control"),
    habit(r"\b[Aa]ll your ((?:other )?)(characters|items|locations|permanents|attachments|tokens)\b", r"all \1\2 you control"),
    habit(rf"\b[Yy]our ((?:(?:other|face-up|face-down|exhausted|attacking|defending|factionless|[A-Z]\w+) )+)((?:{THINGS})s)\b", r"\1\2 you control"),
    habit(r"\b([Yy])our other (characters|items|locations|permanents|attachments|tokens)\b", r"other \2 you control"),
    habit(r"\b([Yy])our (characters|items|locations|permanents|attachments|tokens)\b", r"\2 you control"),
    habit(r"\ban opponent's main character\b", "a main character an opponent controls"),
    habit(r"\b[Ee]ach of your opponents\b", "each opponent"),
    habit(r"\b([Uu]p to (?:\w+)|[Tt]wo|[Tt]hree) other target (?=\w)", r"\1 target other "),
    habit(rf"\b({ASKED}) your opponent\b(?!'s|s)", r"\1 an opponent"),
    habit(r"\b[Yy]our opponent's main character\b", "each main character an opponent controls"),
    habit(r"\byour opponent's (hand|deck|discard pile|Extra Deck|main character)\b", r"an opponent's \1"),
    habit(r"(^|[.,:] |\bthen |\band )[Yy]our opponent\b(?!'s|s)", r"\1each opponent"),
    habit(r"\byour opponent\b(?!'s|s)", "an opponent"),
    # ---- numbers
    habit(r"\ban acquisition cost\b", "a cost"), habit(r"\bacquisition cost\b", "cost"),
    habit(rf"\b(?:has|had|have) (?:a|an) ({STATS}) (?:of|equal to) ", r"has \1 "),
    habit(r"\bno ([\w ]*?counters?) (?:remaining|left)\b", r"no \1"),
    habit(rf"\bwith (?:a|an) ({STATS}) (?:of|equal to) (\d+|\w+) or (?:less|fewer|lower)\b", r"with \1 \2 or less"),
    habit(rf"\bwith (?:a|an) ({STATS}) (?:of|equal to) (\d+|\w+) or (?:more|greater|higher)\b", r"with \1 \2 or more"),
    habit(rf"\bwith (?:a|an) ({STATS}) (?:of|equal to) (?:exactly )?(\d+)\b", r"with \1 \2"),
    habit(rf"\bwith ({STATS}) (\d+|\w+) or (?:fewer|lower)\b", r"with \1 \2 or less"),
    habit(rf"\bwith ({STATS}) (\d+|\w+) or (?:greater|higher)\b", r"with \1 \2 or more"),
    habit(r"\bwith (\d+) OFV and (\d+) DFV\b", r"with OFV \1 and DFV \2"),
    habit(rf"\bwith (\d+) ({STATS})\b(?! or)", r"with \2 \1"),
    habit(rf"\bwith (\d+) or (less|more) ({STATS})\b", r"with \3 \1 or \2"),
    habit(r"\bthat costs? \{?(\d+)\}? or (less|more)(?: to play)?\b", r"with cost \1 or \2"),
    habit(r"\bcosting \{?(\d+)\}? or (less|more)(?: to play)?\b", r"with cost \1 or \2"),
    habit(r"\b(characters?|cards?) that costs? \{?(\d+)\}?\b(?! (?:less|more))", r"\1 with cost \2"),
    habit(r"\bwith \{?(\d+)\}? or (less|more) to play\b", r"with cost \1 or \2"),
    habit(r"([+-]\d+)/([+-]\d+)", r"\1 OFV and \2 DFV"),
    habit(r"\b(gain|ha)(s|ve|) (?=[+-]\d+ (?:OFV|DFV))", lambda m: "gets " if m[2] == "s" else "get "),
    habit(r"\blose(s?) (\d+) (OFV|DFV)\b", r"get\1 -\2 \3"), habit(r"\bgains (\d+) (OFV|DFV)\b", r"gets +\1 \2"),
    habit(r"([+-]\d+) to (?:its |their )?(OFV|DFV)\b", r"\1 \2"),
    habit(r"\b([Hh]eals?) (\d+) damage (?=from)", lambda m: f"{m[1]} {m[2]} damage counter{'' if m[2] == '1' else 's'} "),
    # ---- what was looked at
    habit(r"\b(?:one|1) of (?:them|those cards|these cards)\b", "a card among them"),
    habit(r"\b(two|three|four|up to \w+|any number) of (?:them|those cards|these cards)\b", lambda m: f"{m[1]}{' of' if m[1] == 'any number' else ''} cards among them"),
    habit(r"\b(a|an|\w+) (character|item|location) cards? from among them\b", r"\1 \2 card among them"),
    habit(r"\band the (?:rest|others?|other cards?) (on|into|back|onto)\b", r"and put the rest \1"),
    habit(r"\bYou choose\b", "Choose"), habit(r"((?:^|\. |[:*-] )(?:[Ww]hen(?:ever)?|[Aa]t|[Ii]f) [^.,]*, )you choose\b", r"\1choose"),
    habit(r"\bthe (?:other cards|remaining cards|others)\b(?= (?:on|into|back|in))", "the rest"),
    habit(r"\blinked to\b", "attached to"),
    habit(r"\bone of (?:those|these|the) (token|character|item|location|permanent|card)s\b", r"a \1 among them"),
    habit(r"\breveals their hand\. Choose (an?|\w+) ([a-z ]*?cards?) from it\b", r"reveals their hand. Choose \1 \2 in their hand"),
    # ---- what would happen, and what happens instead
    habit(r"\b([Ii])f (combat )?damage would be dealt to ([^,]+),", r"\1f \3 would be dealt \2damage,"),
    habit(r"\b([Ii]f [^,.]* would [^,.]*), (you may )?instead ([^.]*)\.", lambda m: f"{m[1]}, {m[2] or ''}{m[3]} instead."),
    habit(r"(^|[:*] )([A-Z][^.:]*)\. If ((?![^,.]* would )[^,.]+), ([^.]*) instead\.(?=$| Activate\b)", or_else),
    habit(r"\bas an additional cost to play this card\b", "as an additional cost to play this"),
    habit(r"\bAs an additional cost to play this card\b", "As an additional cost to play this"),
    habit(r"\b(If [^,.]* would [^,.]*, [^.]*?) instead (and(?! at (?:the|your) next)|,|, then) ([^.]*)\.", lambda m: f"{m[1]}{',' if m[2][0] == ',' else ''} {m[2].strip(', ')} {m[3]} instead.".replace(",  ", ", ")),
    # ---- verbs
    habit(rf"{HEAD}((?:[Tt]arget|[Ee]ach|[Aa]ll|[Uu]p to \w+ target|[Aa]nother target|[Tt]hat|[Tt]hose|[Ii]t|[Tt]hey|[Tt]his|[Yy]our main|[Tt]heir main|[Tt]he linked|[Ll]inked|[Ii]ts controller's main|[Ee]very|[Tt]he attack|[Tt]he defend|[Aa]n?|[Aa]nother)\b(?:(?! not\b|cannot| would | may |, )[^.,;\"])*?) (?:takes?|receives?|suffers?|(?:is|are) dealt) (\d+) (?:points? of )?damage(?: counters?)?(?= and |[.,;]|, then| for each)(?! (?:or more|less|more))", taken),
    habit(rf"\b([Ww])hen(ever)? (an? (?:{MARKERS})) is (?:placed|put) on ([^,.]*),", r"\1hen\2 a player places \3 on \4,"),
    habit(r"\b([Cc])reate(s?) another (?=[^.,]*\btoken)", r"\1reate\2 a "),
    habit(r"^If ([^,.]*), (this(?: card| character)?) costs ((?:\{\d+\})+ (?:less|more))(?: to play)?\.$", r"As long as \1, \2 costs \3 to play."),
    habit(r"\b([Pp])revent all (combat )?damage that would be dealt( this turn)?(?=\.)", r"\1revent all \2damage that would be dealt to permanents\3"),
    habit(r"\b([Dd])estroy(s?)\b", lambda m: ("Discard" if m[1] == "D" else "discard") + m[2]),
    habit(r"\b([Ss])acrifice(s?) (this|it|them|that|those|the linked target)\b", lambda m: ("Discard" if m[1] == "S" else "discard") + f"{m[2]} {m[3]}"),
    habit(rf"\b([Ss])acrifice(s?) ((?:an?|another|two|three) [^.,:;]*?(?:{THINGS})s?)\b( they control\b| you control\b)?", lambda m: ("Discard" if m[1] == "S" else "discard") + f"{m[2]} {m[3]}{m[4] or (' they control' if m[2] else ' you control')}"),
    habit(r"\b([Ee])xile(s?) ([^.,;]+?)(?= and |[.,;])", lambda m: ("Move" if m[1] == "E" else "move") + f"{m[2]} {m[3]} to the void"),
    habit(r"\b([Rr])emove(s?) ((?:that|this|target|each|those|all|another|an?|up to) [^.,;]*?) from the game\b", lambda m: ("Move" if m[1] == "R" else "move") + f"{m[2]} {m[3]} to the void"),
    habit(rf"\b([Pp])ut(s?) ((?:an?|another|\w+|that many|a number of) (?:{MARKERS})s?)( [^.,;]*?)? on(?:to)?\b", lambda m: ("Place" if m[1] == "P" else "place") + f"{m[2]} {m[3]}{m[4] or ''} on"),
    habit(rf"\b([Aa])dd(s?) ((?:an?|another|\w+|that many) (?:{MARKERS})s?) to\b", lambda m: ("Place" if m[1] == "A" else "place") + f"{m[2]} {m[3]} on"),
    habit(rf"{HEAD}((?:[Ii]t|[Tt]his|[Tt]arget [^.,;]*?|[Ee]ach [^.,;]*?)) (?:gets?|receives?) (an?|two|three|\d+) ((?:{MARKERS})s?)\b", lambda m: f"{m[1]}place {m[3]} {m[4]} on {m[2][0].lower()}{m[2][1:]}"),
    habit(rf"{HEAD}((?:[Tt]arget|[Ee]ach|[Aa]ll|[Uu]p to \w+ target|[Aa]nother target|[Tt]hat|[Tt]hose|[Ii]t|[Tt]his)\b(?:(?! not\b|cannot)[^.,;\"])*?) (?:becomes?|is|are) (exhausted|discarded|neutralized|moved to|returned to|put (?:into|on)|shuffled into)\b", ordered),
    habit(r"\b(?:[Tt]he )?(?:equipped|attached|linked) (?:character|permanent|location)\b", "the linked target"),
    habit(r"\b[Tt]he (?:character|permanent|location) (?:this|it|this item|this card) is attached to\b", "the linked target"),
    habit(r"\bbe declared as (?:a )?blockers?\b", "defend"), habit(r"\b(?:is|are) declared as (?:a )?blockers?\b", "defends"),
    habit(r"\bblock(s?)\b", r"defend\1"), habit(r"\bblocking\b", "defending"),
    habit(r"\buse(s?) (?=(?:Solvency|Acquisition|Contingency|(?:a )?(?:command|support|objective) abilit))", r"activate\1 "),
    habit(rf"{HEAD}[Ss]et the ((?:OFV|DFV)(?: and (?:OFV|DFV))?) of ([^.,;]*?) to (\d+)\b", set_to),
    habit(rf"{HEAD}[Ss]et (?:its|that character's) ((?:OFV|DFV)(?: and (?:OFV|DFV))?)()? to (\d+)\b", lambda m: set_to(re.fullmatch(r"()(.*)#(.*)#(.*)", f"{m[2]}#{m[1]}it#{m[4]}") or m)),
    habit(r"\b(?:its |their )?base (OFV|DFV) (?:becomes?|is|are) (\d+)\b", r"has \1 \2"),
    habit(r"(?<!next )\b([Cc]haracters|[Ll]ocations?|[Ii]tems?|[Cc]ards?)((?: [a-z]+)*?) you play cost", r"\1\2 you own cost"),
    habit(r"\b(costs? (?:\{\d+\})+ (?:less|more))(?! to (?:play|activate))\b", r"\1 to play"),
    habit(r"\b[Bb]e targeted by (?:your opponents?'s?|an opponent's|opposing|opponents') (?:effects|abilities|effects or abilities|effects and abilities)", "be chosen as a target by your opponents"),
    habit(r"\b(Put|put)(s?) (?:one|1) (into|onto|on|back)\b", r"\1\2 a card among them \3"),
    habit(r"\b(Put|put)(s?) (two|three) (into|onto|on|back)\b", r"\1\2 \3 cards among them \4"),
    habit(r"\b[Yy]our maximum (?:(?:number )?of )?Command Tokens? (?:is|are) increased by (\w+)", lambda m: f"your maximum of Command Tokens is {'one' if m[1] == '1' else m[1]} higher"),
    habit(r"\b[Yy]our maximum (?:number )?of Command Tokens (?:becomes|is) (\w+)\b", r"your maximum of Command Tokens is \1"),
    habit(rf"{HEAD}(?:[Tt]his|[Tt]his card|[Tt]his character|[Tt]his permanent) deals (?=\w+ damage to|damage equal to)", r"\1deal "),
    habit(r"\b([Ll]ooks? at [^.,]*?)(hand|discard pile)((?:\.| and|,)(?: then)? [^.]*?) from it\b", r"\1\2\3 from that \2"),
    habit(rf"\b([Mm]ove (?:an?|another|target|another target) (?:[^.,;]*? )?({THINGS})\b[^.,;]*? to the void) until this (?:(?:{THINGS}|card) )?leaves the game board\.", r"\1. When this leaves the game board, put that \2 back into the slot it came from."),
    habit(r"\b([Ww])hen(ever)? (an? [^,.]*?tokens?) is created, its controller\b", r"\1hen\2 a player creates \3, that player"),
    habit(r"\b[Yy]our maximum Command Tokens (?:are|is|becomes?) (\w+)\b", r"your maximum of Command Tokens is \1"),
    habit(r"\bbecomes? an? ([A-Z]\w+) in addition to (?:its|their) other (?:types|subtypes)\b", r"gains the subtype \1"),
    habit(r"\b(a|two|three|that many) (?:VT|vt)s?\b", lambda m: f"{m[1]} Victory Token" + ("" if m[1] == "a" else "s")),
    habit(r"\b(?:has|have) (?=\")", "gains "),
    habit(r"\bcannot attack or (?:cannot )?(defend|be attacked|be chosen as a defender)\b", r"cannot attack and cannot \1"),
    habit(r"(?<!game board )\bwith (an?|\w+|\w+ or more|no) (\w+ counters?) on (?:it|them)\b", r"with \1 \2"),
    habit(r"\bwith ((?:\w+ )?)counters on (?:it|them)\b", lambda m: f"with {'an' if m[1][:1] in tuple('aeiou') else 'a'} {m[1]}counter"),
    habit(r"\b([Ii])f (it|that card|that character|that item|that location|that permanent) was (?=an? )", r"\1f \2 is "),
    habit(r"\bwho (?:has|have) (no|\w+ or more|\w+ or fewer) cards? in (?:their )?hand\b", r"with \1 cards in hand"),
    habit(r"\bEach (?:player|opponent) who (?:does|did)(?: so)? (\w+?)s\b", r"If they do, they \1"),
    habit(r"\b([Rr])emove(s?) ((?:that|this|target|each|those|all)\b[^.,]* tokens?) from the game\b", lambda m: ("Move" if m[1] == "R" else "move") + f"{m[2]} {m[3]} to the void"),
    habit(r"\b(is|are) attacking or defending\b", r"\1 an attacking character or \1 a defending character"),
    habit(rf"\b([Tt]his|it|{BEARER}) is attacking (?=(?:an?|another|your|their) )", r"\1 is a permanent attacking "),
    habit(r"\b((?:permanent|character|location)s?) with damage counters\b(?: on (?:it|them))?", r"\1 with a damage counter"),
    habit(r"\b(is|are) (attacking|defending)(?=[.,\"]|$| (?:and|or|until|as long as|this turn)\b)", lambda m: f"{m[1]} {'an' if m[2] == 'attacking' else 'a'} {m[2]} character"),
    habit(rf"\b(?:[Tt]he (?:discarded|returned|revealed|exhausted|moved) (character|item|location|card)|it|that (?:character|item|location|card)) has ({STATS}) (\d+) or (more|less)\b", lambda m: f"it is a {m[1] or 'character'} with {m[2]} {m[3]} or {m[4]}"),
    habit(rf"\bwith a lower (?P<stat>{STATS})(?! than)\b", lower_than),
    habit(rf"(?P<head>^Equip\b.*)\bwith a (?P<how>lower|higher) (?P<stat>{STATS}) than (?:it|the linked target)(?=[ .,])(?!'s)", beside_bearer),
    habit(r"(\w+) cost you (\{\d+\}) (less|more) to play\b", r"\1 you own cost \2 \3 to play"),
    habit(r"\b(for each [^.,]*), up to (?:a maximum of )?([+-]\d+)", r"\1 up to \2"),
    habit(r"\b(?:is|are) declared as (?:an )?attackers?\b", "attacks"), habit(r"\b(?:is|are) declared as (?:a )?defenders?\b", "defends"),
    habit(r"\bbe declared as (?:an )?attackers?\b", "attack"), habit(r"\bbe declared as (?:a )?defenders?\b", "defend"),
    habit(r"\bbe chosen as the target of (?:an attack|attacks)\b", "be attacked"),
    habit(r"\b([Tt])ake(s?) control of\b", lambda m: ("Gain" if m[1] == "T" else "gain") + m[2] + " control of"),
    habit(r"\b[Bb]e targeted by (?:effects|abilities|effects or abilities) (?:your opponents control|of your opponents|controlled by your opponents)\b", "be chosen as a target by your opponents"),
    habit(r"\b[Bb]e targeted by (?:effects|abilities) an opponent controls\b", "be chosen as a target by your opponents"),
    habit(r"\b[Bb]e targeted by your opponents\b", "be chosen as a target by your opponents"),
    habit(r"\b[Bb]e (?:targeted|the target of effects)\b", "be chosen as a target"),
    habit(r"^Choose one(?: of the following)? ?[:-] ?(.*;?.*)$", choose_one),
    habit(r"(: |\* )Choose one(?: of the following)? ?: ?(.*)$", lambda m: m[1] + choose_one(re.fullmatch(r"Choose one: (.*)", "Choose one: " + m[2]) or m)),
    # ---- capitals
    habit(r"((?:^|[.:] |[*] |- ))([A-Z]?[a-z]+)", lambda m: m[0] if m[1] == "- " else m[1] + m[2][0].upper() + m[2][1:]),
    habit(r"(, )(Each|Target|An|A|Draw|Discard|Exhaust|Put|Return|Whenever|At)\b", lowered),
)  # fmt: skip

"""Wordings that players of other card games bring along, and what Athernum's cards write for the same.

They come before the phrasings and habits of words: where one of these fits, the sentence gets the house's shape.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.forms import NUMBERS, third
from sandtable.cards.habits import Habit, habit
from sandtable.games.athernum.language.rewording.sentence_shapes import lower, none_of, singular, upper
from sandtable.games.athernum.language.rewording.words import choose_one

THINGS: Final = "character|item|location|permanent|attachment|token"
PHASE: Final = r"(?:Morning|Day|Combat|Evening|Night) Phase"
HELD: Final = r"you control|an opponent controls|your opponents control|they control"
NAMES: Final = {
    "victory token": "Victory Token",
    "command token": "Command Token",
    "extra deck": "Extra Deck",
}


PERMANENTS_OF: Final = {
    "players": "Permanents", "each player": "Permanents", "your opponents": "Permanents your opponents control",
    "opponents": "Permanents your opponents control", "each opponent": "Permanents your opponents control",
    "you": "Permanents you control", "they": "Permanents they control",
}  # fmt: skip
NAMED_COUNTERS: Final = {
    "+1/+1": ("Might", "+1 OFV and +1 DFV"), "-1/-1": ("Blight", "-1 OFV and -1 DFV"),
    "+1 OFV": ("Edge", "+1 OFV"), "+1 DFV": ("Ward", "+1 DFV"),
}  # fmt: skip
ORDERS: Final = (
    "create|exhaust|turn|put|return|move|search|heal|place|remove|discard|shuffle|reveal|look at|draw"
)


DONE: Final = r"(?:exhausted|discarded|healed|attacked|targeted|neutralized|returned to [^.,]*?|moved to [^.,]*?|turned face-(?:up|down)|chosen as a (?:target|defender)|defended against|dealt damage)(?= |[.,])"
SMALL_DEEDS: Final = {"declared as an attacker": "attack", "declared as a defender": "defend"}


STANDS: Final = (
    r"(?:When|Whenever|As long as|While)\b|At (?:the|your|each) (?!next)|If [^,.]* would (?![^.]*this turn)"
    r"|(?:Other|This|It|Characters|Permanents|Items|Locations|Attachments|Players|Opponents|Each|All|Your"
    r"|[A-Z][a-z]+s)\b(?![^.]*\b(?:until|this turn|target)\b)[^.:\"]*?\b(?:gets?|gains?|has|have|cannot|can't|costs?|enters?|does not|do not|doesn't|don't|loses? all|must)\b"
)


def neither(found: re.Match[str]) -> str:
    """ "can neither attack nor be chosen as a target": it cannot do the one, and it cannot do the other."""
    said = [re.sub(r"^as ", "declared as ", one) for one in (found[1], found[2])]
    deeds = [SMALL_DEEDS.get(one, one if one in ("attack", "defend") else f"be {one}") for one in said]
    return f"cannot {deeds[0]} and cannot {deeds[1]}"


def nor_be(found: re.Match[str]) -> str:
    """ "cannot be exhausted or discarded by effects": neither the one nor the other, by the same."""
    said = [found[1], *re.findall(rf"({DONE})", found[2]), found[3]]
    return " and ".join([f"cannot be {one}{found[4]}" for one in said])


def only_defend(found: re.Match[str]) -> str:
    """ "Only characters with OFV 3 or more can defend against this": all others cannot."""
    what = found["what"] or found["when"]
    fits = re.fullmatch(r"(?:other )?characters?( (?:with|that)[^.,]*)?", found["who"])
    value = (
        re.fullmatch(r" with (OFV|DFV|cost) (\d+) or (more|less|greater|fewer|higher|lower)", fits[1] or "")
        if fits
        else None
    )
    if not what or fits is None or (value is None and fits[1]):
        return found[0]
    against = f"cannot defend against {lower(what)}"
    others = f"Non-character permanents {against}"
    if value is None:
        return others
    most = value[3] in ("more", "greater", "higher")
    edge = int(value[2]) + (-1 if most else 1)
    if edge < 0:
        return others
    return f"Characters with {value[1]} {edge} or {'less' if most else 'more'} {against} and {lower(others)}"


def more_of_it(found: re.Match[str]) -> str:
    """ "Deal 1 damage to target character. If …, deal 2 damage instead.": one of the two, to the same."""
    head, verb, few, what, at, whom, asked, many = found.groups()
    things = what if what == "damage" or few == many else re.sub(r"(counter|Token)s?$", r"\1s", what)
    one = re.sub(r"(counter|Token)s$", r"\1", what) if few in ("a", "an", "one", "1") else what
    noun = re.search(rf"\b(?:{THINGS})\b", whom)
    it = f"that {noun[0]}" if noun and re.search(r"\bthat (?:card|item|location)\b", asked) else "it"
    return f"{head}Choose {whom}. If {asked}, {lower(verb)} {many} {things} {at} {it}. Otherwise, {lower(verb)} {few} {one} {at} {it}."


def filling(found: re.Match[str]) -> str:
    """As many tokens as there are empty slots: all that are made beyond those find no room (7.1.2c)."""
    if found[2] not in ("a", "an"):
        return found[0]
    made = re.sub(r"\btoken\b", "tokens", found[3], count=1)
    return f"{found[1]} {found[4] or 'five'} {made}"


def of_you(text: str) -> str:
    """What happens to this card's controller in their own phase, said to them."""
    for said, own in (
        (r"\b(?:that player|its controller|they) may\b", "you may"),
        (r"\bIf they\b", "If you"),
        (r"\bthey control\b", "you control"),
        (r"\btheir (hand|deck|discard pile|main character)\b", r"your \1"),
    ):
        text = re.sub(said, own, text)
    acts = r"\b(?:that player|its controller|they) (draw|discard|lose|gain|exhaust|pay|create|put|reveal|shuffle|return|move|place|remove)s?\b"
    return re.sub(acts, r"you \1", text)


BORNE: Final = (
    # each way to say what befalls whatever bears a counter, and the same said by it of itself
    (r"(?:an?|each) (\w+)(?: with an? (\w+) counter(?: on it)?)? is dealt (\d+) damage( for each \w+ counter on it)?", r"deal \3 damage to this\4"),
    (r"deal (\d+) damage to (?:an?|each) (\w+)(?: with an? (\w+) counter(?: on it)?)?( for each \w+ counter on it)?", r"deal \1 damage to this\4"),
    (r"place (an?|\d+|one) damage counters? on (?:an?|each) (\w+)(?: with an? (\w+) counter(?: on it)?)?( for each \w+ counter on it)?", r"place \1 damage counter on this\4"),
    (r"(?:an?|each) (\w+) with an? (\w+) counter(?: on it)? is (exhausted|discarded)", r"\3 this"),
    (r"deal (\d+) damage to (?:it|that \w+)( for each \w+ counter on it)?", r"deal \1 damage to this\2"),
    (r"(?:it|that \w+) is dealt (\d+) damage( for each \w+ counter on it)?", r"deal \1 damage to this\2"),
    (r"place (an?|\d+|one) damage counters? on (?:it|that \w+)( for each \w+ counter on it)?", r"place \1 damage counter on this\2"),
)  # fmt: skip


def in_its_time(found: re.Match[str]) -> str:
    """What a counter does at some time is an ability of whatever bears it (10.5.1)."""
    for said, own in BORNE:
        match = re.fullmatch(said, lower(found["what"]))
        counter = re.search(r"\b([A-Z]\w+) counter", found["what"]) or re.search(
            r"\b([A-Z]\w+) counter", found.string
        )
        bearer = (
            rf"\b{counter[1]} counters? on (?:that|target|another target|each|an?|this) (character|permanent|location)\b"
            if counter
            else "$^"
        )
        noun = re.search(r"\b(character|permanent|location)\b", found["what"]) or re.search(
            bearer, found.string
        )
        if match is None or noun is None or counter is None:
            continue
        order = (
            match.expand(own)
            .replace("exhausted this", "exhaust this")
            .replace("discarded this", "discard this")
        )
        whose = "your" if "controller" in found["whose"] else "the"
        article = "An" if counter[1][0] in "AEIOU" else "A"
        return f'(A {noun[1]} with {lower(article)} {counter[1]} counter gains "At {whose} {found["phase"]}, {order}.")'
    return found[0]


def each_of_them(found: re.Match[str]) -> str:
    """ "Players exhaust a character they control": each of them does."""
    who = "each opponent" if "opponents" in found[2] else "each player"
    verb = third(found[3].split()[0]) + found[3][len(found[3].split()[0]) :]
    return f"{found[1]}{upper(who) if found[2][0].isupper() else who} {verb}{found[4]}"


def choose_behind(found: re.Match[str]) -> str:
    """ "When this attacks, choose one: …" with semicolons between the ways."""
    said = re.fullmatch(r"Choose one: (.*)", f"Choose one: {found[2]}") or found
    ways = choose_one(said)
    return found[0] if ways == said[0] else f"{found[1]}{lower(ways)}"


def with_names(found: re.Match[str]) -> str:
    """ "+1/+1 counters" by a name, and what they do in the reminder that 10.5.2 asks for."""
    text = found[0]
    for values, (name, change) in NAMED_COUNTERS.items():
        said = re.sub(
            rf"(\b[Aa]n? )?(?<!\S){re.escape(values)} counter(s?)\b", rf"\g<1>{name} counter\2", text
        )
        if said != text and not said.endswith(")"):
            said += f" (A permanent with a {name} counter gets {change} for each {name} counter on it.)"
        text = said
    return text


def fewer(count: str) -> str:
    """One less than a number in words or digits, as many as there may be at most."""
    number = NUMBERS.index(count) if count in NUMBERS else int(count)
    return NUMBERS[number - 1]


def denied(asked: str) -> str:
    """A condition turned round, "" if that cannot be said: "you control a Human" as "you control no Humans"."""
    if found := re.fullmatch(rf"({HELD}) ((?:an?|another|any) [^,.]*)", asked):
        holder = "your opponents control" if found[1] == "an opponent controls" else found[1]
        return f"{holder} no {none_of(found[2])}"
    if found := re.fullmatch(r"(you control|they control) (\w+) or more ([^,.]*)", asked):
        if found[2] in NUMBERS[2:] or found[2].isdigit():
            return f"{found[1]} {fewer(found[2])} or fewer {found[3]}"
    if found := re.fullmatch(r"(you|they) have (\w+) or more cards in (?:your |their )?hand", asked):
        if found[2] in NUMBERS[2:] or found[2].isdigit():
            return f"{found[1]} have {fewer(found[2])} or fewer cards in hand"
    if found := re.fullmatch(
        r"([\w ]*?) (?:has|have) an? ((?:[A-Z]\w+ |damage |exhaustion )?counter|Victory Token)(?: on it)?",
        asked,
    ):
        return f"{found[1]} has no {found[2]}s"
    if found := re.fullmatch(
        r"((?:it|this(?: character| card)?|the linked target|that \w+) is) (an? [A-Z]\w+(?: \w+)?)", asked
    ):
        return f"{found[1]} not {found[2]}"
    if found := re.fullmatch(
        r"(it is|this is|this character is|this card is) ((?:your|an opponent's) (?:turn|\w+ Phase)|the \w+ Phase|face-up|face-down|exhausted)",
        asked,
    ):
        return f"{found[1]} not {found[2]}"
    return ""


def unless(found: re.Match[str]) -> str:
    """ "This cannot attack unless you control a location": as long as it is not so."""
    asked = denied(re.sub(r"\b(has|have) (an? [^,.]*?) on it$", r"\1 \2", found[3]))
    return f"{found[1]}As long as {asked}, {lower(found[2])}." if asked else found[0]


def unless_so(found: re.Match[str]) -> str:
    """ "Draw a card unless you control a Soldier": if it is not so."""
    asked = denied(found[3])
    return f"{found[1]}If {asked}, {lower(found[2])}." if asked else found[0]


def or_not(found: re.Match[str]) -> str:
    """ "As long as it is your turn, this gets …; otherwise it gets …": each as long as it is so."""
    asked = denied(re.sub(r"\bit's\b", "it is", found[2]))
    return (
        f"{found[1]}As long as {found[2]}, {found[3]}. As long as {asked}, {found[4]}." if asked else found[0]
    )


def base_values(found: re.Match[str]) -> str:
    return f"{found[1]} OFV {found[2] or found[4]} and DFV {found[3] or found[4]}"


def later(found: re.Match[str]) -> str:
    return f"{found[1]}At the next {found[3]}, {lower(found[2])}."


def one_more(found: re.Match[str]) -> str:
    """ "more than three" as "four or more"."""
    count = found[2]
    number = NUMBERS.index(count) if count in NUMBERS else int(count)
    return f"{found[1]} {NUMBERS[number + 1]} or more "


def redirected(found: re.Match[str]) -> str:
    """ "All damage that would be dealt to X is dealt to Y instead" as what happens instead."""
    if re.match(r"(?:that|it|them|those)\b", found["to"]):
        return found[0]  # it would be what the damage was meant for
    time = " this turn" if found["first"] or found["time"] else ""
    whom = one_thing(found["whom"])
    return f"{found['before']}If {whom} would be dealt {found['kind'] or ''}damage{time}, deal that much damage to {found['to']} instead."


def one_thing(phrase: str) -> str:
    """ "other characters you control" as "another character you control"."""
    one = singular(re.sub(r"^(?:all|each) ", "", phrase))
    if one == phrase or re.match(r"(?:an?|this|that|it|your|target|another|the)\b", phrase):
        return phrase
    if one.startswith("other "):
        return "an" + one
    return f"{'an' if one[0] in 'aeiouAEIOU' else 'a'} {one}"


def third_of(order: str) -> str:
    """ "loses a Command Token" as it is; "lose one" gets its s."""
    verb, _, rest = order.partition(" ")
    return order if verb.endswith("s") else f"{third(verb)} {rest}"


def split_later(text: str, phase: str, whose: str) -> str:
    """The last clause of a sentence, which says a time in somebody's next turn, as a sentence of its own."""
    head, joint, last = text.rpartition(" and ") if " and " in text else text.rpartition(", then ")
    if not joint:
        opening = re.match(r"(^|\. )", text)
        start = opening[0] if opening else ""
        return f"{start}At the {phase} Phase of {whose} next turn, {lower(text[len(start) :])}."
    return f"{head}. At the {phase} Phase of {whose} next turn, {last}."


GENERAL: Final = frozenset(("card", "counter"))  # whatever it was
JOINTS: Final = (". ", ", then ", ": ", " and ")  # behind what was done this way; a colon: it was the cost
ALL_ALIKE: Final = r"\b(?:all|each|any number of|up to \w+|two|three|four|that many)(?: other| target| exhausted| face-up| face-down)* {}s?\b"


def in_this_way(found: re.Match[str]) -> str:
    """ "for each Soldier discarded this way": all of them if nothing else was, or those among them."""
    before, noun, done = found[1], found[2], found[3].split()[0]
    last = next((head for joint in JOINTS if (head := before.rpartition(joint)[0])), "")
    last = last.rpartition(". ")[2]
    if noun in GENERAL or re.search(ALL_ALIKE.format(re.escape(noun)), last):
        return f"{before}for each card {'moved' if done == 'put' else done} this way"
    if done in ("exhausted", "healed"):
        return found[0]  # what is exhausted has no subtypes any more
    return f"{before}for each {noun.removesuffix(' card')} among them"


def chosen_by(found: re.Match[str]) -> str:
    """ "of your choice" says nothing more where whoever acts chooses; elsewhere it is another who does."""
    clause = re.split(r", then |\. |: |\* ", found[1])[-1]
    other = re.match(
        r"(?:(?:When|At)[^,]*, )?(?:[Ee]ach|[Tt]arget|[Aa]n|[Tt]hat|[Yy]our|[Aa])(?: other)? (?:opponent|player)s? |(?:Its|its|Their) \w+ |[Tt]hey |[Pp]layers |[Oo]pponents ",
        clause,
    )
    return found[1] if (other is not None) == (found[2] == "their") else found[0]


def or_discards(found: re.Match[str]) -> str:
    """ "Its controller pays {1} or discards it": the second unless the first."""
    who, first, second = found[2], found[3], found[4]
    verb = first.split()[0]
    base = verb[:-2] if verb in ("discardes",) else verb[:-1]
    return f"{found[1]}{who} {second} unless they {base}{first[len(verb) :]}."


OTHER_GAMES: Final[tuple[Habit, ...]] = (
    habit(r"[–—]", "-"), habit(r"[’‘]", "'"), habit(r"\b([Cc])an't\b", r"\1annot"), habit(r"\b([Cc])an not\b", r"\1annot"),
    # ---- names that the rulebook writes small
    habit(r"\b(morning|day|combat|evening|night) phase\b", lambda m: f"{m[1].capitalize()} Phase"),
    habit(r"\b(victory token|command token|extra deck)(s?)\b", lambda m: NAMES[m[1]] + m[2]),
    # ---- what can neither be done nor so
    habit(r"\bcan neither (?:be )?(.*?) nor (?:be )?([^.,]*)(?=[.,])", neither), habit(r"\bcannot be declared as (?:an? )?(attacker|defender)s? (?:or|nor|and) (?:be declared )?(?:as )?(?:an? )?(?:attacker|defender)s?\b", lambda m: "cannot attack and cannot defend" if m[1] == "attacker" else "cannot defend and cannot attack"),
    habit(rf"\bcannot be ({DONE})((?:, (?:be )?(?:{DONE}))*),? or (?:be )?({DONE})((?: (?:by|through) (?!attacking|defending)[^.,]*)?)", nor_be), habit(rf"\bcannot (attack|defend),? or be ({DONE})\b", r"cannot \1 and cannot be \2"),
    habit(r"\bcannot (play|draw|activate|create|search|discard)( [^.,]*?) or (play|draw|activate|create|search|discard)( [^.,]*)(?=[.,])", r"cannot \1\2 and cannot \3\4"),
    # ---- who may defend
    habit(r"(?:\b(?:While|As long as) (?P<when>this(?: character| card)?|it|the linked target) (?:is attacking|attacks), )?\b[Oo]nly (?P<who>[^.,]*?) (?:can|may) (?:be (?:declared|chosen) as (?:an? )?defenders?|defend)(?: against (?P<what>[^.,]*?))?(?=\.)", only_defend),
    habit(r"\b(?P<what>[Tt]his(?: character| card)?|[Ii]t|[Tt]he linked target) (?:(?:can|may) (?:only be|be) (?:defended against|blocked|defended)(?: only)? by|cannot be (?:defended against|blocked|defended) except by) (?:only )?(?P<who>[^.,]*)(?=\.)(?P<when>)", only_defend),
    # ---- what would be done to one is done to another
    habit(r"\bhave that (?:much )?damage (?:be )?dealt to ([^.,]*?) instead\b|\bhave ([^.,]*?) (?:be dealt|take|receive) that damage instead\b|\bredirect (?:all of )?that damage to ([^.,]*?)(?: instead)?(?=\.)", lambda m: f"deal that much damage to {m[1] or m[2] or m[3]} instead"),
    habit(r"(, )(this(?: character| card)?|your main character|the linked target) (?:is dealt|takes|receives) (?:that|the) damage instead\b", r"\1deal that much damage to \2 instead"),
    habit(r"(\b[Ii]f [^.]*? would [^.]*?, prevent (?:\d+ of )?that damage)\. (?:When(?:ever)?|If) (?:that |any )?damage is prevented this way, (?:this(?: card| item| character)? deals|deal) ([^.]*)\.", r"\1 and deal \2."),
    # ---- attacking without growing tired
    habit(r"(^(?:Equip(?: -|:) )?)(?:The first time each turn|The first time) (this(?: character| card)?|the linked target) would (?:become|be) exhausted (?:after|by|from|for|because of) (?:attacking|an attack)(?: each turn)?, (?:it stays face-up(?: instead)?|it (?:does not|doesn't)(?: become exhausted)?|it (?:is not|isn't)(?: exhausted)?(?: instead)?)\.", lambda m: f"{m[1]}{upper(m[2])} does not become exhausted by its first attack each turn."),
    habit(r"(^(?:Equip(?: -|:) )?)If (this(?: character| card)?|the linked target) would (?:become|be) exhausted (?:after|by|from|for) (attacking|defending), (?:it stays face-up(?: instead)?|it (?:does not|doesn't)(?: become exhausted)?)\.", lambda m: f"{m[1]}{upper(m[2])} does not become exhausted by {m[3]}."),
    habit(r"\b(?:stays|remains) face-up (?:after|when) (?:(?:it )?attack(?:s|ing)|(?:it )?defend(?:s|ing))\b", lambda m: f"does not become exhausted by {'attacking' if 'attack' in m[0] else 'defending'}"),
    # ---- whose, and in whose phase
    habit(r"\banother player controls\b", "an opponent controls"), habit(r"\banother player's (turn|\w+ Phase|hand|deck|discard pile)\b", r"an opponent's \1"), habit(r"\b[Tt]he rest of your (characters|items|permanents|attachments)\b", r"Other \1 you control"),
    habit(rf"^((?:Equip(?: -|:) |Objective(?: -|:) )?)At (?:the ({PHASE}) of its controller|(?:the (?:beginning|start) of )?its controller's ({PHASE})), ([^\"]*)$", lambda m: m[0] if m[1].startswith("Equip") else f"{m[1]}At your {m[2] or m[3]}, {of_you(m[4])}"),
    habit(rf"^((?:Equip(?: -|:) |Objective(?: -|:) )?)If ((?!you do|they do)[^,.]*?) at (the|your) ({PHASE}), ", r"\1At \3 \4, if \2, "),
    habit(rf"^((?:Equip(?: -|:) )?When(?:ever)? [^.,]*), ((?!if )[^.,:\"]*?) at (?:the (?:beginning|start|end) of )?(the|your) next ({PHASE})\.$", r"\1, at \3 next \4, \2."),
    habit(r"(\b[Ww]hen(?:ever)? [^.,]* (?:attacks|defends|declared as an? \w+), [^.]*?) before (?:combat )?damage(?: is dealt)?(?=\.)", r"\1"),
    # ---- how often it may be used, and where from
    habit(r"\bActivate (?:this(?: ability)? )?(?:no more than|at most|up to) (once|twice|\w+ times) (?:per|each|a|every) turn\b", r"Activate only \1 per turn"), habit(r"\bYou may (?:only )?activate this(?: ability)? (?:only |no more than )?(once|twice|\w+ times) (?:per|each|a|every) turn\b", r"Activate only \1 per turn"),
    habit(r"\b(?:You may activate this(?: ability)?|This(?: ability)? (?:may|can) be (?:activated|used)) (?:even )?(?:while|if|when|as long as) (?:this(?: character| card| location| permanent)?|it) is exhausted\.", "You may activate this while it is exhausted."),
    habit(r"(\bthis card from (your discard pile|the void|your hand)\b.*?)\. Activate (?:this(?: ability)? )?only (?:while|if) (?:this card|it) is in (?:\2)(?: and (only [^.]*))?\.", lambda m: f"{m[1]}. {'Activate ' + m[3] + '.' if m[3] else ''}".rstrip()),
    # ---- what it is that was found or named
    habit(r"\b([Ii]f (?:it|that card)) (?:has|is|was) (?:the|that) (?:chosen|named) (?:name|card)\b", r"\1 is a card with that name"),
    habit(r"\b([Ii]f (?:it|that (character|card|item|location|permanent))) (?:is|was) (?!OFV|DFV)([A-Z]\w+)(?=,)", lambda m: f"{m[1]} is {'an' if m[3][0] in 'AEIOU' else 'a'} {m[3]} {m[2] or 'card'}"),
    habit(r"\b(?:and |, )(?:put )?the (?:rest|others?) (?:back )?on (?:the )?top(?: of (?:your|their|that) deck)? in any order\b", "and put the rest back in any order"),
    habit(r"\bPut the (?:rest|others?) (?:back )?on (?:the )?top(?: of (?:your|their|that) deck)? in any order\b", "Put the rest back in any order"),
    habit(r"\bput (?:it|them) back on (?:the )?top(?: of (?:your|their|that) deck)? in any order\b", "put them back in any order"),
    habit(r"(\btokens? with OFV \d+), (?=DFV \d+ and \")", r"\1 and "), habit(r"\benter (?:combat|the Combat Phase) (?:an additional time|again|a second time|one more time)\b", "enter the Combat Phase one additional time"),
    habit(r"\b([Rr])eturn(s?) ([^.,]*? from (?:the void|your discard pile|a discard pile|their discard pile|your hand|their hand)) to the game board\b", lambda m: f"{'P' if m[1] == 'R' else 'p'}ut{m[2]} {m[3]} onto the game board"),
    habit(r"\b((?:[Ee]ach|[Tt]arget|[Tt]hat) (?:player|opponent)'s) (?:maximum(?: number)? of Command Tokens|maximum Command Tokens|Command Token maximum) (?:is|becomes)\b", r"\1 maximum of Command Tokens is"), habit(r"\b(?:[Pp]layers|[Ee]ach player) (?:have|has) a maximum of (\w+) Command Tokens?\b", r"each player's maximum of Command Tokens is \1"),
    # ---- attackers, who defends, who holds it
    habit(r"(?<!as )(?<!declare )(?<!choose )\b(an?|[Tt]arget|[Ee]ach|[Aa]nother|[Oo]ther) (attacker|defender)(s?)\b", lambda m: f"{'an' if m[2] == 'attacker' and m[1] in ('a', 'an') else 'a' if m[1] == 'an' else m[1]} {m[2][:-2]}ing permanent{m[3]}"),
    habit(r"\b[Pp]ermanents attacked by (this(?: card| character)?|the linked target) cannot be (?:defended|defended against|blocked) by ([^.,]*)", lambda m: f"{upper(m[2])} cannot defend against {m[1]}"), habit(r"(^(?:Equip(?: -|:) )?|\. )([Tt]his(?: card| character)?|[Tt]he linked target) cannot be (?:defended against|blocked|defended) by ([^.,]*)", lambda m: f"{m[1]}{upper(m[3])} cannot defend against {lower(m[2])}"),
    habit(rf"\bthe (controller|owner) of ((?:that|this) (?:{THINGS}|card)|the linked target)\b", r"\2's \1"), habit(r"\b[Tt]he (controller|owner) of (?:it)\b", r"its \1"), habit(r"\bthe (?:damaged|discarded|exhausted|chosen|attacked) (character|permanent|location|item)'s (controller|owner)\b", r"that \1's \2"),
    habit(r"(?<!your )\bopponents control\b", "your opponents control"), habit(r"\b(characters?|permanents?)( or (?:locations?|items?))((?: (?:you|they|your opponents|an opponent) controls?)?),? (?:except(?: for)?|other than) (?:an? |the )?main characters?\b", r"non-main \1\2\3"),
    habit(rf"\b((?:{THINGS}|[A-Z]\w+)s?(?: (?:you|they|your opponents|an opponent) controls?)?) that (?:has|have) ((?:an?|no|\w+ or (?:more|fewer)) (?:[A-Z]\w+ |damage |exhaustion )?(?:counters?|Victory Tokens?))(?: on (?:it|them))?\b", r"\1 with \2"), habit(r"\b(effects?)((?: (?:an opponent|your opponents|you) controls?)?) that has (?:exactly one|only one|a single|one) target\b", r"\1\2 with a single target"),
    habit(r"\b([Cc])hoose(s?) (?:a )?new (?:legal )?targets? for ([^.,]*)", r"\1hange\2 the target of \3 to another legal target"),
    habit(r"\bwith no Victory Token Field\b|\bwithout Victory Token Fields?\b|\bthat (?:does not|doesn't) have a Victory Token Field\b", "without a Victory Token Field"), habit(r"\b(Victory Tokens?) (?:from|out of) the (?:global |shared |Victory Token )?pool\b", r"\1"),
    habit(r"\bwith an OFV\b(?! of)", "with OFV 0 or more"), habit(r"\bthat (?:has|have) (?:a )?DFV\b(?! \d| of)", "with a DFV"),
    # ---- slots
    habit(rf"\b([Mm])ove(s?) (target (?:{THINGS})[^.]*?) to (?:an?|the|one of the) (?:available|free|empty|open) item slots? (?:of|on) (another [^.,]*|target [^.,]*|this(?: \w+)?)(?=[.,])", lambda m: f"{'A' if m[1] == 'M' else 'a'}ttach{'es' if m[2] else ''} {m[3]} to {m[4]}{' with a free item slot' if m[4].startswith('another') else ''}"),
    habit(r"\b(has|have|gets?|gains?) \+(\d+) item slots?\b|\b(has|have|gets?|gains?) an? (?:additional|extra) item slot\b", lambda m: f"{'has' if (m[1] or m[3]) in ('has', 'gets', 'gains') else 'have'} {NUMBERS[int(m[2] or 1)]} additional item slot{'' if (m[2] or '1') == '1' else 's'}"),
    habit(r"\b([Pp])ut(s?) ([^.,]*?) (?:into|in|onto) an? (?:empty|free|available|open) (?:character |location )?slot(?: you control)?( exhausted)?(?=[.,])", r"\1ut\2 \3 onto the game board\4"), habit(r"\breturn (it|that card|that character|that permanent) to an? (?:empty|free|available) (?:character |location )?slot of its owner(?: face-up)?\b", r"put \1 back onto the game board"),
    habit(r"\b([Cc]reates? [^.\"]*?\btokens?(?: named [A-Z]\w+)?)(,? (?:attached to|in an? (?:available|free|empty) item slot of) [^.\"]*?)(?: with|\. (?:It|They) (?:has|have|gains?)) (\"[^\"]*\")\.?(?=$| [A-Z])", lambda m: f"{m[1]} with {m[3]}{re.sub(r'^,? in an? (?:available|free|empty) item slot of', ' attached to', m[2])}."),
    habit(r"\b([Cc]reates? [^.\"]*?\btokens?(?: named [A-Z]\w+)?)\. (?:It|They|The token|That token|Those tokens) (?:has|have|gains?) (\"[^\"]*\")\.?(?= |$)", r"\1 with \2."),
    habit(r"\b([Cc]reates?) (an?|two|three|\w+) ([^.\"]*?character tokens?\b[^.\"]*?) for each (?:empty|free|available|open) character slot(?: you (?:have|control))?(?: up to (\w+))?(?=[.,])", filling),
    # ---- small words
    habit(r" (?:It|That character|They|The token|That token|This character) (?:can|may) attack (?:this turn|immediately|right away|the turn it enters(?: the game board)?)\.", ""), habit(r"\b(gets?|have|has|gains?) an (?:additional|extra) (?=[+-]\d)", r"\1 "), habit(r"\b(two|three|four|\d+) (?:additional|further|more|extra) ((?:[A-Z]\w+ |damage |exhaustion )?counters|(?:Victory|Command) Tokens)\b", r"\1 \2"),
    habit(r"\b(\d+) OFV ?(?:/|and|,) ?(\d+) DFV (?=[A-Z])", r"\1/\2 "), habit(r"\b(your|their) (second|third|fourth|first) card (?:in|during|of) (?:a|each|any|one|the|a single) turn\b", r"\1 \2 card each turn"),
    habit(r"\b([Aa]s long as [^.,]*?) (?:remains|stays) (exhausted|face-up|face-down|attached)\b(?: on the game board)?", r"\1 is \2"), habit(r"(\{\d+\} less(?: to play)?),? (?:to a minimum (?:cost )?of|(?:but )?(?:no|not) (?:less|lower) than|(?:but )?not below|minimum) (\{\d+\})", lambda m: f"{m[1] if 'to play' in m[1] else m[1] + ' to play'}, but not less than {m[2]}"),
    habit(r"\b[Tt]he maximum of your Command Token supply\b|\b[Yy]our Command Token (?:maximum|limit)\b", "your maximum of Command Tokens"), habit(r"\b([Yy])our maximum of Command Tokens is increased by (?:1|one)\b", r"\1our maximum of Command Tokens is one higher"),
    habit(r"^((?!.*[Cc]hoose one).*?); (?=(?:that|they|it|you|this|its|each|if|target|the|then)\b)(.*)$", lambda m: f"{m[1]}. {upper(re.sub(r'^then ', '', m[2]))}"),
    habit(r"\ba card((?: you own| your opponents own)?) is (returned|moved) from the game board to\b", r"a permanent or attachment\1 is \2 to"), habit(rf"\b((?:an?|another) (?:[A-Z]\w+ )?(?:{THINGS}|[A-Z]\w+)(?: (?:you|an opponent) controls?| you own| your opponents own)?) is (returned|moved) from the game board to\b", r"\1 is \2 to"),
    habit(r"\b([Rr])eturn (target (?:character|permanent|location)(?: (?:you control|an opponent controls))?) and (?:all|each|any) (?:attachments?|items?) (?:attached|linked) to it to their owners?'s? hands?\b", lambda m: f"{'C' if m[1] == 'R' else 'c'}hoose {m[2]}. Return each attachment attached to that {m[2].split()[1]} to its owner's hand and return that {m[2].split()[1]} to its owner's hand"),
    habit(r"\b(?:an?|[Tt]he) (?:item|item card|card)((?: (?:you own|you control|an opponent controls|your opponents own))?) is discarded from an item slot\b", lambda m: f"{'a non-token' if 'card' in m[0] else 'an'} attachment{m[1]} is discarded"), habit(r"\b((?:characters?|permanents?|[A-Z]\w+s?)) (you|an opponent|your opponents) controlled (?=(?:attacked|defended|was|were|left|entered|became)\b)", lambda m: f"{m[1]} {m[2]} control{'s' if m[2] == 'an opponent' else ''} "),
    habit(r"\b([Ee]xchange control of (?:that|it|a|the)\b[^.]*?) (?:and|with) (target|another target|this|that|it)\b", r"\1 for control of \2"),
    habit(r"\b([Gg]ains? control of [^.,]*?|[Tt]akes? control of [^.,]*?) until this(?: card| character| location| item)? leaves the game board\b", r"\1 as long as this card is in the game board"), habit(r"\b([Aa]s long as|[Ii]f) this(?: card| character| location)? is on the game board\b", r"\1 this card is in the game board"),
    habit(r"(\b[Cc]reates? [^.\"]*?\btoken\b[^.\"]*\. )(?:The|That|This) token (?=(?:gains?|has|gets?|cannot|enters)\b)", r"\1It "),
    habit(r"(\btop card of your deck\b.*?[.,] )([Yy]ou may )?([Pp])ut (?:it|that card) (?:either )?(?:back )?on (?:the )?top(?: of your deck)? or (?:put it )?((?:on )?(?:the )?bottom(?: of your deck)?|at the bottom|into [^.]*)\.", lambda m: f"{m[1]}{'You' if m[3] == 'P' or m[2] else 'you'} may put it {m[4] if m[4].startswith('into') else 'on the bottom of your deck'}."),
    habit(r"(?<!may )\b([Pp])ut (it|that card|them|those cards) ((?:into|on) [^.,]*?) or (?:put (?:it|them) )?((?:into|on) [^.,]*?)(?=\.)", r"\1ut \2 \4 unless you put \2 \3"), habit(r"\bputs (it|that card|them|those cards) ((?:into|on) [^.,]*?) or ((?:into|on) [^.,]*?)(?=\.)", r"puts \1 \3 unless they put \1 \2"),
    habit(r"(\b(?:[Tt]arget (?:opponent|player)|[Tt]hat player|[Tt]hey)\b[^.]*?(?:discards?|exhausts?|returns?) (?:an?|another|target|that|each|all|it)\b[^.]*\. )If (no|a|one or more|any) (?:cards?|characters?|items?) (?:is|are|was|were) (?:discarded|exhausted|returned) this way,", lambda m: f"{m[1]}If they do{' not' if m[2] == 'no' else ''},"),
    habit(r"(\b(?:Discard|Exhaust|Return|Move) (?:an?|another|target|that|each|all|it)\b[^.]*\. )If (no|a|one or more|any) (?:cards?|characters?|items?) (?:is|are|was|were) (?:discarded|exhausted|returned|moved) this way,", lambda m: f"{m[1]}If you do{' not' if m[2] == 'no' else ''},"),
    habit(r"\b(?:is|becomes) (?:chosen as )?(?:the|a) target of an attack\b|\bis chosen as an attack target\b", "is attacked"), habit(r"\b([Hh]eals?|[Rr]emoves?) up to (\d+) damage (?=from)", r"\1 up to \2 damage counters "), habit(r"\b([Dd]raws?) another card\b", r"\1 a card"),
    habit(r"\bchosen as (?:a|the) targets? (?:by|of|for) (?:your opponents'|an opponent's|opponents'|your opponent's) (?:effects?|abilit(?:y|ies)|effects or abilities)\b", lambda m: "chosen as a target by an opponent" if m[0].endswith(("effect", "ability")) else "chosen as a target by your opponents"), habit(r"\b(?:is|becomes) (?:chosen as )?the target of an effect (an opponent controls|your opponents control)\b", "is chosen as a target by an opponent"),
    habit(r",? and (?:its|their) activated abilities cannot be (?:used|activated)\b", " and cannot use activated abilities"), habit(r"\b(?:it deals|deal) that much (?:damage )?plus (\d+)(?: damage)?(?: instead)?(?=\.)", r"increase that damage by \1"),
    habit(rf"(^|\. )Each player ((?:draws|discards|loses|gains|creates|exhausts|heals|may) [^.,]*?) at (?:the (?:beginning|start) of )?their ({PHASE})\.", r"\1At the \3, the active player \2."), habit(rf"(^|\. )Each opponent ((?:draws|discards|loses|gains|creates|exhausts|heals|may) [^.,]*?) at (?:the (?:beginning|start) of )?their ({PHASE})\.", r"\1At the \3, if the active player is an opponent, the active player \2."),
    habit(rf"^Equip(?: -|:) At (?:the ({PHASE}) of the linked target's controller|(?:the (?:beginning|start) of )?the linked target's controller's ({PHASE})), ([^.\"]*)\.$", lambda m: f'Equip - The linked target gains "At your {m[1] or m[2]}, {of_you(m[3]).replace("the linked target", "this")}."'),
    habit(r"\b([Ii]f|[Aa]s long as) ([^,.]*?) (has|have) ((?:[A-Z]\w+ |damage |exhaustion )?)counters(?: on (?:it|them))?(?=[,.])", lambda m: f"{m[1]} {m[2]} {m[3]} {'an' if m[4][:1] in tuple('aeiouAEIOU') else 'a'} {m[4]}counter"),
    habit(r"((?:^|[:*] |- ))(Deal|Place|Heal|Remove) (\w+) ((?:damage|(?:\w+ )?counters?|Victory Tokens?)) (to|on|from) (target [^.,]*?)\. If ([^,.]+), (?:\2|deal|place|heal|remove) (\w+)(?: damage| (?:\w+ )?counters?| Victory Tokens?)?(?: (?:to|on|from) (?:it|that \w+))? instead\.", more_of_it),
    habit(r"\b(an?|two|three|up to \w+|any number of) ((?:[A-Z]\w+ )*(?:character|item|location)|[A-Z]\w+)( cards?)? from (?:among )?(?:them|those cards|these cards|the revealed cards|the cards revealed this way)\b", r"\1 \2\3 among them"),
    habit(r"\b([Ww]hen(?:ever)?) (this(?: card| character| item| location| permanent)?|the linked target|your main character) or (another [^,.]*?) (?=(?:enters?|leaves?|attacks?|defends?|deals?|becomes?|is|are)\b)([^,.]*?)((?: under your control)?),", lambda m: f"{m[1]} {m[2]} {m[4]} or {m[3]}{' you control' if m[5] else ''} {m[4]},"),
    habit(r"(^(?:Equip(?: -|:) )?|[.:*] )(?:Until end of turn|[Tt]his turn), if ([^,.]*? would [^,.]*), ", r"\1If \2 this turn, "), habit(r"\b([Aa]s long as (the linked target|this(?: card| character)?) is your main character), it\b", r"\1, \2"),
    habit(r"(^(?:Equip(?: -|:) )?|\. )(?:[Dd]ouble all (combat )?damage dealt by ([^.,]*)|(?:[Aa]ll )?([Cc]ombat )?[Dd]amage dealt by ([^.,]*?) is doubled)\.", lambda m: f"{m[1]}If {one_thing(m[3] or m[5])} would deal {lower(m[2] or m[4] or ' ').strip() + ' ' if m[2] or m[4] else ''}damage, double that damage."),
    habit(r"\b([Tt]his (?:card|character|item|location|permanent)) can\b(?! ?not|'t| only)", r"\1 may"), habit(r"\bcannot be (?:your|a) main character\b", "cannot be chosen as a main character"), habit(r"(?:^|(?<=\. ))(?:This(?: item| card)? can only be attached to|Attach this(?: item| card)? only to|This(?: item| card)? may only be attached to) (?:an? )?([A-Z]\w+?)s?(?: characters?| permanents?)?\.", r"This card cannot be attached to a non-\1 permanent."),
    habit(r"\b(Victory Token|[A-Z]\w+ counter|[Dd]amage counter)s cannot be removed from\b", lambda m: f"Players cannot remove {'an' if m[1][0] in 'AEIOU' else 'a'} {m[1]} from"), habit(r" from anywhere\b", ""), habit(r"(\bEach player chooses [^.]*\bcharacters?\b[^.]*\. )(Discard|Exhaust|Return) the rest\b", r"\1\2 all other characters"),
    habit(r"\b([Cc])reate(s?) (an?|two|three|\d+) ((?:\d+/\d+ )?[^.,]*?tokens?(?: of your faction)? with [^.,\"]*?)\. (?:It|They) enters? the game board exhausted\.", lambda m: f"{m[1]}reate{m[2]} {'an' if m[3] in ('a', 'an') else m[3]} exhausted {m[4]}."),
    habit(r"(^|[.:*] |, |- )([Dd]iscard|[Ee]xhaust|[Pp]ay|[Rr]eturn|[Rr]emove|[Ll]ose|[Ss]pend)( [^.,:]*?) or ((?:discard|exhaust|pay|return|remove|lose|spend|move|turn) [^.,:]*)\.", lambda m: f"{m[1]}{upper(m[4]) if m[2][0].isupper() else m[4]} unless you {lower(m[2])}{m[3]}."),
    habit(r"(?<!more than )(?<!exactly )(?<!only )(?<!at least )\bone ((?:other |exhausted |face-up |face-down |attacking |defending |[A-Z]\w+ )+(?:character|item|location|permanent|attachment|token|card))\b", lambda m: f"{'an' if m[1][0] in 'aeiouAEIOU' else 'a'} {m[1]}".replace("an other ", "another ")),
    habit(r"\b[Yy]our ((?:other |exhausted |face-up )*(?!Victory|Command)[A-Z][a-z]+s)\b(?= (?:get|gain|have|cannot|lose|enter|do|may|must)\b)", lambda m: f"{upper(m[1])} you control"), habit(r"\bone or more of (your|their) ((?:other )?(?:characters|items|locations|permanents|attachments|tokens))\b", lambda m: f"one or more {m[2]} {'you' if m[1] == 'your' else 'they'} control"),
    habit(r"(^(?:Equip(?: -|:) )?|\. )([Tt]his(?: card| character| location)?|[Tt]he linked target|[Yy]our main character) cannot be attacked by ([^.,]*)", lambda m: f"{m[1]}{upper(m[3])} cannot attack {lower(m[2])}"), habit(r"(^|\. )([A-Z][^.,]*? (?:you control|your opponents control)) cannot be (?:defended against|blocked|defended) by ([^.,]*)", lambda m: f"{m[1]}{upper(m[3])} cannot defend against {lower(m[2]) if m[2].startswith(('Characters', 'Permanents', 'Other')) else m[2]}"),
    habit(r"(^|\. )No player (?:can|may) ", r"\1Players cannot "), habit(r"(^|\. )No opponent (?:can|may) ", r"\1Your opponents cannot "), habit(r"\bcannot be (?:the )?targets? of (?:effects|abilities|effects or abilities)(?: (?:that )?(?:your opponents control|an opponent controls|of your opponents))", "cannot be chosen as a target by your opponents"),
    habit(r"\b(enters the game board with) X ([A-Z]\w+) counters(?: on it)?, where X is the number of ([^.,]*)", lambda m: f"{m[1]} {'an' if m[2][0] in 'AEIOU' else 'a'} {m[2]} counter on it for each {singular(m[3])}"), habit(r"\b([Yy]ou|[Ee]ach player|[Pp]layers) may play (?:up to )?two locations (each|per|this) turn\b", lambda m: f"{m[1]} may play an additional location {'this' if m[2] == 'this' else 'each'} turn"),
    habit(rf"^((?:Equip(?: -|:) )?)During (your turn|your {PHASE}|the {PHASE}|an opponent's turn), ([^.\"]*? for each [^.\"]*)\.$", lambda m: f"{m[1]}As long as it is {m[2]}, {m[3]}."),
    habit(r"\bsince (?:the end of )?your last (?:Evening Phase|turn ended)\b", "since your last turn"), habit(r"\bif no (character|permanent|location) (attacked|defended|was discarded|was dealt damage|entered|left)\b", lambda m: f"if no {m[1]}s {m[2].replace('was', 'were')}"),
    # ---- a name before what waits or holds says nothing: only what is used has one (4.3.5c)
    habit(rf"^(?:Static|Passive|Triggered|Trigger|Continuous|Ongoing)(?: [Aa]bility| [Ee]ffect)?(?: -|:) ?(?=[A-Z])|^(?!(?:Objective|Command|Support|Equip|Choose)\b)[A-Z][\w']*(?: [\w']+){{0,3}} - (?=(?:{STANDS}))", ""),
    # ---- names of abilities between dashes
    habit(r"^(Equip) ?- ?\*?((?!Command\b|Support\b|Objective\b)[A-Z][\w']*(?: [\w']+){0,4}?)\*? ?- ?(?=[^.]*:)", r"\1 *\2* "), habit(r"^(?!\*?(?:Command|Support|Objective)\b|\*?Equip\b[^:]*\bSupport\b)\*?[A-Z][\w']*(?: [\w']+){0,4}?\*? ?-? ?(Command|Support|Objective)(?: ?- ?| )(?=[{\[A-Z][^.]*:)", r"\1 "), habit(r"^(Command|Support|Objective) - (?=[{\[][^.]*:)", r"\1 "),
    habit(r"^((?:Equip )?\*[^*]*\* |Equip \*[^*]*\* |Command |Support |Objective )((?:\{\d+\}|\[\w+\])+, )([A-Z])(?=[^.]*:)", lambda m: f"{m[1]}{m[2]}{m[3].lower()}"),
    # ---- up to so many
    habit(r"\b(for each (?:(?!until)[^.,])*?),? (?:up to|to) (?:a )?(?:maximum|total|limit) of ([+-]?\w+)\b", r"\1 up to \2"), habit(r"\b(for each (?:(?!until)[^.,])*?) \((?:up to|to a maximum of|maximum) ([+-]?\w+)\)", r"\1 up to \2"),
    habit(r"\b(for each [^.,]*?), up to ([+-]?\w+)(?: (?:cards|counters|tokens|times|damage))?(?=[.,]| until)", r"\1 up to \2"), habit(r"\b(gets? ([+-])(\d+) (?:OFV|DFV)\b[^.]*? for each [^.]*? up to) (\w+)(?=[.,]| until)", lambda m: m[0] if m[4] not in NUMBERS or m[3] != "1" else f"{m[1]} {m[2]}{NUMBERS.index(m[4])}"),
    habit(r"\b([Dd]raws?) cards equal to the number of ([^.,]*?),? up to (?:a maximum of )?(\w+)\b", lambda m: f"{m[1]} a card for each {singular(m[2])} up to {m[3]}"),
    habit(r"\bFor each ([^.,]*?),(?: up to (\w+),)? ((?![^.]*\b(?:it|its|that|them|they|their|one)\b)[a-z][^.,]*)\.", lambda m: f"{upper(m[3])} for each {m[1]}{' up to ' + m[2] if m[2] else ''}."),
    habit(r"\bFor each ([^.,]*?), ((?:place|remove|deal|heal) [^.,]*? (?:on|from|to)) (?:it|that \w+)\.", lambda m: f"{upper(m[2])} each {m[1]}."),
    # ---- counters
    habit(r"\((?:At|at) (?:the (?:beginning|start) of )?(?P<whose>the|each|every|its controller's|their controller's|its controller's next)(?: player's)? (?P<phase>\w+ Phase), (?P<what>[^()]*?)\.?\)$", in_its_time),
    habit(r"(\b[Rr]emove (?:an?|one|two|three|\d+) ((?:[A-Z]\w+|damage|exhaustion) counter)s? from [^.,]*?)([.,] (?:then )?)([Ii])f (?:there (?:is|are)|(?:it|this(?: card| character| location| item)?|that \w+) (?:has|have)) (?:none|no (?:more )?(?:counters|\2s))(?: (?:left|remaining|on it))*,", lambda m: f"{m[1]}. If it has no {m[2]}s,"),
    habit(r"\bWhen(?:ever)? the last ((?:[A-Z]\w+|damage|exhaustion) counter) is removed from ([^,.]*),", lambda m: f"Whenever a player removes {'an' if m[1][0] in 'AEIOUae' else 'a'} {m[1]} from {m[2]}, if it has no {m[1]}s,"),
    habit(r"\b(enters the game board exhausted) (?:and )?with (an?|two|three|\d+) (?:additional |further |more )?exhaustion counters?(?: on it)?\.", r"\1. This enters the game board with \2 exhaustion counters on it."),
    habit(r"\b([Ww]hen(?:ever)? (?:you|an opponent|a player)) (heals?) (?:one or more |any |an? )?damage(?: counters?)?(?=,)", r"\1 \2 a damage counter from a permanent"),
    habit(r"^.*(?<!\S)(?:[+]1/[+]1|-1/-1|[+]1 OFV|[+]1 DFV) counters?\b.*$", with_names),
    # ---- how often, how much, by whom
    habit(r"\b(can|may) (attack (?:twice|two times)(?: (?:each|per|every) (?:turn|Combat Phase))?)[;,] (?:it|they|and) (?:does not|do not|doesn't|don't) become exhausted (?:after|by) (?:its|their) first attack\b", r"\1 \2"), habit(r"\b(?:all|the) other (?:revealed cards|cards revealed(?: this way)?)\b", "the rest"),
    habit(r"\b(can|may|must|could) (?:attack|be declared as an attacker) (?:twice|two times)(?: (?:each|per|every) (?:turn|Combat Phase|combat phase)| in (?:each|a|one) (?:turn|Combat Phase)| during (?:each|your) (?:turn|Combat Phase))?(?= this turn)", "does not become exhausted by its first attack each turn"),
    habit(r"\b(?:can|may) attack (?:twice|two times|(?:an|one) additional time|one more time|a second time)(?: (?:each|per|every|a) (?:turn|Combat Phase|combat phase|combat)| in (?:each|a|one) (?:turn|Combat Phase)| during (?:each|your) (?:turn|Combat Phase))?", "does not become exhausted by its first attack each turn"),
    habit(r"\b(do|does) not (?:become exhausted|exhaust) (?:by|after|from|for) (?:its|their|the) first attack(?: (?:each|every|per|this|of the|in a) turn)?", r"\1 not become exhausted by its first attack each turn"),
    habit(r"\b([Tt]he first time) (this(?: character| card)?|it) attacks (?:each|in a|per) turn, (?:it|this) does not become exhausted\b", r"This does not become exhausted by its first attack each turn"),
    habit(r"\b(controls?|ha(?:s|ve)|[Tt]here are|if) more than (one|two|three|four|five|six|seven|eight|nine|\d+) (?!damage)", one_more),
    habit(r"\b(cannot be (?!targeted|chosen)[a-z]+(?: face-(?:up|down))?(?: to [^.,]*?)?) by (?:card )?(?:effects|abilities|effects or abilities)(?: (?:that )?(?:your opponents control|an opponent controls|of your opponents|of opponents|controlled by (?:your )?opponents|controlled by an opponent))", r"\1 through effects your opponents control"),
    habit(r"\b(cannot be (?!targeted|chosen)[a-z]+(?: face-(?:up|down))?(?: to [^.,]*?)?) by (?:your opponents'|opponents'|an opponent's|opposing|enemy) (?:card )?(?:effects|abilities)", r"\1 through effects your opponents control"),
    habit(r"\b(cannot be (?!targeted|chosen)[a-z]+(?: face-(?:up|down))?) by (?:effects|card effects|abilities|any effect|an effect|effects or abilities|card abilities)", r"\1 through effects"),
    habit(r"\b(cannot (?:play|draw|activate|create|discard)) more than (\w+) ([^.,]*?) (?:per turn|a turn|during each turn|in a turn|during each of their turns|on each of their turns)\b", r"\1 more than \2 \3 each turn"),
    habit(r"\b(?:may|can)(?: only)? (play|draw) (?:only|at most|no more than) (one|two|three) (cards?|characters?|items?|locations?)((?: [^.,]*?)?) (?:each|per) turn\b", r"cannot \1 more than \2 \3\4 each turn"),
    habit(r"\b(?:can|may) only (play|draw) (one|two|three) (cards?|characters?|items?|locations?) (?:each|per) turn\b", r"cannot \1 more than \2 \3 each turn"),
    habit(r"\bcannot attack more than (once|twice) (?:each|per|a) turn\b", r"attacks only \1 per turn"),
    habit(r"(^|[.:*-] |, |\bthen |\band )([Dd])istribute (\w+) ([^.,]*?counters?) (?:as you choose )?among\b", lambda m: f"{m[1]}{'P' if m[2] == 'D' else 'p'}lace {m[3]} {m[4]} divided as you choose among"),
    habit(r"\b([Dd]eals?) (\d+) damage(?:,)? (?:divided|split|distributed)(?:,? (?:as you choose|any way you choose|as you like|however you (?:like|choose)|in any way|freely))?,? (?:among|between)\b", r"\1 \2 damage divided as you choose among"),
    habit(r"\b([Dd])ivide (\d+) damage (?:as you choose )?among\b", r"\1eal \2 damage divided as you choose among"),
    habit(r"\b(?:[Pp])lace (\w+) ([^.,]*?counters?)(?:,)? (?:divided|split|distributed)(?:,? (?:as you choose|any way you choose|as you like|in any way))? among\b", lambda m: f"{'P' if m[0][0] == 'P' else 'p'}lace {m[1]} {m[2]} divided as you choose among"),
    habit(r"\b(?:[Pp]ut|[Pp]lace) (?:a total of )?(two|three|four|five) ([^.,]*?counters) on any number of (target )?([a-z]+s)\b", lambda m: f"{'P' if m[0][0] == 'P' else 'p'}lace {m[1]} {m[2]} divided as you choose among any number of target {m[4]}"),
    habit(r"\b([Rr]eveals?) cards from (?:your|the) deck until\b", r"\1 cards from the top of your deck until"), habit(r"\b([Rr]eveals?) cards from their deck until\b", r"\1 cards from the top of their deck until"),
    habit(r"\b([Rr]eveals?) the top cards? of (your|their) deck until\b", r"\1 cards from the top of \2 deck until"), habit(r"\buntil (you|they) (?:find|hit|turn over|have revealed|reveals) (?=an?|two)", r"until \1 reveal "), habit(r"\buntil an? ([^.,]*?) is revealed\b", r"until you reveal a \1"),
    habit(r"\b(on the bottom of (?:your|their|that|its owner's) deck) (?:at random|randomly|in random order)\b", r"\1 in a random order"),
    habit(r"\b(control|controls|ha(?:s|ve)) (?:fewer|less) than (two|three|four|five|six|seven|eight|nine|\d+) ", lambda m: f"{m[1]} {fewer(m[2])} or fewer "), habit(r"\b([Ii]f|[Aa]s long as) (an?|another) ([^,.]*?) has (OFV|DFV|cost) (\d+) or (more|less)\b", r"\1 there is \2 \3 with \4 \5 or \6"),
    habit(r"(^|[.:*] |- |, )(?:[Yy]ou )?(?:may )?[Dd]raw up to (two|three) cards\b", lambda m: m[1] + "You may draw a card" + ". If you do, you may draw a card" * (1 if m[2] == "two" else 2)),
    habit(r"(^|[.:*] |- )((?:Draw|Deal|Discard|Exhaust|Place|Create|Gain|Heal|Return)\b(?:(?!unless|target)[^.:])*?) unless ((?:you|an opponent|your opponents) controls? (?:an?|another|any|\w+ or more) [^.,]*)\.", unless_so),
    habit(r"^(.*?) of (your|their) choice\b", chosen_by),
    habit(r"\bfights with\b", "fights"), habit(r"\b([Hh]ave) (target character you control|this) fight\b", lambda m: f"{m[2][0].upper()}{m[2][1:]} fights"),
    habit(r"(?P<before>^|\. |: |, )(?P<first>[Uu]ntil end of turn, |[Tt]his turn, )?(?:[Aa]ll|[Aa]ny)? ?(?P<kind>combat )?[Dd]amage (?:that )?would be dealt to (?P<whom>[^.,]*?)(?P<time> this turn| until end of turn)? is (?:instead )?(?:dealt|redirected) to (?P<to>[^.,]*?)(?: instead)?\.", redirected),
    habit(r"\b(prevent|[Pp]revents) all (?:of that damage )?(?:but|except) (?:for )?(\d+)(?: of (?:it|that damage)| damage)?(?= |[.,])(?! of that damage)", r"\1 all but \2 of that damage"),
    habit(r"\b(?:it|this|that character|they) (?:is|are) dealt (?:only )?(\d+) damage instead\b", r"prevent all but \1 of that damage"), habit(r"\breduce that damage to (\d+)\b|\bthat damage is reduced to (\d+)\b", lambda m: f"prevent all but {m[1] or m[2]} of that damage"),
    habit(r"\b([Dd]amage)(?: dealt)? (?:cannot|can't) be prevented\b", r"\1 cannot be prevented"),
    habit(r"\battacks? and (?:(?:is|are) not|isn't|aren't) (?:defended against|blocked|defended)\b|\battacks? unopposed\b|\battacks? and no (?:defender is (?:chosen|declared)|character defends)\b", "attacks without being defended against"),
    habit(r"\b([Dd])ouble the number of ([A-Z]\w+) counters on ([^.,]*)", lambda m: f"{'P' if m[1] == 'D' else 'p'}lace a number of {m[2]} counters on {m[3]} equal to the number of {m[2]} counters on it"),
    habit(r"\bequal to (?:double|two times) (the number of|its OFV|its DFV|its cost)", r"equal to twice \1"),
    habit(r"\bCards (you|your opponents|opponents) (?:play|own|control) cost\b", lambda m: f"Characters {'you own' if m[1] == 'you' else 'your opponents own'} cost"),
    habit(r"\b([Cc]haracters?|[Cc]haracter cards|[A-Z]\w+s)(?: cards)? (?:your opponents|opponents|each opponent) plays? cost\b", r"\1 your opponents own cost"),
    # ---- who, and in whose turn
    habit(r"\b([Ee]ach (?:player|opponent)) who control\b", r"\1 who controls"), habit(r"\b([Ee]ach (?:player|opponent)) that controls\b", r"\1 who controls"),
    habit(r"\b([Ee]ach (?:player|opponent)) (?:who|that) (?:does not|doesn't) control (?:an?|any) (\w+?)s?\b", r"\1 who controls no \2s"),
    habit(r"\b([Ee]ach (?:player|opponent)) (?:who|that) (?:has|have) (?=(?:an?|no|\w+ or (?:more|fewer)|the (?:most|fewest)) )", r"\1 with "),
    habit(r"\b([Ee]ach (?:player|opponent)) may ([^.]*)\. (?:Each (?:player|opponent) who (?:does not|doesn't|did not|didn't)|If they (?:do not|don't), they|Those who (?:do not|don't)) ([^.]*)\.", lambda m: f"{m[1]} {third_of(m[3])} unless they {m[2]}."),
    habit(r"(^|\. |, )([Ii]ts controller|[Tt]hat player|[Ee]ach (?:player|opponent)|[Tt]arget (?:player|opponent)) ((?:pays|discards|exhausts|spends|returns|loses) [^.,]*?) or ((?:pays|discards|exhausts|spends|returns|loses|moves|turns) [^.,]*)\.", or_discards),
    habit(rf"\b([Aa]t the {PHASE}) (?:of|in|during) (its owner's|its controller's|their|your|that player's) next turn\b", lambda m: f"{m[1]} of {'their' if m[2] == 'that player' + chr(39) + 's' else m[2]} next turn"),
    habit(r"\b([Aa])t (?:the )?(?:beginning|start) of (its owner's|its controller's|their|that player's) next turn\b", lambda m: f"{m[1]}t the Morning Phase of {'their' if m[2].startswith('that') else m[2]} next turn"),
    habit(r"\b([Aa])t (?:the )?end of (its owner's|its controller's|their|that player's|your) next turn\b", lambda m: f"{m[1]}t the Evening Phase of {'their' if m[2].startswith('that') else m[2]} next turn"),
    habit(r"\b([Aa])t (its owner's|its controller's|their|that player's) next Morning Phase\b", lambda m: f"{m[1]}t the Morning Phase of {'their' if m[2].startswith('that') else m[2]} next turn"),
    habit(r"\b([Aa])t (?:the )?(?:start|beginning) of the next turn\b", r"\1t the next Morning Phase"),
    habit(r"((?:^|\. )(?:(?!\. ).)*?) at (?:the )?(beginning|start|end) of (its owner's|its controller's|their) next turn\.", lambda m: split_later(m[1], "Evening" if m[2] == "end" else "Morning", m[3])),
    habit(r"(?<!\b[Tt]his )(?<!\b[Tt]hat )\b(cards?|characters?|items?|locations?|permanents?) (?:that )?entered the game board this turn\b(?!,)", lambda m: f"{m[1]} that entered the game board this turn"), habit(r"\b(characters?|permanents?)((?: (?:you|they|your opponents|an opponent) controls?)?) (?:that (?:has|have|had) been|that were|that (?:took|has taken|have taken)|dealt|that was) (?:dealt )?damage(?:d)? this turn\b", r"\1\2 that was dealt damage this turn"),
    habit(r"\b(characters?|permanents?)((?: (?:you|they|your opponents|an opponent) controls?)?) that (?:(?:has|have|had) not attacked|didn't attack) this turn\b", r"\1\2 that did not attack this turn"),
    habit(r"^((?:Equip - |Equip: )?)When(?:ever)? ([^,.]*?) (?:attacks|is declared as an attacker), (?:(?:your opponents?|opponents|an opponent|the defending player|defending player|players) (?:cannot|can't|may not)|no opponent may) (?:declare|choose)(?: an?| any)? (?:defenders?|blockers?)(?: (?:for|in|during|against) (?:that|this) (?:combat|attack))?\.", lambda m: f"{m[1]}{upper(m[2])} cannot be defended against."),
    habit(r"\b(do|does|is|are) not (?:become )?exhaust(?:ed)? (?:when|by|for|from|after) (?:it |they |this(?: card| character)? )?(?:is |are |being )?declared as (?:an attacker|attackers)\b", lambda m: f"{'do' if m[1] in ('do', 'are') else 'does'} not become exhausted by attacking"),
    habit(r"\b(do|does|is|are) not (?:become )?exhaust(?:ed)? (?:when|by|for|from|after) (?:it |they |this(?: card| character)? )?(?:is |are |being )?declared as (?:a defender|defenders)\b", lambda m: f"{'do' if m[1] in ('do', 'are') else 'does'} not become exhausted by defending"),
    habit(r"\b(is|are) removed from the game\b", r"\1 moved to the void"), habit(r"\b(is|are) (discarded|exhausted|healed|attacked|moved to the void) or (discarded|exhausted|healed|attacked|moved to|returned to|removed from the game|turned face-(?:up|down)|put into)\b", lambda m: f"{m[1]} {m[2]} or {m[1]} {'moved to the void' if m[3].startswith('removed') else m[3]}"),
    habit(r"\b(an? )((?:\w+ )?(?:item|attachment|card)) (is|becomes) attached (face-(?:up|down)) to\b", lambda m: f"a {m[4]} {'item' if m[2] == 'card' else m[2]} becomes attached to"), habit(r"\b(an? )((?:\w+ )?(?:item|attachment)) (?:is|becomes) attached to ([^,.]*?) (face-(?:up|down))(?=,)", r"a \4 \2 becomes attached to \3"),
    habit(r"^((?:Equip - )?)([A-Z][^.,]*?) (gets? [^.,]*?) (?:as long as|while) (?:they are|it is|they're) attacking (your main character|an? [^.,]*?|another [^.,]*?|this(?: card| character)?)\.", lambda m: f"{m[1]}{m[2]} attacking {m[4]} {m[3]}." if re.match(r"(?:[A-Z]\w+ )?[Cc]haracters|[Pp]ermanents|[A-Z]\w+s\b", m[2]) else f"{m[1]}As long as {lower(m[2])} is a character attacking {m[4]}, it {m[3]}."),
    habit(r"\bCharacters that (?:attack|are attacking) (your main character|this(?: card| character)?|an? [^.,]*?) (get|have|cannot|lose|gain)\b", r"Characters attacking \1 \2"),
    habit(r"\b(?:[Nn])o ((?:exhausted |face-up )?(?:character|permanent|location|[A-Z]\w+)) ((?:you control |your opponents control |an opponent controls )?)(?:has|bears) (?:any )?((?:[A-Z]\w+ |damage |exhaustion )?(?:counter|Victory Token))s?(?: on it)?\b", lambda m: f"{'N' if m[0][0] == 'N' else 'n'}o {m[1]}s {m[2]}have {'an' if m[3][0] in 'aeiouAEIOU' else 'a'} {m[3]}"),
    habit(r"\b(uses?|activates?|plays?) the (?:global )?command(?: ability)? \"?(Acquisition|Solvency|Contingency)\.?\"?", lambda m: f"activate{'s' if m[1].endswith('s') else ''} {m[2]}"), habit(r"\b(uses?|activates?) (?:the )?\"(Acquisition|Solvency|Contingency)\.?\"", lambda m: f"activate{'s' if m[1].endswith('s') else ''} {m[2]}"),
    habit(r"\bmore cards in (?:your |their )?hand than each other player\b", "more cards in hand than each opponent"), habit(r"\b(more|fewer) cards in (?:your|their) hand than\b", r"\1 cards in hand than"),
    habit(r"\bActivate (?:this ability )?only while\b", "Activate only if"), habit(r"\bActivate this ability only\b", "Activate only"), habit(r"\bon the top of\b", "on top of"),
    habit(r"\beffect of an? (activated|triggered|static) ability(?! of)", r"\1 effect"), habit(r"\b(activated|triggered|static) ability(?= (?:an opponent|your opponents|you) controls?)(?<!activates )", r"\1 effect"),
    habit(r"\b([Cc]reates?) (an?|two|three|four|that many|\d+) ((?:exhausted |\d+/\d+ )*)\"([A-Z][\w' ]*?)\.?\" ((?:[A-Z]\w+ )*?)((?:[Cc]haracter |[Ll]ocation |[Ii]tem )?tokens?)\b", lambda m: f"{m[1]} {'a' if m[2] == 'an' else m[2]} {m[3]}{m[5]}{m[6].lower() if m[5] or re.match('[CLIcli]', m[6]) else 'character ' + m[6]} named {m[4]}"),
    habit(r"((?<!ever you )(?<!hen you )(?<!a player )(?<!an opponent )(?<!would )\b[Cc]reates? [^.\"]*?\btokens?\b[^.\"]*?) (?:in|into|on|onto) (?:one of )?(?:your|an|the) (?:empty |free |open )?(?:character |location |item )?(?:slots?|zones?|resource zone)\b", r"\1"), habit(r"(\b(?:[Ee]ach|[Tt]arget|[Tt]hat) (?:player|opponent)\b[^.\"]*?\bcreates [^.\"]*?\btokens?\b[^.\"]*?) (?:in|into|on|onto) (?:one of )?their (?:empty |free |open )?(?:character |location |item )?(?:slots?|zones?|resource zone)\b", r"\1"),
    habit(r"\b([Pp]uts? (?:it|that card|them|those cards|[^.,]*?)) (?:into|in|onto) (?:one of )?(?:your|their) (?:empty |free |open )?(?:character |location )slots?\b", r"\1 onto the game board"),
    habit(r"^(.*?)\bfor each ((?:[A-Z]\w+ )?(?:(?:character|item|location) card|card|character|item|location|permanent|attachment|token|counter|[A-Z]\w+))s? (discarded|returned|exhausted|moved|removed|revealed|healed|put into [^.,]*?|moved to [^.,]*?|returned to [^.,]*?) this way\b", in_this_way),
    habit(r"\bAbilities of ([^.,]*?) cannot be activated\b", lambda m: f"{upper(m[1])} cannot use activated abilities"),
    habit(r"\b([Ww]hen(?:ever)? [^,.]*? attacks), ([^.]*?)the (permanent|character|location) (?:it|this(?: card| character)?) (?:attacks|is attacking|attacked)\b", r"\1 a \3, \2that \3"),
    habit(r"\b(reveals their hand\. Choose an? [^.;]*?) from (?:it|among them|that hand); (?:your opponent|that player|they|each opponent) discards? (?:that card|it)\.", r"\1 in their hand and they discard that card."),
    habit(r"(^|[.:] |, |\bthen |\band )([Tt]arget [^.,;]*?|[Ee]ach (?!player|opponent)[^.,;]*?|[Tt]his(?: card| character)?|[Ii]t|[Tt]hat (?:character|permanent)) loses (an?|one|two|three|all) ((?:[A-Z]\w+ |damage |exhaustion )?counters?)\b", lambda m: f"{m[1]}{'R' if m[2][0].isupper() else 'r'}emove {'a' if m[3] == 'one' else m[3]} {m[4]} from {lower(m[2])}"),
    habit(r"\b([Ii])f (?:at least one|one or more|any|one) of (?:them|those cards|the cards|these cards)(?: moved this way)? (?:was|were|is|are) (an?) ([^,.]*?)s?,", r"\1f there is \2 \3 among them,"),
    habit(r"\b([Ww]hen(?:ever)?) (an? [^,.]*?tokens?) is created (?:in|into) your (?:resource zone|character slots?|zones?|side)\b", r"\1 you create \2"),
    habit(r"\benters the game board under (?:your opponent's|an opponent's|opponents') control\b", "an opponent controls enters the game board"), habit(r"\b([Ww]hen(?:ever)? (?:an?|another) [^,.]*?) an opponent controls enters\b", r"\1 an opponent controls enters"),
    habit(r"\bdealt (\d+|two|three|four|five|six) or more (?:points of )?damage\b", lambda m: f"dealt damage of {NUMBERS.index(m[1]) if m[1] in NUMBERS else m[1]} or more"),
    # ---- small shapes
    habit(r"\b([Ww]hen(?:ever)?|[Ii]f|[Aa]s long as) there (?:is|are) ((?:an?|no|exactly \w+|\w+|\w+ or (?:more|fewer)) (?:[A-Z]\w+ |damage |exhaustion )?(?:counters?|Victory Tokens?)) on (this(?: card| character| location| permanent)?|it|that character|the linked target)\b", r"\1 \3 has \2"),
    habit(r"\bwith (no|an?|\w+ or (?:more|fewer)) (items?|attachments?) attached(?: to (?:it|them))?\b", lambda m: f"with {m[1] if m[1] not in ('a', 'an') else 'an'} attachment{'' if m[1] in ('a', 'an') else 's'}"),
    habit(r"\bchosen as (?:a|the) target (?:of|by|for) (?:effects|abilities|effects or abilities) (?:your opponents control|an opponent controls|of your opponents|controlled by (?:your )?opponents|of an opponent)\b", "chosen as a target by your opponents"),
    habit(r" afterwards?(?=\.)", ""), habit(r"\benters the game board with ([^.,]*?counters?|[^.,]*?Victory Tokens?)(?=\.)", r"enters the game board with \1 on it"),
    habit(r"\bWhen(?:ever)? ([^,.]*? (?:leaves the game board|is discarded)), ([^.]*? instead of discarding it)\.", lambda m: f"If {re.sub(r'leaves the game board|is discarded', 'would leave the game board', m[1])}, {m[2]}."),
    habit(r"(\. |, )[Tt]hey cannot (play|draw|activate|discard|search)", lambda m: m[0]),
    # ---- words for an event that the rulebook spells out
    habit(r"^(?:Battlecry|When played|On play|On entering|Enter)[:.-]? -? ?(?=[A-Z])(.*)$", lambda m: f"When this enters the game board, {lower(m[1])}"),
    habit(r"^(?:Deathrattle|Last words|On discard|Last breath)[:.-]? -? ?(?=[A-Z])(.*)$", lambda m: f"When this is discarded, {lower(m[1])}"),
    habit(r"\btak(?:e|es) (combat )?damage\b", r"is dealt \1damage"),
    habit(r"\b([Cc])ounter(?= (?:up to \w+ )?(?:target|that) (?:\w+ )?(?:effect|ability|spell)s?\b)", lambda m: "Neutralize" if m[1] == "C" else "neutralize"),
    habit(r"\b([Nn]eutralizes? (?:up to \w+ )?(?:target|that|those) (?:(?:activated|triggered|static) )?)(?:abilit(y|ies)|spell(s?))\b", lambda m: f"{m[1]}effect{'s' if m[2] == 'ies' or m[3] else ''}"),
    habit(r"(\. )Only (if|in|once|twice)\b", r"\1Activate only \2"),
    # ---- keywords and costs
    habit(r"^(Command|Objective|Support)(?: -|[.:])? ((?:Exhaust|Discard|Remove|Return|Move|Reveal|Spend|Pay|Put|Place|Turn)\b[^.:\"]*): (?=[A-Z])", r"\1 \2: "),
    habit(r"^((?:Equip )?\*[^*]*\*|Command|Objective|Support) [Pp]ay (\{|\[)", r"\1 \2"),
    habit(r"^(Objective(?: -|[.:]) )If ([^,.]*?) at (the|your) (\w+ Phase), ", r"\1At \3 \4, if \2, "),
    habit(r"\b[Pp]lay this(?: card)? only if ([^.,]*)\.", r"This card cannot be played unless \1."),
    habit(r"\b([Dd]iscard)(s?) (an?|two|three|up to \w+) (item|character|location) (cards?)\b(?! (?:from|in|at|named|with|among|you))", lambda m: f"{m[1]}{m[2]} {m[3]} {m[4]} {m[5]} from {'their' if m[2] else 'your'} hand"),
    habit(r"\b([Ee]xhausts?|[Dd]iscards?|[Rr]eturns?|[Tt]urns?|[Mm]oves?) your location\b", r"\1 a location you control"),
    # ---- whom
    habit(r"\bwith ([A-Z]\w+) counters\b", lambda m: f"with {'an' if m[1][0] in 'AEIOU' else 'a'} {m[1]} counter"),
    habit(r"\b(a|an|\w+) (character|item|location)s? from among them\b", r"\1 \2 among them"),
    habit(r"(^(?:Equip - )?|\. )((?:[Tt]he linked target|[Tt]his(?: card| character)?|[Tt]arget character|[Cc]haracters you control|[Ee]ach character[^.,]*?|[Aa]ll characters|[Ii]t)) (is|are) (?:also )?(?:an? )?(?!OFV|DFV)([A-Z]\w+?)(?: in addition to (?:its|their) other (?:types|subtypes))?((?: (?:until end of turn|this turn|until your next turn))?)\.", lambda m: f"{m[1]}{m[2]} gain{'s' if m[3] == 'is' else ''} the subtype {m[4]}{m[5]}."),
    habit(r"\b(reveals their hand\. (?:Discard|Choose|Move|Put) [^.]*?) from it\b", r"\1 in their hand"),
    habit(r"(Reveal the top \w+ cards of your deck\. Put (?:all|each) )(?:the )?((?:character|item|location|[A-Z]\w+)s?)(?: cards?)?(?= into| onto)", r"\1\2 revealed this way"),
    habit(r"\ball (?:the )?cards in (?:each|all|every) discard piles?\b|\b(?:each|all) (?:player's )?discard piles?(?= to the void)", "each card in a discard pile"), habit(r"\b([Mm]oves?) ((?:target opponent|target player|your|their)(?:'s)?) (discard pile|hand) to the void\b", r"\1 each card in \2 \3 to the void"),
    habit(r"\bOtherwise (?!,)(?=[a-z])", "Otherwise, "), habit(r"\bfrom (?:any|all) discard piles?\b", "from a discard pile"), habit(r"\b(?:a|any) player's main character\b", "a main character"),
    habit(r"\bchosen as targets\b", "chosen as a target"), habit(r"\b(?:this card|this item|this)'s linked target\b", "the linked target"),
    habit(r"\b([Ii]t is (?:not )?)their turn\b", r"\1that player's turn"), habit(r"\b([Ii]t) isn't\b", r"\1 is not"),
    habit(rf"\b([Ii]ts (?:controller|owner)|[Tt]hat player|[Ee]ach (?:player|opponent)|[Tt]arget (?:player|opponent)) may ((?:pay|discard|exhaust|spend|remove|return|reveal)\b[^.]*?) to (?=(?:{ORDERS}|deal|gain|prevent|add|neutralize)\b)([^.]*)\.", r"\1 may \2. If they do, they \3."),
    habit(r"\bIf damage would be dealt to ([^,.]*), you may ([^.]*)\. If you do, prevent that damage\.", r"If \1 would be dealt damage, you may \2 instead."), habit(r"\bIf ([^,.]* would be dealt (?:combat )?damage), you may ([^.]*)\. If you do, prevent that damage\.", r"If \1, you may \2 instead."),
    habit(r"\b(can(?:no|')t|may not) act as (?:a )?defenders?\b", "cannot defend"), habit(r"\b(Victory Tokens) collected\b", r"\1"),
    habit(r"\b(?:[Yy]our )?[Oo]pponents? (?:cannot|can't|may not) (?:declare|choose) (?:a )?defenders? against (it|this card|this character|this)\b", r"\1 cannot be defended against"),
    habit(r"\b(to the zone (?:it|they) originated from),? face-up\b", r"\1"),
    habit(r"\b([Nn]eutralize target effect(?: an opponent controls| your opponent controls)? unless) (?:that player|that opponent) pays\b", r"\1 its controller pays"),
    habit(r"\b(If [^.]* would [^.]*, you may [^.]*?) instead\. If you do, ([^.]*)\.", r"\1 and \2 instead."),
    habit(r"^(The first time [^.,\"]* would [^.,\"]*, (?!you may)[^.,\"]*?) instead and ([^.,\"]*)\.$", r"\1 and \2 instead."),
    habit(r"\byou control fewer ([^,.]*?) than an opponent\b", r"an opponent controls more \1 than you"), habit(r"\ban opponent controls fewer ([^,.]*?) than you\b", r"you control more \1 than an opponent"),
    habit(r"\b([Ww]hen(?:ever)?) (an? [^,.]*?tokens?|an? token) (?:is created|enters the game board) under your control\b", r"\1 you create \2"),
    habit(r"(^(?:Equip - )?|\. )((?:[Tt]he linked target|[Tt]his(?: character| card)?|[Ii]t)) deals (\d+) (?:additional|more|extra) (combat )?damage(?: to ([^.,]*))?\.", lambda m: f"{m[1]}If {lower(m[2])} would deal {m[4] or ''}damage{' to ' + m[5] if m[5] else ''}, increase that damage by {m[3]}."),
    habit(r"\bface-down ((?:attachment|permanent|character|item|location)[^,.]*? (?:is|are|was) turned face-up)\b", r"\1"), habit(r"\bface-up ((?:attachment|permanent|character|item|location)[^,.]*? (?:is|are|was) turned face-down)\b", r"\1"),
    # ---- that long
    habit(r" (?:for the rest of the turn|for this turn|for one turn|until the next turn)(?=[.,])", " until end of turn"), habit(r" (?:for the rest of the game|permanently)(?=[.,])", ""),
    habit(r"\b([Uu])ntil (?:the )?end of (?:the |this )?turn\b", r"\1ntil end of turn"), habit(r"\b([Uu])ntil (?:the )?end of (?:the )?Combat Phase\b", r"\1ntil end of phase"), habit(r"\b([Uu])ntil (?:the )?end of (?:the )?[Cc]ombat\b", r"\1ntil end of combat"), habit(r"\b([Uu])ntil your next Morning Phase\b", r"\1ntil your next turn"),
    habit(r" while (attacking|defending)(?=[.,])", r" as long as it is \1"),
    habit(r"^((?:Objective - |Equip - )?(?:When(?:ever)?|At) [^.:;]*?, )(?:you )?choose one(?: of the following)? ?[:-] ?(.*)$", choose_behind),
    # ---- how many there are
    habit(r"\ban additional ((?:Victory|Command) Token|[A-Z]\w+ counter|damage counter|exhaustion counter)\b", lambda m: f"{'an' if m[1][0] in 'AEIOU' else 'a'} {m[1]}"),
    habit(r"\bequal to (this(?: card| character)?|that character|target character|the linked target|your main character)'s (OFV|DFV|cost)\b", r"equal to the \2 of \1"),
    habit(r"\b([Dd]eals?) (\d+) damage to ([^.,]*?) and (\d+) damage to\b", r"\1 \2 damage to \3 and deal \4 damage to"),
    habit(r"\b([Cc]reates?) a number of ([^.,]*?)tokens([^.,]*?) equal to the number of ([^.,]*)", lambda m: f"{m[1]} {'an' if m[2][:1] in 'AEIOUaeiou' and m[2] else 'a'} {m[2]}token{m[3]} for each {singular(m[4])}"),
    habit(r"\b([Dd]raws?) until\b", r"\1 cards until"),
    habit(r"(^|[.:*] |, |\bthen |\band |- )([Mm])ills? (an?|one|two|three|four|five|\d+) cards?\b", lambda m: f"{m[1]}{'P' if m[2] == 'M' else 'p'}ut the top {'card' if m[3] in ('a', 'an', 'one') else m[3] + ' cards'} of your deck into your discard pile"),
    habit(r"\b([Ee]ach (?:player|opponent)|[Tt]arget (?:player|opponent)|[Tt]hat player|[Ii]ts controller) mills (an?|one|two|three|four|five|\d+) cards?\b", lambda m: f"{m[1]} puts the top {'card' if m[2] in ('a', 'an', 'one') else m[2] + ' cards'} of their deck into their discard pile"),
    # ---- what would happen
    habit(r"\b([Ww]ould) (place|put) a Victory Token(?=,)", r"\1 place a Victory Token on a permanent"),
    habit(r"\bdeal that damage to\b", "deal that much damage to"), habit(r"\b(?:it|this|that character) is dealt (\d+) less damage(?: instead)?|\breduce that damage by (\d+)\b|\bthat damage is reduced by (\d+)\b", lambda m: f"prevent {m[1] or m[2] or m[3]} of that damage"),
    habit(r"\b(wins?|loses?)(?= instead)", r"\1 the game"),
    habit(r"\b(Victory Token|[A-Z]\w+ counter|[Cc]ounter|[Dd]amage counter)s cannot be (?:placed|put) on\b", lambda m: f"Players cannot place {'an' if m[1][0] in 'AEIOUaeiou' else 'a'} {m[1]} on"),
    habit(r"^(?:This(?: character| card)?|It) deals double (combat )?damage\.", r"If this would deal \1damage, double that damage."),
    habit(r"\benters exhausted\b", "enters the game board exhausted"), habit(r"\benter exhausted\b", "enter the game board exhausted"), habit(r"\b(becomes attached)(?=,)", r"\1 to a permanent"),
    habit(r"^((?:Discard|Return|Exhaust|Remove|Heal|Draw|Place|Deal|Create|Turn)\b(?!.*\btarget\b)[^.,:]*?) at (the|your) (\w+ Phase)\.$", lambda m: f"At {m[2]} {m[3]}, {lower(m[1])}."),
    habit(r"\b(?<![Tt]he )linked target\b", "the linked target"),
    habit(r"\b([Ee]ach|[Aa]ll|[Ee]very) (?:of your )?opponents?'s? main characters?\b|\b[Yy]our opponents' main characters\b", "each main character your opponents control"),
    habit(r"\b[Ee](?:ach|very) player's main character\b", "each main character"),
    habit(r"\b(characters?|items?|locations?|permanents?|attachments?|tokens?) (?:that )?you (?:do not|don't) control\b", lambda m: f"{m[1]} {'your opponents control' if m[1].endswith('s') else 'an opponent controls'}"),
    habit(rf"\b[Yy]our opponents?'s? ((?:(?:other|face-up|face-down|exhausted|attacking|defending) )*)((?:{THINGS})s)\b", r"\1\2 your opponents control"),
    habit(r"\b((?:has|have|had) (?:an?|no|\w+|\w+ or (?:more|fewer)|that many) (?:[\w]+ )?(?:counters?|Victory Tokens?)) on (?:it|them)\b", r"\1"),
    habit(r"\b(an?) ([A-Z]\w+|character|item|location|token|attachment) or an? ([A-Z]\w+|character|item|location|token|attachment)\b", r"\1 \2 or \3"),
    habit(rf"\b([Aa]|[Aa]n|[Oo]ne) random ((?:[A-Z]\w+ )?(?:{THINGS}|card))((?: (?:an opponent controls|you control|they control|your opponents control|from your hand|from their hand|in their hand))?)", lambda m: f"{m[1]} {m[2]}{m[3]} at random"),
    habit(rf"\b(?:the )?(?:(un)damaged) ((?:[A-Z]\w+|{THINGS})(s?))\b", lambda m: f"{m[2]} with {'no damage counters' if m[1] else 'a damage counter'}"),
    habit(rf"\bdamaged ((?:[A-Z]\w+|{THINGS})s?)\b", r"\1 with a damage counter"),
    habit(r"\b(is|are) undamaged\b", lambda m: f"{'has' if m[1] == 'is' else 'have'} no damage counters"), habit(r"\b(is|are) damaged\b", lambda m: f"{'has' if m[1] == 'is' else 'have'} a damage counter"),
    habit(r"\bwithout (?:any )?attachments?\b|\bwithout an? (?:attachment|item)(?: attached)?\b|\bwithout items?(?: attached)?\b", "with no attachments"),
    habit(r"\bwithout (?:an?|any) ((?:[A-Z]\w+ |damage |exhaustion )?counter)s?(?: on (?:it|them))?\b", r"with no \1s"), habit(r"\bwithout damage(?: counters)?\b", "with no damage counters"),
    habit(r"\b([Tt])he (attacking|defending) (character|permanent)\b", lambda m: f"{'Each' if m[1] == 'T' else 'each'} {m[2]} {m[3]}"),
    habit(rf"\b[Ee]ach opponent's ((?:exhausted |face-up |face-down )?(?:{THINGS}))\b(?!s)", r"each \1 your opponents control"), habit(r"\b[Tt]arget opponent's ((?:exhausted |face-up |face-down )?(?:location))\b", r"each \1 target opponent controls"),
    habit(r"\btheir owners?'s? (hand|deck|discard pile)s?\b", r"their owner's \1"), habit(rf"\b([Rr]eturns?|[Pp]uts?|[Ss]huffles?|[Mm]oves?) all ((?:other |[A-Z]\w+ )?(?:{THINGS}|[A-Z]\w+))s\b([^.,;]*?) their owner's\b", r"\1 each \2\3 its owner's"),
    habit(r"\b(?:[Tt]hat|[Tt]he linked target|[Tt]his)(?: character| card)?'s (OFV|DFV|cost) is (\d+) or (more|less|greater|higher|lower)\b", lambda m: f"{m[0].split(chr(39))[0]} is a character with {m[1]} {m[2]} or {'more' if m[3] in ('more', 'greater', 'higher') else 'less'}"),
    # ---- what is so
    habit(r"\byour hand is empty\b", "you have no cards in hand"), habit(r"\byour (deck|discard pile) is empty\b", r"you have no cards in your \1"), habit(r"\b(?:an|your) opponent's hand is empty\b", "an opponent has no cards in hand"),
    habit(r"\byour (deck|discard pile|hand) (?:has|contains) (\w+ or (?:more|fewer|less)|no|an?|exactly \w+) ((?:\w+ )?cards?)(?: in it)?\b", lambda m: f"you have {m[2].replace('or less', 'or fewer')} {m[3]} in your {m[1]}".replace("in your hand", "in hand")),
    habit(r"\b([Tt])here (is|are) ([^,.]*?) on the game board\b", r"\1here \2 \3"), habit(rf"\b([Nn])o player controls (?:an?|any) ({THINGS})s?\b", lambda m: f"{'T' if m[1] == 'N' else 't'}here are no {m[2]}s"), habit(r"\b(if|as long as|As long as|If) (an?|another) ([^,.]*?) is on the game board\b", r"\1 there is \2 \3"),
    habit(r"\bthis is the only (character|item|permanent|location) you control\b", r"you control no other \1s"),
    habit(r"\b(you) did not attack(?: with (?:a|any) characters?)? this turn\b", "no permanents you control attacked this turn"), habit(r"\byou attacked(?: with an? (character|permanent))? this turn\b", lambda m: f"a {m[1] or 'permanent'} you control attacked this turn"),
    habit(r"\b([Ww]hen(?:ever)?) you attack(?: with an? ((?:[A-Z]\w+ )?(?:character|permanent|[A-Z]\w+)))?(?=,)", lambda m: f"{m[1]} a {m[2] or 'permanent'} you control attacks"), habit(r"\b([Ww]hen(?:ever)?) an opponent attacks(?: with an? (character|permanent))?(?=,)", lambda m: f"{m[1]} a {m[2] or 'permanent'} an opponent controls attacks"),
    habit(r"\b([Ww])hen(?:ever)? you attack (?=your|an?|target)", r"\1henever a permanent you control attacks "),
    habit(r"(^|[.:] |- |, )(Players|Your opponents|You|Opponents|[Yy]our opponents|[Pp]layers|[Yy]ou|[Ee]ach opponent|[Ee]ach player|[Tt]hey) cannot (attack|defend)(?= |[.,])", lambda m: f"{m[1]}{PERMANENTS_OF[m[2].lower()]} cannot {m[3]}"),
    habit(r"\b((?:[Cc]haracter|[Ii]tem|[Ll]ocation|[Pp]ermanent|[Aa]ttachment)s?(?: (?:your opponents control|you control|an opponent controls))?|[Tt]his(?: card| character)?|[Ii]t|[Tt]arget \w+|the linked target|[Tt]hat \w+) cannot activate abilities\b", r"\1 cannot use activated abilities"),
    habit(r"\b(a) (command|support|objective) ability is activated\b", r"a player activates a \2 ability"), habit(r"\ban ability is activated\b", "a player activates an ability"),
    # ---- when
    habit(r"\bWhen(?:ever)? your turn (begins|starts|ends)(?=,)", lambda m: f"At your {'Evening' if m[1] == 'ends' else 'Morning'} Phase"), habit(rf"\bWhen(?:ever)? (the|your) ({PHASE}) (?:begins|starts)(?=,)", r"At \1 \2"), habit(r"\bWhen(?:ever)? you enter (?:the Combat Phase|combat)(?=,)", "At your Combat Phase"),
    habit(r"(\. )((?!If|When|At|Until|Whenever)[A-Z][^.,:\"]*?) at the (?:next |beginning of the next |following )?(\w+ Phase)\.", later),
    habit(r"(\. |^)(At (?:the|your)(?: next)? \w+ Phase), ((?!if )[^.,\"]*?) if (?!able|you do|they do)([^.,]*)\.", r"\1\2, if \4, \3."),
    habit(r"(^(?:Equip - )?|\. )([A-Z][^.,:]*? (?:cannot|can't|do not|does not|may not) (?:(?!unless)[^.,:])*?) unless ((?:you|an opponent|your opponents|they|it|this)\b[^.,]*)\.", unless),
    habit(rf"\b([Aa]t (?:the|your) (?:next )?{PHASE}) (?=(?:return|discard|draw|deal|put|exhaust|place|remove|turn|move|create|heal|search|shuffle)s?\b)", r"\1, "),
    habit(r"(\. )If ((?:it|that \w+) (?:is discarded|leaves the game board|is exhausted|attacks|defends|is dealt damage)) this turn,", r"\1When \2 this turn,"),
    habit(r"\bWhen(?:ever)? ([^,.]*? would [^,.]*), (?:instead ([^.]*)|([^.]*?) instead)\.", lambda m: f"If {m[1]}, {m[2] or m[3]} instead."),
    habit(r"(^(?:Equip - )?|\. )As long as ([^,.;]*), ([^.;]*)[.;] [Oo]therwise,? ([^.;]*)\.", or_not),
    # ---- how many
    habit(r"\b([Dd]raws?) an (?:additional|extra) card\b", r"\1 a card"), habit(r"\b([Dd]raws?) (two|three|four|\d+) (?:additional|extra) cards\b", r"\1 \2 cards"),
    habit(r"\b(has|have) base OFV and DFV (?:of )?(?:(\d+)/(\d+)|(\d+))(?= |[.,])", base_values),
    habit(r"\b(equal to |X is )the (?:greatest|largest|highest) (OFV|DFV|cost) (?:among|of)(?: all)?\b", r"\1the highest \2 of"),
    habit(r"\bthe (?:combined|total|sum of the) (OFV|DFV|cost)s? of (?:all )?", r"the total \1 of "),
    habit(r"\b(cannot|would) (draw|discard) (?:any )?cards\b(?! from| in| equal| until)", r"\1 \2 a card"), habit(r"\b(cannot) create (?:any )?((?:resource |[A-Z]\w+ |character |item |location )*)tokens\b", lambda m: f"{m[1]} create a {m[2]}token"),
    habit(r"\b(cannot) (gain|spend|lose) (?:any )?(Command|Victory) Tokens\b", r"\1 \2 a \3 Token"), habit(r"\b(cannot|[Ww]henever (?:you|an opponent|a player)) (places?|put|puts) (?:any |an? )?Victory Tokens?(?= this|[.,])", lambda m: f"{m[1]} {m[2].replace('put', 'place')} a Victory Token on a permanent"),
    habit(r"\b(cannot) return cards to (?:their |a |any )?hands?\b", r"\1 return cards to a hand"), habit(r"\b(be returned to) (?:a |its owner's |any )?hand\b", r"\1 its owner's hand"),
    habit(rf"(^|[.:] |- |, )(Players|Your opponents|your opponents|All players|all players) ({ORDERS})\b([^.,;]*)", each_of_them),
    # ---- verbs
    habit(r"\bbe (?:blocked|unblockable)\b(?! by)", "be defended against"), habit(r"\b(?:is|are) unblockable\b", "cannot be defended against"),
    habit(r"\b([Cc])reate(s?) (an?|two|three|\d+) ((?:\d+/\d+ )?[^.,]*?tokens?(?: of your faction)?)(,? (?:that (?:is|are) exhausted|(?:which )?enter(?:s|ing)? (?:the game board )?exhausted|exhausted)|\. (?:It|They) enters? (?:the game board )?exhausted)", lambda m: f"{m[1]}reate{m[2]} {'an' if m[3] in ('a', 'an') else m[3]} exhausted {m[4]}"),
    habit(rf"^Skip your ({PHASE})s?\.", lambda m: "You cannot enter the Combat Phase." if m[1] == "Combat Phase" else m[0]),
    habit(r"^(Players|Your opponents|Each player|Each opponent) (?:skip|skips) their Combat Phases?(?= |\.)", r"\1 cannot enter the Combat Phase"),
    habit(r"\b(your deck)([.,].*?)( (?:on|to)(?: the)? (?:bottom|top))(?= in |[.,]| and )(?! of)", lambda m: f"{m[1]}{m[2]}{m[3].replace(' to', ' on')} of your deck"),
    habit(r"\bthe other (?=on (?:the bottom|top))", "the rest "), habit(r"\bthe (?:other|others) (?=into |in )", "the rest "),
    habit(r"\b(cannot|would|could) search (?:their |your |players' |any |the )?(deck|discard pile|hand)s?\b", r"\1 search a \2"),
    habit(r"\b[Yy]our maximum (?:supply of Command Tokens|Command Token supply|Command Tokens?)\b", "your maximum of Command Tokens"),
    habit(r"\breturn (it|them|that \w+|those \w+) to the zones? (?:it|they) (?:originated|came) from under (?:its|their) owners?'s? control\b", r"put \1 back onto the game board"),
    habit(r"\b([Mm]oves? [^.,]*?(?:counters?|Tokens?)\b[^.,]*? from [^.,]*?) onto\b", r"\1 to"),
    habit(r"\b([Cc])hoose(s?) (?:a )?new targets? for ([^.,]*)", r"\1hange\2 the target of \3 to another legal target"),
    habit(r"(^|\. )((?:[A-Z]\w+ )*?(?:[Cc]haracter|[Ii]tem|[Ll]ocation)s?)(?: cards?)? in your hand (?:may|can) be played\b", lambda m: f"{m[1]}You may play {m[2].lower()}"),
)  # fmt: skip

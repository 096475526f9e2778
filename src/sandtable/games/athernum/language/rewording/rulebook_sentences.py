"""Wordings of designers who think in the rulebook's sentences, and what Athernum's cards write for the same.

They come first of all: what a sentence only reminds of is left out, what is asked of something is asked in the house's way,
and what limits an ability is said in one form.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.forms import third
from sandtable.cards.habits import Habit, habit
from sandtable.games.athernum.language.rewording.other_games import one_thing
from sandtable.games.athernum.language.rewording.sentence_shapes import lower, upper

THING: Final = "character|item|location|permanent|attachment|token|card"
ADJECTIVES: Final = r"(?:(?:other|exhausted|face-up|face-down|attacking|defending|factionless|non-\w+) )*"
NOUN: Final = rf"{ADJECTIVES}(?:[A-Z]\w+ )*(?:(?:{THING})s?(?: (?:card|token)s?)?|[A-Z]\w+)"
STEADY: Final = r"[Tt]his(?: card| character| item| location| attachment| permanent)?|[Ii]t|[Tt]he linked target|[Ll]inked target|[Tt]hat (?:character|card|item|location|permanent|attachment)"


def an(word: str) -> str:
    """A word with its article."""
    return f"{'an' if word[:1] in tuple('aeiouAEIOU') else 'a'} {word}"


def entering(found: re.Match[str]) -> str:
    """ "Whenever a Soldier with … enters the game board under your control": whose it is stands behind the noun."""
    whose = "you control" if found["whose"] == "your" else "an opponent controls"
    return f"{found['head']} {whose}{found['tail']} {found['verb']} the game board"


def is_of_a_kind(found: re.Match[str]) -> str:
    """ "If that character is factionless": a factionless character."""
    noun = found["noun"] or "character"
    return f"{found['who']} {found['be']} {found['not'] or ''}{an(found['what'])} {noun}"


LIMIT: Final = (
    # what an ability may only be used by, and how the house says it
    (r"(once|twice|(?:three|four|five|\d) times) (?:per|each|a|every|in a) turn", r"\1 per turn"),
    (r"(?:during|in|on) (your|an opponent's|the|each opponent's) ((?:\w+ )?(?:[Pp]hase|[Tt]urn))", r"in \1 \2"),
    (r"(?:during|in|on) (?:an?|any|each|every)(?: player's)? (\w+ [Pp]hase)", r"in the \1"),
    (r"(?:while|if|when|as long as) (?:no stack (?:currently )?exists|there is (?:currently )?no stack|the stack is empty)", "if no stack exists"),
    (r"after (?:a|your|the) [Cc]ombat [Pp]hase(?: (?:has ended|ends|of this turn))?", "if you have entered the Combat Phase this turn"),
    (r"(?:while|if|when|as long as) ([^,]*)", r"if \1"),
)  # fmt: skip
SLOTS: Final = {"1": "one", "2": "two", "3": "three"}
HERE: Final = r"if (?:this card|it) is in (your discard pile|your hand|the void)"


def limited(found: re.Match[str]) -> str:
    """ "This ability may only be activated during your day phase while no stack exists": each limit with its own "only"."""
    said: list[str] = []
    whole = re.sub(
        r"\b((?:while|if) (?:this card|it) is in (?:your discard pile|your hand|the void)) and (?=you\b|your\b)",
        r"\1, if ",
        found[2],
    )
    for part in re.split(
        r",? and (?:only )?(?=once|twice|during|in |on |while|if|when|as long|after)|, (?:only )?(?=once|twice|during|in |on |while|if|when|as long|after)| and (?=no stack)| (?=while |if |after |as long as )",
        whole,
    ):
        part = f"while {part}" if part.startswith("no stack") else part
        for pattern, house in LIMIT:
            if re.fullmatch(pattern, part):
                part = re.sub(pattern, house, part)
                break
        else:
            return found[0]
        if re.fullmatch(HERE, part) and re.search(
            rf"\bthis card from {part[part.index(' in ') + 4 :]}", found.string
        ):
            continue  # it is used from there anyway
        said.append(part)
    if not said:
        return found[1]
    last = f" and only {said[-1]}" if len(said) > 1 else ""
    return f"{found[1]}Activate only {', only '.join(said[:-1] or said)}{last}."


def also_it(found: re.Match[str]) -> str:
    """ "… the removed token was exhausted": that token, if only one was spoken of."""
    before = found.string[: found.start()]
    noun = found["noun"]
    if len(re.findall(rf"\b{noun}s?\b", re.sub(rf"\b[Tt]his {noun}\b", "", before))) != 1:
        return found[0]
    return f"{found['if']} that {noun} is {found['not'] or ''}an exhausted {noun}"


OBJECTS: Final = (
    # where a sentence names what it is about
    r"(?:you may )?(?:[Rr]eturn|[Pp]ut|[Mm]ove|[Ss]huffle|[Aa]ttach) (?P<np>.+?) (?:to|into|onto|on) .+",
    r"(?:you may )?(?:[Ee]xhaust|[Dd]iscard|[Nn]eutralize|[Rr]eveal|[Tt]urn) (?P<np>.+?)(?: face-(?:up|down))?",
    r"(?:you may )?(?:[Dd]eal|[Hh]eal|[Pp]lace|[Rr]emove) .+? (?:to|from|on) (?P<np>.+?)",
    r"(?:you may )?[Gg]ain control of (?P<np>.+?)(?: until .*)?",
    r"(?P<np>.+?) (?:gets?|gains?|loses?|cannot|has|have) .+",
)  # fmt: skip
ITSELF: Final = r"(?:it|them|that \w+|those \w+|this(?: \w+)?|each (?:player|opponent|of them)|you|they|your main character|the linked target)"
CHOSEN: Final = r"(?:(?:another )?target|the top card of|an?|another) ?.*"
SHORT: Final = r"(?:deal|heal|place|remove) \w+(?: damage| (?:\w+ )?counters?| Victory Tokens?)?"


def instead_of_it(found: re.Match[str]) -> str:
    """ "Return target character to its owner's hand. If it is a Soldier, move it to the void instead.": what it is about is
    chosen first, then one of the two is done.
    """
    head, less, asked, more = found["head"], found["less"], found["if"], found["more"]
    if "instead" not in found[0] or re.search(r"\b(?:if|when|whenever|would|unless)\b", less):
        return found[0]
    made = re.fullmatch(r"[Cc]reate an? ([^,.]*?)token([^,.]*)", less)
    many = re.fullmatch(r"create (two|three|four|\d) (?:of them|of those(?: tokens)?|such tokens)", more)
    if made and many:
        more = f"create {many[1]} {made[1]}tokens{made[2]}"
    several = re.match(
        r"(?:each|all|target) (?:other )?(?:players?|opponents?)|players|your opponents?", lower(less)
    )
    if several and not re.match(rf"{several[0]}\b|they\b", more):
        return found[0]  # the others do the first of the two all the same
    thing = next((one for one in OBJECTS if re.fullmatch(one, less)), None)
    np = "" if thing is None else (re.fullmatch(thing, less) or found)["np"]
    spoken = re.search(
        r"\b(?:it|its|them|that \w+)\b",
        re.sub(r"\bit is (?:your|the|an opponent's)\b", "", f"{asked} {more}"),
    )
    if spoken and (noun_of := re.fullmatch(r"that (\w+)", spoken[0])):
        if not re.search(rf"\b{noun_of[1]}s?\b", re.sub(r"\bcharacter tokens?\b", "", less)):
            if re.search(rf"\b{noun_of[1]}\b", found.string[: found.start()]):
                spoken = None  # what was spoken of before this
    every = re.fullmatch(rf"each {NOUN}.*", np)
    may = "you may " if less.startswith("you may ") else ""
    if every:
        more = re.sub(
            r" (from|on|to) (?:each of them|them|those \w+|each of those \w+|each)$", rf" \1 {np}", more
        )
    elif np and re.fullmatch(CHOSEN, lower(np)) and (spoken or re.match(r"(?:another )?target", lower(np))):
        noun = "card" if np.startswith("the top") else (re.search(rf"\b({THING})\b", np) or ["", ""])[1]
        if not noun or re.search(r" and | or ", np):
            return found[0]
        that = f"that {noun}"
        side = (re.search(rf" (to|from|on) {re.escape(np)}$", less) or ["", ""])[1]
        if re.fullmatch(SHORT, more) and side:
            more = f"{more} {side} {that}"
        asked, more = [
            re.sub(rf"\b(?:it|{that})\b(?! is (?:your|the|an opponent's) )", that, one)
            for one in (asked, more)
        ]
        less = less.replace(np, that, 1)
        verb = "choose" if head.endswith(", ") else "Choose"
        more = more if not may or more.startswith("you may") else may + more
        return f"{head}{verb} {lower(np)}. If {asked}, {more}. Otherwise, {lower(less)}."
    elif (np and spoken and not re.fullmatch(ITSELF, lower(np))) or (thing is None and spoken):
        return found[0]
    opening = f"{head}if" if head.endswith(", ") else f"{head}If"
    return f"{opening} {asked}, {more}. Otherwise, {lower(less)}."


ON_BOARD: Final = r"\b(?:characters?|permanents?|attachments?|locations?|items?|tokens?)\b(?! cards?)"


def worn_off(found: re.Match[str]) -> str:
    """What a counter does at some time, and that one of them goes then, is an ability of its bearer (10.5.1)."""
    time = re.sub(r" of its controller's turn$", "", found[1])
    own = time != found[1] or "controller's" in time
    phase = re.sub(r"^At (?:the|its controller's|their controller's) ", "", time)
    noun, damage, name = found["n1"] or found["n2"], found["d1"] or found["d2"], found["c2"]
    per = f" for each {name} counter on it" if found["per"] else ""
    return f'(A {noun} with {an(name)} counter gains "At {"your" if own else "the"} {phase}, deal {damage} damage to this{per}, then remove {an(name)} counter from this.")'


COUNTER: Final = r"(?:counter|marker)"
SO_MANY: Final = (
    r"\((?P<time>At [^,()]*), (?P<one>an?|each) (?P<noun>character|permanent|location)"
    rf"(?: with (?:an? |one or more )?(?P<c1>[A-Z]\w+) {COUNTER}s?(?: on it)?)?,? (?:is dealt|takes|receives|suffers)"
    rf" (?:damage equal to the number of (?P<c2>[A-Z]\w+) {COUNTER}s on it|(?P<damage>\d+) damage(?P<per> for each (?:(?P<c3>[A-Z]\w+) {COUNTER} on it|of them))?)"
    rf"(?P<less>(?:, then|\. Then,?|,? and(?: then)?) (?:remove (?:one of (?:them|those {COUNTER}s)|(?:an?|one) (?P<c4>[A-Z]\w+) {COUNTER} from it)|(?:it )?loses (?:one of (?:them|those {COUNTER}s)|(?:an?|one) (?P<c5>[A-Z]\w+) {COUNTER})))?\.?\)$"
)  # "(At the Morning Phase of its controller, a character with Poison markers is dealt damage equal to …"


def so_many(found: re.Match[str]) -> str:
    """What a counter does at some time for each of them, and then less of it, in the words of `worn_off`."""
    names = {found[at] for at in ("c1", "c2", "c3", "c4", "c5") if found[at]}
    per = bool(found["c2"] or found["per"])
    if len(names) != 1 or not (per or found["less"]):
        return found[0]
    name = names.pop()
    time = re.sub(
        r"^At the (\w+ Phase) of (its|their) controller(?:'s turn)?$", r"At \2 controller's \1", found["time"]
    )
    each = f" for each {name} counter on it" if per else ""
    less = f", then remove {an(name)} counter from it" if found["less"] else ""
    return f"({time}, {found['one']} {found['noun']} takes {found['damage'] or 1} damage{each}{less}.)"


def as_it_lay(found: re.Match[str]) -> str:
    """ "If it was exhausted": an exhausted one, for that is asked of what it was when it left."""
    spoken = re.findall(rf"\b({THING})s?\b", re.sub(r"\b[Tt]his \w+", "", found.string[: found.start()]))
    noun = found["noun"] or (spoken[-1] if spoken else "permanent")
    return f"{found['if']} {found['it']} is {found['not'] or ''}{an(found['how'])} {'permanent' if noun == 'card' else noun}"


def happening(found: re.Match[str]) -> str:
    """ "If this card attacks, draw a card.": whenever it does; what it gets without a time it has for as long."""
    head, who, event, more, what = found.groups()
    if re.search(r"\b(?:gets?|gains?|has|have|cannot)\b", what) and not re.search(
        r"\b(?:until|this turn)\b", what
    ):
        if more or event not in ("attacks", "defends"):
            return found[0]
        return f"{head}As long as {lower(who)} is {event[:-1]}ing, {what}."
    return f"{head}Whenever {lower(who)} {event}{more}, {what}."


def many_of(found: re.Match[str]) -> str:
    """ "If no card is discarded this way": none is among them."""
    many = found["many"]
    noun = found["noun"]
    if not re.search(r"\bcards?\b", found["before"]) or re.search(ON_BOARD, found["before"]):
        return found[0]  # of what lies on the board some may have stayed
    many = {"at least one": "one or more", "at least two": "two or more"}.get(many, many)
    if many in ("a", "an", "another"):
        return f"{found['before']}If there is {many} {noun} among them,"
    if many == "no":
        noun = noun if noun.endswith("s") else f"{noun}s"
        return f"{found['before']}If there are no {noun} among them,"
    if many == "one or more" or many == "any":
        return f"{found['before']}If there is {an(re.sub(r's$', '', noun))} among them,"
    return f"{found['before']}If there are {many} {noun} among them,"


DONE_BEFORE: Final = {
    "attacked": "attacks",
    "defended": "defends",
    "entered": "enters",
    "left": "leaves",
    "become": "becomes",
    "dealt": "deals",
}


def afterwards(found: re.Match[str]) -> str:
    """ "After you play a location, …": whenever you do; an attack is over before "after" it, and is left alone."""
    head, event = found["head"], found["event"]
    event = re.sub(r"\b(?:has|have) been (?=\w+)", "is ", event)
    event = re.sub(
        r"\bhas (attacked|defended|entered|left|become|dealt)\b", lambda m: DONE_BEFORE[m[1]], event
    )
    if re.search(r"\b(?:attacks?|defends?)$", event):
        return found[0]
    return f"{head}{'When' if head.endswith('. ') else 'Whenever'} {event},"


def chosen_ones(found: re.Match[str]) -> str:
    """ "The chosen characters cannot attack": those that were chosen, or that one."""
    many = found["noun"].endswith("s")
    that = f"{'those' if many else 'that'} {found['noun']}"
    return upper(that) if found[0][0] == "T" else that


def lain_before(found: re.Match[str]) -> str:
    """ "If the attachment had been face-down": what was discarded is asked for as it lay."""
    before = found.string[: found.start()]
    if len(re.findall(rf"\b{found['noun']}s?\b", re.sub(r"\b[Tt]his \w+", "", before))) != 1:
        return found[0]
    return f"{found['if']} that {found['noun']} was {found['not'] or ''}{found['how']}"


def cheaper(found: re.Match[str]) -> str:
    """ "Reduce the acquisition cost of Beast characters in your hand by 1": they cost so much less."""
    noun = found[2] if found[2].endswith("s") else f"{found[2]}s"
    whose = "in your hand" if "hand" in found[3] else "you own"
    noun = upper(noun) if not found[1].endswith(", ") else noun
    return f"{found[1]}{noun} {whose} cost {{{found[4]}}} less to play"


PASSIVE: Final = {
    "discard": "discarded", "exhaust": "exhausted", "return": "returned", "move": "moved", "turn": "turned",
}  # fmt: skip


def by_an_effect(found: re.Match[str]) -> str:
    """ "If an effect would discard a character you control": it would be discarded, through effects."""
    whose = " your opponents control" if found["whose"] else ""
    where = found["where"] or ""
    return f"{found[1]}f {found['what']} would be {PASSIVE[found['verb']]}{where} through effects{whose}"


def tireless(found: re.Match[str]) -> str:
    """ "cannot be exhausted by attacking": it does not become exhausted by that."""
    many = (found["who"].endswith("s") and not found["who"].endswith("this")) or found[
        "who"
    ].lower() == "they"
    return (
        f"{found['who']}{found['whose']} {'do' if many else 'does'} not become exhausted by {found['how']}ing"
    )


def more_if(found: re.Match[str]) -> str:
    """ "It gets +1 OFV. If it is a Soldier, it gets +3 OFV instead.": so much in any case, and the rest besides."""
    more = int(found["many"]) - int(found["few"])
    who = re.sub(r"^[Ll]inked", "The linked", found["who"])
    if more <= 0:
        return found[0]
    asked = re.sub(
        r"^(?:it|this card|this character)\b(?! is (?:your|an? opponent's|the) (?:turn|\w+ Phase))",
        lower(who),
        found["if"],
    )
    least = f"{found['sign']}{found['few']} {found['stat']}"
    return f"{found['head']}{who} gets {least}. As long as {asked}, {lower(who)} gets {found['sign']}{more} {found['stat']}."


def with_values(found: re.Match[str]) -> str:
    """ "becomes a 4/3 Monster character": what it becomes, and the values that it has."""
    values = f"{'has' if found['verb'].endswith('s') else 'have'} OFV {found['ofv']} and DFV {found['dfv']}"
    return f"{found['verb']} {an(found['what'])}{found['also']} and {values}{found['time']}"


def also_that(found: re.Match[str]) -> str:
    """ "becomes a character. It is still a location.": it keeps its types, unless it is said to stay what it becomes."""
    if re.search(rf"\b{found['was'].lower()}\b", found["what"].lower()):
        return found[0]
    return f"{found['verb']} {found['what']} in addition to its other types{found['more']}."


def besides(found: re.Match[str]) -> str:
    """ "This location is also a 5/7 Beast character": it becomes that in addition to what it is (1.4.7)."""
    one = found["verb"] == "is"
    verb, whose = ("becomes", "its") if one else ("become", "their")
    return f"{verb} {found['what']} in addition to {whose} other types{found['time']}."


def let_you(found: re.Match[str]) -> str:
    """ "That player chooses to discard a card or to let you draw a card": they may, and if they do not, you do."""
    what, yours = found["first"] or found["last"], found["yours"] or found["mine"]
    return f"{found['who']} may {what}. If they do not, you {yours}."


def next_one(found: re.Match[str]) -> str:
    """ "The next Soldier you play this turn costs {1} less": the time stands behind what it costs."""
    time = " this turn" if found["time"] or found["later"] else ""
    head = "The" if found[0][0] == "T" else "the"
    return f"{head} next {found['what'].removesuffix('s')} you play costs {found['fee']} less to play{time}"


def opponents_turn(found: re.Match[str]) -> str:
    """ "until the end of your opponent's next turn": of each opponent's; of "their controller's" if all are theirs."""
    before = found.string[: found.start()]
    if "controller" in found[0] and not re.search(
        r"\b(?:your opponents? controls?|an opponent controls)\b", before
    ):
        return found[0]
    return "until the end of each opponent's next turn"


def each_of_two(found: re.Match[str]) -> str:
    """ "You and target opponent each draw a card": the one does, and so does the other."""
    verb = found["verb"]
    return f"{found['you']} {verb}{found['what']} and {found['other']} {third(verb)}{found['what']}"


def used_only(found: re.Match[str]) -> str:
    """ "You can only use this ability once per turn and only during your turn": when it is activated."""
    limits = re.sub(r"\b(?:during|on) (?=your|the|an opponent's)", "in ", found["when"])
    limits = re.sub(r"\bin in\b", "in", limits)
    limits = re.sub(r" and (?!only\b)(?=in |if |once |twice )", " and only ", limits)
    return f"{found['head']}Activate only {limits}."


def made_tired(found: re.Match[str]) -> str:
    """ "Create two resource tokens, exhausted": what is created is exhausted as it enters."""
    many = "an" if found["many"] in ("a", "an") else found["many"]
    return f"{found['verb']} {many} exhausted {found['what']}{found['noun']}"


def takes_less(found: re.Match[str]) -> str:
    """ "This character takes 1 less damage from attacks": so much of each such damage is prevented."""
    kind = "combat " if found["kind"] or found["by"] else ""
    who = one_thing(lower(found["who"])) if "you control" in found["who"] else lower(found["who"])
    return f"{found['head']}If {who} would be dealt {kind}damage, prevent {found['less']} of that damage"


RULEBOOK_SENTENCES: Final[tuple[Habit, ...]] = (
    habit(r"[–—]", "-"), habit(r"[’‘]", "'"), habit(r"[“”]", '"'),
    # ---- 4.3.5b: "after" is when it has happened
    habit(r"(?P<head>^(?:(?:Objective|Equip)(?: -|:) |\")?|\. )After (?!drawing\b|that,|this,|doing\b|resolving\b|you draw your starting\b|all\b|both\b|(?:the|your|a|an|each|this|that|an opponent's) (?:[Cc]ombat\b|[Tt]urn\b|stack\b|\w+ [Pp]hase\b))(?P<event>[^,.\"]+),", afterwards),
    habit(r"\b[Tt]he chosen (?P<noun>characters?|cards?|permanents?|items?|locations?|attachments?|tokens?)\b", chosen_ones),
    habit(rf"\b(?P<if>[Ii]f) (?:the|that) (?:discarded |exhausted |removed |moved |returned )?(?P<noun>{THING}) (?:had been|was) (?P<not>not )?(?P<how>exhausted|face-up|face-down)(?=,| and )", lain_before),
    habit(r"(\b[Dd]iscards? (?:your|their) hands?\b[^\"]*?\. )If (you|they) (?:have )?discarded (\w+) or (more|fewer) cards (?:this way|in this way|like this),", r"\1If there are \3 or \4 cards among them,"),
    habit(r"\bdraw one more(?=\.| instead)", "draw a card"),
    # ---- 9.3.7: who may not be named as a defender
    habit(r"(?P<head>^(?:Equip(?: -|:) )?|\. |, )(?:[Yy]our opponents?|[Oo]pponents|[Pp]layers|[Nn]o opponent|[Nn]o player|[Ee]ach opponent|[Tt]he controller of the target) (?:cannot|can't|may not|can|may) (?:declare|choose|select|name) (?:a |any )?defenders? (?:while|when|as long as|if|against attacks of|against) (?P<who>this(?: card| character| permanent)?|the linked target|linked target|it|characters you control|permanents you control|each character you control|[A-Z]\w+s you control)(?: attacks?| is attacking| are attacking| is the attacker)?(?=\.| until | this turn)", lambda m: f"{m['head']}{lower(m['who']) if m['head'].endswith(', ') else upper(m['who'])} cannot be defended against"),
    # ---- 9.3.6: who may not be attacked, behind a condition
    habit(r", (?:your opponents?|opponents|players|no opponent|no player|each opponent) (?:cannot|can't|may not|can|may) (?:choose|select|declare) ([^.,]*?) as (?:the |a )?targets? (?:of|for) (?:an |their )?attacks?\b", r", \1 cannot be attacked"),
    habit(r"\b([Ii]f|[Ww]hen(?:ever)?) ([^,.]*?) would (?:take|be dealt|receive) (combat )?damage (?:from|by|dealt by) (?:an? |the )?(attacker|defender)(?=,)", lambda m: f"If {an(m[4][:-2] + 'ing')} permanent would deal {m[3] or ''}damage to {m[2]}"),
    # ---- 2.2.1: what a character costs
    habit(r"(^|\. |, )[Rr]educe the (?:acquisition )?costs? (?:of|for|to play) (?:all |each |your )?((?:[A-Z]\w+ )*(?:characters?|[A-Z]\w+?s?))(?: cards?)?( in your hand| you play| you own|) by \{?(\d+)\}?(?=\.| for each| as long as| until| this turn)", cheaper),
    habit(r"\b(activate (?:\")?(?:Acquisition|Solvency|Contingency)(?:\")?) (?:1|one|an) (?:additional|extra|more) time (?:during|in|on|each|per) (?:each of your turns|your turns|your turn|each turn|turn)(?=\.)", r"\1 one additional time each turn"),
    habit(r"\b[Tt]he next (?P<what>(?:[\w-]+ )*?(?:characters?|[A-Z]\w+))(?: cards?)? you play(?P<time> this turn| during this turn| before end of turn|)(?P<after>,)? costs? (?P<fee>(?:\{\d+\}|\[\w+\])+) less(?: to play)?(?P<later> this turn)?", next_one),
    habit(r"\b([Tt])he (?:acquisition )?cost of the next ((?:[\w-]+ )*?(?:character|[A-Z]\w+))(?: card)? you play( this turn|) is reduced by \{?(\d+)\}?", lambda m: f"{m[1]}he next {m[2]} you play costs {{{m[4]}}} less to play{m[3]}"),
    habit(r"\b([Tt]hat|[Tt]he discarded|[Tt]he exhausted|[Tt]he returned) (character|card|permanent) (?:had|has) (?:an? )?(?:acquisition )?cost (?:of )?(\d+) or (more|less|greater|higher|lower|fewer)\b", lambda m: f"{'that' if m[1][0] == 't' else 'That'} {m[2]} is a character with cost {m[3]} or {'more' if m[4] in ('more', 'greater', 'higher') else 'less'}"),
    habit(r"\b([Tt]hat|[Tt]he discarded|[Tt]he exhausted|[Tt]he returned) (character|card|permanent)'s (?:acquisition )?cost (?:was|is) (\d+) or (more|less|greater|higher|lower|fewer)\b", lambda m: f"{'that' if m[1][0] == 't' else 'That'} {m[2]} is a character with cost {m[3]} or {'more' if m[4] in ('more', 'greater', 'higher') else 'less'}"),
    habit(r"\b([Oo]ne|1) other (?=(?:exhausted |face-up |face-down |[A-Z]\w+ )*(?:character|permanent|item|location|attachment|token|[A-Z]\w+)\b(?!s))", lambda m: "Another " if m[1] == "One" else "another "),
    # ---- what is compared, what is had
    habit(r"\bwith (?:an? )?(?:(?P<a>OFV|DFV|(?:acquisition )?cost) (?:that is )?(?:lower|less|smaller) than|(?:lower|less|smaller|a lower|a smaller) (?P<b>OFV|DFV|(?:acquisition )?cost) than) this(?: card| character| permanent)?(?:'s(?: (?:OFV|DFV|(?:acquisition )?cost))?)?(?= |[.,\"])", lambda m: f"with a lower {(m['a'] or m['b']).removeprefix('acquisition ')} than this"),
    habit(r"\bwith a lower (OFV|DFV|cost) than this (?:card|character|permanent)(?='?s?[ .,\"])", r"with a lower \1 than this"),
    habit(r"\b(?P<if>[Ii]f|[Aa]s long as|[Ww]hile|[Ww]hen(?:ever)?|[Uu]nless|and if) (?P<who>you|they|an opponent|your opponents) (?:have|has) (?P<what>(?:an?|no|another|exactly \w+|\w+ or (?:more|fewer|less)|one or more|two|three|four|five) (?:(?:other|exhausted|face-up|face-down) )*(?:[A-Z]\w+ )*(?:characters?|locations?|items?|permanents?|attachments?|(?:resource |character |item |location )?tokens?))(?! cards?\b)(?= |,|\.)(?! (?:in|cards?) )", lambda m: f"{m['if']} {m['who']} {'controls' if m['who'] == 'an opponent' else 'control'} {m['what']}"),
    habit(r"\b(while|as long as|While|As long as) (it|this(?: card| character)?|the linked target|linked target|that character) (attack|defend)s(?=[.,]| and )", r"\1 \2 is \3ing"),
    habit(r"\b(?:may|can) defend (?:any number of times|more than once|as often as you like)(?: (?:each|per|every) (?:turn|Combat Phase))?(?=\.)", "does not become exhausted by defending"),
    habit(rf"\b({STEADY}|[Tt]arget [^.,]*?) and (target [^.,]*?|another target [^.,]*?) (?:each )?deal damage equal to their (?:respective )?OFVs? to each other(?=[.,])", r"\1 fights \2"),
    habit(r"\b([Cc])hoose(s?) 1(?= ?(?:of the following|:|-))", r"\1hoose\2 one"),
    habit(r"\b([Ii])f an? effect(?P<whose> (?:an opponent|your opponents?) controls?|)? would (?P<verb>discard|exhaust|return|move|turn) (?P<what>(?:an?|another|this|your main|the linked)\b[^,.]*?)(?P<where> (?:to|into|face-)[^,.]*)?(?=, )", by_an_effect),
    habit(r"\((If an? (?:character|permanent|location) with an? (?P<name>[A-Z]\w+) (?:counter|marker)(?: on it)? would be dealt damage, prevent (?:that|\d+ of that) damage and remove) (?:the|that|one|a|an)(?: (?P=name))? (?:counter|marker)(?: from (?:it|that \w+))?(?: instead)?\.?\)", lambda m: f"({m[1]} {an(m['name'])} counter from it.)"),
    habit(r"\b(?P<who>[Cc]haracters|[Pp]ermanents|[A-Z]\w+s|[Tt]hey|[Ii]t|[Tt]his(?: card| character)?|[Tt]he linked target|[Ll]inked target)(?P<whose>(?: (?:you|your opponents) control)?) (?:cannot|can't|may not) be(?:come)? exhausted (?:by|from|when|for|through) (?P<how>attack|defend)ing\b", tireless),
    habit(r"\b([Tt]his(?: card| character| permanent)?|[Ii]t|[Tt]hat (?:character|card|permanent)) (?:cannot|can't|may not|does not|doesn't|is not|isn't) (?:be )?turned? face-up (?:during|in|at) (?:your|its controller's|their controller's) next Morning Phase\b", r"\1 does not turn face-up in its controller's next Morning Phase"),
    habit(r"\bWhen(?:ever)? (two|three|four|five|\d) or more ([^,.]*?) (?:in|during) (?:the same|one|a) turn,", r"Whenever \1 or more \2 in a single turn,"),
    habit(r"(^|\. )[Rr]educe the (?:activation )?(?:costs?|fees?) (?:of|for|to activate) ((?:command |support |objective )?abilities)((?: of [^.,]*?| you activate)?) by \{?(\d+)\}?(?=\.)", lambda m: f"{m[1]}{upper(m[2])}{' that you activate' if m[3] == ' you activate' else m[3]} cost {{{m[4]}}} less to activate"),
    habit(r"\b(cannot|can't|may not) be (?:the |a )?targets? of (?:your opponents?'s?|an opponent's|opponents'|opposing|your opponents') (?:effects?|abilities|effects (?:or|and) abilities|abilities (?:or|and) effects)\b", "cannot be chosen as a target by your opponents"),
    habit(r"\b(cannot|can't|may not) be (?:the |a )?targets? of (?:effects|abilities|effects (?:or|and) abilities|abilities (?:or|and) effects) (?:(?:your opponents?|an opponent|opponents) controls?|controlled by (?:your opponents?|an opponent|opponents))\b", "cannot be chosen as a target by your opponents"),
    habit(r"\b(cannot|can't|may not) be (?:the |a )?targets? of (?:any )?(?:effects|abilities|effects (?:or|and) abilities)(?=[.,]| and )", "cannot be chosen as a target"),
    habit(rf"^(?P<head>(?:Equip(?: -|:) )?)(?P<who>{STEADY}|[Ll]inked target) gets (?P<sign>[+-])(?P<few>\d+) (?P<stat>OFV|DFV)\. (?:If|While|As long as) (?P<if>[^,.]*), (?:it|this|this card|this character|the linked target|linked target) gets (?P=sign)(?P<many>\d+) (?P=stat) instead\.$", more_if),
    habit(r"\b([Ii]f|[Aa]s long as) ((?:this(?: card| character)?|it|the linked target|that \w+) has [^,.]*?) and is (?=(?:not )?(?:face-up|face-down|exhausted|attacking|defending|an? )[^,.]*,)", r"\1 \2 and if it is "),
    habit(r"(^|\. |: )[Cc]ount (the number of [^.,]*)\. (?:Then,? )?[Dd]eal that much damage to ([^.,]*)\.", r"\1Deal damage equal to \2 to \3."),
    habit(r"(^|\. |: )[Cc]ount (the number of [^.,]*)\. (?:Then,? )?[Dd]raw that many cards\.", r"\1Draw cards equal to \2."),
    habit(r"^[Pp]ay ((?:\{\d+\}|\[\w+\])+) or ((?:discard|exhaust|return) (?:this(?: card| character)?|it)(?: to its owner's hand)?) at (your|the) (Morning|Day|Combat|Evening) Phase\.$", r"At \3 \4 Phase, \2 unless you pay \1."),
    # ---- 1.2: factions
    habit(r"\b(?P<what>(?:(?:other|face-up|exhausted|non-\w+|[A-Z]\w+) )*(?:characters|permanents|cards|items|locations))(?P<whose>(?: (?:you|they|your opponents) control)?) (?:of|from|belonging to) (?P<many>\w+(?: or more| or fewer)?) different factions\b", lambda m: f"{m['many']} {m['what']}{m['whose']} with different factions"),
    habit(r"\bthat (?:share|shares|have|has) (?:a faction with|the same faction as|the faction of)\b|\b(?:sharing a faction with|with the same faction as)\b", "of the same faction as"),
    habit(r"\bthat (?:do not|don't|does not|doesn't) (?:share a faction with|have the same faction as)\b|\b(?:of|with) a(?:nother| different) faction (?:than|from)\b", "of another faction than"),
    # ---- what is asked behind what is done
    habit(r"(^(?:(?:Objective|Equip)(?: -|:) )?When(?:ever)? [^.,\"]*), ((?!if )(?!you may )[^.,\"]*?) if (?!able|you do|they do|you can)([^.,\"]*)\.$", r"\1, if \3, \2."),
    # ---- 9.3.6: the target of an attack
    habit(r"^((?:(?:Objective|Equip)(?: -|:) )?When(?:ever)? [^,.\"]*?) (?:is declared as (?:an|the) attacker|attacks)(, [^\"]*?)(?<!as )\b(?:the|its) (?:target of (?:the|that|this|its) attack|attack's target|attack target)\b", r"\1 attacks a permanent\2that permanent"),
    # ---- 4.2.4b: a deck that is empty
    habit(r"\b([Ii]f|[Ww]hen(?:ever)?) (you|an opponent|a player) would (?:attempt to )?draw (?:a card |cards )?(?:from an empty deck|(?:while|when|and|and if) (?:your|their) deck is empty|while (?:you|they) have no cards in (?:your|their) deck)(?=,)", r"If \2 would draw a card from an empty deck"),
    habit(r"(^|\. |, )([Yy]ou|[Pp]layers) (?:do not|don't|cannot|can't) lose the game (?:for|by|from|as a result of|because of|due to) (?:attempting to draw|drawing|trying to draw|having (?:attempted|tried) to draw)(?: a card| cards)? from an empty deck(?: (?:while|as long as) this(?: \w+)? is face-up)?(?=\.)", r"\1\2 cannot lose the game for drawing from an empty deck"),
    habit(r"(\b[Ii]f [^.,]* would [^.,]*, you may (?:pay|exhaust|discard|spend|remove) [^.]*?)\. If you do, ([^.]*?) instead, then ([^.]*)\.", r"\1 and \2, then \3 instead."),
    habit(r"(\b[Ii]f [^,.]* would draw a card from an empty deck, )instead ([^.]*)(?=\.)", r"\1\2 instead"),
    # ---- 1.4.6: what becomes something else and says that it stays what it was
    habit(r"\b(?P<verb>is|are) also (?P<what>an? \d+/\d+ (?:[A-Z]\w+ )*[Cc]haracter)s?(?P<time>(?: until [^.,\"]*)?)\.(?: (?:It|They)(?:'s|'re| is| are)(?: still| also)+ (?:an? )?(?:[Ll]ocation|[Ii]tem)s?\.)?", besides),
    habit(r"\b(?P<verb>becomes?) an? (?P<ofv>\d+)/(?P<dfv>\d+) (?P<what>(?:[A-Z]\w+ )*(?:[Cc]haracter|[Ll]ocation)(?: [a-z]+)?)(?P<also> in addition to (?:its|their) other types|)(?P<time>(?: until [^.,]*)?)(?=\.)", with_values),
    habit(r"\b(?P<verb>becomes?) (?P<what>an? (?:[A-Z]\w+ )*(?:[Cc]haracter|[Ll]ocation|[Ii]tem))(?P<more>(?: (?:with|and)[^.\"]*|(?: until [^.\"]*)?)?)(?:\.? \(?(?:It|This card|This location|This permanent|That \w+)(?:'s| is| remains| stays)(?: still| also)?|,? (?:but|and|while) (?:it )?(?:is still|remains|remaining|stays|still being|is also)) an? (?P<was>[Ll]ocation|[Ii]tem|[Cc]haracter)(?P<end>\.?\)?)(?=$| [A-Z]|\"| and |\.)", also_that),
    habit(r"\bin addition to (?:its|their) (?:other |existing |own |)(?:(?:[Ll]ocation|[Ii]tem|[Cc]haracter) )?(?:super)?types?\b", "in addition to its other types"),
    habit(r"\b(becomes? an? (?:[A-Z]\w+ )*(?:[Cc]haracter|[Ll]ocation|[Ii]tem)) with (\d+) OFV and (\d+) DFV in addition to its other types\b", lambda m: f"{re.sub(r'(?:Character|Location|Item)$', lambda noun: noun[0].lower(), m[1])} in addition to its other types and has OFV {m[2]} and DFV {m[3]}"),
    # ---- 4.2.2a: what is discarded for its damage
    habit(r"\b(discarded)((?: from the game board)?) (?:because of|due to|by|from|through|as a result of|for) (?:its |the |having too much |too much |lethal |enough )?damage(?: counters)?(?: on it)?(?=[,. ](?!by |from |dealt |equal ))", lambda m: f"{m[1]} because of damage"),
    # ---- 9: turns
    habit(r"\b([Tt])akes? (?:an? |one )(?:additional|extra|another|further|second) turn(?: immediately| directly)? (?:after (?:this (?:one|turn)|the current turn)|following this (?:one|turn))", lambda m: f"{m[1]}ake{'s' if 'akes' in m[0] else ''} an additional turn after this one"),
    habit(r"\b([Tt])akes? (?:an? |one )(?:additional|extra|further) turn(?=\.)", lambda m: f"{m[1]}ake{'s' if 'akes' in m[0] else ''} an additional turn after this one"),
    habit(r"\buntil the end of (?:your opponent's|your opponents'|an opponent's|each opponent's|the opponent's|their controller's|their controllers') next turns?\b", opponents_turn),
    # ---- 4.3.5: a keyword that is printed in bold needs no dash; what stands before a colon is a cost
    habit(r"(^|\")(Objective|Equip) (?=[A-Z][a-z]+\b(?! -)[^:.\"]*[.\"])", r"\1\2 - "),
    habit(r"\b[Tt]he number of item slots (?:of )?(the linked target|this card)(?: has)? is increased by (one|two|three|[123])(?=\.)", lambda m: f"{upper(m[1])} has {SLOTS.get(m[2], m[2])} additional item slot{'' if m[2] in ('one', '1') else 's'}"),
    habit(r"^((?:(?:Objective|Equip)(?: -|:) )?When(?:ever)? [^,.\"]*?) [Yy]our opponent's main character(?=,)", r"\1 a main character an opponent controls"),
    # ---- whoever may do the first thing does the next as well
    habit(r"(?P<who>\b(?:[Ii]ts (?:controller|owner)|[Tt]hat (?:player|opponent)|[Tt]arget (?:player|opponent)|[Ee]ach (?:player|opponent)) may [^.,]*?) and (?P<verb>put|shuffle|draw|discard|return|reveal|lose|gain|exhaust|create|attach|place)\b", lambda m: f"{m['who']} and {third(m['verb'])}"),
    # ---- 4.3.5c: when an ability is used
    habit(r"(?P<head>[.:] )(?:(?:You (?:can|may) only (?:use|activate) (?:this|it)(?: ability)?|Use (?:this ability|it|this)? ?only)) (?P<when>(?:once|twice|during your|during the|during an|in your|in the|if)\b[^.]*)\.", used_only),
    habit(r"(\bmay [^.]*\. )When (you|they) do, (?![^.]*\btarget\b)", r"\1If \2 do, "),
    habit(r"\b(?P<you>[Yy]ou) and (?P<other>target opponent|each opponent|that player|that opponent|an opponent|its controller|target player) (?:each |both )(?P<verb>draw|discard|lose|gain|reveal|create|exhaust|return|shuffle|choose)(?P<what>[^.,]*)", each_of_two),
    habit(r"\b(is|are|becomes?) (?:targeted by|the targets? of) (?:an opponent's|your opponent's|an opponent’s) (?:effect|ability|effect or ability|ability or effect)\b", r"is chosen as a target by an opponent"),
    habit(r"\b([Cc]haracters?|[A-Z]\w+ characters?) cost your opponents? (\{\d+\}) (more|less)(?: to play)?\b", r"\1 your opponents own cost \2 \3 to play"),
    habit(r"\bYour first (character|item|location) (?:each|of each|in each|per) turn costs\b", r"The first \1 you play each turn costs"),
    habit(r"\b([Pp]uts? [^.,]*?) face-down onto the game board as a character\b", r"\1 onto the game board face-down as a character"),
    # ---- 9.2.11: entering combat once more
    habit(r"\b(may enter) (?:the )?[Cc]ombat(?: [Pp]hase)? (?:(?:1|an|one) (?:additional|extra|more|further) time|once more|again|a second time|one more time)\b((?: this turn)?)", lambda m: f"{m[1]} the Combat Phase one additional time{m[2] or ' this turn'}"),
    habit(r"\b(have|has) already (?=entered\b|attacked\b|activated\b|played\b)", r"\1 "),
    habit(r"\bthe effects? of that (?:support |command |objective )?ability\b|\bthat (?:support |command |objective )?ability's effects?\b", "that effect"),
    habit(r"\b(?P<verb>[Cc]reates?) (?P<many>that many|\w+) (?P<what>(?:[\w/]+ ){0,4}?)(?P<noun>tokens?(?: of your faction)?),? exhausted(?=[.,])", made_tired),
    habit(rf"(?P<head>^(?:Equip(?: -|:) )?|\. |, )(?P<who>(?:(?:{STEADY})|[Ll]inked target|(?:[Oo]ther )?(?:[A-Z]\w+ )?[Cc]haracters you control)) takes? (?P<less>\d+) less (?P<kind>combat )?damage(?P<by> from attacks| in combat| from combat| from attackers)?(?=\.)", takes_less),
    # ---- 9.3.6: what an attack is aimed at
    habit(r"^((?:(?:Objective|Equip)(?: -|:) )?When(?:ever)? [^,.\"]*?) (?:is declared as (?:an|the) attacker|attacks)(, [^\"]*?)\b(?:the|that) (?:permanent|character) (?:selected|chosen|declared) as the target (?:of|for) (?:the|that|this|its) attack\b", r"\1 attacks a permanent\2that permanent"),
    habit(r"\b([Ww]hen(?:ever)? you attach a)n [Ii]tem(?: card)? face-down(?: to ([^,.]*))?(?=,)", lambda m: f"{m[1]} face-down item to {m[2] or 'a permanent'}"),
    habit(r"\b(effects?) on the stack that (?:was|were) put onto (?:it|the stack) by (?:an )?(activated|triggered|static) abilit(?:y|ies) (?=(?:your opponent|an opponent|you|your opponents) controls?\b)", r"\2 \1 "), habit(r"\ban (?=(?:triggered|static) effect\b)", "a "),
    habit(r"(\b[Cc]hoose an? [^.]*?effects? (?:your opponent|an opponent) controls\. )(?:Your opponent|They) may ((?:pay|discard|exhaust|spend)) ([^.]*)\. If they (?:do not|don't), neutralize (?:that effect|it)\.", r"\1Neutralize that effect unless its controller \2s \3."),
    habit(r"\b([Rr]esource tokens|[Tt]okens|[Cc]haracter tokens) your opponents? creates? (?=enter\b)", r"\1 your opponents control "),
    # ---- a support ability is used in one's own turn (4.3.5f), so that theirs comes before the next of it
    habit(r"^(Support [^:]*: Your opponent (?:may not|cannot) [^.]*?) (?:during|in) their next turn\.", r"\1 until your next turn."),
    habit(rf"(\b[Dd]iscard the top \w+ cards of your deck\. )(Put|Return) (an? {NOUN}(?: of your faction)?) discarded this way (?=into|onto|to|on)", r"\1\2 \3 among them "),
    habit(r"(\b[Rr]emove (?:an|one) exhaustion counter from each (exhausted [^.,]*? you control)\. )Turn each of them (?:that has|with) no exhaustion counters(?: remaining| left)?(?: on it)? face-up(?=\.)", r"\1Turn each \2 with no exhaustion counters face-up"),
    # ---- players act in turn order, the active one first
    habit(rf"\b(?:(?:Starting|Beginning) with the active player, e|E)ach player (chooses \w+ ({NOUN}) they control\. )Discard all \2 (?:that were )?not chosen(?: this way)?(?=\.)", r"Each player \1Discard all other \2"),
    habit(r"\b([Ii]f [^,.]*? is (?:face-up|face-down|exhausted)) and has (?=[^,.]*,)", r"\1 and if it has "),
    # ---- 7.5.7b: whose slots something enters
    habit(rf"(?P<head>\b(?:[Aa]n?|[Aa]nother|[Oo]ne or more(?: other)?) {NOUN})(?P<tail>(?: (?:with|named|of your)\b[^,.]*?)?) (?P<verb>enters?|would enter) the game board under (?P<whose>your|an opponent's|your opponent's|another player's) control\b", entering),
    # ---- what only reminds of the rules
    habit(r"((?:^|: |\* )(?:(?:When(?:ever)?|At) [^.,]*, )?[^.:]*\b(?:[Cc]reate|[Pp]ut|[Gg]ain control|[Aa]ttach)\b[^.:]*\.) If (?:you (?:have|control)|there (?:is|are)) no (?:empty|available|free|open) (?:character |item |location )?slots?(?: available| you control)?, (?:this effect|this ability|it|that effect|nothing|the token)\b[^.]*\b(?:no impact|no effect|nothing|happens|fails|not created)[^.]*\.", r"\1"),
    habit(r" If (?:there is none|there are none|you cannot|this is not possible|no such \w+ exists), (?:nothing happens|this effect has no impact|this effect has no effect)\.", ""),
    habit(r"(\b[Tt]urns? (?:this(?: card| character)?|it|that \w+|target [^.]*?) face-down)\. (?:It|This card|That \w+) (?:does not|doesn't) become exhausted(?: by this)?\.", r"\1."), habit(r"(\b[Tt]urns? [^.,]*? face-down) without (?:exhausting it|placing an exhaustion counter on it|becoming exhausted)(?=[.,])", r"\1"),
    habit(r"(\b(?:[Cc]reates?|[Pp]uts?) [^.\"]*?) (?:in|into) (?:an |the )?(?:empty|available|free|open) (?:character|location) slots?(?: you control| of yours| of its controller)?(?=[.,]| and | exhausted)", lambda m: m[1] if re.match(r"[Cc]", m[1]) else f"{m[1]} onto the game board"),
    habit(r"((?<!ever you )(?<!hen you )(?<!a player )(?<!an opponent )(?<!would )\b[Cc]reates? [^.\"]*?\btokens?\b[^.\"]*?) (?:in|into) (?:your|their) (?:resource zone|character slots?|location slot)(?=[.,]| and )", r"\1"),
    # ---- 9.3: acting as a defender, being declared as the attacker
    habit(r"\bact(s?) as (?:a |the )?defenders?\b", r"defend\1"), habit(r"\bacted as (?:a |the )?defenders?\b", "defended"), habit(r"\bacting as (?:a |the )?defenders?\b", "defending"), habit(r"\bbeing (?:declared|chosen) as (?:the |an? )?(attacker|defender)\b", lambda m: f"{m[1][:-2]}ing"),
    habit(r"\b(?:has|have) not (?:been declared as (?:the |an )?attackers?|attacked)(?= this turn|,)", "did not attack"), habit(r"\b(?:was|were) not (?:declared as (?:the |an )?attackers?)(?= this turn|,)", "did not attack"), habit(r"\b(?:has|have) not (?:been declared as (?:the |a )?defenders?|defended)(?= this turn|,)", "did not defend"),
    habit(r"\b(can|may) (attack|defend) without (?:becoming|being) exhausted\b", lambda m: f"does not become exhausted by {m[2]}ing"),
    habit(r"(?<!as )(?<!declare )(?<!choose )\b([Aa]ttackers|[Dd]efenders) (?=(?:get|gain|have|lose|cannot|you|your|an)\b)", lambda m: f"{m[1][:-3]}ing permanents "),
    # ---- whose effects, whose pool, whose supply
    habit(r"\b(by|through|of|from) (effects|abilities) (?:your opponent|an opponent|opponents) controls?\b", r"\1 \2 your opponents control"), habit(r"\b(effects?) on the stack(?: that)? (?=(?:your opponent|an opponent|you|your opponents) controls?\b)", r"\1 "),
    habit(r"\b([Aa])dds? (an?|one|two|\d) Command Tokens? to your (?:Command Token )?supply\b", lambda m: f"{'G' if m[1] == 'A' else 'g'}ain {'a' if m[2] in ('a', 'one', '1') else m[2]} Command Token{'' if m[2] in ('a', 'one', '1') else 's'}"),
    habit(r"\b([Rr])emoves? (an?|one|two|\d) Command Tokens? from (your opponent's|each opponent's|target opponent's|an opponent's) (?:Command Token )?supply\b", lambda m: f"{ {'your opponent': 'each opponent', 'an opponent': 'target opponent'}.get(m[3][:-2], m[3][:-2]) if m[1] == 'r' else upper({'your opponent': 'each opponent', 'an opponent': 'target opponent'}.get(m[3][:-2], m[3][:-2]))} loses {'a' if m[2] in ('a', 'one', '1') else m[2]} Command Token{'' if m[2] in ('a', 'one', '1') else 's'}"),
    habit(r"(?<!named )\"(Acquisition|Solvency|Contingency)\"", r"\1"), habit(r"\bresource token(s?) (?:that (?:matches|match)|matching) your faction\b", r"resource token\1 of your faction"), habit(r"\b([Cc]reates?) an (?:additional|extra) (?=(?:[\w/]+ )*?tokens?\b)", lambda m: f"{m[1]} a "),
    habit(r"\b((?:[Aa]n?|[Tt]arget|[Aa]nother|[Ee]ach|[Tt]wo|[Tt]hree|[Uu]p to \w+|[Aa]ll|[Uu]p to \w+ target) (?:[\w-]+ )*?cards?)((?: with(?:out)? [^.,]*?)?) (in|from) (?:your|the) void\b(?<!the void)", r"\1 you own\2 \3 the void"),
    habit(r"\b((?:[Aa]n?|[Tt]arget|[Aa]nother|[Ee]ach|[Tt]wo|[Tt]hree|[Uu]p to \w+|[Aa]ll|[Uu]p to \w+ target) (?:[\w-]+ )*?cards?)((?: with(?:out)? [^.,]*?)?) (in|from) (?:your opponent's|an opponent's|your opponents') voids?\b", r"\1 your opponents own\2 \3 the void"),
    # ---- how something is asked
    habit(rf"(?P<who>\b(?:{STEADY}|that (?P<noun>character|card|item|location|permanent|attachment|token))) (?P<be>is|was) (?P<not>not )?(?P<what>factionless)(?=[,.])", is_of_a_kind),
    habit(r"\b((?:[Tt]hat|[Tt]his) (character|card|item|location|permanent|attachment)|[Ii]t) (?:has|had) (an?|no) Victory Token Field\b(?=,| and )", lambda m: f"{m[1]} is a {m[2] or 'permanent'} with{'out' if m[3] == 'no' else ''} a Victory Token Field"),
    habit(rf"\b({STEADY}) has (?:(\d+) or (more|less|greater|fewer) (OFV|DFV)|(OFV|DFV) (?:of )?(\d+) or (more|less|greater))(?=,)", lambda m: f"{m[1]} is a character with {m[4] or m[5]} {m[2] or m[6]} or {'less' if (m[3] or m[7]) in ('less', 'fewer') else 'more'}"),
    habit(r"\b([Ii]f|[Aa]s long as|[Uu]nless) (?:that player|that opponent) controls\b", r"\1 they control"), habit(r"(?<= this card is face-up) on the game board\b", ""),
    habit(rf"\b(?P<if>[Ii]f) (?P<it>it|that (?P<noun>{THING})) was (?P<not>not )?(?P<how>exhausted|face-up|face-down)(?=,| and )", as_it_lay),
    habit(r"\b(is|are) already (?=exhausted|face-up|face-down)", r"\1 "),
    habit(r"\b(?P<if>[Ii]f) the (?:removed|moved|exhausted|discarded|chosen|returned) (?P<noun>token|character|permanent) (?:was|is) (?P<not>not )?exhausted", also_it),
    habit(rf"\b(?P<if>[Ii]f) (?P<many>an?|no|one or more|any|two or more|three or more) (?P<noun>{NOUN}) (?:is|are|was|were) revealed this way,", lambda m: f"{m['if']} there {'are' if m['many'] in ('no', 'two or more', 'three or more') else 'is'} {m['many'] if m['many'] not in ('one or more', 'any') else 'a'} {m['noun'] if m['many'] not in ('one or more', 'any') else re.sub('s$', '', m['noun'])} revealed this way,"),
    habit(rf"(?P<before>\b(?:all|each|[Ee]ach|any number of|up to \w+|[Tt]wo|two|three)\b[^.\"]*\. )(?P<if>If) (?P<many>an?|no|one or more|any|two or more|three or more|at least one|at least two) (?P<noun>{NOUN}) (?:is|are|was|were) (?:discarded|returned|moved|put into[^,.]*|moved to[^,.]*) this way,", many_of),
    habit(r"\b([Ww]hen(?:ever)?) one or more ((?:Victory Token|[A-Z]\w+ counter|damage counter|exhaustion counter|[A-Z]\w+ marker)s) (?:are|is) (?:placed|put) on\b", r"\1 a player places one or more \2 on"),
    habit(r"\bwith (an?|no|\w+ or more|one or more) (attachments?|items?) (?:linked|attached) to (?:it|them)\b", lambda m: f"with {'an attachment' if m[1] in ('a', 'an', 'one or more') else m[1] + ' attachments'}"),
    habit(r"\bwith (?:an? )?(?:acquisition )?(cost|OFV|DFV) (?:that is )?(?:equal to or (?:less|lower) than|less than or equal to|lower than or equal to|no (?:greater|higher|more) than|not (?:greater|higher) than|of at most|up to) (?=the (?:number|OFV|DFV|cost|total|highest) |its |that (?:number|many)|this |twice )", r"with \1 no higher than "),
    habit(r"\bwith (?:an? )?(?:acquisition )?(cost|OFV|DFV) (?:that is )?equal to (?=the (?:number|OFV|DFV|cost|total|highest) |its |that (?:number|many)|twice )", r"with \1 equal to "),
    habit(r"(\bwith (?:cost|OFV|DFV) (?:no higher than|equal to) )(?:the number of (?:[\w ]*?) (?:removed|discarded|exhausted|returned|moved|paid|spent) this way|that many)\b", r"\1that number"),
    habit(r"(\bwith (?:cost|OFV|DFV) (?:no higher than|equal to) )(this(?: card| character)?|that character|the linked target)'s (OFV|DFV|cost)\b", r"\1the \3 of \2"),
    # ---- 10.5: what a counter does at some time, and then less of it
    habit(SO_MANY, so_many),
    habit(r"\((At (?:the|its controller's|their controller's) [^,()]*?(?: of its controller's turn)?), (?:deal (?P<d1>\d+) damage to (?:an?|each) (?P<n1>character|permanent|location)(?: with an? \w+ (?:counter|marker)(?: on it)?)?|(?:an?|each) (?P<n2>character|permanent|location)(?: with an? \w+ (?:counter|marker)(?: on it)?)? (?:is dealt|takes|receives) (?P<d2>\d+) damage)(?P<per> for each (?P<c1>[A-Z]\w+) (?:counter|marker) on it)?(?:, then|\. Then,?|,? and(?: then)?) remove (?:an?|one) (?P<c2>[A-Z]\w+) (?:counter|marker) from it\.?\)$", worn_off),
    # ---- one or the other, as somebody else likes
    habit(r"\b(?P<who>[Tt]hat player|[Tt]hat opponent|[Tt]arget opponent|[Tt]arget player|[Ii]ts controller|[Ii]ts owner) chooses (?:either )?to (?:(?:let|allow) you(?: to)? (?P<mine>[^.,\"]*?),? or (?:to )?(?P<last>[^.,\"]*)|(?P<first>[^.,\"]*?),? or (?:to )?(?:let|allow) you(?: to)? (?P<yours>[^.,\"]*))\.", let_you),
    # ---- a card that was taken in hand for this turn
    habit(r"(\b(?:in)?to your hand\b[^\"]*?\. )If you (?:(?:do not|don't) play|(?:have not|haven't|did not|didn't) play(?:ed)?) (?:that card|it)(?: this turn| by then)?, discard (?:that card|it) at (?:the|this turn's|the next) Evening Phase\.", r"\1At the next Evening Phase, if that card is in your hand, discard it."),
    habit(r"(\b(?:in)?to your hand\b[^\"]*?\. )At (?:the|this turn's|the next) Evening Phase, (?:if you (?:have not|haven't|did not|didn't) play(?:ed)? (?:that card|it)(?: this turn)?, discard (?:that card|it)|discard (?:that card|it) if you (?:have not|haven't|did not|didn't) play(?:ed)? it(?: this turn)?)\.", r"\1At the next Evening Phase, if that card is in your hand, discard it."),
    # ---- what does not tire
    habit(r"\b(do|does)(?: not|n't) become exhausted (?:as a result of|because of|due to|through) (attacking|defending)\b", r"\1 not become exhausted by \2"),
    # ---- limits
    habit(r"(\. |\.\" )(?:This ability (?:may|can) (?:only be (?:activated|used)|be (?:activated|used) only)|You may (?:only activate|activate) this ability only|Activate this ability only|Activate only|Use this ability only) ([^.\"]*)\.", limited),
    habit(r"\bThis ability (?:may|can) (?:only trigger|trigger only) (once|twice|\w+ times) (?:per|each|a) turn\b", r"This triggers only \1 per turn"),
    # ---- one opponent, of whom it goes on to speak
    habit(r"((?:^|[.:,] |- )(?:(?:When(?:ever)?|At) [^.,\"]*, )?)([Yy])our opponent ((?:chooses|discards|reveals|exhausts|returns|moves|turns|puts) (?:an?|one of|the top card)\b[^.\"]*\. (?:(?:If|Then,? if) (?:it|that (?:card|character|item|location|permanent|attachment))|(?:You may )?(?:[A-Z]?[a-z]+) (?:it|that (?:card|character|item|location|permanent|attachment)))\b)", lambda m: f"{m[1]}{'T' if m[2] == 'Y' else 't'}arget opponent {m[3]}"),
    habit(r"\b[Yy]our opponent may ((?:pay|discard|exhaust|spend) [^.]*)\. If they (?:do not|don't), (exhaust|discard|return|turn|move) target (character|permanent|item|location|attachment) they control((?: [^.]*)?)\.", lambda m: f"{upper(m[2])} target {m[3]} an opponent controls{m[4]} unless its controller {m[1].split()[0]}s{m[1][len(m[1].split()[0]) :]}."),
    # ---- damage: from whom, and what cannot be prevented
    habit(rf"(^(?:Equip(?: -|:) )?|[.:*] )[Pp]revent all (combat )?damage that would be dealt to ([^.,]*?) by ((?:an? |all )?{NOUN}[^.,]*?)( this turn| until end of turn)?\.", lambda m: f"{m[1]}If {one_thing(m[4])} would deal {m[2] or ''}damage to {one_thing(m[3])}{' this turn' if m[5] else ''}, prevent that damage."),
    habit(rf"\b([Cc]ombat )?[Dd]amage ({STEADY}|characters you control|[Cc]haracters you control) deals? (?:cannot|can't|may not) be prevented", lambda m: f"{m[1] + 'd' if m[1] else 'D'}amage dealt by {lower(m[2])} cannot be prevented"),
    habit(r"\b(?:[Aa]ll )?((?:[Cc]ombat )?[Dd]amage) dealt by ([^.,]*?) (?:can't|may not) be prevented", r"\1 dealt by \2 cannot be prevented"),
    habit(r"\b([Aa])bilities of ([^.,]*?) (?:cannot|can't|may not) be activated\b", lambda m: f"{upper(m[2]) if m[1] == 'A' else m[2]} cannot use activated abilities"),
    # ---- what abilities cost
    habit(r"\b(Activated )?([Aa]bilities) (of [^.]*? cost (?:\{\d+\}|\[\w+\]) (?:more|less))(?: to (?:activate|use))?(?=[. ])", lambda m: f"{upper(m[2])} {m[3]} to activate"),
    habit(r"(?:^|(?<=\. )|(?<=- ))(This card|This character|This item|The linked target|Linked target)'s (?:activated )?abilities cost (\{\d+\}) (more|less)(?: to (?:activate|use))?", lambda m: f"Abilities of {lower(m[1])} cost {m[2]} {m[3]} to activate"),
    habit(r"\b((?:Activated|Command|Support|Objective|Equip) )?([Aa]bilities) (?:cost (your opponents?|opponents|you) (\{\d+\}) (more|less)|(?:of |activated by |that )?(your opponents?|opponents|you)(?: (?:control|activate)s?)? cost (\{\d+\}) (more|less))(?: to (?:activate|use))?", lambda m: f"{'' if m[1] in (None, 'Activated ') else m[1]}{m[2] if m[1] not in (None, 'Activated ') else upper(m[2])} {'that you activate' if (m[3] or m[6]) == 'you' else 'that your opponents activate'} cost {m[4] or m[7]} {m[5] or m[8]} to activate"),
    habit(r"\b(?:[Yy]our )((?:[Cc]ommand|[Ss]upport|[Oo]bjective) )abilities cost (\{\d+\}) (more|less)(?: to (?:activate|use))?", lambda m: f"{upper(m[1])}abilities that you activate cost {m[2]} {m[3]} to activate"),
    habit(r"\b((?:[Cc]ommand|[Ss]upport|[Oo]bjective) )abilities cost (\{\d+\}) (more|less)(?: to use)?(?=[. ])(?! to)", lambda m: f"{upper(m[1])}abilities cost {m[2]} {m[3]} to activate"),
    habit(r"\b[Yy]our opponents? must pay an additional (\{\d+\}) to activate (an? )?((?:[Cc]ommand|[Ss]upport|[Oo]bjective) )?abilit(?:y|ies)\b", lambda m: f"{upper(m[3]) + 'abilities' if m[3] else 'Abilities'} that your opponents activate cost {m[1]} more to activate"),
    habit(r"\b[Tt]he [Aa]ctivation [Ff]ee of ([Ss]upport abilities|cards in your hand) (?:(your opponents?|you) activates? )?is (increased|reduced) by \{?(\d+)\}?", lambda m: f"Support abilities {'that your opponents activate' if m[2] and m[2] != 'you' else 'that you activate'} cost {{{m[4]}}} {'more' if m[3] == 'increased' else 'less'} to activate"),
    # ---- verbs
    habit(r"\b(activate Solvency|activate Contingency) (?:twice (?:each|per) turn|(?:one|an) (?:additional|extra|more) time (?:each|per) turn|one more time (?:each|per) turn)", r"\1 one additional time each turn"),
    habit(r"\bchooses and (discards|exhausts|returns|reveals|moves|removes)\b", r"\1"), habit(r"\b([Cc])hoose and (discard|exhaust|return|reveal|move|remove)\b", lambda m: upper(m[2]) if m[1] == "C" else m[2]),
    habit(rf"\b({STEADY}) and (target [^.,]*?|another target [^.,]*?) (?:each )?deal damage to each other equal to their (?:respective )?OFVs?(?=[.,])", r"\1 fights \2"), habit(r"\b([Tt]arget [^.,]*?) and (another target [^.,]*?|target [^.,]*?) (?:each )?deal damage to each other equal to their (?:respective )?OFVs?(?=[.,])", r"\1 fights \2"),
    habit(rf"\b[Ss]et ({STEADY})'s ((?:OFV|DFV)) to (?:be )?(?:equal to )?(?=the (?:number|total|highest|OFV|DFV))", lambda m: f"{upper(m[1]) if m[0][0] == 'S' else m[1]} has {m[2]} equal to "),
    habit(r"\b[Tt]he acquisition costs? of ([^.,]*?characters?(?: cards?)?|[A-Z]\w+s) (you|your opponents|your opponent) plays? (?:is|are) (reduced|increased) by \{?(\d+)\}?((?:,? (?:to a minimum of|but not (?:less|below)(?: than)?) \{?(\d+)\}?)?)", lambda m: f"{upper(re.sub(r' cards?$', '', m[1]))} {'you own' if m[2] == 'you' else 'your opponents own'} cost {{{m[4]}}} {'less' if m[3] == 'reduced' else 'more'} to play" + (f", but not less than {{{m[6]}}}" if m[6] else "")),
    habit(r"\b([Rr])eassign(s?) (this(?: card| item| attachment)?|it|target attachment[^.,]*?|that attachment) to (?:an (?:available|empty|free) item slot (?:of|on) )?", lambda m: f"{'A' if m[1] == 'R' else 'a'}ttach{'es' if m[2] else ''} {m[3]} to "), habit(r"\bits new linked target\b", "the linked target"),
    habit(r"\b([Tt]his card) (?:may|can) only be attached to (?:an? )?(characters?|locations?)(?=\.)", lambda m: f"{m[1]} cannot be attached to a non-{m[2].rstrip('s')} permanent"),
    habit(r"^(Equip(?: -|:) When(?:ever)? (?:the )?linked target (?:is discarded|leaves the game board)[^,.]*, (?:you may )?(?:return|put) this card) from (?:the|your|its owner's) discard pile\b", r"\1"), habit(r"\b(this card) from the discard pile\b", r"\1 from your discard pile"), habit(r"\b(would be discarded(?: from the game board)?|would leave the game board) later,", r"\1,"),
    habit(r"\b(gains?) the (?!subtype)([A-Z]\w+) subtype\b", r"\1 the subtype \2"), habit(rf"\b({STEADY})'s (OFV|DFV) is doubled((?: until end of turn| this turn)?)(?=\.)", lambda m: f"{'D' if m[1][0].isupper() else 'd'}ouble the {m[2]} of {lower(m[1])}{m[3]}"),
    habit(r"\b([Hh]eal) that much damage (?=from)", r"\1 that many damage counters "), habit(r"^(Command|Support|Objective), (?=[a-zA-Z])", lambda m: f"{m[1]} "),
    habit(r"\b[Ii]f (?:a source|any source|an effect or combat) would deal (combat )?damage to ([^,.]*),", lambda m: f"If {m[2]} would be dealt {m[1] or ''}damage,"),
    habit(r"\b([Ii]f [^,.]*? would be dealt (?:combat )?damage), ((?:remove|discard|exhaust|place) [^.]*?) and (prevent (?:that damage|\d+ of that damage))(?: instead)?\.", r"\1, \3 and \2."),
    habit(rf"(^|\. )((?:[Ee]ach|[Aa]) {NOUN}(?: you control)?|{STEADY}) (?:cannot|can't|may not) be dealt more than (\d+) damage(?: at (?:a time|once)| by (?:a single|one|any) source| each time)?\.", lambda m: f"{m[1]}If {re.sub('^each', 'a', lower(m[2]))} would be dealt damage, prevent all but {m[3]} of that damage."),
    habit(rf"(^|\. )({STEADY}) (?:can|may) only (attack|defend|be attacked) if you control no other (characters|permanents)\.", lambda m: f"{m[1]}As long as you control another {m[4][:-1]}, {lower(m[2])} cannot {m[3]}."),
    habit(r"\bmay not (?=(?:turn|look|choose|create|place|gain|lose|return|move|exhaust|heal|attach|remove|reveal|shuffle|pay|control)\b)", "cannot "),
    habit(r"\b([Rr]emove) (it|them|that \w+|those \w+|this card|this token) from the game(?= at |[.,]| and )", lambda m: f"{'M' if m[1] == 'Remove' else 'm'}ove {m[2]} to the void"), habit(r"\bremoves (an? [^.,]*?tokens?(?: (?:they|you) control)?|it|them) from the game\b", r"moves \1 to the void"),
    habit(r"\b([Vv]ictory [Tt]okens?) (?:they have |you have |he has )?collected\b", r"\1"),
    habit(r"\b([Cc])reate(s?) (?:an?|one) copy of ([^.,]*?) as a token\b", r"\1reate\2 a token that is a copy of \3"), habit(r"(?<=\. )(It|They|That token|Those tokens|That \w+) (?:is|are) removed from the game\b", lambda m: f"Remove {lower(m[1].replace('They', 'them').replace('It', 'it'))} from the game"),
    habit(r"\buntil (?:the end of (?:that|the|this) combat|(?:that|the|this) combat (?:ends|is over))\b(?! [Pp]hase)", "until end of combat"), habit(rf"^((?:Equip(?: -|:) )?)If ({STEADY}) (attacks|defends|is attacked|deals (?:combat )?damage to [^,]*?)((?: an? [^,]*?)?), (?!prevent)([^.]*)\.", happening),
    habit(r"((?:^|[.:,] |- |\band |\bthen )(?:(?:When(?:ever)?|At) [^.,]*, )?)([Tt]he linked target|[Ll]inked target|[Yy]our main character) becomes exhausted(?=\.)", lambda m: f"{m[1]}{'e' if m[1].endswith((', ', 'and ', 'then ')) else 'E'}xhaust {lower(m[2])}"),
    habit(r"\b([Rr]eturn|[Pp]ut) (target [^.]*?|an? [^.]*?|it|that card) from (your discard pile|your hand|your deck|the void|a discard pile) (?:on)?to the game board\. (?:It|That \w+) enters(?: the game board)? exhausted\.", lambda m: f"{'P' if m[1][0].isupper() else 'p'}ut {m[2]} from {m[3]} onto the game board exhausted."),
    habit(r"\b([Ii]f|[Aa]s long as) ([^,.]*?) and (?=(?:there (?:is|are)|it has|another|each|the linked target|your main character|you have|one or more)\b[^,.]*,)(?!if )", r"\1 \2 and if "),
    habit(r"^((?:Objective(?: -|:) )?)If ([^,.]*), ([^.,]*?) at the end of your turn\.$", r"\1At your Evening Phase, if \2, \3."),
    habit(rf"(^|[.:*] )([Tt]arget {NOUN}[^.,]*?) is turned face-(up|down)(?=\.)", lambda m: f"{m[1]}Turn {lower(m[2])} face-{m[3]}"),
    habit(rf"(\bthe top \w+ cards of (?:your|their) deck[^.]*\. )(Put|Return|Attach) (?:all|each|any) ({NOUN}) (?:discarded|revealed|moved|put into [^.]*?) this way (?=into|onto|to|on)", lambda m: f"{m[1]}{m[2]} each {re.sub('s$', '', m[3])} among them "),
    habit(r"\b(count|counts|is|are) (?:also )?(?:as )?(?:an? )?(?!OFV|DFV)([A-Z]\w+?)s? in addition to (?:its|their) other (?:sub)?types\b", lambda m: f"gain{'s' if m[1] in ('counts', 'is') else ''} the subtype {m[2]}"),
    habit(r"(\b(?:[Rr]emove|[Pp]lace|[Hh]eal|[Dd]eal) [^.,]*? (?:from|on|to) each (?!player|opponent)[^.,]*?(?: and|, then)) (turn|exhaust|discard|return|move) it\b", r"\1 \2 them"), habit(r"\b([Aa])t the next ((?:Morning|Day|Combat|Evening) Phase) of your (?:next )?turn\b", r"\1t your next \2"),
    habit(r"\((?:If|When) an? (character|permanent|location) with an? ([A-Z]\w+) (?:counter|marker)(?: on it)? would be dealt damage, (?:remove an? \2 (?:counter|marker) from (?:it|that \w+) and prevent (that|\d+ of that) damage|prevent (that|\d+ of that) damage and remove an? \2 (?:counter|marker) from (?:it|that \w+))(?: instead)?\.?\)$", lambda m: f'(A {m[1]} with {an(m[2])} counter gains "If this would be dealt damage, prevent {m[3] or m[4]} damage and remove {an(m[2])} counter from this.")'),
    habit(r"\b(?:[Yy]our opponents?|[Oo]pponents) (?:cannot|can't|may not) activate abilities of ((?:face-up |exhausted )?(?:attachments|characters|locations|items|permanents))(?=\.)", lambda m: f"{upper(m[1])} your opponents control cannot use activated abilities"), habit(r"\b[Pp]layers (?:cannot|can't|may not) activate abilities of ((?:face-up |exhausted )?(?:attachments|characters|locations|items|permanents)[^.]*)(?=\.)", lambda m: f"{upper(m[1])} cannot use activated abilities"),
    habit(r"^(Equip(?: -|:) [^.]*?)\bmove this(?: card| attachment| item)? to (another (?:target )?(?:character|permanent|location)\b)", r"\1attach this card to \2"),
    habit(r"(\b[Ii]f [^.,]* would [^.,]*, you may (?:pay|exhaust|discard|spend|remove) [^.]*?)\. If you do, ([^.]*?) instead\.", r"\1 and \2 instead."),
    habit(r"\b([Dd]eals?) (\d+) damage to ((?:target|the|your|this|it|that)\b[^.,]*?) and (?=(?:each|target|another target)\b)", lambda m: f"{m[1]} {m[2]} damage to {m[3]} and {lower(m[1])} {m[2]} damage to " if lower(m[1]) == "deal" else f"{m[1]} {m[2]} damage to {m[3]} and {m[2]} damage to "),
    habit(r"\b([Yy])our opponents? (?:cannot|can't|may not) declare (?:any )?attackers\b", lambda m: f"{'P' if m[1] == 'Y' else 'p'}ermanents your opponents control cannot attack"), habit(r"\b(counters) of any (?:kind|type)\b", r"\1"), habit(r"\b(a) counter of any (?:kind|type)\b", r"\1 counter"),
    habit(r"(^|\. )(?:Players|Each player) draws? an (?:additional|extra) card (?:when|whenever) they (activate \w+)\.", lambda m: f"{m[1]}Whenever a player {m[2].replace('activate', 'activates')}, that player draws a card."),
    habit(rf"\b({STEADY})'s OFV and DFV are (?:exchanged|swapped)((?: until end of turn)?)(?=\.)", lambda m: f"{'E' if m[1][0].isupper() else 'e'}xchange the OFV and DFV of {lower(m[1])}{m[2]}"),
    habit(r"(^(?:Equip(?: -|:) )?|\. )(?:Double all (combat )?damage (?:that would be )?dealt to ([^.,]*)|(?:All )?(combat )?[Dd]amage dealt to ([^.,]*?) is doubled)\.", lambda m: f"{m[1]}If {one_thing(m[3] or m[5])} would be dealt {m[2] or m[4] or ''}damage, double that damage."),
    habit(r"\b(?:may not|can't|cannot) be chosen as (?:your|a) main character\b", "cannot be chosen as a main character"),
    habit(r"\b([Ww]hen(?:ever)?|[Ii]f) (your opponent|an opponent|you|a player) declares? (?:an? |the )?(attacker|defender)(?=,)", lambda m: f"{m[1]} a permanent{ {'you': ' you control', 'a player': ''}.get(m[2], ' an opponent controls')} {m[3][:-2]}s"),
    habit(rf"\b([Ii]f (?:{STEADY})) (?:has|had) (?:any |one or more )?(damage|exhaustion|[A-Z]\w+) (?:counters|markers)(?: on it)?(?=,)", lambda m: f"{m[1]} has {an(m[2])} counter"),
    # ---- one or the other
    habit(r"(?P<head>^(?:(?:Equip|Objective|Command)(?: -|:) )?(?:(?:When(?:ever)?|At) [^.,\"]*, )?|[:*.] )(?P<less>[^.:*\"]+)\. If (?P<if>(?!you do|they do)(?![^,.]*\bwould\b)[^,.\"]+), (?:instead,? )?(?P<more>[^.\"]*?)(?:,? instead)?\.", instead_of_it),
)  # fmt: skip

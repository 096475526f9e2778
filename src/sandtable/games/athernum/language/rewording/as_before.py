"""Wordings that speak of what was done a moment ago, of a fight that goes on, of a phase of somebody else, and of one's own void.

They come early: what stands behind them counts on who and what is meant.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.athernum.language.rewording.sentence_shapes import LIMIT, lower, upper

NOUN: Final = "character|permanent|location|item|attachment|token|card"
PHASE: Final = "(?:[Mm]orning|[Dd]ay|[Cc]ombat|[Ee]vening) [Pp]hase"
STAT: Final = "OFV|DFV|acquisition cost|cost"
DONE: Final = r"(?:removed|discarded|healed|exhausted|returned|moved|revealed|drawn|created|put into [^.,]*?|moved to [^.,]*?)"
WHOSE_VOID: Final = {"your": "you own", "your opponent's": "your opponents own", "an opponent's": "your opponents own", "your opponents'": "your opponents own"}  # fmt: skip


# ---- 7.2.2: cards in one's own void


def in_own_void(found: re.Match[str]) -> str:
    """ "cards in your void": cards that you own, for each player's void has only their own."""
    return f"{found['cards']} {WHOSE_VOID[found['whose']]}{found['with'] or ''} {found['in']} the void"


def lie_in_own_void(found: re.Match[str]) -> str:
    """ "five or more cards are in your void": cards that you own are."""
    return f"{found['cards']} {WHOSE_VOID[found['whose']]} {found['be']} in the void"


# ---- 9.3: the fight that goes on


def the_attacker(found: re.Match[str]) -> str:
    """ "Whenever a permanent an opponent controls attacks, deal 1 damage to the attacker": to that permanent."""
    noun = found["noun"]
    that = f"that {noun}"
    then = re.sub(r"\bthe attacker('s)?\b", rf"{that}\1", found["then"])
    then = re.sub(r"\bThe attacker('s)?\b", rf"{upper(that)}\1", then)
    return f"{found['head']}{then}"


def than_this(found: re.Match[str]) -> str:
    """ "a character with lower OFV": lower than this card's, if this card alone is spoken of before."""
    before = found.string[: found.start()]
    spoken = re.sub(r"\b[Tt]his(?: \w+)?", "", before)
    if not re.search(r"\b[Tt]his\b", before) or re.search(rf"\b(?:linked target|another|that|target|an?) (?:[\w-]+ )*?(?:{NOUN}|linked)\b.*\b(?:attacks|defends|deals)\b", spoken):  # fmt: skip
        return found[0]
    others = re.sub(
        r"(?:[Tt]arget|[Aa]nother(?: target)?|[Aa]n?|[Ee]ach|[Uu]p to \w+(?: target)?)(?: [\w-]+)* $",
        "",
        spoken,
    )
    if re.search(rf"\b(?:[Tt]arget|[Tt]hat|[Cc]hosen|[Cc]hoose) (?:[\w-]+ )*?(?:{NOUN})\b", others):
        return found[0]  # it could be lower than that one's
    how = "lower" if found["how"] in ("lower", "less", "smaller") else "higher"
    stat = found["stat"].replace("acquisition ", "")
    return f"with a {how} {stat} than this"


def cannot_deal(found: re.Match[str]) -> str:
    """ "prevent all damage that character would deal to this card": it cannot deal damage to it."""
    who = found["who"]
    time = f" {found['time']}" if found["time"] else ""
    said = f"{who} cannot deal {found['kind'] or ''}damage{' to ' + found['whom'] if found['whom'] else ''}{time}"
    return f"{found['head']}{said if found['head'].endswith((', ', 'and ', 'then ')) else upper(said)}"


# ---- whose phase it is


def active_one(found: re.Match[str]) -> str:
    """ "At each player's Evening Phase, … that player …": the active player."""
    rest = found["rest"]
    if re.match(r"if that player\b", rest):
        return found[0]
    rest = re.sub(r"\bthat player(?: controls)\b", "the active player controls", rest)
    if re.match(r"that player [^.]* if they have\b", rest):
        done, _, asked = rest.rstrip(".").partition(" if they have ")
        done = done.replace("that player", "the active player", 1)
        return f"At the {found['phase']}, if the active player has {asked}, {done}."
    rest = re.sub(r"\bthat player\b", "the active player", rest, count=1)
    return f"At the {found['phase']}, {rest}"


def in_their_phase(found: re.Match[str]) -> str:
    """ "… during an opponent's Morning Phase, that player loses …": the active player."""
    if re.search(r"\b(?:player|opponent)s?\b(?!'s (?:\w+ [Pp]hase|turn))", found["head"]):
        return found[0]  # it is that one
    rest = re.sub(r"\b([Tt])hat (?:player|opponent)\b", r"\1he active player", found["rest"])
    return f"{found['head']}{rest}"


def not_in(found: re.Match[str]) -> str:
    """ "Whenever … other than during your Morning Phase, …": if it is not your Morning Phase."""
    also = " and " if found["if"] else ""
    return f"{found['when']}, if it is not {found['phase']}{also}{found['if'] or ''}, "


# ---- what is offered to avert it


def averted(found: re.Match[str]) -> str:
    """ "Discard this unless you spend a Command Token. If you do, turn it face-down.": it may be paid, and then something else happens."""
    who = found["who"]
    may = "you may" if who == "you" else f"{who} may"
    done = found["way"]
    if who != "you":
        done = re.sub(r"^(\w+?)(?:es|s)\b", lambda m: m[1] if m[0] != "discards" else "discard", done)
    start = found["head"]
    opening = may if start.endswith(", ") else upper(may)
    this = re.search(r"\b[Tt]his (?:card|character|attachment|item|location|permanent)\b", found["else"])
    then = re.sub(r"\bit\b", lower(this[0]), found["then"], count=1) if this is not None else found["then"]
    do = "you do" if who == "you" else "they do"
    return f"{start}{opening} {done}. If {do}, {then}. Otherwise, {lower(found['else'])}."


# ---- this way


NUMBERED: Final = (
    (r"\b(?P<verb>[Hh]eals?) (?:1|one|a) damage(?: counter)? from (?P<on>[^.,]*?) for each (?:damage )?", r"\g<verb> that many damage counters from \g<on>"),
    (r"\b(?P<verb>[Pp]laces?|[Pp]uts?) (?:an?|one) (?P<kind>[A-Z]\w+ counter|exhaustion counter|damage counter|Victory Token) on (?P<on>[^.,]*?) for each ", r"\g<verb> that many \g<kind>s on \g<on>"),
    (r"\b(?P<verb>[Rr]emoves?) (?:an?|one) (?P<kind>[A-Z]\w+ counter|exhaustion counter|Victory Token) from (?P<on>[^.,]*?) for each ", r"\g<verb> that many \g<kind>s from \g<on>"),
    (r"\b(?P<verb>[Ee]xhausts?|[Rr]eturns?|[Dd]iscards?) (?:an?|one) (?P<kind>character|permanent|item|location|attachment|card)(?P<on>[^.,]*?) for each ", r"\g<verb> that many \g<kind>s\g<on>"),
    (r"(?P<verb>[+-]1 (?:OFV|DFV)(?: and [+-]1 (?:OFV|DFV))?)(?P<on> until [^.,]*?| this turn)? for each ", r"\g<verb> for each point of that number\g<on>"),
    (r"\b(?P<verb>[Aa]dds? \{1\}) for each ", r"\g<verb> for each point of that number"),
)  # fmt: skip


def so_many(found: re.Match[str]) -> str:
    """ "… for each counter removed this way": as many as were."""
    text = found["what"]
    for pattern, house in NUMBERED:
        if re.search(pattern + "$", text):
            return found["before"] + re.sub(pattern + "$", house, text) + (found["time"] or "")
    return found[0]


def among_those(found: re.Match[str]) -> str:
    """ "a character card discarded this way": one among them, if several cards were; it was the only one otherwise."""
    before = found.string[: found.start()]
    several = re.search(r"\b(?:top (?:two|three|four|five|six|seven|\w+een|\d+) cards|all cards|each card|any number of [^.,]*cards|up to (?:two|three|four|\d) [^.,]*cards|(?:two|three|four|five|\d) (?:[\w-]+ )*?cards|their hand|your hand)\b", before)  # fmt: skip
    if not several:
        return found[0]
    return f"{found['many']} {found['what']} among them"


def left_with_none(found: re.Match[str]) -> str:
    """ "… from each X. Turn those with no exhaustion counters left face-up.": each X that has none."""
    what = re.sub(r"^exhausted ", "exhausted ", found["what"])
    return f"{found['head']}{found['what']}. Turn each {what} with no exhaustion counters face-up"


FEWER: Final = {"two": "an exhaustion counter", "three": "two exhaustion counters", "four": "three exhaustion counters", "five": "four exhaustion counters"}  # fmt: skip


def put_tired(found: re.Match[str]) -> str:
    """ "… onto the game board. It enters exhausted with two exhaustion counters.": exhausted by one of them, and with the others besides."""
    where = re.sub(
        r"into an? \w+ character slot(?: you control| they control)?|to the game board$",
        "onto the game board",
        found["put"],
    )
    where = where.replace("ononto", "onto")
    return f"{where} exhausted, then place {FEWER[found['many']]} on it"


def slotted(found: re.Match[str]) -> str:
    """ "put target item card from your discard pile into an available item slot of this card": attach it to this card."""
    verb = "Attach" if found["verb"][0].isupper() else "attach"
    whom = found["whom"] or {"its": "it"}.get(found["its"], (found["its"] or "").removesuffix("'s"))
    free = " with a free item slot" if re.match(r"(?:an?|another|target)\b", whom) else ""
    return f"{verb} {found['what']} to {whom}{free}{found['down'] or ''}"


def twice_as_many(found: re.Match[str]) -> str:
    """ "If you would create a resource token, create two instead.": two resource tokens."""
    what = found["what"]
    many = re.sub(r"\b(token|card|counter|Token)\b", r"\1s", what, count=1)
    return f"If {found['who']} would {found['verb']} {found['one']} {what}{found['rest'] or ''}, {found['doer'] or ''}{found['again']} {found['many']} {many}{found['rest'] or ''} instead"


def each_first(found: re.Match[str]) -> str:
    """ "for each location you control, draw a card": draw a card for each of them."""
    if re.search(r"\b(?:it|that|them|they|those|their)\b", found["do"]) or re.search(
        r"\bfor each\b", found["do"]
    ):
        return found[0]
    do = upper(found["do"]) if found[0][len(found["head"])].isupper() else found["do"]
    return f"{found['head']}{do} for each {found['what']}."


def none_removed(found: re.Match[str]) -> str:
    """ "Remove …. Turn …. If no counter was removed this way, draw a card instead.": if you do, and otherwise."""
    return f"{found['first']}. If you do, {lower(found['second'])}. Otherwise, {found['else']}."


def ways(found: re.Match[str]) -> str:
    """ "Choose one: • Draw a card. • Heal ….", and how often it may be behind the last of them."""
    text = found["ways"].strip()
    limit = LIMIT.search(text)
    if limit is not None:
        text = text[: limit.start()] + "."
    said: list[str] = []
    for way in [one.strip() for one in text.split("•")]:
        way = re.sub(r"^[Oo]r,? ", "", way.strip(" ;.")).strip()
        if not re.search(
            r"\b(?:it|that|them|their|those|they)\b", way
        ):  # two orders, the one behind the other
            way = re.sub(
                r"\. (?:Then,? )?(?P<then>Draw|Discard|Heal|Deal|Create|Add|Exhaust|Gain)\b",
                lambda m: f", then {m['then'].lower()}",
                way,
            )
        if not way or re.search(r"\. [A-Z]", way):
            return found[0]
        said.append(lower(way))
    if len(said) < 2:
        return found[0]
    head = found["head"]
    choose = f"{'C' if not head or head.endswith((': ', '* ', '- ')) else 'c'}hoose one"
    return f"{head}{choose} - {'; '.join(said[:-1])}; or {said[-1]}." + (
        f" {limit['limit']}" if limit else ""
    )


COPY_LESS: Final = r"(?:it has |they have |with |without |it loses )(?:no|a|its|any)? ?Victory Token Fields?"


def copied_with(found: re.Match[str]) -> str:
    """ "a token that is a copy of X, except its OFV is 1 and it has no Victory Token Field": the field is left out, then the token has OFV 1."""
    but = found["but"]
    less = re.search(COPY_LESS, but)
    rest = but.replace(less[0], "", 1) if less else but
    values = re.findall(r"(OFV|DFV)(?: is| becomes)? (\d+)|(\d+) (OFV|DFV)", rest)
    left = re.sub(
        r"(?:its |it has |it is |that )?(?:(?:OFV|DFV)(?: is| becomes)? \d+|\d+ (?:OFV|DFV))", "", rest
    )
    if not values or re.sub(r"\b(?:and|that|it|but|has|with)\b|[ ,]", "", left):
        return found[0]
    said = " and ".join([f"{a or d} {b or c}" for a, b, c, d in values])
    field = " without a Victory Token Field" if less else ""
    return f"{found['head']} token{field} {found['copy']}. That token has {said}."


AS_BEFORE: Final[tuple[Habit, ...]] = (
    habit(r"\b([Dd]oes|[Dd]o|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave)n't\b", r"\1 not"), habit(r"\b([Cc])an't\b", r"\1annot"),
    habit(r", unless ", " unless "), habit(r"^(?P<head>(?:[^•\"]*?(?:, |: |\* | - ))?)[Cc]hoose one(?: of (?:the following|these))?(?: ?[:.-])?\s*•\s*(?P<ways>[^\"]*)$", ways),
    habit(r"(?P<head>\b(?:[Yy]our opponent|[Tt]arget opponent|[Ee]ach opponent|[Tt]hat player|[Tt]hat opponent|[Tt]hey) chooses? one)(?: of (?:the following|these))?(?: ?[:.-])?\s*• (?P<one>[^•.\"]*)\.? • (?:[Oo]r,? )?(?P<two>[^•.\"]*)\.", lambda m: f"{m['head']}: {lower(m['one'])}; or {lower(m['two'])}."),
    habit(r"\b(?P<c>[Cc])ards with (?P<name>that name|the (?:chosen|named) name|the name) (?:cannot|may not) be played\b", lambda m: f"{'P' if m['c'] == 'C' else 'p'}layers cannot play cards with {m['name']}"),
    # ---- 7.2.2: one's own void
    habit(r"(?<!this )(?<!This )(?<!that )\b(?P<cards>[Cc]ards?)(?P<with> with(?:out)? (?:(?!\bcards?\b)[^.,])*?)? (?:that (?:is|are) )?(?P<in>in|from) (?P<whose>your|your opponent's|an opponent's|your opponents') void\b", in_own_void),
    habit(r"(?<!this )(?<!This )(?<!that )\b(?P<cards>[Cc]ards?) (?P<be>is|are) in (?P<whose>your|your opponent's|an opponent's|your opponents') void\b", lie_in_own_void),
    # ---- 9.3: attacking and defending
    habit(r"\b(?:be )?(?:chosen|declared|selected|named|assigned)? ?to (?:act as (?:an? )?defenders?|defend)(?=[.,]| and | until | this turn| as long)", lambda m: m[0] if not m[0].startswith("be ") else "defend"),
    habit(r"\b(?P<be>be|is|are|was|were) (?:selected|chosen|declared|named|made) as (?:the |an? )?(?:targets? (?:of|for) (?:the |an? |any )?attacks?|attack targets?)\b", r"\g<be> attacked"),
    habit(r"\bbe (?:the |a )?(?:targets? of (?:an |any )?attacks?|attack targets?)\b", "be attacked"),
    habit(r"(?P<head>^(?:Equip(?: -|:) )?When(?:ever)? an?(?:other)? (?:[\w-]+ )*?(?P<noun>character|permanent|location|token)\b[^,.\"]*? (?:attacks(?: [^,.\"]*)?|is declared as (?:an|the) attacker), )(?P<then>(?=[^\"]*\b[Tt]he attacker\b)[^\"]*)$", the_attacker),
    habit(rf"\bwith (?:an? )?(?P<how>lower|less|smaller|higher|greater) (?P<stat>{STAT})(?! than| or|s)(?=[.,]| you control| an opponent controls| your opponents? controls?|$)", than_this),
    habit(rf"\bwith (?:an? )?(?:(?P<stat>{STAT}) (?P<how>higher|greater) than|(?P<how2>higher|greater|a higher|a greater) (?P<stat2>{STAT}) than) (?:this|that of this)(?: card| character| permanent)?(?:'s(?: (?:{STAT}))?)?(?= |[.,\"])", lambda m: f"with a higher {(m['stat'] or m['stat2']).replace('acquisition ', '')} than this"),
    habit(r"(?P<head>^(?:Equip(?: -|:) )?|\. |, |\* |: |\band )[Pp]revent all (?P<kind>combat )?damage (?:that )?(?P<who>(?:that|the attacked) (?:character|permanent)|it|target (?:[\w-]+ )*?(?:character|permanent)(?: an opponent controls| your opponent controls)?|the linked target|this(?: card| character)?) would deal(?: to (?P<whom>[^.,]*?))?(?: (?P<time>this turn|until end of turn|until end of combat|(?:in|during|for) (?:that|this) combat))?(?=[.,]| and )", cannot_deal),
    habit(r"\b(?:in|during) (?:that|this|the same) combat(?=[.,]| and )(?! [Pp]hase)", "until end of combat"),
    habit(r"\bwould (?:become|be) exhausted because (?:it|this(?: card| character)?|the linked target) (?:has )?(?P<how>attack|defend)ed\b", r"would become exhausted by \g<how>ing"),
    habit(r"\b(?P<not>is|are) not (?:become )?exhausted as a (?:result|consequence) of (?:acting as (?:an? )?|being (?:an? )?)?(?P<how>attack|defend)(?:ing|ers?)\b", lambda m: f"{'does' if m['not'] == 'is' else 'do'} not become exhausted by {m['how']}ing"),
    # ---- how long
    habit(rf"\buntil (?:the )?(?:start|beginning) of (?P<whose>your|the)(?: next)? (?P<phase>{PHASE}|[Nn]ight [Pp]hase)\b|\buntil (?P<whose2>your|the)(?! next) (?P<phase2>{PHASE}|[Nn]ight [Pp]hase)(?: of this turn)?(?= begins|[.,\"]| and )(?: begins)?", lambda m: f"until {m['whose'] or m['whose2']} next {' '.join([one.capitalize() for one in (m['phase'] or m['phase2']).split()])}"),
    habit(r"\b(?:before|until) (?:the )?(?:start|beginning) of your next turn\b|\b(?:before|until) your next turn (?:begins|starts)\b", "until your next turn"),
    habit(r"\b(?:in|during|on) (?P<whose>your|their) (?P<phase>[Mm]orning|[Dd]ay|[Cc]ombat|[Ee]vening) phase\b", lambda m: m[0].replace(f"{m['phase']} phase", f"{m['phase'].capitalize()} Phase")),
    habit(r"\b(?P<if>[Ii]f|[Uu]nless|[Aa]s long as|and if) you (?:did not enter|have not entered|have not had|did not have) (?:the|a) [Cc]ombat [Pp]hase(?: this turn)?", r"\g<if> you have not entered the Combat Phase this turn"),
    habit(r"\b(?P<if>[Ii]f|[Uu]nless|[Aa]s long as|and if) you (?:entered|had) (?:the|a) [Cc]ombat [Pp]hase(?: this turn)?(?! this)", r"\g<if> you have entered the Combat Phase this turn"),
    # ---- whose phase
    habit(rf"^(?P<objective>(?:Objective|Equip)(?: -|:) )?At (?:the (?:beginning|start) of )?each player's (?P<phase>{PHASE}|[Nn]ight [Pp]hase), (?P<rest>(?=[^\"]*\bthat player\b)[^\"]*)$", lambda m: (m["objective"] or "") + active_one(m)),
    habit(rf"(?P<head>\bWhen(?:ever)? [^,.\"]*? (?:during|in) (?:an|each|your) opponent's (?:{PHASE}|turn), )(?P<rest>(?=[^\"]*\b[Tt]hat (?:player|opponent)\b)[^\"]*)$", in_their_phase),
    habit(rf"(?P<when>\bWhen(?:ever)? [^,.\"]*?) (?:other than|except|but not|outside)(?: during| in| of)? (?P<phase>(?:your|the|an opponent's) {PHASE}|your turn|an opponent's turn), (?:if (?P<if>[^,.]*), )?", not_in),
    # ---- what averts it
    habit(r"(?P<head>^(?:(?:Equip|Objective)(?: -|:) )?(?:(?:When(?:ever)?|At) [^.,\"]*, )?|\. )(?P<else>[^.,\"]+?) unless (?P<who>you|they|that player|its controller|that opponent) (?P<way>(?:pay|spend|discard|exhaust|remove|reveal|return)s?\b[^.,\"]*)\. If (?:(?:you|they|that player|that opponent) (?:do|does)(?: so)?|(?:you|they) (?:spend|pay|discard|exhaust|remove) (?:one|it|so)), (?P<then>[^.\"]*)\.", averted),
    # ---- this way
    habit(rf"(?P<before>^.*?(?:\. |, then |\band |: ))(?P<what>[^.,:]*? for each )(?:[\w-]+ )?(?:counter|card|token|damage|of them|[A-Z]\w+ counter|damage counter|exhaustion counter) {DONE} this way(?P<time> until [^.,]*| this turn)?(?=[.,])", so_many),
    habit(r"\b(?P<many>an?|one|two|up to \w+|any number of|each|all|the) (?P<what>(?:[\w-]+ )*?(?:cards?|characters?|items?|locations?)(?: with (?:an? )?(?:acquisition cost|cost|OFV|DFV) \d+ or (?:less|more))?) (?:that (?:was|were) )?(?:discarded|revealed|moved|put into (?:the void|your discard pile|your hand)|moved to the void|looked at|drawn) this way\b", among_those),
    habit(r"(?P<head>\b[Rr]emoves? (?:an|one|a) exhaustion counter from each )(?P<what>(?:exhausted )?(?:[\w-]+ )*?(?:character|permanent|location|resource token|[A-Z]\w+)(?: (?:you|they) control)?)(?:\. Then|,? then|\.|,? and) (?:[Tt]urn )(?:(?:each of )?(?:those|them|those (?:characters|permanents|locations))) (?:with (?:none|no exhaustion counters)(?: left| remaining)?|that (?:now )?(?:have|has) (?:none|no exhaustion counters)(?: left| remaining)?(?: on (?:it|them))?)(?: left| remaining)? face-up", left_with_none),
    habit(r"(?P<first>\b[Rr]emove (?:an|one|a) [^.\"]*?counter from each [^.\"]*)\. (?P<second>Turn each [^.\"]*)\. If (?:no counters? (?:was|were|is|are) removed|none (?:was|were) removed)(?: this way)?, (?P<else>[^.\"]*?)(?: instead)?\.", none_removed),
    habit(rf"\b(?P<many>each|all|an?|target|up to \w+ target) (?P<what>(?:[\w-]+ )*?(?:{NOUN})s?)(?P<held>(?: (?:you|they|your opponents|an opponent) controls?)?) that (?:is|are) (?:still )?(?P<how>exhausted|face-up|face-down)\b", lambda m: f"{'an' if m['many'] in ('a', 'an') and m['how'] == 'exhausted' else 'a' if m['many'] == 'an' else m['many']} {m['how']} {m['what']}{m['held']}"),
    habit(r"(?P<card>\btarget (?:[\w-]+ )*?card[^.,]*?) that was not (?:put|moved) there (?:as part of|to pay|by|for|as) (?:this|the|that) cost\b", r"\g<card>"),  # targets are chosen first (R9)
    # ---- 7.5.1: a copy
    habit(r"(?P<head>\b[Cc]reates? an?(?: (?:character|item|location))?) token (?P<copy>(?:that(?:'s| is) )?a copy of [^.,\"]*?),? (?:except|but)(?: that)? (?P<but>[^.\"]*)\.", lambda m: copied_with(m) if m["copy"].startswith("that") else m[0]),
    habit(r"\b([Cc]reates? an?) (?:character|item|location) (token) (?=(?:without a Victory Token Field )?that (?:is|'s) a copy of)", r"\1 \2 "),
    # ---- 2.1.1: what is put onto the board exhausted
    habit(r"(?P<put>\b(?:[Pp]uts?|[Rr]eturns?) [^.\"]*? (?:onto the game board|into an? (?:empty|available|free|open) character slot(?: you control| they control)?|to the game board))(?: under your control)?(?:\. (?:It|That (?:character|card|permanent)|This card) enters(?: the game board)?| It enters|,? where it enters)? exhausted with (?P<many>two|three|four|five) exhaustion counters(?: on it)?(?=\.)", put_tired),
    # ---- who does not search does not shuffle
    habit(r"(?P<may>\b[Yy]ou may search your deck for [^.\"]*?)(?: and (?P<last>(?:put|attach|reveal|add|place|return|discard) [^.,\"]*))?\. Then,? shuffle your deck\.", lambda m: f"{m['may']}{', ' + m['last'] if m['last'] else ''}, then shuffle your deck."),
    # ---- what goes without saying
    habit(r"\. (?:(?:Those |These )?[Rr]esource tokens|They|These|Those) (?:exhausted|that are exhausted|that were exhausted) this way (?:do not|add no) (?:add )?resources?\.", "."),
    habit(r"\b(?P<who>[Ii]t|[Tt]hey|[Tt]his(?: \w+)?|[Tt]hat \w+) (?P<enter>enters?)(?P<where> the game board)? exhausted with (?:an|one|1) exhaustion counters?(?: on it)?\b", r"\g<who> \g<enter>\g<where> exhausted"),
    habit(r"\bcannot be chosen (?:or targeted )?by (?:your opponents?|opponents|an opponent)\b", "cannot be chosen as a target by your opponents"), habit(r"\bopponents? (?:cannot|may not) (?:choose|target|choose or target) (?P<what>cards (?:you own )?in (?:your|the) void|characters you control|permanents you control|locations you control|attachments you control)(?=\.)", lambda m: m[0]),
    habit(r"\bwould be put into (?:any|another|a) (?:other )?zone(?: other than the game board)?(?: from the game board)?(?=[,.])", "would leave the game board"),
    habit(r"(?P<all>\b[Gg]ain control of [^.\"]*? (?P<time>until [^.,\"]*)\.[^\"]*?) (?:as long as|while|for as long as) you control (?:it|that \w+) this way(?=[.,])", r"\g<all> \g<time>"),
    habit(r"(?P<one>\b(?:[A-Z]\w+|[Aa]n?|[Ee]ach)(?: [\w-]+)*?) with (?:an? |one or more )?(?P<name>[A-Z]\w+) counters?(?P<on> on (?:it|them))? (?P<get>gets?|loses?|has|have) (?P<what>[+-]\d [^.,]*?) for each of (?:them|those counters|its counters)(?=[.,)])", lambda m: f"{m['one']} with {'an' if m['name'][0] in 'AEIOU' else 'a'} {m['name']} counter {m['get']} {m['what']} for each {m['name']} counter on {'it' if m['get'] in ('gets', 'loses', 'has') else 'them'}"),
    # ---- 2.1.2: slots
    habit(r"\b(?P<verb>[Pp]lace|[Pp]ut|[Rr]eassign|[Mm]ove|[Ll]ink) (?P<what>this(?: card| item| attachment)?|it|them|that (?:attachment|item|card)|(?:target|up to \w+ target|up to \w+|an?|one|two|any number of|each) (?:[\w-]+ )*?(?:attachment|item)s?(?: cards?)?(?: (?!into|in |onto|to )[^.,\"]*?)?)(?: face-up)? (?:into|in|to|onto) (?:(?:an? )?(?:available|free|empty|open) item slots? (?:of|on) (?P<whom>(?:an?|another|target|another target|this|it|that|the linked)\b[^.,\"]*?)|(?:one of )?(?P<its>its|this card's|this permanent's|this character's|this location's|the linked target's) (?:available |free |empty |open )?item slots?)(?P<down> face-down)?(?: face-up)?(?= instead|[.,]| and )", slotted),
    habit(r"(?P<if>\b[Ii]f [^.,\"]* would leave the game board, )(?P<may>you may )(?P<what>attach [^.\"]*?) instead of discarding it\. If you do, (?P<then>[^.,\"]*)\.", r"\g<if>\g<may>\g<what> and \g<then> instead of discarding it."),
    habit(r"\b[Tt]hat effect's controller\b", lambda m: "Its controller" if m[0][0] == "T" else "its controller"),
    # ---- what would be, and what is
    habit(r"\b[Ww]hen(?:ever)? (?P<rest>(?:damage would be dealt to|[^,.\"]*? would (?:be|deal|create|draw|gain|discard|lose|become|leave))\b)", r"If \g<rest>"),
    habit(r"\b[Tt]he first time each turn (?P<who>[^,.\"]*?) is dealt (?P<kind>combat )?damage, (?P<then>(?:prevent|double|increase)\b)", r"The first time \g<who> would be dealt \g<kind>damage each turn, \g<then>"),
    habit(r"(?P<head>^(?:Equip(?: -|:) )?)If (?P<who>this(?: card| character| location| permanent)?|the linked target) (?P<did>is dealt (?:combat )?damage|becomes exhausted|is turned face-up|is discarded(?: from the game board)?|enters the game board|leaves the game board|defends|deals combat damage(?: to an? [\w ]*?)?), (?!prevent|double|increase)(?P<then>[^\"]*)$", r"\g<head>Whenever \g<who> \g<did>, \g<then>"),
    habit(r"\b[Ii]f (?P<who>you|an opponent) would (?P<verb>create|draw|gain|place) (?P<one>an?) (?P<what>[^,.\"]*?\b(?:tokens?|cards?|counters?|Tokens?))(?P<rest> of your faction)?, (?P<doer>you |that player |they )?(?P<again>creates?|draws?|gains?|places?) (?P<many>two|three)(?: of (?:them|those(?: \w+)?))? instead", twice_as_many),
    habit(r"(?P<head>^(?:(?:When(?:ever)?|At) [^.,\"]*, )?|\. |: )[Ff]or each (?P<what>(?![^,.\"]*\b(?:this way|who)\b)[^,.\"]*), (?P<do>(?:draw|put|place|create|add|deal|heal|remove|discard|gain|this|you may|each)\b[^.,\"]*)\.", each_first),
    habit(r"^(?P<head>(?:Objective(?: -|:) )?)When(?:ever)? (?P<who>this(?: card| character| permanent)?|the linked target) (?:attacks|is declared as an attacker), (?P<then>[^\"]*?)\bthe defending player\b", r"\g<head>Whenever \g<who> attacks a permanent, \g<then>that permanent's controller"),
    habit(r"\b(?P<o>[Oo]pposing|[Ee]nemy) (?P<what>(?:(?:exhausted|face-up|face-down|attacking|defending|[A-Z]\w+) )*(?:main )?(?:characters|permanents|locations|attachments|items|tokens|resource tokens))\b", lambda m: f"{upper(m['what']) if m['o'][0].isupper() else m['what']} your opponents control"),
    habit(r"\b(?P<y>[Yy])our resource tokens\b", lambda m: f"{'R' if m['y'] == 'Y' else 'r'}esource tokens you control"),
    habit(r"\b(?P<not>cannot|may not) be (?P<done>exhausted|discarded|returned|moved|turned face-(?:up|down)) by (?:your opponents?|an opponent|opponents)(?=[.,]| and )", r"\g<not> be \g<done> through effects your opponents control"),
    habit(r"\b(?P<who>[Cc]haracters|[Pp]ermanents|[A-Z]\w+s)(?P<whose> (?:you|your opponents) control)?(?P<with> with [^.,\"]*?) (?:cannot|may not) be(?:come)? exhausted (?:by|from|when|for|through) (?P<how>attack|defend)ing\b", r"\g<who>\g<whose>\g<with> do not become exhausted by \g<how>ing"),
    habit(r"\b(?P<who>[Tt]his(?: card| character)?|[Tt]he linked target|[Ii]t) is (?:also |considered )(?:to be )?an? (?P<what>(?!character\b|location\b|item\b|permanent\b)[A-Z]\w+)(?=[.,]| as long as| while| in addition)(?: in addition to its other (?:sub)?types)?", r"\g<who> gains the subtype \g<what>"),
    habit(r"\b(?P<deal>[Dd]eals?) damage to (?P<whom>(?:each|target|all) [^.,\"]*?) equal to (?:the number of|its number of) (?P<kind>[A-Z]\w+|exhaustion|damage) counters on (?:it|that \w+|them)(?=[.,])", r"\g<deal> 1 damage to \g<whom> for each \g<kind> counter on it"),
    habit(r"(?P<take>\b[Rr]emoves? (?:[^.\"]*?) (?P<kind>[A-Z]\w+|exhaustion|damage) counters? from [^.\"]*?\. )(?P<if>If|Then,? if) (?P<it>it|this(?: \w+)?|that \w+) (?:then )?has none(?: left| remaining)?,", r"\g<take>If \g<it> has no \g<kind> counters,"),
    habit(r"\b(?P<who>[Yy]ou|[Pp]layers) do not lose the game (?:when|if|for|because|by) (?:you|they)?(?: (?:would )?(?:attempt|try) to|attempting to|trying to)? ?draw(?:ing)?(?: a card| cards)? from an empty deck", r"\g<who> cannot lose the game for drawing from an empty deck"),
    # ---- small words
    habit(r"\b[Ll]ink (?P<what>it|this(?: card| item| attachment)?|that \w+|target [^.,]*?) to\b", lambda m: f"{'A' if m[0][0] == 'L' else 'a'}ttach {m['what']} to"),
    habit(r"\b(?P<who>(?:[Tt]wo|[Tt]hree|[Uu]p to \w+) target (?:[\w-]+ )*?(?:characters|permanents|[A-Z]\w+s)(?: you control| an opponent controls| your opponents control)?) each (?=(?:get|gain|lose|have)\b)", r"\g<who> "),
    habit(r"\b(?P<who>[Tt]he linked target|[Ll]inked target|[Tt]hat character|[Yy]our main character)'s (?P<stat>OFV|DFV) (?:is|becomes) equal to\b", r"\g<who> has \g<stat> equal to"),
    habit(r"\ba Victory Token on (?:a permanent|one of the permanents) (?P<who>they control|you control) is lost\b", lambda m: f"{m['who'].split()[0]} lose a Victory Token"),
    habit(r"\b(?:[Uu]pon|[Aa]t) this (?:field|location|place),? (?=(?:no |each |every |all )?players?\b)", ""), habit(r"\b(?P<no>[Nn]o players?|[Nn]either player) shall\b", r"\g<no> can"), habit(r"\bshall not\b", "cannot"), habit(r"\bshall (?=[a-z])", ""),
    habit(r"\bbut not below (?=\{)", "but not less than "), habit(r",? (?:but|and) (?:not (?:less|lower) than|no less than|at least) (?=\{)", ", but not less than "), habit(r",? to a minimum of (?=\{)", ", but not less than "),
    habit(r"\b(?P<who>[Tt]his(?: card| character)?)'s (?:acquisition )?cost is (?P<how>reduced|increased) by (?P<fee>\{\d+\})", lambda m: f"{m['who']} costs {m['fee']} {'less' if m['how'] == 'reduced' else 'more'} to play"),
    habit(r"(?P<head>\b(?:for each|the number of) (?:[\w-]+ )*?(?:cards?|characters?|items?|locations?|permanents?|[A-Z]\w+)) (?:that )?(?P<who>you|your opponents?|an opponent) (?:have |has )?(?P<did>discarded|played|drew|drawn) (?:during |in )?this turn\b", lambda m: f"{m['head']} that {'you' if m['who'] == 'you' else 'an opponent'} {'drew' if m['did'] == 'drawn' else m['did']} this turn"),
    habit(r"(?P<head>\b(?:for each|the number of) (?:[\w-]+ )*?(?:cards?|characters?|items?|locations?|permanents?|[A-Z]\w+)) (?:that (?:was|were|has been|have been) )?(?P<did>discarded|attacked) (?:during |in )?this turn\b", lambda m: f"{m['head']} that {'was' if m['head'].startswith('for') else 'were'} {m['did']} this turn"),
    habit(r"^(?P<head>[^:\"]*: )?For each (?P<done>(?:[\w-]+ )*?(?:cards?|characters?|items?|locations?|[A-Z]\w+) (?:that )?(?:you|an opponent|was|were)[^,.]*? this turn), (?P<what>[^.\"]*)\.", lambda m: f"{m['head'] or ''}{upper(m['what'])} for each {m['done']}."),
    habit(r"\b([Tt])his (?=triggers (?:no more than|at most|up to) )", r"\1his ability "),
)  # fmt: skip

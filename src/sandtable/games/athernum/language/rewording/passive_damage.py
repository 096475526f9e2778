"""Damage in the passive, the highest among all, copies with other values: as designers write who know the rulebook alone."""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.forms import third
from sandtable.cards.habits import Habit, habit
from sandtable.games.athernum.language.rewording.sentence_shapes import upper

# what deals damage: one thing that is told; effects are no source that is matched (R181)
DEALER: Final = (
    r"(?:an?|another|this|it|that|the linked|target|your main|attacking|defending)\b(?! effects?\b)[^.,]*?"
)
TIME: Final = r"(?P<time> this turn| each turn)?"
NOUN: Final = "character|permanent|location"
WHOSE: Final = " you control| an opponent controls| your opponents? controls?| they control"


def would_be_dealt(found: re.Match[str]) -> str:
    """ "The next time damage would be dealt to this by a character this turn": it would be dealt damage, or that would deal it."""
    kind, time = found["kind"] or "", found["time"] or ""
    if found["who"]:
        return f"{found['when']} {found['who']} would deal {kind}damage to {found['whom']}{time},"
    return f"{found['when']} {found['whom']} would be dealt {kind}damage{time},"


def dealt_by(found: re.Match[str]) -> str:
    """ "If a location would be dealt damage by a source you control": if that would deal damage to a location."""
    deal = "would deal" if found["would"] else "deals"
    time = found["time"] or ""
    return f"{found['when']} {found['who']} {deal} {found['kind'] or ''}damage to {found['whom']}{time},"


def highest_among(found: re.Match[str]) -> str:
    """ "Characters with the highest OFV among characters you control": those you control with the highest OFV."""
    whose, own = found["whose"] or "", found["own"] or ""
    if (own and own != whose) or found["noun"].removesuffix("s").lower() != found["group"].removesuffix("s"):
        return found[0]
    noun, before = found["noun"], found["before"] or ""
    if noun.endswith("s") and not before:  # who they are is settled as it is said
        before, noun = ("Each " if noun[0].isupper() else "each "), noun.removesuffix("s").lower()
    return f"{before}{noun}{whose} with the {found['most']} {found['stat']}"


def other_values(found: re.Match[str]) -> str:
    """ "A token that's a copy of it, except its OFV and DFV are 1": it is said of the token that it has them."""
    both = found["both"]
    ofv, dfv = (
        both or found["o1"] or found["o2"] or found["o3"],
        both or found["d1"] or found["d2"] or found["d3"],
    )
    return f"{found['head']}. That token has OFV {ofv} and DFV {dfv}."


def as_many_as(found: re.Match[str]) -> str:
    """ "Discard as many cards as you control characters": a number of cards equal to the number of characters you control."""
    if found["there"]:
        number = found["there"]
    elif found["have"].startswith("control"):
        number = f"{found['held']} {found['who']} control" + ("s" if found["who"].startswith("that") else "")
    else:
        number = f"{found['held']} in {'your' if found['who'] == 'you' else 'their'} hand"
    many = "" if found["verb"].lower().startswith("draw") else "a number of "
    return f"{found['verb']} {many}{found['what']} equal to the number of {number}"


def one_or_other(found: re.Match[str]) -> str:
    """ "…, they choose one: you create a token, or they discard a card": it is created unless they discard one."""
    first, second = found["first"], found["second"]
    if second.startswith("you "):
        first, second = second, first
    theirs = re.match(r"(?:they|that player|that opponent) (?P<verb>\w+)(?P<rest>.*)", second)
    if not first.startswith("you ") or theirs is None:
        return found[0]
    who = found["who"]
    verb = theirs["verb"]
    if second.startswith("that") and who == "they":
        verb = re.sub(r"(?<=sh|ch)es$|(?<=[^s])s$", "", verb)
    elif second.startswith("they") and who != "they":
        verb = third(verb)
    return f", {first.removeprefix('you ')} unless {who} {verb}{theirs['rest']}"


PASSIVE_DAMAGE: Final[tuple[Habit, ...]] = (
    # ---- who deals it, and to whom
    habit(rf"\b(?P<when>[Ii]f|[Tt]he (?:next|first) time) (?P<kind>combat )?damage would be dealt to (?P<whom>[^,.]*?)(?: by (?P<who>{DEALER}))?{TIME},", would_be_dealt),
    habit(rf"\b(?P<when>[Ii]f|[Ww]hen(?:ever)?|[Tt]he (?:next|first) time) (?P<whom>[^,.]*?) (?:(?P<would>would be)|is) dealt (?P<kind>combat )?damage by (?P<who>{DEALER}){TIME},", dealt_by),
    habit(r"(?P<if>\bwould (?:be dealt|deal) (?:combat )?damage[^,.]*, )(?:it|this|that \w+|the \w+) (?:is|would be) dealt (?:double|twice) (?:that|the)(?: much)? damage(?: instead)?(?=\.)", r"\g<if>double that damage"),
    habit(r"(?P<if>\bwould be dealt (?:combat )?damage[^,.]*, )(?:it|that damage|the damage|all of (?:it|that damage)) is (?:instead )?(?:dealt|redirected) to (?P<to>[^.,]*?)(?: instead)?(?=\.)", r"\g<if>deal that much damage to \g<to> instead"),
    habit(r"(?P<if>\b(?:is|are|would be) dealt (?:combat )?damage\b[^\"]*?)\b(?P<the>its|the|that) source(?P<whose>'s)?(?! of\b| you\b| an\b| your\b)", r"\g<if>the source of that damage\g<whose>"),
    habit(r"(?P<if>\b(?:is|are|would be) dealt (?:combat )?damage\b[^\"]*?\b(?:(?:place|put|deal) [^.,]*? (?:on|to)|[Ee]xhaust|discard) )(?:the|that) (?:permanent|source) (?:that|which) (?:dealt|would deal) (?:it|that damage|the damage)(?=[.,])", r"\g<if>the source of that damage"),
    habit(r"\bthe controller of the source of that damage\b", "the source of that damage's controller"),
    # ---- among all
    habit(rf"(?P<before>\b(?:[Ee]ach|[Aa]ll|[Aa]n?|[Tt]he|[Tt]arget) )?\b(?P<noun>(?:{NOUN}|{NOUN.title()})s?)(?P<own>{WHOSE})? with the (?P<most>highest|lowest) (?P<stat>OFV|DFV) (?:among|of) (?:all )?(?:the )?(?P<group>{'s|'.join(NOUN.split('|'))}s)(?P<whose>{WHOSE})?(?: on the game board)?(?=[ .,])", highest_among),
    habit(r"\b(?P<n>[Nn])either player (?:can|may)\b(?! not)", lambda m: f"{'P' if m['n'] == 'N' else 'p'}layers cannot"),
    # ---- who chooses one of two
    habit(r", (?P<who>they|that player|that opponent|its controller) chooses? one(?: of these)?(?::| -) (?P<first>[^.;,\"]*?)[;,] or (?P<second>[^.\"]*?)(?=\.)", one_or_other),
    # ---- as many as
    habit(r"\b(?P<verb>[Dd]raws?|[Dd]iscards?|[Ee]xhausts?) as many (?P<what>[^.,\"]*?) as (?:there are (?P<there>[^.,\"]*)|(?P<who>you|they) (?P<have>control|have(?= [^.,\"]*\b(?:cards|in (?:your|their) hand|in hand))) (?P<held>[^.,\"]*?)(?: in (?:(?:your|their) )?hand)?)(?=[.,\"])", as_many_as),
    # ---- 7.5.1: a copy, and its own values
    habit(r"(?P<head>\b[Cc]reates? an? (?:[a-z]+ )?token that(?:'s| is) a copy of [^.,\"]*?),? (?:except|but) (?:that )?(?:its OFV and DFV are (?:both |each )?(?P<both>\d+)|(?:its OFV is|it has OFV|its OFV becomes) (?P<o1>\d+) and (?:its DFV is |DFV |its DFV becomes )(?P<d1>\d+)|(?:it is|it's) (?:an? )?(?P<o2>\d+)/(?P<d2>\d+)|it has (?P<o3>\d+) OFV and (?P<d3>\d+) DFV)\.", other_values),
    # ---- 9.1.1: what keeps its exhaustion counters
    habit(r"(?P<who>\b[^.,\"]*?)(?: (?P<not>do|does)(?:n't| not) (?:lose|remove|shed) (?:its |their |an? |any )?exhaustion (?:counter|marker)s?) (?:during|in|at) (?:the|your|its controller's|their controller's|each|its|every) Morning Phases?(?=[.,\"]| (?:and|until|as long as|while|this turn)\b)", lambda m: f"{m['who']} {m['not']} not lose exhaustion counters in the Morning Phase"),
    habit(r"\b(?:[Ee]xhaustion (?:counter|marker)s are not|[Nn]o exhaustion (?:counter|marker)s? (?:is|are)) removed from (?P<who>[^.,\"]*?) (?:during|in|at) (?:the|your|its controller's|their controller's) Morning Phase(?=[.,\"])", lambda m: f"{upper(m['who']) if m[0][0].isupper() else m['who']} {'do' if m['who'].endswith(('s control', 's you control', 's')) and not m['who'].endswith('this') else 'does'} not lose exhaustion counters in the Morning Phase"),
    # ---- what is taken out of a hand that was shown
    habit(r"(?P<head>\b(?:reveals?|shows?) their hand(?:\.|,)?(?: and| then)? (?:then )?(?:puts?|moves?|discards?|returns?|shuffles?) [^.,]*?) from (?:it|that hand|among them)(?= (?:into|to)\b|[.,])", r"\g<head> from their hand"),
)  # fmt: skip

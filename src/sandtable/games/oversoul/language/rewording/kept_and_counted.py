"""What designers say of hand sizes, Battles, counted groups, least numbers and names, in their own words.

Contractions are written out first, for all that follows knows the long forms.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.oversoul.language import wordings as w


def _any(words: list[str]) -> str:
    return "|".join(sorted(words, key=len, reverse=True))


_NOUNS: Final = "Unit|Event|Construct|card"
_STATES: Final = _any([*w.STATES.numbers])
_WHOSE: Final = r"[Yy]our|[Yy]our opponent's|[Tt]he opposing|[Oo]pposing|[Ee]ach player's|[Bb]oth players'|[Aa]ll players'"
_HAND: Final = r"(?:max(?:imum)? )?hand[- ]size(?: limit)?|(?:max(?:imum)? )?hand limit"
_IN_RETURN: Final = (
    r"(?:[,]? (?:during|in|for) (?:your|their|the|its|each player's|your opponent's) Return Phases?)?"
)
_BATTLING: Final = r"(?:(?:this (?:card|Unit)|it) (?:is )?)?(?:Battles|Battling|in (?:a )?Battle (?:with|against))(?: against| with)?"
_LEADER: Final = r"(your|the opposing|your opponent's) Leader's(?: current)?(?: RANK)?(?! (?:DMG|SPD|HP|RANK|original|ENERGY)\b)"


def whose_hand(said: str) -> str:
    said = said[0].lower() + said[1:]
    if said in ("the opposing", "opposing"):
        return "Your opponent's"
    return "Each player's" if said in ("both players'", "all players'") else said[0].upper() + said[1:]


def hand_size(found: re.Match[str]) -> str:
    """ "Your hand size limit is 7 instead of 5", "… is increased by 2"."""
    start, whose, number, changed, by = found.groups()
    if by is None:
        return f"{start}{whose_hand(whose)} hand size is {number}"
    more = "more" if changed in ("increased", "raised") else "less"
    return f"{start}{whose_hand(whose)} hand size is {by} {more}"


def changed_hand(found: re.Match[str]) -> str:
    """ "Increase your hand size limit by 2"."""
    more = "more" if found[2].lower() in ("increase", "raise") else "less"
    return f"{found[1]}{whose_hand(found[3])} hand size is {found[4]} {more}"


def battled(said: str) -> str:
    """ "Damaged cards", "the opposing Leader": one of them, with its article."""
    said = re.sub(r"^(?:an?|any|1) ", "", said.strip())
    said = re.sub(rf"\b({_NOUNS})s\b", r"\1", said)
    said = re.sub(r"^the ", "", said)
    return f"{'an' if said[:1] in 'AEIOaeio' else 'a'} {said}"


def beside_this(said: str) -> str:
    """ "a Unit with higher SPD": than this card, which Battles it."""
    return re.sub(
        r"\bwith (?:a )?(higher|more|lower|less|fewer) (DMG|SPD|HP)\b(?! than)",
        lambda m: f"with {'more' if m[1] in ('higher', 'more') else 'less'} {m[2]} than this card",
        said,
    )


def while_battling(found: re.Match[str]) -> str:
    """ "While Battling a Damaged card*", "While in Battle with a DRAGON, this card has"."""
    return f"●While this card Battles {beside_this(battled(found[1]))}* "


def battling_behind(found: re.Match[str]) -> str:
    """ "This card Has 2 additional DMG while Battling a Damaged card"."""
    return f"●While this card Battles {beside_this(battled(found[2]))}* {found[1][0].upper()}{found[1][1:]}"


_COMPARED: Final = {
    "lower than": "lower than", "higher than": "higher than", "less than": "lower than", "below": "lower than",
    "above": "higher than", "equal to": "of exactly",
}  # fmt: skip


def beside_leader(found: re.Match[str]) -> str:
    """ "with RANK equal to or lower than your Leader's RANK"."""
    how = re.sub(r"\s+", " ", found[1]).strip()
    whose = "your" if found[2] == "your" else "the opposing"
    if how in _COMPARED:
        return f"with RANK {_COMPARED[how]} {whose} Leader's"
    if (re.search(r"lower|less|below", how) and re.search(r"equal|same", how)) or re.search(
        r"not? (?:higher|more|above)|no higher|up to|(?:does not|do not) exceed|at most", how
    ):
        return f"with RANK up to {whose} Leader's"
    if (re.search(r"higher|more|above", how) and re.search(r"equal|same", how)) or re.search(
        r"at least|no(?:t)? lower|no less", how
    ):
        return f"with RANK of at least {whose} Leader's"
    if re.search(r"exceed", how):
        return f"with RANK higher than {whose} Leader's"
    return (
        f"with RANK of exactly {whose} Leader's"
        if how in ("the same", "same", "the same as", "of the same", "exactly")
        else found[0]
    )


KEPT_AND_COUNTED: Final[tuple[Habit, ...]] = (
    # ---- contractions
    habit(rf"\b([Ii]t|[Tt]hat)'s (?=an?\b|not\b|your\b|still\b|the\b|Leader\b|on\b|in\b|at\b|of\b|already\b|non-|(?:{_STATES}|Shattered|Healed|Returned|Sacrificed|Discarded|Cancelled|Drawn|Revealed|Reactivated|Attacked)\b)", r"\1 is "),
    habit(r"\b([Ii]s|[Aa]re|[Dd]oes|[Dd]o|[Dd]id|[Hh]as|[Hh]ave|[Ww]as|[Ww]ere)n't\b", r"\1 not"),
    # ---- hand sizes
    habit(rf"^(●(?:[^*]*\* )?)(?:[Dd]uring (?:your|your opponent's|their|each player's) Return Phases?, )?({_WHOSE}) (?:{_HAND}){_IN_RETURN} (?:is|becomes)(?: set to)? (?:(\d+)(?: cards)?(?: instead of 5(?: cards)?)?|(increased|raised|reduced|lowered|decreased) by (\d+)(?: cards?)?){_IN_RETURN}$", hand_size),
    habit(rf"^(●(?:[^*]*\* )?)([Ii]ncrease|[Rr]aise|[Rr]educe|[Ll]ower|[Dd]ecrease) ({_WHOSE}) (?:{_HAND}){_IN_RETURN} by (\d+){_IN_RETURN}$", changed_hand),
    habit(rf"^(●(?:[^*]*\* )?)({_WHOSE}) (?:{_HAND}){_IN_RETURN} is (\d+) (more|less|larger|smaller|higher|lower|greater)$", lambda m: f"{m[1]}{whose_hand(m[2])} hand size is {m[3]} {'more' if m[4] in ('more', 'larger', 'higher', 'greater') else 'less'}"),
    habit(rf"^(●(?:[^*]*\* )?)(?:During your Return Phase, )?[Yy]ou (?:can )?(?:keep|have|hold) up to (\d+) cards in (?:your )?hand{_IN_RETURN}(?: instead of 5)?$", r"\1Your hand size is \2"),
    # ---- Battles
    habit(rf"^●(?:While|If|When) {_BATTLING} ((?:an? |any |1 |the )?[^*,]*?)(?:\*|,) (?=[Tt]his (?:card|Unit) (?:[Hh]as|can't)|[Hh]as |[Ii]t (?:[Hh]as|can't))", while_battling),
    habit(rf"^●([Tt]his (?:card|Unit) [Hh]as (?!.*\bfor each\b)[^*,;●]*?) (?:while|when|if) {_BATTLING} ((?:an? |any |1 |the )?[^*,;●]*)$", battling_behind),
    # ---- counted in groups, and what is left at the least
    habit(rf"\bfor (?:each|every) (\d+) (?=(?:of your )?(?:[A-Za-z\"+-]+ )*?(?:{_NOUNS})s\b)", r"for every \1 "),
    habit(rf"\bfor every (?:1 )?(?=(?:[A-Za-z\"+-]+ )*?(?:{_NOUNS})\b)", "for each "),
    habit(r"(\bfor every \d+ [^,;&*()]*) \(rounded down\)", r"\1"),
    habit(r" \(?(?:down )?(?:to )?(?:a )?(?:min|minimum|min\.|at least|no less than|not less than|not below|but not below|but not less than|never below|not lower than)(?: of)? (\d+)(?: (?:DMG|ENERGY))?\)(?=$|[,;]| &| \()", r" (min \1)"),
    habit(r",? (?:down )?to a minimum of (\d+)(?: (?:DMG|ENERGY))?(?=$|[,;]| &| \()", r" (min \1)"),
    # ---- what was Shattered by the step before
    habit(rf"\bfor each (?:of (?:those|these|the) )?((?:(?:opposing|{_STATES}) )*(?:{_NOUNS}))s?,? (?:that|which) (?:Shatters?|Shattered|was Shattered|were Shattered|is Shattered|are Shattered)(?: (?:this way|by this|by it|because of (?:this|it)|from this))?(?=$|[,;]| &| \()", r"for each \1 Shattered this way"),
    habit(r"\bfor each (?:of them )(?:that|which) (?:Shatters?|Shattered|was Shattered)(?: this way)?(?=$|[,;]| &| \()", "for each card Shattered this way"),
    habit(rf"\bfor each ((?:(?:opposing|{_STATES}) )*(?:{_NOUNS})) Shattered by (?:this|it|that)(?: (?:DMG|Ability|way))?(?=$|[,;]| &| \()", r"for each \1 Shattered this way"),
    habit(rf", (?:then )?for each ((?:(?:opposing|{_STATES}) )*(?:{_NOUNS}))s? (?:(?:that|which) Shatter(?:s|ed)|Shattered)(?: this way)?(?:\*|,) ((?:Deal|Heal|Draw|Gain|Place|Spawn|Discard)\b[^*;●]*)$", lambda m: f", then {m[2]} for each {m[1]} Shattered this way"),
    # ---- by name
    habit(r",? (?:except|other than|excluding|besides)(?: for)?(?: (?:an?|any|another|other))?(?: (?:cards?|Units?|Events?|Constructs?|copies|copy))?(?: (?:named|called|with the name|of))? (\"[A-Z][^\"●]*\")(?! (?:Unit|Event|Construct|card|Leader))", r" not named \1"),
    habit(r" \((?:except|other than|excluding|not)(?: named| called)? (\"[A-Z][^\"●]*\")\)", r" not named \1"),
    # ---- beside a Leader's RANK
    habit(rf"\b(?:with|of|whose) (?:an? )?RANK (?:is |are )?((?:equal to or |lower than or |higher than or |the same or |no(?:t)? |does not |do not |at |up |less than or )?(?:lower than|higher than|less than|equal to|lower|higher|below|above|to|exceed|least|most)(?: than| as| to| of)?) {_LEADER}", beside_leader),
    habit(rf"\b(?:with|of) ((?:the same(?: or lower| or higher)?|equal(?: or lower| or higher)?|(?:lower|higher) or equal)) RANK (?:as|to|than) {_LEADER}", beside_leader),
    habit(r"\b(?:with|of) (lower|higher) RANK than (your|the opposing|your opponent's) Leader(?:'s(?: RANK)?)?(?=$|[,;➤]| &| \()", lambda m: f"with RANK {m[1]} than {'your' if m[2] == 'your' else 'the opposing'} Leader's"),
    # ---- its own Abilities
    habit(r"\b[Tt]his card's Abilit(?:y|ies) (?:[Dd]eals?) ((?:\d+ or more |at least \d+ )?)(?:DMG|damage) to ((?:an?|1|another|one|a single) (?:[A-Za-z-]+ )*?(?:Unit|Event|Construct|card|Leader)|the opposing Leader)(?= \(| ?\*)", lambda m: f"this card Deals {re.sub(r'at least (.*) ', r'{} or more '.format(chr(92) + '1'), m[1])}DMG to {re.sub(r'^(?:1|one|a single) ', 'a ', m[2])} with Abilities"),
    # ---- the whole chain
    habit(r"\b[Cc]ancel (?:ALL|all) opposing card Activations (?:&|and) Abilities(?: (?:in|of) this Timeshift(?: chain)?)?", "Cancel all opposing cards & Abilities"),
    # ---- AURAs reach the own board alone
    habit(rf"\bAURA ?\((?:only )?your ((?:other )?(?:(?:{_STATES}|[A-Z]{{4,}}) )*(?:{_NOUNS})s)\)(?= ?\*)", r"AURA (only \1)"),
)  # fmt: skip

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


_KEYS: Final = _any([*w.KEYWORDS.numbers])
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


_ROLES: Final = _any([*w.ROLES.numbers])
_HOST: Final = r"(?:an? |any )?(?:opposing (card|Unit|Event)s?|(card|Unit|Event)s? on the opposing board)"
_OWN_HOST: Final = r"(?:(?:an? |any )?(card|Unit|Event)s? on your board|(?:one|1|any) of your (card|Unit|Event)s|your (card|Unit|Event)s)"


def attached(found: re.Match[str]) -> str:
    """ "1 Construct Attached to an opposing Unit": what is Attached there is opposing, and a UNIT Construct."""
    count, noun, *hosts = found.groups()
    host = next((one for one in hosts if one), "card")
    kind = {"card": "", "Unit": "UNIT ", "Event": "EVENT "}[host]
    if "opposing" in found[0]:
        return f"{count} opposing Attached {kind}{noun}"
    return f"{count} Attached {kind}{noun} on your board"


def unless(found: re.Match[str]) -> str:
    """ "This card can't Attack unless you have 2 or more other Units": while you have fewer."""
    said, count, other, what = found.groups()
    least = int(count or "1")
    other = other or ("other " if " another " in found[0] else "")
    noun = re.sub(rf"^((?:[A-Za-z+-]+ )*?(?:{_NOUNS}))(?=$| )", r"\1s", what)
    many = "no" if least == 1 else f"{least - 1} or less"
    return f"●While you have {many} {other}{noun}* {said[0].upper()}{said[1:]}"


def exact(found: re.Match[str]) -> str:
    """ "1 Unit with 3 SPD": exactly so much; what a TOTEM is Spawned with is its sheet."""
    if re.search(r"TOTEM|Spawn", found.string[: found.start()]):
        return found[0]
    return f"{found[1]} with exactly {found[2]} {found[3]}"


KEPT_AND_COUNTED: Final[tuple[Habit, ...]] = (
    # ---- contractions
    habit(rf"\b([Ii]t|[Tt]hat)'s (?=an?\b|not\b|your\b|still\b|the\b|Leader\b|on\b|in\b|at\b|of\b|already\b|non-|(?:{_STATES}|Shattered|Healed|Returned|Sacrificed|Discarded|Cancelled|Drawn|Revealed|Reactivated|Attacked)\b)", r"\1 is "),
    habit(r"\b([Ii]s|[Aa]re|[Dd]oes|[Dd]o|[Dd]id|[Hh]as|[Hh]ave|[Ww]as|[Ww]ere)n't\b", r"\1 not"),
    # ---- each time is no When, which can miss its timing (10.1.2)
    habit(r"((?:^_?|\")●(?:\(this Construct\) )?)(?:Whenever|Each time|Every time) (?!this (?:card|Unit) Attacks(?:\*|,| \())", r"\1If "),
    habit(r"^(_?●(?:HONEST|OUTLAST|ISOLATED|RESONATE) ?\* )(?:Whenever|Each time|Every time|whenever|each time) ", r"\1If "),
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
    habit(r"\bthere (are|is) (?:an? total of |altogether |in total )(\d+ or (?:more|less)|exactly \d+) (.*?)(?=[*,;)]|$)", r"there \1 \2 \3"),
    habit(rf"\b((?:{_NOUNS})s) in both Idle Zones\b", r"\1 in each player's Idle Zone"),
    habit(r"\bthere are (?:Active )?(card|Unit|Event|Construct)s of (\d+ or (?:more|less)|exactly \d+) (?:different )?Archetypes(?: that are)?( Active)? on (your board|the board|the opposing board)\b", lambda m: f"the number of different Archetypes among {'Active ' if 'Active' in m[0] else ''}{m[1]}s on {m[4]} is {m[2]}"),
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
    # ---- compared with this card
    habit(r"^(●(?:If|When|Activate only if) this (?:card|Unit) (?:Attacks|Shatters|Deals DMG to|Retaliates against) an? (?:[A-Za-z-]+ )*?(?:Unit|card)) with (?:a )?(higher|more|lower|less|fewer) (DMG|SPD|HP)(?= ?\*| \()", lambda m: f"{m[1]} with {'more' if m[2] in ('higher', 'more') else 'less'} {m[3]} than this card"),
    habit(r"\byour opponent has (more|less|fewer) ((?:[A-Za-z+-]+ )*?(?:Unit|Event|Construct|card)s(?: (?:in|on) [^,;*()]*?)?) than you(?: do| have)?(?=[*,;)]| \()", lambda m: f"you have {'less' if m[1] == 'more' else 'more'} {m[2].replace('their', 'your')} than your opponent"),
    habit(r"^(●(?:(?:If|While|As long as) [^*,]*[*,] )?)([Yy]our|[Oo]pposing) ((?:other )?[+-]?(?:[A-Z]+ )*(?:Unit|Event|Construct|card)s) Consume (\d+) (less|more)(?: ENERGY)?(?=$| for| \()", lambda m: f"{m[1]}{m[2][0].upper()}{m[2][1:]} {m[3]} cost {m[4]} {m[5]} ENERGY"),
    habit(r"^(●(?:If|While) [^*]*\* )[Tt]his card Consumes (\d+) (less|more)(?: ENERGY)?(?=$| for| \()", r"\1This card costs \2 \3 ENERGY"),
    habit(r"\b(Units?|Leaders?) with (\d+) (DMG|SPD)\b(?! or|,| &| \+)", exact),
    habit(r"\b([Gg]ives? (?:[^,;&*()➤]*? )?)(\d+|RANK) (?:additional|extra) (?=(?:DMG|SPD|HP)\b)", r"\1\2 "),
    habit(r"^●([Tt]his (?:card|Unit) can't [^*,;●]*?) unless you have (?:(\d+) or more|(?:an?|another|1)) (other )?((?:[A-Za-z+-]+ )*?(?:Unit|Event|Construct|card)s?(?: (?:in|on|with|of) [^,;*●]*)?)$", unless),
    habit(rf"^●(?:[Tt]his (?:card|Unit) )?[Cc]an only be Attacked by Units with ({_KEYS})$", r"●All Units without \1 can't Attack this card"),
    habit(r"^(●(?:[^*\"]*\* )?)(?:All |Any |The )?(?:DMG|damage) (?:(?:dealt|done) to )?([Tt]his (?:card|Unit)|[Yy]our Leader|[Yy]our (?:other )?(?:[A-Z]+ )*Units|[Tt]he Attached (?:card|Unit))(?: (?:[Tt]akes?|would [Tt]ake))?((?: from (?:Attacks|Abilities|opposing Abilities)| in Battle)?) is (?:reduced|lowered|decreased) by (\d+)(?=$| \()", lambda m: f"{m[1]}{m[2][0].upper()}{m[2][1:]} Take{'' if m[2].lower().startswith('your') and m[2].lower() != 'your leader' else 's'} {m[4]} less DMG{m[3]}"),
    # ---- whose board, and while what
    habit(rf"^(●(?:If|When|Activate only if|Activate only when) )(an?|another) ((?:(?:other|{_STATES}|[A-Z]{{4,}}) )*[+-]?(?:{_NOUNS})) is (Spawned|Activated|Reactivated|Prepared) on (your|the opposing|your opponent's) board(?= ?\*| \(|,)", lambda m: f"{m[1]}{('one of your ' + m[3] + 's') if m[5] == 'your' and m[2] != 'another' else ('another of your ' + m[3] + 's') if m[5] == 'your' else 'an opposing ' + m[3]} is {m[4]}" if not (m[2] == "another" and m[5] != "your") else m[0]),
    habit(r"^(●(?:If|When) (?!this card is Exhausted\b)[^*(\"]*?) while (this (?:card|Unit) is (?:Exhausted|Activated|Damaged)|your Leader is Damaged|you have [^*(,]*)(?: \(([^()]*)\))?(\*|,) ?", lambda m: f"{m[1]} ({m[2]}{', ' + m[3] if m[3] else ''})* "),
    habit(rf"^●Your (first|second|third) ([+-]?(?:[A-Z]+ )*(?:{_NOUNS})) Activated (?:each|every|in a|in each) turn (Consumes|costs) ", r"●The \1 \2 you Activate each turn \3 "),
    habit(rf"\b[Bb]oth players' ((?:[A-Z]+ )*(?:{_NOUNS})s)\b", r"all \1"),
    habit(r"\b([Aa]ctivate (?:it|that card|(?:up to )?\d+ [^,;&*()]*?)) without (?:Consuming|paying)(?: any| its| the)? ENERGY(?: Cost)?(?=$|[,;]| &)", r"\1, it costs 50 less ENERGY"),
    # ---- marks
    habit(r"\bthere (?:are|is) (\d+ or (?:more|less)|exactly \d+|at least \d+) (\"[A-Z][^\"●]*\"|Death) marks? on (this (?:card|Unit|Event)|it)(?=[*,;)]| \()", lambda m: f"{m[3]} is a card with {re.sub(r'at least (.*)', chr(92) + '1 or more', m[1]) if 'at least' not in m[1] else m[1][9:] + ' or more'} {m[2]} marks"),
    # ---- where, and whose
    habit(rf"(^●|^●(?:While|During|HONEST|OUTLAST|ISOLATED|RESONATE)[^*\"]*\* )(?:[Aa]ll )?[Aa]djacent ((?:(?:{_STATES}|[A-Z]{{4,}}) )*(?:Units|Events|cards))(?: on your board)? (?=[Hh]ave\b|can't\b|must\b|[Tt]ake\b|[Dd]eal\b)", r"\1The \2 adjacent to this card "),
    habit(rf"\b(\d+|up to \d+|an?|all|each) (Constructs?) Attached to {_HOST}(?=$|[,;➤*]| &| \()", attached),
    habit(rf"\b(\d+|up to \d+|an?|all|each) (Constructs?) Attached to {_OWN_HOST}(?=$|[,;➤*]| &| \()", attached),
    habit(r"\btheir (?:owner's|owners') (hand|Deck)s\b", r"their owners' \1"),
    habit(r"(^●|\* |➤ |; )Discard the top (\d+ cards|card) of (?:each player's|both players') Decks?(?=$|[,;]| &)", r"\1Each player Discards the top \2 of their Deck"),
    habit(r"^●(?:All )?([Cc]ards|Units|Events|Constructs) in (?:either |any |the |all |both |each player's |an )?Idle Zones? can't be (Spawned|Returned|Exiled)(?= \(|$)", lambda m: f"●All {m[1].replace('C', 'c') if m[1] == 'Cards' else m[1]} in each player's Idle Zone can't be {m[2]}"),
    # ---- what happens instead, and what else
    habit(r"^(●If [^*]* would [^*]*\* )[Ii]t is (Exiled|Returned|Exhausted|Prepared|Reactivated)( to (?:your|its owner's|the owner's) hand| to the (?:bottom|top) of (?:your|its owner's) Deck)?,? instead$", lambda m: f"{m[1]}{m[2].removesuffix('ed') if m[2] in ('Returned', 'Exhausted') else m[2][:-1]} it{(m[3] or '').replace('your', chr(105) + 'ts owner' + chr(39) + 's').replace('the owner', 'its owner')} instead"),
    habit(r"(, if (?:it|that card|they) (?:is|are) (?!not)[^*]*\* [^*●]*?), (?:if (?:it|they|that card) (?:is not|are not)|if not)(?:\*|,) (?=(?:Discard|Exile|Return|Shatter|Draw|Spawn|Prepare) it(?: to [^,;&*]*)?$)", r"\1, otherwise "),  # of nothing nothing is done
    habit(r"(\b[Rr]eveal the top \d+ cards of your Deck(?:, then| &|,)) (?:you )?add (\d+ of them) to your hand\b", lambda m: f"{m[1].rstrip(' &,') if not m[1].endswith('then') else m[1][:-6]}, then Draw {m[2]}"),
    # ---- moments, and what is used
    habit(r"\(it is not (your|your opponent's) turn(?=[,)])", r"(not during \1 turn"),
    habit(r"^(●(?:If|When|Activate only if|Activate only when)) (?:an )?opposing (card|Unit|Event)'s (?:([A-Z]{4,}) )?Ability is used(?=\*| \(|,)", lambda m: f"{m[1]} your opponent uses {'an' if m[2] == 'Event' or (m[2] == 'card' and (m[3] or 'A')[0] in 'AEIO') else 'a'} {'' if m[2] == 'card' else m[2] + ' '}{m[3] + ' ' if m[3] else ''}Ability"),
    habit(r"^●Attach only to an? ((?:[A-Za-z-]+ )*?(?:Unit|Event))(?=\*)", r"●Attach only to \1s"),
    habit(r"(?<=\"●)(Can't|Must) (?=[A-Z])", lambda m: f"This card {m[1].lower()} "),
    habit(rf"\b(an?|another|\d+|up to \d+) (Units?|cards?) that (?:is|are) not an? ({_ROLES})s?\b", lambda m: f"{'a' if m[1] == 'an' else m[1]} non-{m[3]} {m[2]}"),
    # ---- the whole chain
    habit(r"\b[Cc]ancel (?:ALL|all) opposing card Activations (?:&|and) Abilities(?: (?:in|of) this Timeshift(?: chain)?)?", "Cancel all opposing cards & Abilities"),
    # ---- AURAs reach the own board alone
    habit(rf"\bAURA ?\((?:only )?your ((?:other )?(?:(?:{_STATES}|[A-Z]{{4,}}) )*(?:{_NOUNS})s)\)(?= ?\*)", r"AURA (only \1)"),
)  # fmt: skip

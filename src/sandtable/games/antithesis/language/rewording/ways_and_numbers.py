"""Where and how something is done or counted, as designers say it: in sight, by which movement, beyond a number."""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.rewording.sentence_shapes import PASSIVE, lower, upper

RANGE: Final = r"RNG \d+(?:\+D\d+)?"
TOKENS: Final = {"Mana": "Mana token", "Soul": "Soul token", "Gem": "Gem token"}
TOKEN: Final = r"\{(?P<token>Mana|Soul|Gem)\}"
RULE: Final = r"(?:the one(?: drawn)? |the (?:card|draw) |their |his |the )?(?:in |during |by |from |of )?(?:the )?(?:step 2(?: of the Main Phase)?|regular draw|normal draw|Main Phase draw|draw step)"
KINDS: Final = {
    "HP": "HP",
    "PUSH": "PUSH",
    "PULL": "PULL",
    "Push": "PUSH",
    "Pull": "PULL",
    "Melee": "Melee",
    "Ranged": "Ranged",
}
TRAITS: Final = "|".join(w.CARD_TRAITS)


def swapped(found: re.Match[str]) -> str:
    """ "A and B swap places": exchange their squares."""
    one, other = found["one"], found["other"]
    return f"{found['before']}Exchange the squares of {lower(one)} and {lower(other)}."


def reduced(found: re.Match[str]) -> str:
    """ "PUSH and PULL damage to this Character is reduced by 1": it has DR 1 vs each."""
    said = [KINDS[one] for one in re.findall(r"HP|PUSH|PULL|Push|Pull|Melee|Ranged", found["kinds"] or "")]
    if "PUSH" in said and "PULL" in said:
        said.remove("PULL")  # PUSH holds against both (R55)
    verb = "have" if re.search(r"\b(?:Characters|Champions)\b", found["who"]) else "has"
    gifts = " and ".join([f"DR {found['n']} vs {one}" for one in said]) or f"DR {found['n']}"
    return f"{found[1]}{upper(found['who'])} {verb} {gifts}."


def beyond(found: re.Match[str]) -> str:
    """ "for each {Gem} beyond 3", "for each {Gem} fewer than 3 on it"."""
    where = found["where"] or found["there"] or "it"
    bound = "less than" if found["rel"] in ("fewer than", "less than", "short of", "below") else "beyond"
    return f"for each {TOKENS[found['token']]} on {where} {bound} {found['n']}"


def goes(found: re.Match[str]) -> str:
    """ "[Move] a Character you control on it using TEL 5": who moves, and how, with so many points and no dice."""
    who = (
        re.sub(r" on it$", " on this Field", found["who"])
        if "this Field" in found.string[: found.start("who")]
        else found["who"]
    )
    whom = upper(who) if found["before"][-2:] != ", " else who
    return f"{found['before']}{whom} [Move]s as {found['how']} up to {found['n']} squares without dice"


def enters_with(found: re.Match[str]) -> str:
    """ "Characters you [Deploy] enter play with +1 HP until the end of the Phase": they gain it as they come."""
    hand = " from your Hand" if "Hand" in found["which"] else ""
    kind = (
        "Champion" if "Champion" in found["which"] else "Field" if "Field" in found["which"] else "Character"
    )
    return f"{found[1]}When you [Deploy] a {kind}{hand}, it gains {found['gift']} {found['long']}."


def one_by_one(found: re.Match[str]) -> str:
    """What a semicolon joins are two sentences; of options, and of cards that are looked at, it is a part."""
    if re.search(r"[Cc]hoose(?:s)? one|[Ll]ook at", found.string):
        return found[0]
    return f". {upper(found[1])}"


WAYS_AND_NUMBERS: Final[tuple[Habit, ...]] = (
    habit(r"; (?!or |otherwise|put |you may put|if )((?:its|it|this|that|your|each|you|draw|gain|lose|exhaust|recover|discard|the)\b)", one_by_one),
    habit(r"; (if you (?:remove|discard|lo[so]|pa[iy]|draw|exhaust)[^,.;]*,)", one_by_one),
    # ---- where
    habit(rf"\b({RANGE}) (?:to which (?:it|this Character) has LOS|(?:that|which) (?:it|this Character) has LOS to|and (?:in|within|with) (?:its )?LOS)", r"\1, LOS"),
    habit(r"\b([Ss])quare with trait ([A-Z]\w+)\b", r"\1quare of a \2 Field"),
    habit(r"\b([Ss])quares with trait ([A-Z]\w+)\b", r"\1quares of \2 Fields"),
    habit(r"\bGoal in (?:a|any) (?:zone|square) (?=adjacent to|in row)", "Goal "),
    habit(r"\bto another (?:zone|square)\b", "to a square"), habit(r"(?<!Game )(?<!Deployment )\b([Aa]n? (?:adjacent )?|[Tt]he )zone\b", r"\1square"),
    habit(r"\b(a (?:free )?square) ((?:adjacent to|of|in row|in RNG) [^,.;]*?) (?:that has no|that does not have a|with no|without a) Goal\b", r"\1 without a Goal \2"),
    # ---- how
    habit(r"(?P<before>^[^.]*?: (?:(?:\{[A-Za-z]+\})+ )?|[.] )(?P<one>(?:[Tt]arget|[Aa]nother target|[Tt]his|[Aa]n?) [^.,;]*?) and (?P<other>(?:another )?(?:target|this|an?) [^.,;]*?) (?:swap|exchange|switch) (?:places|squares|positions)(?:,? if (?:each|both|they) can[^.]*)?\.(?! (?:Both|They|The two|Their))", swapped),
    habit(r"(?P<before>^[^.]*?: (?:(?:\{[A-Za-z]+\})+ )?|[.,] )\[Move\] (?P<who>[^.,;]*?) (?:using|by|with|as) (?P<how>RUN|FLY|TEL) (?P<n>\d)(?=\.|,)", goes),
    habit(r"(?<=\[Move\]s) (?:using|by|with) (RUN|FLY|TEL) (\d)(?=[.,;])", r" as \1 up to \2 squares without dice"),
    habit(rf"{PASSIVE}(?:(?P<kinds>(?:HP|PUSH|PULL|Push|Pull|Melee|Ranged)(?:(?:,| and| or|, and) (?:HP|PUSH|PULL|Push|Pull))*) )?[Dd]amage (?:dealt )?to (?P<who>this Character|Characters [^.]*?) is reduced by (?P<n>\d)\.", reduced),
    habit(rf"{PASSIVE}(?:Your )?(?P<which>[Hh]and-deployed Characters|(?:Characters|Champions|Fields) (?:that )?you \[?[Dd]eploy\]?(?: from your Hand)?|(?:Characters|Champions|Fields) deployed from your Hand) enter(?:s)? play with (?P<gift>[^.]*?) (?P<long>until the end of the (?:Phase|Battle))\.", enters_with),
    # ---- when
    habit(rf"\b(draws? a card)(?:,)? (?:other than|except(?: for)?|outside(?: of)?|besides|apart from|not) {RULE}(?=,)", r"\1 by an effect"),
    # ---- how many
    habit(rf"\bfor (?:each|every) {TOKEN}(?: on (?P<there>it|itself|this (?:Character|card|Field)))? (?P<rel>fewer than|less than|short of|below|beyond|above|over|more than|in excess of) (?P<n>\d)(?: on (?P<where>it|itself|this (?:Character|card|Field)))?", beyond),
    habit(r"\bfor (?:each|every) (?:different )?colou?r (?:of|among|in) (?:the )?(?:different )?dice in (your|your opponent's) Dice Bank", r"for each color of dice in \1 Dice Bank"),
    habit(r"\bfor (?:each|every) different colou?r (?:of die )?in (your|your opponent's) Dice Bank", r"for each color of dice in \1 Dice Bank"),
    habit(r"(?<!\w)([+-]\d STR) to (?:its|this Character's) ((?:Melee |Ranged )?Attacks) (for each [^.,]*)", r"\1 with \2 \3"),
    habit(rf"{PASSIVE}(This Character) (?:has|gets) ([^.]*? for each [^.,]*?),? and ([+-]\d STR) with ((?:Melee |Ranged )?Attacks) (for each [^.]*)\.", r"\1\2 has \3. \2's \5 have \4 \6."),
    habit(r"\b([Dd]iscards?) (?:their Hand |his Hand |your Hand )?down to (\d+|one|two|three|four|five|six) cards?(?: in Hand)?(?=[.,;])", lambda m: f"{m[1]} until {'he has' if m[1].endswith('s') else 'you have'} {w_number(m[2])} cards in Hand"),
    habit(r"\b(?:[Cc]hange|[Ss]et|[Tt]urn) (a die|up to \d dice) in (your|his) Dice Bank to (?:any )?(?:a )?(?:Pip Value|value|face|number)? ?(?:of )?(\d) or (less|lower|more|higher|greater)\b", lambda m: f"{'T' if m[0][0].isupper() else 't'}urn {m[1]} in {m[2]} Dice Bank to {m[3]} or {'less' if m[4] in ('less', 'lower') else 'more'}"),
    habit(r"\b(?:[Cc]hange|[Ss]et|[Tt]urn) (a die|up to \d dice) in (your|his) Dice Bank to any (?:Pip Value|value|face|number)(?: you (?:choose|like|want))?(?=[.,;])", lambda m: f"{'T' if m[0][0].isupper() else 't'}urn {m[1]} in {m[2]} Dice Bank to 6 or less"),
    habit(r"\b([Rr])emove (?:an? |one )?(\{(?:Mana|Soul|Gem)\}) from\b", r"\1emove \2 from"), habit(r"\b([Rr])emove (all|any number of) (?:of (?:the|its) )?\{(Mana|Soul|Gem)\}(?: tokens)? from\b", r"\1emove \2 \3 tokens from"),
    habit(r"\b[Ii]f you removed (\d+) or more(?: of them|(?: \{\w+\})|(?: tokens))?(?: this way)?,", r"If that was \1 or more,"),
    habit(r"\b([Ww]hen you score) (?:VPs?|Victory Points?) for (?:an? |one or more )?Goals?,", r"\1 1 or more Victory Points for Goals,"),
    habit(r"\b([Yy]ou may [^.]*?) to (?:score|gain) (\d) (?:additional |extra )?(?:VPs?|Victory Points?)(?=\.)", lambda m: f"{m[1]}. If you do, gain {m[2]} Victory Point{'s' if m[2] != '1' else ''}"),
    habit(r"\bwith (?:an? |one )?\{(Mana|Soul|Gem)\} on (?:it|them)\b", r"with 1 or more \1 tokens"),
    habit(r"\b(?:of|with) cost (\d+) or (less|more)\b", r"with cost \1 or \2"),
    habit(r",? and this Character may (\[Move\]|[Rr]ecover)(?=\.)", lambda m: f". You may {lower(m[1]) if m[1][0] != '[' else m[1]} this Character"),
    habit(r"(^|[.:}] )This Character may (\[Move\]|[Rr]ecover)(?=\.)", lambda m: f"{m[1]}You may {lower(m[2]) if m[2][0] != '[' else m[2]} this Character"),
    habit(r"\b(is removed from the game) (?:when|if|whenever) (?:it|that Character) (?:leaves play|would leave play|is killed or leaves play)(?: for any reason)?(?=[.,;])", r"\1 when it leaves play"),
    habit(r"\bDR (\d+) vs PUSH(?: and|,) DR \1 vs PULL\b", r"DR \1 vs PUSH"), habit(r"\bDR (\d+) vs (?:PUSH/PULL|PUSH (?:and|or) PULL)\b", r"DR \1 vs PUSH"),
    habit(r"\b(that Character|it)'s \[Move\] ends(?=[.,;])", r"\1 cannot [Move] for this Move"),
    habit(rf"\b(with|without) ({TRAITS})(?=\.?$)", r"\1 trait \2"),
)  # fmt: skip

NUMBERS: Final = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6"}


def w_number(said: str) -> str:
    return NUMBERS.get(said, said)

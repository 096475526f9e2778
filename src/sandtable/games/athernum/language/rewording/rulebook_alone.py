"""Wordings of designers who know the rulebook alone: icons in braces, whose opponent is meant, slots that are filled.

They come first of all, for what is an icon or a place is known before any sentence around it is looked at.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.athernum.language.rewording.sentence_shapes import upper

NOUN: Final = "character|item|location|permanent|attachment|token"
KIND: Final = rf"(?:main |(?:exhausted|face-up|face-down|attacking|defending|non-\w+|[A-Z]\w+) )*(?:(?P<noun>{NOUN})|[A-Z]\w+)(?: card| token)?"
OF_THEIRS: Final = rf"\b(?:[Aa]n?|[Aa]nother(?: target)?|[Tt]arget) (?:opponent's {KIND}|{KIND.replace('?P<noun>', '?P<noun2>')}(?: with [^.,]*?)? (?:an opponent controls|your opponent controls|controlled by an opponent))"
OTHER_OPPONENT: Final = r"\b(?:each|target|your|no|an) opponents?\b(?!'s| controls?)|\bplayers?\b"


def whose_it_is(found: re.Match[str]) -> str:
    """ "… to a permanent an opponent controls, that opponent discards a card": its controller, if no other opponent was named."""
    text = found[0]
    spoken = list(re.finditer(OF_THEIRS, text))
    first = re.search(r"\b[Tt]hat opponent\b", text)
    if first is None or len(spoken) != 1 or spoken[0].end() > first.start():
        return text
    before = text[: first.start()]
    if re.search(OTHER_OPPONENT, before):
        return text
    noun = spoken[0]["noun"] or spoken[0]["noun2"] or "character"
    named = re.findall(rf"\b(?:{NOUN})s?\b", re.sub(r"\b[Tt]his (?:\w+)", "", before))
    short = named.count(noun) == 1 and len(named) == 1 and "linked target" not in before
    who = "its controller" if short else f"that {noun}'s controller"
    text, limit, rest = text.partition(" Activate ")  # nothing is aimed at yet when that is asked
    text = re.sub(
        r"\b([Tt])hat opponent's (?=hand\b|deck\b|discard pile\b|main character\b)",
        lambda m: upper(f"{who}'s ") if m[1] == "T" else f"{who}'s ",
        text,
    )
    text = re.sub(r"\b([Tt])hat opponent\b(?!'s)", lambda m: upper(who) if m[1] == "T" else who, text)
    return f"{text}{limit}{rest}"


def of_a_faction(found: re.Match[str]) -> str:
    """ "If the discarded card belongs to Tidewatch": it is a Tidewatch card."""
    be = "is not" if found["not"] else "is"
    article = "an" if found["faction"][0] in "AEIOU" else "a"
    spoken = re.findall(rf"\b({NOUN}|card)s?\b", re.sub(r"\b[Tt]his \w+", "", found.string[: found.start()]))
    noun = found["noun"] or (spoken[-1] if spoken else "card")
    return f"{found['who']} {be} {article} {found['faction']} {noun}"


DONE: Final = {"discarded": "discard", "returned": "return", "moved": "mov", "revealed": "reveal", "exhausted": "exhaust", "created": "creat", "drawn": "draw", "chosen": "choos"}  # fmt: skip


def the_one(found: re.Match[str]) -> str:
    """ "Draw two cards, then discard a card. If the discarded card is …": that card, if just one was discarded and none named since."""
    before, stem, noun = found.string[: found.start()], DONE[found["done"]], found["noun"]
    named = list(
        re.finditer(
            rf"\b(?i:{stem})\w*\b[^.,:]*?\b(?:an?|another|one|target|that) (?:[\w-]+ )*?{noun}\b(?! in hand)",
            before,
        )
    )
    if len(named) != 1 or re.search(rf"\b{noun}\b(?!s)", before[named[0].end() :]):
        return found[0]
    return f"{found['if']} that {noun} is{found['not'] or ''} {found['a']} "


def in_each_slot(found: re.Match[str]) -> str:
    """ "a token in each of your empty character slots": as many as there may be; those beyond find no room (7.1.2c)."""
    if re.search(r"\b(?:item|location|resource)\b", found["what"]):
        return found[0]
    return f"{found['head']} five {found['what']}tokens{found['with']}"


TIMES: Final = {"once": "once per turn", "one time": "once per turn", "twice": "twice per turn"}


def so_often(found: re.Match[str]) -> str:
    """ "This ability triggers no more than twice each turn.": only so often."""
    often = TIMES.get(found["often"], f"{found['often']} per turn")
    if found["what"].startswith(("trigger", "happen", "may trigger")):
        return f"{found['head']}This triggers only {often}."
    return f"{found['head']}Activate only {often}."


def copied(found: re.Match[str]) -> str:
    """ "a token that is a copy of that character, except that its name is "Reflection" and it has no Victory Token Field"."""
    name = re.search(
        r"(?:its name is|it is named|it's named|it has the name) \"?([A-Z][\w']*(?: [A-Z][\w']*)*)\"?",
        found["but"],
    )
    less = re.search(r"(?:it )?has no Victory Token Field|without a Victory Token Field", found["but"])
    rest = found["but"]
    for one in (name, less):
        rest = rest if one is None else rest.replace(one[0], "")
    if re.sub(r"\b(?:that|and|it)\b|[ ,]", "", rest):
        return found[0]
    return f"{found['head']}{' named ' + name[1] if name else ''}{' without a Victory Token Field' if less else ''} {found['copy']}"


def become(found: re.Match[str]) -> str:
    """ "this becomes a character with OFV 5 and DFV 5": it becomes one, and has these values."""
    has = "has" if found["verb"].endswith("s") else "have"
    values = (
        re.sub(r"(\d+) (OFV|DFV)", r"\2 \1", found["values"])
        if not found["ofv"]
        else f"OFV {found['ofv']} and DFV {found['dfv']}"
    )
    also = " in addition to its other types" if found["also"] else ""
    return f"{found['verb']} {re.sub('Character$', 'character', found['what'])}{also} and {has} {values}"


def as_long_as_that(found: re.Match[str]) -> str:
    """ "Until end of turn, this becomes a character …. It gets +1 OFV for each …": for the same time; without one it would end then, too (R89, R11)."""
    if re.search(r"\b(?:until|this turn|as long as)\b", found["then"]):
        return found[0]
    return f"{found['first']} {found['then']} until end of turn."


RULEBOOK_ALONE: Final[tuple[Habit, ...]] = (
    # ---- 2.2.1b: a cost is a number of resources, and printed as one
    habit(r"\b(costs?) (\d{1,2})(?= (?:less|more)\b)", r"\1 {\2}"),
    habit(r"(\{\d+\} less(?: to play)?),? (?:(?:down )?to a minimum of|but (?:not|no) less than) (\d{1,2})(?=\.)", r"\1, but not less than {\2}"),
    habit(r"[–—]", "-"), habit(r"[’‘]", "'"), habit(r"[“”]", '"'),
    # ---- 5.0.3b: icons
    habit(r"\{([A-Z][a-z]\w*)\}", r"[\1]"),
    habit(r"(?<=\]) and (?=\[)|(?<=\}) and (?=[\[{])(?=[^:\"]*:)", ""),
    # ---- 4.3.5g: an ability of an attachment that is used
    habit(r"^Equip(?: -|:|\.)? (?=(?:\{|\[)[^:\"]*: )", "Equip "), habit(r"^Equip(?: -|:|\.) (?P<cost>(?!When|If |As |At |Until|The |Choose|\*)(?![^:\"]* - )[A-Z][^:\"]*: )", r"Equip \g<cost>"),
    habit(r"(?<= \")(\*[^*\"]+\*) - (?=[^\":]*: )", r"\1 "), habit(r"(?<= \")(Command|Support|Objective|Equip)(?:[.:]| -) +(?=[{\[])", r"\1 "),
    # ---- whose
    habit(r"^(?=.*\b[Tt]hat opponent\b).*$", whose_it_is),
    habit(rf"(?P<who>\b(?:[Ii]f|[Uu]nless|[Aa]s long as) (?:it|(?:the|that) (?:\w+ed )?(?P<noun>{NOUN}|card))) (?:(?P<not>does not|doesn't) belong|belongs) to (?:the )?(?P<faction>[A-Z]\w+)(?: faction)?", of_a_faction),
    habit(r"\b(?P<who>[Ii]f (?:it|that \w+)|it|that card) (?:(?P<not>does not|doesn't) belong|belongs) to your (?:own )?faction", lambda m: f"{m['who']} is {'not ' if m['not'] else ''}a card of your faction"),
    habit(rf"(?P<if>\b[Ii]f) the (?P<done>{'|'.join(DONE)}) (?P<noun>{NOUN}|card) (?:is|was)(?P<not> not)? (?P<a>an?) ", the_one),
    # ---- 2.2.1b: a cost is paid for what is played from the hand
    habit(r"(?P<what>(?:^|(?<=\. )|(?<=, ))(?:[\w-]+ )*?(?:[Cc]haracters?|[Cc]haracter cards|[A-Z]\w+s)(?: of your faction)?) costs? (?P<fee>(?:\{\d+\}|\[\w+\])+) (?P<how>more|less) to play from your hand\b", lambda m: f"{m['what']} in your hand cost {m['fee']} {m['how']} to play"),
    habit(r"(?P<what>(?:^|(?<=\. )|(?<=, ))(?:[\w-]+ )*?(?:[Cc]haracters?|[Cc]haracter cards|[A-Z]\w+s)) costs? (?P<fee>(?:\{\d+\}|\[\w+\])+) (?P<how>more|less) to play from (?:a |any |the )?hand\b", lambda m: f"{m['what']} in a hand cost {m['fee']} {m['how']} to play"),
    habit(r"(?P<head>^|\. )Your opponents?'s? (?P<what>(?:[\w-]+ )*?(?:characters|character cards|[A-Z]\w+s)) costs? (?P<fee>(?:\{\d+\}|\[\w+\])+) (?P<how>more|less)(?: to play)?(?: from (?:their|the) hands?)?(?=\.)", lambda m: f"{m['head']}{upper(m['what'])} your opponents own cost {m['fee']} {m['how']} to play"),
    # ---- 7.1.2: each empty slot
    habit(r"(?P<head>\b[Cc]reates?) an? (?P<what>[^.\"]*?)token\b(?P<with>[^.\"]*?) (?:in|into|for) (?:each of (?:your|their) (?:empty|free|available|open) character slots|each (?:empty|free|available|open) character slot(?: (?:you|they) (?:have|control))?)(?=[.,])", in_each_slot),
    # ---- what is not chosen, and what was put away this way
    habit(r"(?P<head>\b[Ee]ach (?:player|opponent) chooses (?:an?|one) (?P<one>character|location|permanent|attachment) they control\. )Discard (?:each|every|all|any) (?P=one)s? (?:that (?:was|were|is|are) )?not chosen(?: this way)?(?=[.,])", lambda m: f"{m['head']}Discard all other {m['one']}s"),
    habit(r"(?P<head>\b[Dd]iscard [^\"]*?\beach (?:player|opponent) [^.,\"]*? for each [^.,\"]*?\bcard) (?:put into|moved to|that went to|in) their (?P<zone>discard pile) this way(?=[.,])", r"\g<head> among them in their \g<zone>"),
    habit(r"(?P<if>\b[Ii]f (?:there (?:is|are)|(?:this(?: \w+)?|it) has) (?:an?|\w+ or more|exactly \w+) (?P<what>[A-Z]\w+|damage|exhaustion) counters? ?(?:on (?P<on>this(?: \w+)?|it))?, )remove (?P<many>one|two|three|four|five|six|seven|eight|nine|ten|\d+) of (?:them|those counters)\b", lambda m: f"{m['if']}remove {m['many']} {m['what']} counter{'' if m['many'] == 'one' else 's'} from {m['on'] or 'it'}"),
    habit(r"(?P<head>\b[Rr]emove (?:an|one) exhaustion counter from each (?P<what>exhausted [^.,]*? you control))(?:\. Then|, then|\.| and) (?:turn|Turn) each of (?:them|those \w+) (?P<up>face-up )?(?:that (?:has|have)|with) no exhaustion counters(?: remaining| left)?(?: on (?:it|them))?(?: face-up)?(?=\.)", r"\g<head>. Turn each \g<what> with no exhaustion counters face-up"),
    habit(r"\breturn (?P<it>it|that card|that character|that permanent)(?: face-up)? to an? (?:empty|free|available|open) (?:character |location )?slot of its owner(?: face-up)?\b", r"put \g<it> back onto the game board"),
    habit(r"(?P<first>\b(?:[Mm]ove|[Dd]iscard|[Rr]eturn|[Ee]xhaust) [^.,\"]*?)(?<! instead)(?:, then| and)(?: to)? at (?P<when>the next \w+ Phase|your next \w+ Phase),? (?P<then>(?:put|return|turn|move|discard|exhaust) [^.\"]*)\.", lambda m: f"{m['first']}. At {m['when']}, {m['then']}."),
    # ---- how often
    habit(r"(?P<head>\. )This ability (?P<what>triggers|happens|may trigger|can trigger|may be activated|can be activated|may be used|can be used) (?:no more than|at most|up to) (?P<often>once|one time|twice|(?:three|four|five) times) (?:per|each|a|every|in a) turn\.", so_often),
    habit(r"(?P<head>\. )(?P<what>Activate|Use)(?: this(?: ability)?| it)? (?:no more than|at most|up to) (?P<often>once|one time|twice|(?:three|four|five) times) (?:per|each|a|every|in a) turn\.", so_often),
    # ---- 4.2.3d.III: what left is asked for as it lay
    habit(rf"(?P<when>\b[Ww]hen(?:ever)? [^,.\"]*? (?:is (?:discarded|returned|moved|put|exhausted)[^,.\"]*|leaves the game board[^,.\"]*|becomes exhausted)), if (?P<who>it|that (?:{NOUN}|card)|this(?: card| {NOUN})?) had (?=(?:an?|no|\w+ or (?:more|fewer)|exactly \w+)\b[^,.\"]*?(?:counters?|Tokens?)\b)", r"\g<when>, if \g<who> has "),
    habit(rf"(?P<left>(?:^|[.:*] |, )(?:[Dd]iscard|[Rr]eturn|[Mm]ove) (?:target|that|another|an?) (?:[\w-]+ )*?(?:{NOUN})\b[^.,\"]*)(?P<joint>\. If|\. Then,? if) (?P<who>it|that (?:{NOUN})) had (?=(?:an?|no|\w+ or (?:more|fewer)|exactly \w+)\b[^,.\"]*?(?:counters?|Tokens?)\b)", lambda m: f"{m['left']}. If {m['who']} has "),
    # ---- 7.5.1: a copy
    habit(r"(?P<head>\b[Cc]reates? an? (?:[a-z]+ )?token) (?P<copy>that is a copy of [^.,\"]*),? except (?:that )?(?P<but>(?:its name is|it is named|it's named|it has the name|it has no|without)[^.]*)(?=\.)", copied),
    # ---- 1.4.6: what becomes a character stays where it lies (2.4.4f)
    habit(r"\b(?P<verb>becomes?) (?P<what>an? (?:[A-Z]\w+ )*[Cc]haracter) with (?:(?P<values>(?:OFV \d+ and DFV \d+|\d+ OFV and \d+ DFV))|(?P<ofv>\d+)/(?P<dfv>\d+))(?P<also> in addition to (?:being an? (?:[Ll]ocation|[Ii]tem)|its (?:other types?|(?:[Ll]ocation|[Ii]tem|other) (?:super)?types?)))?", become),
    habit(r"(\bbecomes? [^.]*?),? (?:and|but) (?:remains|stays) in (?:your|its controller's|its|the) (?:location slot|item slot)(?=\.)", r"\1"), habit(r"(\bbecomes? an? [^.]*\.) It (?:remains|stays) in (?:your|its controller's|its|the) (?:location slot|item slot)\.", r"\1"),
    habit(r"(?P<first>(?:^|[.:] )Until end of turn, (?:this(?: card| location| item)?|it|target [^.,]*) becomes? [^.\"]*\.) (?P<then>It gets? [+-]\d[^.\"]* for each [^.\"]*)\.", as_long_as_that),
    # ---- 10.4: whether counters remain
    habit(r"\b([Ii]f) (?:no (?P<what>[A-Z]\w+|damage|exhaustion) (?:counters?|markers?) remains? on (?P<it>it|this(?: \w+)?|that \w+)|(?P<it2>it|this(?: \w+)?|that \w+) has no (?P<what2>[A-Z]\w+|damage|exhaustion) (?:counters?|markers?) (?:remaining|left)(?: on it)?|there are no (?P<what3>[A-Z]\w+|damage|exhaustion) (?:counters?|markers?) (?:remaining |left )?on (?P<it3>it|this(?: \w+)?|that \w+))", lambda m: f"{m[1]} {m['it'] or m['it2'] or m['it3']} has no {m['what'] or m['what2'] or m['what3']} counters"),
    habit(r"(\bfor each (?:[A-Z]\w+|damage|exhaustion) counter) (?:that )?(?:(?:was|were) on it|it had(?: on it)?|that lay on it)(?=[.,])", r"\1 on it"), habit(r"(\bthe number of (?:[A-Z]\w+|damage|exhaustion) counters) (?:that )?(?:(?:was|were) on it|it had(?: on it)?|that lay on it)(?=[.,]| to )", r"\1 on it"),
    habit(r"(?P<when>\b[Ww]hen(?:ever)?) (?P<what>an?(?:other)? [^,.\"]*?) (?P<how>is (?:discarded|returned|moved|put)[^,.\"]*|leaves the game board), if (?:it|that \w+) had (?P<many>an?|one or more|two or more) (?:items?|attachments?)(?: (?:attached|linked)(?: to it)?)?(?=,)", lambda m: f"{m['when']} {m['what']} with {'an' if m['many'] != 'two or more' else m['many']} attachment{'s' if m['many'] == 'two or more' else ''} {m['how']}"),
    # ---- what is asked besides
    habit(r"\b([Ii])f (?:that (?:opponent|player)|its controller) (does|does not|doesn't|do not)(?: so)?,", lambda m: f"{m[1]}f they do{'' if m[2] == 'does' else ' not'},"),
    habit(r"\b([Ii]f (?:you|they) do) and (?!if )(?=(?:you|they|it|its|that|this|there|an|no|your|the)\b[^.,]*,)", r"\1 and if "),
    habit(r"(\b[Ii]f [^.,]*?) still (has|have|controls?|is|are)\b", r"\1 \2"),
)  # fmt: skip

"""Whole sentences in other turns: what a colon introduces, what comes besides, where somebody stands, what is asked.

The line has its order by now, and its words are plain; here sentences get the shape of the house.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.rewording.printed_headers import PAYING
from sandtable.games.antithesis.language.rewording.relative_clauses import KEYWORDS, several
from sandtable.games.antithesis.language.rewording.sentence_shapes import (
    CARDS,
    COUNT,
    PASSIVE,
    START,
    count_of,
    lower,
    upper,
)

TOKEN: Final = "Mana|Soul|Gem"
WHOM: Final = rf"[Tt]arget {CARDS}+?(?:, LOS)?|[Aa]nother target {CARDS}+?"
TIME: Final = "until the end of the Phase|until the end of the Battle|for this Attack|for this Move"
UNPRINTED: Final = "|".join(w.UNPRINTED.numbers)
GIFT: Final = r"(?:[+-]\d (?:STR|DEF|RNG|Move|HP)|Boost(?:\+\d|x2))"
INSIDE: Final = (", ", "and ", "may ", "; or ", "then ")


def aimed(found: re.Match[str]) -> str:
    """ "Target Character you control: it Heals 2", "…: its next Attack gains Boost+1": said of it."""
    whom, rest = found["whom"], found["rest"]
    nexts = re.match(
        rf"its next ((?:Melee |Ranged )?)Attack (?:this Phase )?(?:gains|has|gets) ({GIFT})(.*)$", rest
    )
    if nexts is not None:
        return f"{found[1]}{whom} gains {nexts[2]} for its next {nexts[1]}Attack{nexts[3]}"
    return f"{found[1]}{whom} {rest.removeprefix('it ')}" if rest.startswith("it ") else found[0]


def lost_and_kept(found: re.Match[str]) -> str:
    """ "loses Cover and cannot gain Cover until …": it is lost for so long, wherever it comes from."""
    return f"{found[1]} {found[2]}"


def and_theirs(found: re.Match[str]) -> str:
    """ "Characters … have Marksman, and their Ranged Attacks have +1 RNG": a sentence of its own."""
    who = re.sub(r"^(?:An?|[Ee]ach) ", "a ", found["who"])
    who = several(who) if re.match(r"an? ", who) else who
    verb = "has" if re.match(r"(?:[Tt]his|[Tt]he attached)", who) else "have"
    whose = f"{upper(who)}'s {found['acts']}" if verb == "has" else f"{upper(found['acts'])} of {lower(who)}"
    asked = re.search(r" while .*$", found["second"])  # what is said last is asked of both (R253)
    both = asked[0] if asked is not None and " while " not in found["first"] else ""
    if both and re.search(r"\bit\b", both) and verb == "has":
        both = re.sub(r"\bit\b", lower(who), both)
        second = f"{found['second'].removesuffix(asked[0] if asked else '')}{both}"
        return f"{found[1]}{upper(who)} {verb} {found['first']}{both}. {whose} have {second}."
    return f"{found[1]}{upper(who)} {verb} {found['first']}{both}. {whose} have {found['second']}."


def not_moved(found: re.Match[str]) -> str:
    """ "is not moved by PUSH or PULL damage": it cannot be pushed or pulled."""
    kinds = re.findall("PUSH|PULL", found["kinds"])
    return " and ".join([f"cannot be {'pushed' if kind == 'PUSH' else 'pulled'}" for kind in kinds])


def instead_so_many(found: re.Match[str]) -> str:
    """ "It takes 2 damage. If it is on …: 4 instead.": the whole sentence with the other number."""
    rest = re.sub(r"\b\d+\b", found["n"], found["did"], count=1)
    return f"{found[1]}{found['whom']} {found['did']}. If {found['if']}, it {rest} instead."


def of_types(found: re.Match[str]) -> str:
    """ "PUSH Attacks by Characters you control": Attacks of that type."""
    kinds = [found["type"], *re.findall("PUSH|PULL", found["both"] or "")]
    said = [f"{found['kind'] or ''}Attacks of type {kind} have {found['gift']}" for kind in kinds]
    return f"{found[1]}Your {' and your '.join(said)}."


def on_up_to(found: re.Match[str]) -> str:
    """ "Put {Mana} on up to 2 target Characters": they gain it."""
    whom = re.sub(
        r"\bup to (one|two|three|four|five|six)\b", lambda m: f"up to {count_of(m[1])}", found["whom"]
    )
    verb = "gain" if re.match(r"(?:up to|\d|all|any number)", whom) else "gains"
    said = f"{whom} {verb} {found['icons']}"
    return found[1] + (said if found[1].endswith(INSIDE) else upper(said))


def counted_most(found: re.Match[str]) -> str:
    """ "+1 STR for each {Gem} on this card, to a maximum of +3": so many are counted."""
    return f"{found[1]} for each {found['token']} token on {found['on']}, counting at most {int(found['most']) // int(found['n'])}"


def then_done(found: re.Match[str]) -> str:
    """ "discard this Character to draw 2 cards": one, then the other; only what surely can be done."""
    return f"{found[1]}{found['done']}, then {found['gain']}"


def ends_at(found: re.Match[str]) -> str:
    """ "When this Character ends a [Move] in row G, …": asked when the Move is complete."""
    return f"After {found['who']} completes a Move, if it is {found['where']}, "


def ends_phase(found: re.Match[str]) -> str:
    """ "When this Character ends the Phase on a Goal, …": asked when the Phase ends."""
    return f"When a Main Phase ends, if {found['who']} is {found['where']}, "


def cheaper_in(found: re.Match[str]) -> str:
    """ "[Deploy] a Character …. It costs 3 less, but must go in Row A.": for 3 less, in a square there."""
    row = f", in a square in row {found['row']}" if found["row"] else ""
    return f"{found['what']} for {found['n']} less{row}."


def stands_in(found: re.Match[str]) -> str:
    """ "must occupy row A: …", "Use only while …: …": asked first."""
    return f"{found[1]}If {lower(found['who'])} is in row {found['row']}, {lower(found['rest'])}"


OF_CARD: Final = {
    "its": "it",
    "that character's": "that Character",
    "this character's": "this Character",
    "the target's": "the target",
}


def counted_by(said: str, before: str) -> str:
    """What "equal to …" counts: pips of a die that was rolled or paid, or a number of a card; or nothing known."""
    if re.fullmatch(
        r"(?:the )?(?:result|roll|number rolled|result rolled|Pip Value (?:rolled|of the roll))", said
    ):
        return "for each pip rolled"
    if re.fullmatch(
        r"(?:the |its |that die's )?(?:total )?Pip Values?(?: of (?:that|the|those|this|these) (?:spent )?di(?:e|ce)(?: (?:spent|paid))?)?|the pips of (?:that|the) die",
        said,
    ):
        return "for each pip rolled" if re.search(r"\b[Rr]oll a die\b", before) else "for each pip paid"
    found = re.fullmatch(
        r"(?P<who>[Ii]ts|[Tt]hat Character's|[Tt]his Character's|the target's|the killed Character's|the discarded (?:card|Character|Modification|Field)'s|that (?:card|Modification|Field|Champion)'s) "
        r"(?:printed )?(?P<stat>VP|DEF|HP|cost|Dice Cost|Victory Points?)(?: Value)?",
        said,
    )
    if found is None:
        return ""
    who = found["who"].lower()
    noun = re.match(r"(?:the discarded|that) (\w+)'s", found["who"])
    card = OF_CARD.get(who) or ("that Character" if "killed" in who else f"that {noun[1]}" if noun else "it")
    stat = {"Dice Cost": "cost", "Victory Point": "VP", "Victory Points": "VP"}.get(
        found["stat"], found["stat"]
    )
    return f"for each {stat} of {card}"


def equal_to(found: re.Match[str]) -> str:
    """ "Heals equal to the Pip Value of that die", "draw cards equal to its VP": 1 for each of what is counted."""
    by = counted_by(found["x"], found.string[: found.start()])
    if not by:
        return found[0]
    verb, what = found["verb"], found["what"] or ""
    one = (
        "a card"
        if "card" in what
        else what
        if what.startswith("{")
        else "1 damage"
        if "amage" in what
        else "1"
    )
    return f"{verb} {one} {by}"


def lost_or(found: re.Match[str]) -> str:
    """ "This Character loses {Soul}. If you cannot, …": asked before."""
    whom, token = found["whom"], found["token"]
    return f"{found[1]}If {lower(whom)} has 1 or more {token} tokens, {lower(whom)} loses {{{token}}}. Otherwise, {lower(found['rest'])}"


def two_groups(found: re.Match[str]) -> str:
    """ "Characters on this Field, and Characters adjacent to it, lose Stealth": said of each group.

    Only of what nobody can have or lose twice: somebody may be in both.
    """
    named = re.search(r"(?:the attached|this) \w+", found["a"])
    second = re.sub(r"\bit\b", named[0] if named else "it", found["b"])
    said = (
        re.sub(rf" and (?={KEYWORDS})", " and lose ", found["rest"])
        if found["verb"] == "lose"
        else found["rest"]
    )
    return f"{found[1]}{upper(found['a'])} {found['verb']} {said}. {upper(second)} {found['verb']} {said}."


def at_each_phase(found: re.Match[str]) -> str:
    """ "You draw a card at the start of each Main Phase in which you are the Offensive Player.": when it starts."""
    when = "ends" if found["when"] == "end" else "starts"
    if found["role"] and when == "ends":
        return found[0]  # the roles have changed by then (R96)
    asked = f"if you are the {found['role']} Player, " if found["role"] else ""
    did = re.sub(r"^[Yy]ou (?:may )?", "", found["did"])
    return f"{found[1]}When a Main Phase {when}, {asked}{lower(did)}."


def may_step(found: re.Match[str]) -> str:
    """ "This Character may move up to 2 squares.": you may move it so far."""
    number = count_of(found["n"])
    said = f"{lower(found['who'])} [Move]s up to {number} square{'' if number == 1 else 's'} without dice"
    return found[1] + ("you may " if found[1].endswith(INSIDE) else "You may ") + said


def it_and_others(found: re.Match[str]) -> str:
    """ "This Character and friendly Characters adjacent to it have Cover": said of it, and of them.

    Nobody may have anything twice: the others stand beside it, or it is something that is had or not.
    """
    who, group, gift = found["who"], found["group"], found["gift"]
    if not re.search(r"\b(?:adjacent to|other)\b", group) and re.search(r"[+-]\d|DR \d", gift):
        return found[0]
    group = re.sub(r"\bit\b", lower(who), group)
    return f"{found[1]}{upper(who)} has {gift}. {upper(group)} have {gift}."


def given(found: re.Match[str]) -> str:
    """ "Give target Character you control +1 STR until …": it gains it."""
    whom = found["whom"]
    if whom == "it" and re.search(
        r"\b(?:declares|completes|spends? dice on) an? ", found.string[: found.start()]
    ):
        whom = "this Attack" if re.match(r"[+-]\d (?:STR|RNG)|Boost", found["gift"]) else whom
    said = (
        f"{whom} {'gain' if re.match(r'(?:up to|all|any number|[0-9])', whom) else 'gains'} {found['gift']}"
    )
    return found[1] + (said if found[1].endswith(INSIDE) else upper(said))


TURNS_OF_PHRASE: Final[tuple[Habit, ...]] = (
    # ---- a colon, and what stands behind it
    habit(rf"((?:^|[.:}}] |, |; or ))(?P<whom>{WHOM}): (?P<rest>it(?:s next)? [^:]*)(?=$| Ability Traits)", aimed),
    habit(r"\b([Tt]arget [^.:;]*?)'s next ((?:Melee |Ranged )?)Attack (?:this Phase )?(?:gains|has|gets) ((?:[+-]\d (?:STR|RNG)|Boost(?:\+\d|x2)))", r"\1 gains \3 for its next \2Attack"),
    habit(r"\b((?:[Ii]f|[Ww]hen(?! Revealed)|[Aa]fter) [^.,:]*): (?=[a-z\[{])(?<!one: )", r"\1, "),
    habit(r"^((?:Global|Offensive|Defensive) [^:]*: (?:\{[A-Za-z]+\})* ?)(?P<who>(?:[Tt]he )?[Aa]ttached Character|[Tt]his Character) must (?:occupy|be in) (?:a square in )?[Rr]ow (?P<row>[A-G]): (?P<rest>\S)", stands_in),
    habit(r"(^|[.:}] )(?P<whom>(?:[Tt]arget|[Tt]his|[Ii]t\b)[^.:]*?) (?P<did>(?:takes|Heals) \d+(?: HP)?(?: damage)?)[^.]*?\. If (?P<if>[^.,:]*)[,:] (?:it (?:takes|Heals) )?(?P<n>\d+)(?: damage)? instead\.", instead_so_many),
    # ---- Keywords and values
    habit(rf"\b(loses? (?:{KEYWORDS}|Cover)(?: and (?:{KEYWORDS}|Cover))*) and (?:it )?cannot gain (?:{KEYWORDS}|Cover|it|them)(?: and (?:{KEYWORDS}|Cover))* ({TIME}|until end of (?:the )?Phase)", lost_and_kept),
    habit(rf"{PASSIVE}(.*?\bloses? (?:{KEYWORDS}|Cover)(?: and (?:{KEYWORDS}|Cover))*) and cannot (?:gain|have) (?:{KEYWORDS}|Cover|it|them)\.", r"\1\2."),
    habit(rf"{PASSIVE}(?P<who>[^.,]*?) (?:have|has) (?P<first>[^.,]*?),? and (?:its|their) (?P<acts>(?:Melee |Ranged )?Attacks) (?:have|gain|get) (?P<second>[^.,]*)\.", and_theirs),
    habit(r"\b(?:is|are) not (?:moved|affected) by (?P<kinds>(?:PUSH|PULL)(?:(?: or | and |/)(?:PUSH|PULL))?)(?: [Dd]amage)?", not_moved), habit(r"\bcannot be (?:PUSH|Push|push)ed (?:or|and) (?:PULL|Pull|pull)ed\b", "cannot be pushed and cannot be pulled"),
    habit(rf"{PASSIVE}(?P<type>PUSH|PULL)(?P<both> (?:and|or) (?:PUSH|PULL))? (?P<kind>Melee |Ranged )?Attacks (?:(?:made )?by|of) (?:your Characters|Characters you control) (?:have|gain|get) (?P<gift>[^.,]*)\.", of_types), habit(rf"{PASSIVE}[Yy]our (?P<type>PUSH|PULL)(?P<both> (?:and|or) (?:PUSH|PULL))? (?P<kind>Melee |Ranged )?Attacks (?:have|gain|get) (?P<gift>[^.,]*)\.", of_types),
    habit(rf"([+-](?P<n>\d) (?:STR|DEF|RNG|Move|HP)) for each \{{?(?P<token>{TOKEN})\}}?(?: tokens?)? on (?P<on>this \w+|it), to a maximum of [+-]?(?P<most>\d+)", counted_most), habit(rf"\bfor each \{{({TOKEN})\}} on\b", r"for each \1 token on"),
    habit(r"^(Attached Has )(?:Passive|Response|Global Action|Offensive Action|Defensive Action|Global Interrupt|Defensive Interrupt|Offensive Interrupt): (?P<kw>" + KEYWORDS + r")\.(?: Ability Traits: .*)?$", r"\1\g<kw>."),
    habit(rf"\b([Tt]he target|[Ii]t|[Tt]hat Character|[Tt]his Character) has (?:any|one or more|at least one|a) \{{({TOKEN})\}}(?: on it)?", r"\1 has 1 or more \2 tokens"), habit(rf"\b([Tt]he target|[Ii]t|[Tt]hat Character|[Tt]his Character) has (?:any|one or more|at least one|an?) ({TOKEN})s?(?: tokens?)?(?: on it)?(?=[,. ])", r"\1 has 1 or more \2 tokens"), habit(rf"\bwith (?:any|one or more|at least one|an?) \{{?({TOKEN})\}}?(?: tokens?)?(?: on (?:it|them))?", r"with 1 or more \1 tokens"), habit(rf"\bwith no \{{?({TOKEN})\}}?(?: tokens?)?(?: on (?:it|them))?", r"without \1 tokens"),
    # ---- unprinted abilities and abilities of a card
    habit(r"\bGMA\b", "Global Movement Action"), habit(r"\bODA\b", "Offensive Deploy Action"), habit(r"\bDDA\b", "Defensive Deploy Action"), habit(rf"\b({UNPRINTED}) (?:[Aa]ction|[Aa]bility)\b", r"\1"), habit(rf"\b(?:uses?|performs?|takes?|does) (?:an? |the |his |their |your |its )?(?={UNPRINTED})", lambda m: "trigger " if re.match(r"(?:use|perform|take|do) ", m[0]) else "triggers "), habit(rf"\b(triggers?) (?:an?|the|his|their|your|its) (?={UNPRINTED})", r"\1 "),
    habit(rf"\b((?:{UNPRINTED})) (?:costs no|does not cost(?: you)?(?: an?)?) (?P<icons>(?:\{{[A-Za-z]+\}})+)", r"\1 costs \g<icons> less"), habit(rf"\bYour ({UNPRINTED}) is free\b", lambda m: f"Your {m[1]} costs {{CP}} less"),
    habit(r"\b(?:[Yy]our opponent|[Aa]n opponent) (?:uses|triggers) (?:an? )?(this (?:Field|Character|card|Modification))'s (Action|Interrupt|[Aa]bility)\b", r"an opponent triggers an \2 of \1"), habit(r"\b(an opponent triggers|you trigger|a player triggers) an? (Action|Interrupt|Response|ability) on (this|an?) ", r"\1 an \2 of \3 "),
    # ---- equal to
    habit(r"\b(?P<verb>[Tt]akes?|[Hh]eals?|[Dd]raws?|[Gg]ains?)(?: (?:a number of |an amount of )?(?P<what>(?:HP |True )?[Dd]amage|cards|\{(?:S|CP|Mana|Soul|Gem|[RPGBY])\}))? equal to (?P<x>[^.,;]*?)(?=[.,;]| and )", equal_to),
    habit(r"\b(?P<verb>[Pp]ut|[Pp]lace) (?:a number of )?(?P<icon>\{(?:Mana|Soul|Gem)\}) on (?P<on>this \w+|it) equal to (?P<x>[^.,;]*?)(?=[.,;])", lambda m: f"{upper(m['on']) if m['verb'][0].isupper() else m['on']} gains {m['icon']} equal to {m['x']}"),
    habit(r"(?P<head>(?:^|: (?:\{[A-Za-z]+\})* ?)(?:When [^,]*, )?)(?:you may |You may )?(?:[Ss]et|[Tt]urn|[Cc]hange) (?:a|one|1) (?:of your dice|die)(?: in your Dice Bank)? to (?:any|a) (?:face|number|value|Pip Value|side)(?: (?:of your choice|you choose|you like))?\.", lambda m: f"{m['head']}Choose one: " + "; or ".join([f"turn a die in your Dice Bank to {n}" for n in range(1, 7)]) + "."),
    habit(rf"{PASSIVE}(?P<a>Characters [^.,]*?),? and (?P<b>Characters [^.,]*?),? (?P<verb>lose|have|cannot) (?P<rest>(?:(?:{KEYWORDS}|Cover(?: vs (?:Melee|Ranged))?)(?:(?: and |, )(?:{KEYWORDS}))*)|(?<=cannot )[^.,]*)\.", two_groups),
    habit(rf"{START}(?<!may )(?:[Rr]emove|[Dd]iscard) \{{({TOKEN})\}} from (this \w+|it|that \w+)(?=[.,])", lambda m: f"{m[1]}{m[3] if m[1].endswith(INSIDE) else upper(m[3])} loses {{{m[2]}}}"),
    habit(rf"(^|[.:}}] |, )(?P<whom>[Tt]his \w+|[Ii]t) loses \{{(?P<token>{TOKEN})\}}\. If (?:you|it) (?:cannot|can not|do not|does not), (?P<rest>\S)", lost_or),
    habit(r"\b([Dd]amage|[Tt]okens?)(?:,| that is| which is) not reduced(?=[.,])", r"\1"),
    # ---- who, of players
    habit(r"\b((?:[Ww]hen|[Aa]fter) an opponent [^,.]*, )(?:they|he) may (?:spend|pay) ", r"\1your opponent may pay "), habit(r"\b([Yy]our opponent|[Tt]hat player|[Ee]ach [Pp]layer|[Ii]ts controller) may spend (?=\{)", r"\1 may pay "), habit(r"\bevery (?=(?:other |enemy |friendly |exhausted )?(?:[A-Z][\w-]+ )?(?:Character|Champion|Field|card|Modification)\b)", "each "), habit(r"(?<=[:}.] )Every (?=(?:other |enemy |friendly )?(?:[A-Z][\w-]+ )?(?:Character|Champion|Field|card|Modification)\b)", "Each "),
    habit(r"\b(non-[A-Z]\w+), (?=non-)", r"\1 "),
    # ---- Modifications and Goals
    habit(r"\b([Mm])ove (an? Modification [^.]*?) to (?=another |an? |target |this )", lambda m: f"{'A' if m[1] == 'M' else 'a'}ttach {m[2]} to "), habit(r" (?:That|The|It) (?:Character |Champion |Field )?must be (?:a )?legal(?: Character| Champion| Field| target)?(?: to attach it to| for it)?\.", ""),
    habit(r"\b([Mm]ove (?:an?|target) Goal[^.,]*? to )(?:another|a|any other) (?:zone|square) in the same row(?: (?:that has no Goal|without a Goal|with no Goal))?", r"\1a square in the same row"),
    # ---- Attacks
    habit(r"\bIf the target ends (?=[Ee]ngaged|adjacent|on |in )", "If the target is "), habit(r"\b(If the target is [^,.]*, )(exhaust|kill|recover) it(?=[.,])", r"\1\2 the target"), habit(r"\b(the target is )Engaged by", r"\1engaged by"),
    habit(r"\bIf no other Character (?:you control )?is [Ee]ngaging the target, this Attack gains ([^.]*)\.", r"This Attack gains \1 against Characters not engaged by another Character you control."),
    habit(r"\b([Ww]hen [^,.]*?) (?:becomes|is made|is chosen as|is) the target of (?=an? (?:enemy |Melee |Ranged )*Attack)", r"\1 is targeted by "),
    habit(r"\bIf ([^.,:]*)[,:] take (?:a|one) die from the (?:target's controller's|controller of the target's) Dice Bank", r"If \1, take a die from your opponent's Dice Bank"), habit(r"(?<=opponent's Dice Bank),? (?:keeping|with) its (?:current )?Pip Value", ""),
    habit(rf"{PASSIVE}(?P<who>[Tt]his Character|(?:[Tt]he )?[Aa]ttached Character) and (?:all )?(?P<group>(?:other |friendly |your |enemy )*(?:[A-Z][\w-]+ )?(?:Characters|Champions)[^.,]*?) (?:have|gain|get) (?P<gift>[^.,]*)\.", it_and_others),
    # ---- tokens and cards
    habit(r"\b([Yy])our opponent discards (?:a|one) card of your choice(?: from (?:their|his) Hand)?|\b([Yy])our opponent discards (?:a|one) card (?:from (?:their|his) Hand )?(?:that )?(?:you choose|of your choice)", lambda m: f"{'Look' if (m[1] or m[2]) == 'Y' else 'look'} at your opponent's Hand, then discard a card from your opponent's Hand"),
    habit(rf"^({PAYING}: )(?:[Rr]emove|[Dd]iscard|[Ss]pend) ((?:\{{(?:Mana|Soul)\}})+) (?:from|on) (?:this (?:card|Character|Champion|Field|Modification)|it)(?::|,| to) (?=\S)", lambda m: f"{m[1]}{m[2]} "),
    habit(rf"{START}(?:[Pp]ut|[Pp]lace) (?P<icons>(?:\{{(?:{TOKEN})\}})+) on (?P<whom>[^.,;]*?)(?=[.,;]| and )", on_up_to),
    habit(r"\bwith a (?:[Dd]eploy |\[Deploy\] |Dice |Card )?[Cc]ost of (\d+) or (less|more|fewer|lower|higher)\b", lambda m: f"with cost {m[1]} or {'more' if m[2] in ('more', 'higher') else 'less'}"), habit(r"\bthat costs? (\d+) or (less|more)\b", r"with cost \1 or \2"),
    habit(r"(?P<what>\[Deploy\] [^.]*?)\. It(?:s (?:Dice |Card )?[Cc]ost)? (?:costs|is(?: reduced by)?) (?P<n>\d+)(?: less| lower)?(?:,? (?:but|and) (?:it )?(?:has to|must) (?:go|be \[?[Dd]eploy\]?ed|be placed|be deployed) (?:in|to|into) [Rr]ow (?P<row>[A-G]))?\.", cheaper_in),
    habit(r"(^|[:,.}] |, then )(?P<done>(?i:discard|kill) (?:this (?:Character|Field|Modification|card)|it)|remove (?:this (?:Character|Field|Modification|card)|it) from the game)(?: from [Pp]lay)? to (?P<gain>(?:draw|gain|recover) )", then_done),
    habit(r"\b(?:[Pp]ut|[Pp]lace) ([^.]*?) (?:out of the game|into (?:your|its owner's) Out of Game Zone)(?= instead)", r"remove \1 from the game"),
    habit(r"\bagainst targets (?:that|which|who) are ([Ee]xhausted|[Rr]ecovered|[Dd]amaged|[Ee]ngaged)\b", lambda m: f"against {m[1].lower()} Characters"), habit(r"\bagainst (exhausted|recovered|damaged|engaged|Exhausted) targets\b", lambda m: f"against {m[1].lower()} Characters"),
    habit(r"\b([Ii]f|[Ww]hile) an? ((?:enemy |friendly )?(?:[A-Z][\w-]+ )?(?:Character|Champion))((?: you control| controlled by an opponent)?) is ([Ee]ngaged by|adjacent to|[Ee]ngaging|on|in RNG \d+(?:\+D\d)? of) (this (?:Character|Field)|the attached (?:Character|Field))", lambda m: f"{m[1]} there are 1 or more {m[2]}s{m[3]} {m[4].lower() if 'RNG' not in m[4] else m[4]} {m[5]}"),
    habit(r"\bYour (?=Global Movement Action|Global Press)((?:Global Movement Action|Global Press)) costs", r"\1 of Characters you control costs"),
    habit(r"(?<=you control\. )Gain ((?:\{[A-Za-z]+\})+) for each\.", r"Gain \1 that many times."),
    habit(r"^(Response: (?:\{[A-Za-z]+\})* ?(?:When|After) (?:this Character|an? [^,]*? you control|a friendly)[^,]*, )(?:it|this Character) may ((?:[Hh]eal|[Rr]ecover|gain)\b)", r"\1you may have it \2"),
    habit(r"^(Attached Has Passive: )((?:Melee |Ranged )?Attacks) (?:against|targeting|that target) (?:this Character|it) (?=have|gain|get)", r"\1\2 that target this Character "),
    habit(r"^(Attached Has Passive: )((?:Melee |Ranged )?Attacks) (?=have|gain|get|ignore)", r"\1This Character's \2 "),
    habit(rf"{START}[Gg]ive (?P<whom>(?:another )?target {CARDS}+?|up to \d (?:target )?{CARDS}+?|all {CARDS}+?|each {CARDS}+?|it|this Character|that Character) (?P<gift>(?:[+-]\d (?:STR|DEF|RNG|Move|HP)|Boost|Cover|DR \d|{KEYWORDS})\b)", given),
    habit(r"\b([Bb])oth [Pp]layers (draw|gain|lose|discard|exhaust|recover|kill|return) ", lambda m: f"{'E' if m[1] == 'B' else 'e'}ach player {m[2]}s "), habit(r"\b(you score|(?:your|an) opponent scores|a player scores) (?:any )?(?:VPs?|Victory Points?)(?=,)", lambda m: f"{'you gain' if m[1] == 'you score' else 'a player gains' if m[1].startswith('a ') else 'an opponent gains'} 1 or more Victory Points"), habit(r"\bPresence ([+-]\d)\b", r"\1 Presence"),
    habit(r"\b[Tt]his Character (?:can|may)(?: also)? be \[?[Dd]eploy\]?ed (?:in a (?:free )?square )?(?=adjacent to )", "You may [Deploy] this Character, in a square "),
    # ---- where and when
    habit(r"^((?:Attached Has )?(?:Passive|While Revealed|Response): (?:\{[A-Za-z]+\})* ?)(?P<did>(?:You )?(?:[Dd]raw|[Gg]ain|[Rr]ecover|[Hh]eal|[Ll]ose) [^.,]*?) at the (?P<when>start|beginning|end) of (?:each|every|the) (?:Main )?Phase(?: (?:in which|when|while|where) you are the (?P<role>Offensive|Defensive) Player)?\.", at_each_phase),
    habit(rf"((?:^|[.:}}] ))(?P<who>[Tt]his Character|[Ii]t|[Tt]arget {CARDS}+?) may (?:step|move)(?: up to)? (?P<n>{COUNT}) squares?\b", may_step),
    habit(r"\b([Ee])ach of your (other )?((?:[A-Z][\w-]+ )?)(Character|Champion|Field|Modification)s\b", lambda m: f"{m[1]}ach {m[2] or ''}{m[3]}{m[4]} you control"),
    habit(r"(^|[:}.] )(?:[Aa]t the (?:start|beginning) of \[Score Goals\]|[Bb]efore (?:Goals are (?:scored|checked)|\[Score Goals\](?: (?:begins|starts))?)|[Ww]hen \[Score Goals\] (?:begins|starts|would begin)|[Aa]t the end of (?:the )?(?:\[Battle On\]|Battle)|[Ww]hen (?:the )?(?:\[Battle On\]|Battle) (?:ends|is over)|[Aa]fter (?:the )?\[Battle On\](?: ends)?),? ", r"\1When the Battle ends, "),
    habit(r"(^|[:}.] )(?:[Aa]t the (?:start|beginning) of (?:the )?(?:\[Battle On\]|Battle)|[Ww]hen (?:the )?(?:\[Battle On\]|Battle) (?:begins|starts)|[Bb]efore (?:the )?\[Battle On\](?: (?:begins|starts))?),? ", r"\1When the Battle starts, "),
    habit(r"\b(?:[Ww]hen|[Aa]fter) (?P<who>this Character|the attached Character) (?:ends|finishes|completes) an? \[?Move\]?(?:ment)? (?P<where>(?:in|on|adjacent to|engaged by|within) [^,]*), ", ends_at),
    habit(r"\b[Ww]hen (?P<who>this Character|the attached Character) ends (?:the|a|its) (?:Main )?Phase (?P<where>(?:in|on|adjacent to|engaged by) [^,]*), ", ends_phase),
    habit(r" (?:that|which) occup(?:y|ies) (?:squares? in )?(?=(?:your )?[Rr]ows? [A-G])", " in "), habit(r" (?:that|which) occup(?:y|ies) (?=the attached Field)", " on "), habit(r"\boccupies (?:a square in )?(?=(?:your )?[Rr]ows? [A-G])", "is in "),
    habit(rf"(?<=, )(it|this Character) may (?:step|move|\[Move\])(?: up to)? ({COUNT}) squares?\b", lambda m: f"{m[1]} [Move]s up to {count_of(m[2])} square{'' if count_of(m[2]) == 1 else 's'} without dice"),
    habit(r"\ban [Aa]bility with the ([A-Z]\w+(?: [A-Z]\w+)?) (?:[Aa]bility )?[Tt]rait\b", r"an ability with trait \1"), habit(r"\bwith the trait ([A-Z])", r"with trait \1"),
    habit(r"\bcancel that (?:Ability|ability|Action|Interrupt|Response|Tactic)'s effects\b", "cancel it"),
)  # fmt: skip

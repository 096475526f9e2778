"""How designers tell what happens one thing after another: dice, offers, what was done, several cards, choices.

The rulebook has no such sentences on cards, so everybody finds words of his own. Each is put into the house's, and
means what it meant; where only the words look alike, the text is left alone.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language.rewording.meant import it_or_this
from sandtable.games.antithesis.language.rewording.relative_clauses import after_attack, several
from sandtable.games.antithesis.language.rewording.rulebook_words import begun
from sandtable.games.antithesis.language.rewording.sentence_shapes import (
    COUNT,
    NUMBER,
    PASSIVE,
    START,
    count_of,
    lower,
    upper,
)

TOKEN: Final = "Mana|Soul|Gem"
THINGS: Final = "Character|Champion|Field|Modification|card"
PIPS: Final = 6
NOT: Final = r"(?: not|n't)"
# what players do, as "may" and "unless" say it
DONE: Final = {
    "pays": "pay", "spends": "pay", "discards": "discard", "loses": "lose", "exhausts": "exhaust", "kills": "kill",
    "returns": "return", "removes": "remove",
}  # fmt: skip
VERBS: Final = {
    "Heals": "Heal", "takes": "take", "gains": "gain", "loses": "lose", "recovers": "recover", "Recovers": "recover",
    "makes": "make", "[Move]s": "[Move]", "cannot": "cannot",
}  # fmt: skip
# a word that was done, and what the sentence before said
WAYS: Final = {
    "discarded": "discard", "removed": "remove", "returned": "return", "killed": "kill", "exhausted": "exhaust",
    "recovered": "recover", "moved": "move", "rerolled": "reroll", "lost": "lose", "drawn": "draw", "put": "put",
}  # fmt: skip
NO_VERB: Final = r"(?:(?!\b(?:takes?|gains?|has|have|Heals?|[Rr]ecovers?|makes?|loses?|becomes?|is|are|performs?|cannot|may|draws?|discards?|triggers?|may)\b|\[Move\])[^.;:])"


# ---- dice


def on_a_roll(found: re.Match[str]) -> str:
    """ "On a 5 or 6, …": asked of the roll."""
    said = found["n"]
    numbers = [int(number) for number in re.findall(r"[1-6]", said)]
    low, high = min(numbers), max(numbers)
    if re.search(r"\+|or (?:more|higher|greater|above|better)", said):
        high = PIPS
    elif re.search(r"or (?:less|lower|fewer|below)", said):
        low = 1
    elif len(set(numbers)) != high - low + 1 and not re.search(r"[-–]|to|through", said):
        return found[0]
    if (low, high) == (1, PIPS):
        return found[0]
    span = (
        f"{low}"
        if low == high
        else f"{low} or more"
        if high == PIPS
        else f"{high} or less"
        if low == 1
        else f"{low} to {high}"
    )
    return f"{'If' if found[1] == 'O' or found[1] == 'I' else 'if'} the roll is {span}, "


# ---- offers


def unless(found: re.Match[str]) -> str:
    """ "X unless your opponent pays Y": he may, and if he does not, X."""
    before, what, who, verb, rest = found[1], found["what"], found["who"], found["verb"], found["rest"]
    if "controller" in who and re.match(r"(?:[Ee]ach|[Aa]ll|[Uu]p to|\d) ", what):
        return found[0]  # one offer for each of them is not made
    his = "controller" in who and not re.search(
        r"\benemy\b|controlled by an opponent|an opponent controls", what
    )
    who = "its controller" if his else "your opponent"
    aimed = re.match(
        r"([Tt]arget .+?) (takes|Heals|gains|loses|cannot|becomes)\b(.*)$|(\w+) (target .*)$", what
    )
    if his and aimed is not None:
        before = begun(before, f"choose {lower(aimed[1] or aimed[5])}") + ". "
        what = f"it {aimed[2]}{aimed[3]}" if aimed[1] else f"{aimed[4]} it"
    rest = re.sub(r"\bfrom (?:their |his |its )?Hand\b", "from his Hand", rest)
    what = re.sub(r"\bcancel (?:its|the|all its) effects?\b(?: of that \w+)?", "cancel it", what)
    return f"{begun(before, who)} may {DONE[verb]} {rest}. If he does not, {lower(what)}."


def offered(found: re.Match[str]) -> str:
    """ "Your opponent may …. If they do not, …": he does, or does not."""
    return f"{found[1]}{found[2]}f he does{' not' if found['no'] else ''}, "


def his_ways(found: re.Match[str]) -> str:
    """ "Your opponent chooses one: he discards a card; or you draw 2 cards": his orders are plain, yours are let."""
    ways: list[str] = []
    for way in re.split(
        r"\s*;\s*(?:or\s+)?|,? or (?=(?:he|they|you|your opponent|that player)\b)", found["rest"]
    ):
        said = re.sub(r"^(?:he|they|your opponent|that player) (\w+?)s? (?=\S)", r"\1 ", way.strip(" ,"))
        ways.append(re.sub(r"^you (?!control)", "let you ", lower(said)))
    return f"{found[1]} chooses one: {'; or '.join(ways)}." if len(ways) > 1 else found[0]


# ---- what was done


def said_before(found: re.Match[str], verb: str) -> bool:
    """Whether the sentence before did that, and to what is counted: all of it, and not some kind only."""
    noun = re.sub(r"(?:ies|s)$", "", found["noun"].split()[-1].lower().replace("dice", "die"))
    before = found["before"].lower().replace("dice", "die")
    return (
        re.search(rf"\b(?:{verb}|lose)s?\b", before) is not None
        and re.search(rf"\b{noun}", before) is not None
    )


def this_way(found: re.Match[str]) -> str:
    """ "Discard any number of cards. … for each card discarded this way": so often; only just behind it."""
    verb = WAYS[found["way"]]
    if not said_before(found, verb):
        return found[0]
    return f"{found['before']}{found['rest']}that many times"


def for_each_way(found: re.Match[str]) -> str:
    """ "For each card discarded this way, gain {S}": the same, said first."""
    verb = WAYS[found["way"]]
    if not said_before(found, verb):
        return found[0]
    return f"{found['before']}{upper(found['rest'])} that many times."


def how_many(found: re.Match[str]) -> str:
    """ "If you discarded 3 or more cards this way": asked of the sentence before."""
    verb = WAYS.get(found["way"], found["way"])
    if not said_before(found, verb):
        return found[0]
    number = count_of(found["n"])
    return f"{found['before']}If that was {number} or more, "


def and_you(found: re.Match[str]) -> str:
    """ "discard it and you gain {R}": one order behind another; not where somebody else acts before it."""
    before = found.string[: found.start()].rpartition(". ")[2]
    return (
        found[0]
        if re.search(
            r"\b(?:opponent|[Pp]layer)\b(?!'s)",
            re.sub(r"controlled by an opponent|an opponent controls", "", before),
        )
        else "and "
    )


# ---- several


def each_of_them(found: re.Match[str]) -> str:
    """ "Each of them Heals 1": they Heal 1."""
    before, verb, rest = found[1], found["verb"], found["rest"]
    if verb == "becomes":
        return f"{begun(before, 'exhaust them')}"
    return f"{begun(before, 'they')} {VERBS[verb]}{rest}"


def chosen_first(found: re.Match[str]) -> str:
    """ "Target another Character you control. …": it is chosen, and something is done to it afterwards."""
    before, other, what = found[1], found["other"] or "", found["what"]
    other = "another " if other.startswith("another") else ""
    several = re.match(rf"(?i:up to )?(?:{COUNT}) (?=\w)", what)
    if several is not None and not re.match(r"an? ", what) and not other:  # the number stands before "target"
        return f"{begun(before, f'choose {lower(several[0])}target {what[several.end() :]}')}. "
    return f"{begun(before, f'choose {other}target {what}')}. "


# ---- Attacks


def own_strength(found: re.Match[str]) -> str:
    """ "If the target is a Champion, this Attack has STR 5 instead": so much more than its line says."""
    more = int(found["other"]) - int(found["str"])
    return f"{found['line']}{found['if']}this Attack has {more:+d} STR." if more else found[0]


def stronger_if(found: re.Match[str]) -> str:
    """ "… Attack (…). If you control a Field, this Attack gains Boost+1.": asked before it is made (R218)."""
    gift, term = found["gift"] or found["gift2"], found["if"] or found["if2"]
    return f"{found['before']}If {term}, this Character gains {gift} for the Attack of this ability. {found['line']}."


def and_each(found: re.Match[str]) -> str:
    """ "This Character and each adjacent Character gain …": said of each."""
    near = " adjacent to this Character" if f"{found[2]} adjacent " in found[0] else ""
    verb = "gains" if found[2] == "each" else "gain"
    return f"{found[1]} gains {found[4]} and {found[2]} {found[3]}{near} {verb} {found[4]}"


def looked_for(found: re.Match[str]) -> str:
    """ "Look at the top 4 cards. You may put a Character among them into your Hand, and the rest on the bottom."."""
    number = count_of(found[2]) if found[2].isdigit() or found[2] in NUMBER else 0
    if not number or found[1].lower().startswith("reveal"):
        return found[0]  # all of them would be shown
    return f"{found[1]} the top {number} cards of your Main Deck; you may put {found['an']} {found['what']} into your Hand, and the others on the bottom"


def array(found: re.Match[str]) -> str:
    """ "the Movement Array TEL Move 3, D-Move 1 + {P}"."""
    across = found["d"] or found["e"]
    diagonal = f"+D{across}" if across and across != "0" else ""
    dice = re.findall(r"\{[RPGBYS]\}", found["dice"] or "")
    return f"Movement: {found['kind']} {found['n']}{diagonal}" + (f" {''.join(dice)}" if dice else "")


def against(found: re.Match[str]) -> str:
    """ "Melee Attacks made by this Character that target an exhausted Character gain …"."""
    return f"{found[1]}{upper(found['who'])}'s {found['kind']}Attacks against {several(lower(found['at']))} have "


def moves_further(found: re.Match[str]) -> str:
    """ "When a Character you control starts a [Move] in a square of this Field, it gains 2 extra Move Points"."""
    where = f" on {found['where']}" if found["where"] else ""
    return f"{found[1]}{upper(several(found['who']))}{where} have +{count_of(found['n'])} Move."


def engaging(found: re.Match[str]) -> str:
    """ "while this Character is Engaged by two or more Characters": they are counted."""
    return f"{found[1]} there are {count_of(found['n'])} or more {found['who']} engaging {it_or_this(found) if found['whom'] == 'it' else found['whom']}"


ONE_AFTER_ANOTHER: Final[tuple[Habit, ...]] = (
    # ---- words of play
    habit(r"\b(leaves?|enters?|in) Play\b", r"\1 play"), habit(r"\b(is|are) discarded from [Pp]lay\b", r"\1 discarded"), habit(r"\b(?:the )?Field (?:that )?this (?:card|Modification) is attached to\b", "the attached Field"), habit(r"\b(?:the )?Character (?:that )?this (?:card|Modification) is attached to\b", "the attached Character"),
    habit(rf"\b([Aa])dd ({COUNT}) damage tokens? (?:on|to|onto) ", lambda m: f"{'P' if m[1] == 'A' else 'p'}ut {m[2]} damage tokens on "), habit(rf"\b([Pp])lace ({COUNT}) damage tokens? (?:on|onto) ", r"\1ut \2 damage tokens on "),
    habit(r"\b([Ss])tarting with the Offensive Player, (?=each)", ""), habit(r"\bexecutes? (?=\[)", ""), habit(r"\b([Yy]our opponent|[Tt]hat player) may \[Reveals? a Goal\] in (?:their|his)?(?: own| respective)? ?[Rr]ow ([A-G])\b", r"\1 may [Reveal a Goal] in row \2"), habit(r"\b([Ee]ach [Pp]layer|[Yy]our opponent|[Tt]hat player) \[Reveals? a Goal\] in (?:their|his)?(?: own| respective)? ?[Rr]ow ([A-G])\b", r"\1 [Reveals a Goal] in row \2"),
    habit(r"\bthat opponent's\b", "your opponent's"), habit(r"\bThat opponent's\b", "Your opponent's"), habit(r"\bthat opponent\b", "your opponent"), habit(r"\bThat opponent\b", "Your opponent"),
    habit(r"\b([Tt])he controller of the (?=Character|Champion|Field|Modification)", r"\1he controller of that "),
    habit(r"\bcontrolled by the [Pp]layer who trigger(?:s|ed) this [Aa]bility\b", "you control"), habit(r"^([^:]*Enemy[^:]*: .*?)\b([Tt])hat [Pp]layer (gain|draw|lose|discard|recover)s\b", lambda m: f"{m[1]}{'Y' if m[2] == 'T' else 'y'}ou {m[3]}"),
    habit(r"\b([Cc]ancel) the effects of that (?:Interrupt|Action|Response|Tactic|[Aa]bility|Attack)\b", r"\1 it"),
    # ---- Engaged
    habit(rf"\b([Ii]f|[Ww]hile) (?P<whom>it|this Character) is [Ee]ngaged (?:by|with) (?P<n>{COUNT}) or more (?P<who>[^.,]*)", engaging), habit(r"\b(is|are) not Engaged\b(?! by| with)", r"\1 unengaged"), habit(r"\b(is|are) (?:not )?Engaged\b(?! by| with)", lambda m: f"{m[1]} engaged"), habit(r"\b(is|are) not engaged\b(?! by| with)", r"\1 unengaged"), habit(r"\bEngaged (?=(?:[A-Z][\w-]+ )?(?:Characters?|Champions?)\b)", "engaged "), habit(r"\b(?:unengaged|[Nn]on-[Ee]ngaged|Unengaged) (?=(?:[A-Z][\w-]+ )?(?:Characters?|Champions?)\b)", "unengaged "), habit(r"\b(?:[Ww]hile|[Ii]f) (?:it|this Character) (?:Engages|engages|has Engaged) (an?) ([^.,]*)", lambda m: f"{m[0].split()[0]} there are 1 or more {several(f'{m[1]} {m[2]}')} engaged by {it_or_this(m) if ' it ' in m[0] else 'this Character'}"),
    # ---- Victory Points
    habit(rf"\b(you score|an opponent scores|a player scores) (?:({COUNT}) or more|any|an?) (?:VPs?|Victory Points?)(?: (?:during|in|from|by) (?:a )?\[Score Goals\]| for (?:a )?Goals?)(?=,)", lambda m: f"{m[1]} {count_of(m[2]) if m[2] else 1} or more Victory Points for Goals"), habit(r"\b(you|an opponent|a player) score(s?) (?:VPs?|Victory Points?)(?: (?:during|in|from) (?:a )?\[Score Goals\])(?=,)", r"\1 score\2 1 or more Victory Points for Goals"),
    habit(rf"\b([Ss])core(s?) ({COUNT}) (?:VPs?|Victory Points?)\b", lambda m: f"{'G' if m[1] == 'S' else 'g'}ain{m[2]} {count_of(m[3])} Victory Point{'' if count_of(m[3]) == 1 else 's'}"),
    # ---- the first time
    habit(r"^((?:Attached Has )?(?:Passive|While Revealed|Response): (?:\{[A-Za-z]+\})* ?)(?:The first time (?:each|per|in a|every) (?:Main )?[Pp]hase(?: that)?|Once (?:per|each) (?:Main )?[Pp]hase,? when),? ([^.]*\.(?: (?!Ability Traits|Limit)[^.]*\.)*)(?! Limit)", r"\1When \2 Limit 1 per Phase."),
    habit(r"^((?:Attached Has )?(?:Passive|While Revealed): )At the (start|beginning|end) of (?:each|every|the|a) (?:Main )?[Pp]hase, ", lambda m: f"{m[1]}When a Main Phase {'ends' if m[2] == 'end' else 'starts'}, "), habit(rf"\b((?:you gain|an opponent gains|a player gains) (?:{COUNT}) or more) VPs?\b", r"\1 Victory Points"), habit(r"\b(recovers|exhausts|kills|discards|returns) one (?=[A-Z]|card\b)", r"\1 a "),
    habit(rf"{START}[Mm]ove (this Character|it|that Character|(?:another )?target (?!Goal){NO_VERB}+?|an? (?!Goal){NO_VERB}+?) (?:up to )?({COUNT}) squares?\b(?! away| towards?)", lambda m: begun(m[1], f"{m[2]} [Move]s up to {count_of(m[3])} square{'' if count_of(m[3]) == 1 else 's'} without dice")), habit(r"\bby opponents' (?:effects|cards|[Aa]bilities)\b", "by an opponent"),
    habit(r"^(Passive: )(This (?:Character|Field|Modification|card)) costs (\d+) (less|more)(?: to \[?[Dd]eploy\]?)?((?: for each [^.]*)?)(?: (?:if|while) ([^.]*))?\.", lambda m: f"{m[1]}{m[2]} has {'-' if m[4] == 'less' else '+'}{m[3]} cost{m[5]}{f' while {m[6]}' if m[6] else ''}."),
    # ---- tokens
    habit(rf"{START}(?<!may )(?:[Dd]iscard|[Rr]emove) all ({TOKEN})s?(?: [Tt]okens?)? from (this (?:{THINGS})|that (?:{THINGS})|it|target {NO_VERB}*?)(?=[.,;]| and)", lambda m: begun(m[1], f"{m[3]} loses all {m[2]} tokens")), habit(rf"\b(loses all) ({TOKEN})s?(?: [Tt]okens?)?(?=[.,;]| and)", r"\1 \2 tokens"), habit(r"\b([Rr])emove all damage (?:tokens?|counters?) from (it|this Character|that Character) instead of discarding it\b", r"\1emove all damage from \2 instead of discarding it"), habit(r"\b([Tt]his Character|[Ii]t|[Tt]hat Character) then becomes [Ee]xhausted\b", lambda m: f"{'Exhaust' if m[1][0].isupper() else 'exhaust'} {lower(m[1])}"),
    # ---- costs
    habit(r"^(Passive: |While Revealed: )Enemy (Tactics|Fields|Modifications|Characters) cost ((?:\{[A-Za-z]+\})+) more\b", r"\1\2 in your opponent's Hand cost \3 more"), habit(r"\b[Ii]t costs (?:each [Pp]layer|[Pp]layers) an additional ((?:\{[A-Za-z]+\})+) to \[Deploy\] an? (Character|Champion|Field|Modification)\b", r"\2s in a Hand cost \1 more"), habit(r"\b((?:[A-Z][\w-]+ )?(?:Characters|Champions|Fields|Modifications|Tactics|[Cc]ards)) you (?:\[Deploy\]|trigger|play) cost ((?:\{[A-Za-z]+\})+) (less|more)\b(?: to \[Deploy\])?", r"\1 in your Hand cost \2 \3"), habit(r"\b((?:[A-Z][\w-]+ )?(?:Characters|Champions|Fields|Modifications|Tactics|[Cc]ards)) (?:your opponent|an opponent) (?:\[Deploy\]s|triggers|plays) cost ((?:\{[A-Za-z]+\})+) (less|more)\b", r"\1 in your opponent's Hand cost \2 \3"), habit(r"\b(costs?) an additional ((?:\{[A-Za-z]+\})+)(?=[.,]| to)", r"\1 \2 more"), habit(r"\bAttacks of Characters you control with (?:the )?[Aa]bility [Tt]rait ([A-Z]\w+(?: Anime)?) (?:gain|have|get) ", r"Your Attacks of type \1 have "),
    # ---- dice
    habit(r"\b([Rr])oll (?:one|1|a single|a Standard|a six-sided) (?:die|Die|d6)\b", r"\1oll a die"), habit(r"\b([Rr]oll a die)(?:;|,| and) (?=(?:on|if)\b)", r"\1. "),
    habit(r"(?<=[.;:,] )(O|o)n (?:an? )?(?:roll of (?:an? )?)?(?P<n>[1-6](?:\+| or (?:more|higher|greater|above|better|less|lower|fewer|below)|(?:(?:, | or |, or |-|–| to | through )[1-6])*)),? (?=[a-zA-Z\[])", on_a_roll), habit(r"\b(I|i)f (?!the roll is )(?:the (?:result|roll|die)(?: is| shows)?|you roll(?:ed)?|it is|it shows) (?:an? )?(?P<n>[1-6](?:\+| or (?:more|higher|greater|above|better|less|lower|fewer|below)|(?:(?:, | or |, or |-|–| to | through )[1-6])*)), (?=[a-zA-Z\[])", on_a_roll),
    # ---- offers
    habit(rf"{START}(?P<what>(?:(?!\b[Ww]hen\b)[^.:{{}},])+?),? unless (?P<who>your opponent|an opponent|its controller|that [Pp]layer|he|they) (?P<verb>{'|'.join(DONE)}) (?P<rest>[^.]*)\.", unless), habit(r"\b(opponent|player|Player|controller) may spend (?=\{|an? |\d|two|three)", r"\1 may pay "),
    habit(rf"(\b(?:opponent|[Pp]layer|controller) may [^.]*\. )(I)f (?:they|he|that player|your opponent|it|its controller) (?:do(?:es)?|did)(?P<no>{NOT})?(?: so)?,? ", offered), habit(rf"\b([Yy]ou may [^.]*\. I)f you (?:do|did){NOT}(?: so)?,? ", r"\1f you do not, "), habit(r"\b(If (?:you|he) do(?:es)?)n't\b", r"\1 not"),
    habit(r"\b([Yy]our opponent|[Tt]hat player|[Ii]ts controller) (?:chooses|selects|must choose) one(?: of the following)?(?::| -|,)? (?P<rest>[^.]*)\.", his_ways),
    # ---- what was done
    habit(r"(?P<before>[^.]*\. (?:\d\. )?)(?P<rest>[^.]*?)for each (?P<noun>(?:(?:Mana|Soul|Gem) )?\w+) (?P<way>" + "|".join(WAYS) + r") (?:in )?this way(?: and)?", this_way), habit(r"(?P<before>[^.]*\. (?:\d\. )?)For each (?P<noun>(?:(?:Mana|Soul|Gem) )?\w+) (?P<way>" + "|".join(WAYS) + r") (?:in )?this way, (?P<rest>[^.]*)\.", for_each_way), habit(rf"(?P<before>[^.]*\. (?:\d\. )?)If you (?P<way>{'|'.join(WAYS)}|discard|remove|return|kill|exhaust|recover|move|reroll|lose) (?:at least )?(?P<n>{COUNT})(?: or more)? (?P<noun>(?:(?:Mana|Soul|Gem) )?\w+)(?: (?:in )?this way)?, ", how_many), habit(r"\ban equal number of cards\b|\bas many cards\b(?=[.,])", "that many cards"),
    # ---- several
    habit(rf"{START}(?:[Ee]ach of (?:them|those (?:{THINGS})s|these (?:{THINGS})s)|[Ee]ach of the chosen (?:{THINGS})s) (?P<verb>{'|'.join(re.escape(verb) for verb in VERBS)}|becomes)(?P<rest>(?(verb)(?: [Ee]xhausted)?))", each_of_them), habit(rf"{START}(?:[Tt]hose|[Tt]hese|[Tt]he chosen) (?:{THINGS})s (?P<verb>Heal|take|gain|lose|[Rr]ecover|\[Move\]|make|cannot)\b", lambda m: f"{begun(m[1], 'they')} {m['verb'].replace('Recover', 'recover')}"), habit(rf"{START}(?:[Tt]hose|[Tt]hese|[Tt]he chosen) (?:{THINGS})s become [Ee]xhausted|{START}[Tt]hey become [Ee]xhausted", lambda m: begun(m[1] if m[1] is not None else m[2], "exhaust them")), habit(r"\b([Tt])hey Recover\b", r"\1hey recover"), habit(r"\b[Tt]he chosen (Character|Champion|Field|Modification|Goal)\b", lambda m: f"{'That' if m[0][0] == 'T' else 'that'} {m[1]}"), habit(r"\b[Tt]he chosen card\b", lambda m: "It" if m[0][0] == "T" else "it"),
    habit(r"\b(\d|[Tt]wo|[Tt]hree|[Ff]our) different (?=[A-Z])", r"\1 "), habit(r"(\[Move\]) one after another\b", r"\1"),
    # ---- what is chosen
    habit(rf"{START}Target (?P<other>an? |another )?(?P<what>{NO_VERB}+?)\. (?=[A-Z\[])", chosen_first), habit(r"\b([Cc])hoose an? target ", r"\1hoose target "), habit(rf"{START}[Ss]elect (?=an? |another |up to|target|two|\d)", lambda m: begun(m[1], "choose ")),
    habit(r"\b([Ll]ook at your opponent's Hand)(?:\.|,)?(?: and| [Tt]hen)? ?[Cc]hoose (an?) ([A-Z]\w+|card)(?: card)? (?:in|from) it\. (?:[Yy]our opponent discards (?:that card|it)|[Dd]iscard (?:that card|it))", r"\1, then discard \2 \3 in your opponent's Hand"), habit(r"\b([Ll]ook at your opponent's Hand)(?:\.|,)?(?: and| [Tt]hen)? ?[Dd]iscard (an?) ([A-Z]\w+|card)(?: card)? (?:in|from) (?:it|that Hand|among them)\b", r"\1, then discard \2 \3 in your opponent's Hand"),
    # ---- looking
    habit(r"\b([Ll]ook at the top \d+ cards of (?:your|your opponent's) Main Deck)(?:\.|,)?(?: and| [Tt]hen)?,? (?:[Rr]eturn|[Pp]ut|[Pp]lace) (?:them|those cards) back(?: on top(?: of (?:it|your Main Deck|that deck))?)? in any order\b", r"\1; put them back in any order"), habit(r"\b([Pp]ut it) on the bottom(?=[.,;])", r"\1 on the bottom of your Main Deck"), habit(r"\b([Ee])xchange (this Character) (?:with|and) ", r"\1xchange the squares of \2 and "),
    habit(r"\b[Rr]eroll all (?:of )?your dice\b", lambda m: f"{m[0][0]}eroll all dice in your Dice Bank"), habit(r"\b(opponent|player|Player) (rerolls|may reroll) all (?:of )?(?:his|their) dice(?: in (?:his|their) Dice Bank)?", r"\1 \2 all dice in his Dice Bank"), habit(rf"\b([Gg]ains?) ({COUNT}) (?:more|additional|extra) di(?:e|ce) of any colou?r\b", lambda m: f"{m[1]} {'{S}' * count_of(m[2])}"), habit(r"\b([Gg]ains?) an additional (\{[RPGBYS]\})", r"\1 \2"),
    habit(r"\b([Ww]hen (?:an opponent|a player)) (?:\[Reveals? (?:an )?Objective\]|reveals an Objective(?: card)?)(?=,)", r"\1 reveals an Objective"), habit(r"\b([Ww]hen you) (?:\[Reveals? (?:an )?Objective\]|reveal an Objective(?: card)?)(?=,)", r"\1 reveal an Objective"), habit(r"\b([Ww]hen you) \[Reveal a Goal\](?=,)", r"\1 place a Goal"), habit(r"\b([Ww]hen (?:an opponent|a player)) \[Reveals? a Goal\](?=,)", r"\1 places a Goal"),
    habit(r"\b([Ii]f (?:it|this Character|that Character)) ends (?:this|that|its|the) \[?Move\]?(?:ment)? (?:in|on) (?:a square (?:of|in) )?(?=an?\b|this|that)(?!a square)", r"\1 is on "), habit(r"\b([Ii]f (?:it|this Character|that Character)) ends (?:this|that|its|the) \[?Move\]?(?:ment)? (adjacent to|in row|[Ee]ngaged by)", r"\1 is \2"),
    habit(r"\b(takes?) (\d) less (?:True )?[Dd]amage from (Melee|Ranged)(?: Attacks)?\b", lambda m: f"{'has' if m[1] == 'takes' else 'have'} DR {m[2]} vs {m[3]}"), habit(r"\b(takes?) (\d) less (?:True )?[Dd]amage(?: from Attacks)?(?=[.,]| and| while)", lambda m: f"{'has' if m[1] == 'takes' else 'have'} DR {m[2]} vs HP"), habit(r"\b(prevent \d+|prevent all) of (?:that|this|the) (?:True )?[Dd]amage\b", r"\1 of it"), habit(r"\b(would take) (?:True )?[Dd]amage from (?=an? )", r"\1 True Damage by "), habit(r"\b(takes? (?:\d+ or more )?)(?:True )?[Dd]amage from (?=an? (?:(?:Melee|Ranged|AOE) )?Attack\b)", r"\1True Damage by "),
    habit(r"^((?:Global|Offensive|Defensive) Interrupt|Response): (.*?)\b([Tt])his Attack ignores Cover\b", lambda m: f"{m[1]}: {m[2]}{'T' if m[3] == 'T' else 't'}he attacker gains Precise Strike and Precise Shot for this Attack"), habit(r"^((?:Global|Offensive|Defensive) Interrupt|Response|Passive|While Revealed): (.*?)\b([Tt])h(?:is|at) Attack (?:gains|has) (Soul Harvesting|Precise Strike|Precise Shot|Marksman)\b(?! for this)", r"\1: \2\3he attacker gains \4 for this Attack"), habit(r"(\[Deploy\] (?:(?!\bmay\b|\bcan\b)[^.,])*?) (?:to|in|into|on|onto) (an?) (?:unoccupied |free |empty )?square ((?:adjacent to|of|in row)\b[^.,]*)", r"\1, in \2 square \3"),
    habit(r"(\bIf [^.]*)\. (This Character|It|That Character) is then (killed|discarded)(?= from [Pp]lay\.|\.)(?: from [Pp]lay)?", lambda m: f"{m[1]}, then {'kill' if m[3] == 'killed' else 'discard'} {lower(m[2])}"), habit(r"\b(This Character|It|That Character) is then (killed|discarded)\b", lambda m: f"Then {'kill' if m[2] == 'killed' else 'discard'} {lower(m[1])}"),
    habit(r"(?<=, )(this Character|it|that Character) may \[Move\]", r"\1 [Move]s"), habit(r"(?P<before>^(?:[^.:]*: )(?:\{[A-Za-z]+\})* ?)(?P<line>(?:Melee|Ranged) Attack \([^()]*\))\. (?:If (?P<if>(?:you|this Character|your opponent|there) [^.,]*), this Attack (?:has|gains) (?P<gift>[^.]*?)|This Attack (?:has|gains) (?P<gift2>[^.]*?) if (?P<if2>(?:you|this Character|your opponent|there) [^.,]*))\.", stronger_if), habit(r"\b(?:if|If|while|While) (?:this Character|it|that Character) (?:moved|attacked) this Phase\b", lambda m: re.sub(r" (moved|attacked)", r" has \1", m[0])),
    habit(rf"\b(the target|it|this Character|that Character) has ({TOKEN}) tokens(?=,)", r"\1 has 1 or more \2 tokens"), habit(rf"\bloses (?:an?|1|one) ({TOKEN})(?: token)?(?=[.,;]| and)", r"loses {{\1}}".replace("{{", "{").replace("}}", "}")), habit(r"\b(makes an? (?:Melee |Ranged )?Attack) (?:against|on|targeting) (the attacker|this Character) at no cost\b", r"\1 at no cost targeting \2"),
    habit(r"\band is (?:PUSH|Push|push)ed (\d+)(?: squares?)?(?=[.,;]| and)", r"and PUSH \1 to it"), habit(r"\band is (?:PULL|Pull|pull)ed (\d+)(?: squares?)?(?=[.,;]| and)", r"and PULL \1 to it"), habit(r"\bcannot be (?:PUSHed or PULLed|PULLed or PUSHed|Pushed or Pulled)\b", "cannot be pushed and cannot be pulled"), habit(r"\bcannot use (?=Interrupts|Actions|Responses|[Aa]bilities)", "cannot trigger "), habit(r"\bcannot (?:Heal|be [Hh]ealed)\b", "cannot Heal"), habit(r"\b[Yy]ou gain (?:an|one) (?:additional|extra) \{CP\} (?:during|when you) \[Collect Command Income\]", "You have Command Income: 1"),
    habit(r"\b((?:[A-Z][\w-]+ )?(?:Characters|Champions|Fields|Modifications|Tactics)) you (?:\[Deploy\]|trigger|play) cost (\d+) (less|more)(?: to \[?[Dd]eploy\]?)? (?=for each)", lambda m: f"{m[1]} in your Hand have {'-' if m[3] == 'less' else '+'}{m[2]} cost "), habit(r"\b(This Character) and (each|all) (?:adjacent )?([^.,]*?) (?:gain|have) ([^.]*? until the end of the (?:Phase|Battle))(?=\.)", and_each),
    habit(r"\b(arrives in|enters|leaves) (?:your )?([Rr]ows? [A-G]\b)", r"\1 a square in \2"), habit(r"\b((?:Melee |Ranged )?)Attacks (?:made by|performed by|of) Characters you control(?= (?:ignore|cost))", lambda m: f"Your {m[1]}Attacks" if m.start() == 0 or m.string[m.start() - 2] in ".:" else f"your {m[1]}Attacks"), habit(rf"{START}[Mm]ove up to ({COUNT}) ((?:[A-Z][\w-]+ )?Characters you control{NO_VERB}*?) up to ({COUNT}) squares?(?: each)?(?=[.,;])", lambda m: begun(m[1], f"up to {count_of(m[2])} {m[3]} [Move] up to {count_of(m[4])} square{'' if count_of(m[4]) == 1 else 's'} without dice")),
    habit(r"\b([Ll]ook at|[Rr]eveal) the top (\d+|\w+) cards of your Main Deck(?:\.|,|;)?(?: and)?(?: [Tt]hen)? ?[Yy]ou may (?:reveal|put) (?P<an>an?) (?P<what>[A-Z][\w-]*(?: [A-Z][\w-]*)*)(?: card)? (?:from )?among them (?:and (?:put|add) it )?(?:in)?to your Hand\.? (?:[Tt]hen )?(?:and )?[Pp]ut the (?:rest|others|other cards) on the bottom(?: of your Main Deck)?(?: in any order)?", looked_for),
    # ---- windows
    habit(r"\b([Ww]hen [^,.]*?) is (?:Pushed or Pulled|Pulled or Pushed|pulled or pushed|PUSHed or PULLed|moved by (?:a )?(?:PUSH or PULL|PUSH/PULL))(?: damage)?(?=,)", r"\1 is pushed or pulled"), habit(r"\b([Ww]hen [^,.]*?) is (?:Pushed|PUSHed|moved by PUSH(?: damage)?)(?=,)", r"\1 is pushed"), habit(r"\b([Ww]hen [^,.]*?) is (?:Pulled|PULLed|moved by PULL(?: damage)?)(?=,)", r"\1 is pulled"), habit(r"\b([Ww]hen [^,.]*?) [Rr]ecovers(?=,)", r"\1 becomes recovered"), habit(r"\bone of (?:those|the) dice\b", "one of them"),
    habit(r"\b([Ww]hile|[Ii]f) there is (an?) ([^.,]*)", lambda m: f"{m[1]} there are 1 or more {several(f'{m[2]} {m[3]}')}"), habit(r"\bin the same row as this (?:Character|Field|card)\b", "in this card's row"), habit(r"^(Passive: |While Revealed: )((?:[A-Z][\w-]+ )?Characters)((?: you control)?(?: with trait [A-Z][\w-]+)?) may be \[Deploy\]ed up to [Rr]ow ([A-G])\b", lambda m: f"{m[1]}You may [Deploy] a {m[2][:-1]}{m[3].replace(' you control', '')}, up to Row {m[4]}"),
    habit(r"\b([Ee])xchange (it|that Character) (?:with|and) ", r"\1xchange the squares of \2 and "), habit(r"\b(D|d)iscard your Hand\b", r"\1iscard all cards from your Hand"), habit(r"\b([Ss])huffle your Discard Pile into your Main Deck\b", lambda m: f"{'P' if m[1] == 'S' else 'p'}ut all cards from your Discard Pile into your Main Deck"), habit(r"\b[Yy]our opponent reveals (?:their|his) Hand\. Choose (an?) ([A-Z]\w+|card)(?: card)? (?:from|in) it(?:\.|,)?(?: and)? (?:[Yy]our opponent discards (?:that card|it)|[Dd]iscard (?:that card|it))", r"Look at your opponent's Hand, then discard \1 \2 in your opponent's Hand"),
    habit(rf"{START}(?:[Ss]teal|[Tt]ake) ({COUNT}) di(?:e|ce)(?: of your choice)? from (?:your opponent's|the opponent's|an opponent's) Dice Bank(?: and (?:put|place|add) (?:it|them) (?:into|in|to) your(?: own)? Dice Bank)?(?: without rolling (?:it|them))?", lambda m: begun(m[1], "take a die from your opponent's Dice Bank" if count_of(m[2]) == 1 else f"take {count_of(m[2])} dice from your opponent's Dice Bank")), habit(r"^((?:Passive|While Revealed): (?:When|After) [^.]*?, )(it|this Character|that Character) may \[Move\]", r"\1\2 [Move]s"), habit(r"^(\d: )(?:No effect|Nothing)\.", r"\1Nothing happens."), habit(r"(\[CMA\]) does not cost (?:an|the) additional \{CP\}", r"\1 costs {CP} less"),
    # ---- Attacks
    habit(r"(\b(?:Melee|Ranged) Attack \([^()]*)\)\. This Attack cannot target (?:an? )?Characters? (?:within|in) RNG (\d+(?:\+D\d+)?)(?: of this Character)?\.", r"\1, not in RNG \2)."), habit(r"(\b(?:Melee|Ranged) Attack \([^()]*)\)\. (?:This Attack has (?:a )?)?[Mm]inimum RNG (?:of )?(\d+)\.", lambda m: f"{m[1]}, not in RNG {int(m[2]) - 1})." if int(m[2]) > 1 else m[0]),
    habit(r"(?P<line>\b(?:Melee|Ranged) Attack \([^()]*STR (?P<str>\d+)[^()]*\)\. )(?P<if>If the target [^.,]*, )(?:this|the) Attack has (?:a )?STR (?:of )?(?P<other>\d+) instead\.", own_strength), habit(r"\. After (?:this|the|that) Attack (?:completes|is complete|is completed|has (?:been )?(?:completed|resolved)|ends), (?=\w)", after_attack), habit(r"\b[Ii]f (?:this|the|that) Attack kills (?:the|its) target\b", "If this Attack killed a Character"), habit(r"\buntil (?:that|this|the) Attack (?:completes|is completed|is complete|has (?:been )?(?:completed|resolved))\b", "for this Attack"),
    habit(r"\b(?:the |an? )?(?:additional )?Movement Array:? (?P<kind>RUN|FLY|TEL),? (?:Move )?(?P<n>\d)(?:(?:, | and | \+ )?D-Move (?P<d>\d)|\+D(?P<e>\d))?(?P<dice>(?:,? ?\+ ?(?:\{[RPGBYS]\})+)?)", array),
    habit(rf"{PASSIVE}(?P<kind>Melee |Ranged )?Attacks (?:made |performed )?(?:by|of) (?P<who>this Character|the attached Character) (?:that target|against|targeting) (?P<at>an? [^.]*?) (?:gain|have|get) ", against), habit(r"\b([Mm]elee |[Rr]anged )?([Aa])ttacks (?:of|by) (this Character|the attached Character)\b", lambda m: f"{m[3] if m[0][0].islower() else upper(m[3])}'s {(m[1] or '').title()}Attacks"),
    habit(r"\b(takes?) (\d+) (?:True )?[Dd]amage of (?:damage )?type (PUSH|PULL)\b", r"\1 \2 \3 damage"), habit(r"\bcannot be moved by (?:PUSH or PULL|PULL or PUSH|PUSH and PULL)(?: [Dd]amage)?\b", "cannot be pushed and cannot be pulled"),
    # ---- where somebody stands
    habit(r"(?<!that )(?<!which )\boccup(?:ies) (?:a |any )squares? (?:of|on) (?=an?\b|this|that)", "is on "), habit(r"(?<!that )(?<!which )\boccupies (?:a |any )squares? (?=in rows?\b|in Rows?\b)", "is "), habit(r"\b([Ii]f) this Character is on (an? [^,]*?Field[^,]*?), ((?:discard|exhaust|recover|kill|gain control of)) (?:that Field|it)\b", r"\1 this Character is on \2, \3 \2 under this Character"), habit(r"^(Response: (?:\{[A-Za-z]+\})* ?When [^,]*? (?:arrives in|enters|leaves) a square of (an? [^,]*?Field[^,]*?), )(discard|exhaust|recover|gain control of) that Field\b", r"\1\3 \2 under it"),
    habit(rf"{PASSIVE}When (?P<who>an? [^.,]*?) starts a \[Move\] (?:in|on) (?:a square of )?(?P<where>this Field|an? [^.,]*?), it (?:gains|has) (?P<n>{COUNT}) (?:additional|extra|more) Move(?: Points?)?\.", moves_further), habit(rf"{PASSIVE}When (?P<who>an? [^.,]*?) \[Move\]s, it (?:gains|has) (?P<n>{COUNT}) (?:additional|extra|more) Move(?: Points?)?(?P<where>)\.", moves_further),
    habit(r"\b([Ii]f|[Ww]hile) no (Character|Champion|Field)(s?)( you control| controlled by an opponent)? has (?:any )?damage(?: tokens?)?(?: on it)?", lambda m: f"{m[1]} {'you control' if m[4] != ' controlled by an opponent' else 'your opponent controls'} no damaged {m[2]}s"), habit(r"\bthere (?:is|are) no Goals?(?: on the (?:Game Board|board))?(?=,)", "there are no Goals"), habit(r"\b(Goals?) on the (?:Game Board|board)\b", r"\1"),
    habit(r"\b([Mm])ove (target Goal|an? Goal[^.]*?|it|that Goal) to (?:another|an?|any)(?: other)?(?: legal| free)? (?:zone|square) in (?:the same|its|that) row(?: (?:that does not have|without|that has no) an?(?: existing)? Goal)?\b", r"\1ove \2 to a square in the same row"),
    habit(r"\band you (?=gain|draw|recover|lose|discard)", and_you),
)  # fmt: skip

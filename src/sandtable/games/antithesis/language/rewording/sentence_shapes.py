"""Wordings that put a sentence otherwise than Antithesis's cards do: the rulebook's own, and those of habit.

They come before single words (words.py): here a sentence gets another shape, and keeps its meaning.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language.rewording.meant import another_before

COLOUR: Final = {"red": "R", "purple": "P", "green": "G", "blue": "B", "yellow": "Y", "standard": "S"}
COLOURS: Final = "|".join(f"{word.capitalize()}|{word}" for word in COLOUR)
NUMBER: Final = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
COUNT: Final = r"\d+|an?|one|two|three|four|five|six"
TOKEN: Final = "Mana|Soul|Gem"
NOUNS: Final = "Character|Champion|Field|Modification"
PART: Final = r"(?:[^.,;:{}]|, LOS\b)"
# a phrase for cards: no verb stands in it
CARDS: Final = (
    r"(?:(?!\b(?:cannot|unless|when|if|while|takes?|gains?|has|have|Heals?|recovers?|would|that)\b)[^.,;:{}])"
)
START: Final = r"(^|[.:}] |, then |, |; or |\band |\bmay |\bThen )"  # where an order can begin
ORDERS: Final = "draw|discard|gain|lose|exhaust|recover|return|put|place|remove|kill|reroll|search|look|reveal|cancel|attach|pay|PUSH|PULL|prevent|exchange|shuffle|turn|move|deal|heal"
# where the object of an order ends
HALT: Final = rf"(?=\.|;|,(?! LOS)|$| and (?:{ORDERS}|it|this|that|you|your|each|all|then|target|another|gains?|loses?|recovers?|takes?|exhausts?)\b| for each | until | for this )"
HOUSE_TIME: Final = "until the end of the Phase|until the end of the Battle|for this Attack|for this Move"
SHOVING: Final = r"\b(?P<said>(?i:(?P<pull>pull)|push)(?:e[ds]|s)? "  # up to which way, one_way
PASSIVE: Final = r"^((?:Attached Has )?(?:Passive|While Revealed): (?:[^.]*\. )?)"


def lower(text: str) -> str:
    """ "This Character" as "this Character"; what is always large stays so."""
    return text if re.match(r"(?:PUSH|PULL|\[|\{|[A-Z]+\b)", text) else text[:1].lower() + text[1:]


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def count_of(word: str) -> int:
    return NUMBER.get(word.lower(), 0) or int(word)


def is_plural(phrase: str) -> bool:
    return bool(re.match(r"(?:all|up to \d+|\d+|any number of)\b", phrase.lower()))


def one_way(found: re.Match[str]) -> str:
    """ "PUSH it 2 squares away from this Character": PUSH says which way; what goes another way is kept."""
    return found["said"] if bool(found["pull"]) is bool(found["to"]) else found[0]


def whose_phase(found: re.Match[str]) -> str:
    """ "At the end of your Main Phase": the players have exchanged their roles by then (MAIN.9)."""
    ends = "end" in (found["at"] or found["does"])
    his = bool(found["his"] or found["his2"])
    return f"When a Main Phase {'ends' if ends else 'starts'}, if you are the {'Offensive' if ends is his else 'Defensive'} Player,"


def this_phase(found: re.Match[str]) -> str:
    """ "this Phase": how long something lasts; of what was not done in it, it is asked."""
    asked = re.search(r"you have not (?:\[Deploy\]ed|triggered) [^.,]*$", found.string[: found.start()])
    return found[0] if asked else "until the end of the Phase"


def if_not(found: re.Match[str]) -> str:
    """ "If you do, …. If not, …": otherwise; behind what you may do alone it stays as it is."""
    before = found.string[: found.start()].rstrip()
    asked = re.search(r"(?:^|[.:}] |, )[Ii]f (?:(?! may )[^.])*\.$", before)
    return "If you do not, " if "do not" in found[0] and not asked else "Otherwise, "


def numeral(found: re.Match[str]) -> str:
    return str(NUMBER[found[0].lower()])


def dice(found: re.Match[str]) -> str:
    """ "gain two Red dice": their icons."""
    number = count_of(found[2])
    return f"{found[1]} " + f"{{{COLOUR[found[3].lower()]}}}" * number if number <= 9 else found[0]


def any_dice(found: re.Match[str]) -> str:
    number = count_of(found[2])
    return f"{found[1]} " + "{S}" * number if number <= 9 else found[0]


def tokens(found: re.Match[str]) -> str:
    """ "gains 2 Mana": icons, as everywhere else."""
    number = count_of(found[2])
    return f"{found[1]} " + f"{{{found[3].rstrip('s')}}}" * number if number <= 9 else found[0]


def points(found: re.Match[str]) -> str:
    number = count_of(found[2])
    return f"{found[1]} " + "{CP}" * number if number <= 9 else found[0]


def victory(found: re.Match[str]) -> str:
    number = count_of(found[2])
    return f"{found[1]} {number} Victory Point{'' if number == 1 else 's'}"


def harmed(found: re.Match[str]) -> str:
    """ "deal 2 damage to target Character": the Character takes it."""
    before, number, whom = found[1], found[2], found[3]
    said = f"{whom} {'take' if is_plural(whom) else 'takes'} {number} damage"
    return before + (said if before.endswith((", ", "and ", "may ", "; or ")) else upper(said))


def healed(found: re.Match[str]) -> str:
    before, whom, number = found[1], found["whom"], found["n"]
    said = f"{whom} {'Heal' if is_plural(whom) else 'Heals'} {number}"
    return before + (said if before.endswith((", ", "and ", "may ", "; or ")) else upper(said))


def ordered(found: re.Match[str]) -> str:
    """ "Target enemy Character becomes Exhausted": exhaust it."""
    before, whom, done = found[1], found[2], found[3].lower()
    verb = {"exhausted": "exhaust", "recovered": "recover", "killed": "kill", "discarded": "discard"}[done]
    said = f"{verb} {lower(whom)}"
    return before + (said if before.endswith((", ", "and ", "may ", "; or ", "then ")) else upper(said))


def shoved(found: re.Match[str]) -> str:
    """ "Push target Character 2 squares": PUSH 2 to it."""
    if found["way"] and (found[2].lower() == "push") is not (" away" in found["way"]):
        return found[0]  # which goes the other way
    return f"{found[1]}{found[2].upper()} {found['n']} to {found['whom']}"


def when_first(found: re.Match[str]) -> str:
    """ "Draw a card when a Character is killed": the event comes first."""
    head, effect, word, event = found[1], found[2], found[3], found[4]
    return f"{head}{word.capitalize()} {event}, {lower(effect)}."


def while_last(found: re.Match[str]) -> str:
    """ "While this Character is on a Goal, it has +2 DEF": what is had stands first."""
    head, condition, said = found[1], found[2], found[3]
    subject = re.match(rf"(this (?:{NOUNS}|card)) (is|has) (.*)", condition)
    mine = re.match(r"(?:it|this (?:Character|Champion|Field|card)) (?:has|gains?|gets?|is|cannot) ", said)
    if subject is not None and mine is not None:
        verb = said[: mine.end()].split()[-1]
        verb = "cannot" if verb == "cannot" else "has"
        what = re.sub(r"\band (?:has|gains|gets) (?=[+-]\d)", "and ", said[mine.end() :])
        return f"{head}{upper(subject[1])} {verb} {what} while it {subject[2]} {subject[3]}."
    return f"{head}{upper(said)} while {condition}."


def passive_has(found: re.Match[str]) -> str:
    """A Passive says have and has."""
    body = found[2]
    if re.match(r"(?:When|After|At the|On the|Each time|Every time|The first time)\b", body):
        return found[0]  # it waits for an event
    body = re.sub(r"\b(?:gains|gets)\b", "has", body)
    body = re.sub(r"\b(?:gain|get)\b(?! control)", "have", body)
    return found[1] + body


def effect_gains(found: re.Match[str]) -> str:
    """An effect says gains."""
    body = re.sub(r"\bgets\b", "gains", found[2])
    body = re.sub(r"\bget\b", "gain", body)
    for _ in range(3):
        body = re.sub(
            rf"\b([Hh])as ((?:[+-]\d|Cover|DR|Boost|Presence \d)[^.]*?(?:{HOUSE_TIME}))", r"gains \2", body
        )
        body = re.sub(
            rf"\b([Hh])ave ((?:[+-]\d|Cover|DR|Boost|Presence \d)[^.]*?(?:{HOUSE_TIME}))", r"gain \2", body
        )
    return found[1] + body


def on_itself(found: re.Match[str]) -> str:
    """ "for each Mana token on it": on this card, unless a cost has named another before it."""
    before = found.string[: found.start()]
    other = re.search(
        r"\b(?:discard|kill|exhaust|return|remove|put) (?:an?|another|target) [^:]*:", before, re.IGNORECASE
    )
    return found[0] if other or another_before(found) else f"{found[1]} on this Character"


def near_this(found: re.Match[str]) -> str:
    """ "each adjacent Character": adjacent to this one, where no other was spoken of."""
    if another_before(found):
        return found[0]
    if found[1].lower() in ("a", "an"):
        return f"{found[1][0]}{'n' if found[2].startswith('e') else ''} {found[2]} adjacent to this Character"
    if found[1][-1:].isalnum():
        return f"{found[1]} {found[2]} adjacent to this Character"
    return f"{found[1]}{upper(found[2])} adjacent to this Character"


def ways(found: re.Match[str]) -> str:
    """ "Choose one: gain {R} or gain {B}": a semicolon before each or."""
    body, tail = found[2].rstrip("."), found[3] or ""
    whole = re.match(r"(?P<ways>[^.]*; or [^.]*)\. (?P<rest>.*)$", found[2])
    if whole is not None and not re.search(r"[;•*]|\bor\b", whole["rest"]):
        body, tail = whole["ways"], f" {whole['rest']}{tail}"  # what comes behind them is no way
    parts = re.split(
        rf"\s*;\s*(?:or\s+)?|\s*[•*]\s*|,?\s+or\s+(?=(?:{ORDERS}|target|this|each|all|your)\b)|\.\s+(?=[A-Z])",
        body,
    )
    parts = [lower(part.strip(" .;,")) for part in parts if part.strip(" .;,")]
    return found[0] if len(parts) < 2 else f"{found[1]}{'; or '.join(parts)}.{tail}"


def joined(found: re.Match[str]) -> str:
    return re.sub(r"\}(?:,? and |, | )\{", "}{", found[0])


def one_of_yours(found: re.Match[str]) -> str:
    """ "your Character": one of yours, unless one was named before and would be meant."""
    before = found.string[: found.start()]
    return found[0] if re.search(rf"\b{found[1]}s? you control\b", before) else f"a {found[1]} you control"


def singular(phrase: str) -> str:
    found = re.search(
        r"\b(?:Characters|Champions|Fields|Modifications|Goals|cards|Tactics|[A-Z][a-z]+s)\b", phrase
    )
    return phrase if found is None else phrase[: found.end() - 1] + phrase[found.end() :]


def x_is(found: re.Match[str]) -> str:
    """ "takes X damage, where X is the number of Fields you control": 1 damage for each."""
    text, counted = found[1], singular(found[2])
    made, times = re.subn(r"\b((?:[Dd]eals?|[Tt]akes?|[Hh]eals?|[+-]) ?)X\b", r"\g<1>1", text)
    if times:
        made = (
            re.sub(rf" ({HOUSE_TIME})$", rf" for each {counted} \1", made)
            if re.search(rf" (?:{HOUSE_TIME})$", made)
            else f"{made} for each {counted}"
        )
        return f"{made}."
    made, times = re.subn(r"\b([Dd]raws?|[Dd]iscards?) X cards\b", r"\1 a card", text)
    return f"{made} for each {counted}." if times else found[0]


def at_most(found: re.Match[str]) -> str:
    return f"with {found['stat']} {found['n']} or {'more' if found['how'] in ('more', 'higher', 'greater') else 'less'}"


SENTENCE_SHAPES: Final[tuple[Habit, ...]] = (
    # ---- signs
    habit(r"[–—]", "-"), habit(r"[’‘]", "'"), habit(r" {2,}", " "), habit(r"\bcan't\b|\bcan not\b", "cannot"), habit(r"\bmay not\b", "cannot"),
    habit(r"(?<=[A-Za-z0-9})])(?= Ability Traits:)", "."), habit(r"\.\.(?= Ability Traits:)", "."),
    habit(r"^(?!.*Ability Traits:)(.*[^.\s])\s*$", r"\1."),
    habit(r"\{(?i:red)\}", "{R}"), habit(r"\{(?i:purple)\}", "{P}"), habit(r"\{(?i:green)\}", "{G}"), habit(r"\{(?i:blue)\}", "{B}"), habit(r"\{(?i:yellow)\}", "{Y}"), habit(r"\{(?i:standard|any)\}", "{S}"),
    habit(r"\{(?i:cp|command|command point)\}", "{CP}"), habit(r"\{(?i:exhaust|e|x)\}", "{Exhaust}"),
    habit(r"\{[A-Za-z]+\}(?:(?:,? and |, | )\{[A-Za-z]+\})+", joined),
    habit(r"\bcolour", "color"),
    habit(r"^((?:(?!Attack|\bkills\b).)*\.) (?:You|This|No) (?:gains? no|kill gives no|gives no|do not gain) ?(?:any )?Victory Points(?: are gained)?(?: for (?:this|that|the) kill)?\.", r"\1"), habit(r"^((?:Attached Has )?(?:(?:Global|Offensive|Defensive) (?:Enemy )?(?:Action|Interrupt)|Response|Passive): (?:\{[A-Za-z]+\})* ?)Character (?=gains|has|Heals|[Rr]ecovers|\[Move\]|makes)", r"\1This Character "),
    habit(r"(Ability Traits: [A-Z][A-Za-z, -]*)\.$", r"\1"), habit(r"^((?:Attached Has )?Response: (?:\{[A-Za-z]+\})* ?)After (?=[^,]*? (?:kills|is killed|arrives|enters|leaves|takes|deals|declares|is \[Deploy\]ed|is deployed|is targeted|draws?|gains?|triggers?|\[Shift)\b[^,]*,)", r"\1When "), habit(r"\b[Ww]hen you score Goals\b", "When Goals are scored"), habit(r"\b([Ee])xchange (?:the )?(?:positions|places|locations) of\b", r"\1xchange the squares of"),
    habit(r"^(Attached Has [A-Z][A-Za-z -]*(?:, [A-Z][A-Za-z -]*)*),? and ([A-Z][A-Za-z -]*\.)", r"\1, \2"), habit(rf"\b([Mm])ove ({COUNT}) ((?:{TOKEN}))s?(?: [Tt]okens?)? from\b", lambda m: f"{m[1]}ove {count_of(m[2])} {m[3]} tokens from"), habit(rf"\b([Mm])ove all ((?:{TOKEN}))s?(?: [Tt]okens?)? from\b", r"\1ove all \2 tokens from"), habit(r"\bcannot be pushed or pulled\b", "cannot be pushed and cannot be pulled"), habit(r"\bcannot be moved by PUSH(?: damage)?\b", "cannot be pushed"),
    habit(r"\b[Yy]ou (?:gain|have) (?:an|1|one) (?:additional|extra) (?:Command Point|\{CP\})(?: each (?:Main )?[Pp]hase| per (?:Main )?[Pp]hase)?(?=\.)", "You have Command Income: 1"), habit(r"(?<!\[)\b(Collect Dice Income|Collect Command Income|Shift Strategy)\b(?!\])", r"[\1]"), habit(r"\bmakes another ((?:Melee |Ranged )?Attack)\b", lambda m: f"makes a{'n' if m[1] == 'Attack' else ''} {m[1]}"), habit(r"\b([Ii]f you) have (?=an? |no |\d+ or more (?:Characters|Champions|Fields|Goals|Modifications|[A-Z][a-z]+s\b(?! in)))(?!\d+ or more (?:Victory|cards|dice))", r"\1 control "),
    habit(r"^(.*?)Choose one or both(?::| -)? ?([^;]*); (?:or )?([^;.]*)\.", lambda m: f"{m[1]}Choose one: {lower(m[2])}; or {lower(m[3])}; or {lower(m[2])} and {lower(m[3])}."), habit(rf"{PASSIVE}(Tactics|Characters|Fields|Modifications|Cards) (?:your opponent|an opponent) (?:triggers|plays|\[Deploy\]s) cost (\d+) (less|more)\.", lambda m: f"{m[1]}{m[2]} in your opponent's Hand have {'-' if m[4] == 'less' else '+'}{m[3]} cost."), habit(r"\bon Goals\b", "on a Goal"), habit(rf"^((?:(?:Global|Offensive|Defensive) [^:]*|Response|When Revealed): (?:\{{[A-Za-z]+\}})* ?(?:[^.]*[.,] )?)((?:[Ee]nemy|[Ff]riendly) (?:Characters|Champions|Fields){CARDS}*?) (?:have|gain|get) ", lambda m: f"{m[1]}{'All' if m[2][0].isupper() or m[1].endswith(': ') or m[1].endswith('}} ') else 'all'} {lower(m[2])} gain "),
    habit(r"\b[Tt]his Character (?:can|may)(?: be)? \[Deploy\](?:ed)? (?:in a (?:free )?square )?(adjacent to [^.]*|on the edge of the board)(?=\.)", r"You may [Deploy] this Character, in a square \1"), habit(r"\b([Pp])lace a Goal in row ([A-G])\b", r"[Reveal a Goal] in row \2"), habit(rf"{START}(?:[Rr]emove all damage from|[Ff]ully heal) ((?:(?!\binstead\b){CARDS})*?)(?=[.,;]| and)", lambda m: f"{m[1]}{m[2] if m[1].endswith((', ', 'and ', 'may ', '; or ', 'then ')) else upper(m[2])} Heals 99"),
    habit(r"\b(arrives|enters|moves|steps) (?:on|onto|in|into) a Goal\b", lambda m: f"{'enters' if m[1] == 'enters' else 'arrives in'} a square with a Goal"), habit(r"\ba square on a Goal\b", "a square with a Goal"), habit(r"^((?:Attached Has )?Response: [^.]*?, )(it|this Character|that Character) may (?:make|perform) (an? (?:Melee |Ranged )?Attack)", r"\1\2 makes \3"), habit(r"^((?:Attached Has )?Response: [^.]*?, )(it|this Character) may \[Move\]", r"\1\2 [Move]s"), habit(r"\b(is|are) immune to (Melee|Ranged|AOE|PUSH|PULL|HP|[A-Z][a-z]+)(?: Attacks)?(?=[.,]| and)", lambda m: f"{'has' if m[1] == 'is' else 'have'} Immunity {m[2]}"), habit(r"\b(?:regains|recovers) (\d+) (?:HP|Hit Points?|damage)\b", r"Heals \1"), habit(r"\bregain (\d+) (?:HP|Hit Points?)\b", r"Heal \1"),
    habit(r"\b([Rr])eroll (?:one|1|a) (?:die|of your dice)(?: (?:of|in|from) your Dice Bank)?(?=[.,;]| and)", r"\1eroll a die in your Dice Bank"), habit(r"\b([Rr])eroll (?:up to )?(\d+) (?:of your )?dice(?: (?:of|in|from) your Dice Bank)?(?=[.,;]| and)", r"\1eroll up to \2 dice in your Dice Bank"), habit(r"\b([Rr])eroll any number of (?:your )?dice(?=[.,;]| and)", r"\1eroll any number of dice in your Dice Bank"), habit(rf"{SHOVING}{CARDS}*?) (?:(?P<to>towards?)|away from) this Character(?= (?:up to )?\d)", one_way), habit(r"^((?:Passive|(?:Global|Offensive|Defensive) \w+|Response): (?:\{[A-Za-z]+\})* ?This Character (?:has|gains|gets) [^.]*?for each [^.]*?adjacent to )it\b", r"\1this Character"), habit(r"\b([Ww]hen [^,]*?) is dealt (?:True )?[Dd]amage by an Attack(?=,)", r"\1 takes True Damage"),
    habit(r"\b([Gg])ain X ((?:\{[A-Za-z]+\}))(?: dice)?, where X (?:is|equals) (?:the )?number of ([^.]*)\.", lambda m: f"{m[1]}ain {m[2]} for each {singular(m[3])}."), habit(rf"{START}[Ff]or each ({CARDS}*?), (?!counting )([^.]*)\.", lambda m: f"{m[1]}{upper(m[3]) if not m[1].endswith((', ', 'and ', 'may ')) else m[3]} for each {m[2]}."), habit(rf"^((?:(?:Global|Offensive|Defensive) [^:]*|When Revealed): (?:\{{[A-Za-z]+\}})* ?)(?:[Uu]ntil the end of the Phase, )((?:[A-Z][a-z-]+ )?(?:Characters|Champions) you control{CARDS}*?) (?:have|gain|get) ([^.]*)\.", r"\1All \2 gain \3 until the end of the Phase."),
    # ---- the header
    habit(r"^(?i:(Attached Has )?(Enemy )?(Action|Interrupt|Burst-Act) (Global|Offensive|Defensive)( Enemy)?):", lambda m: f"{m[1] or ''}{m[4].capitalize()} {'Enemy ' if m[2] or m[5] else ''}{m[3].capitalize().replace('Burst-act', 'Interrupt')}:"),
    habit(r"^(?i:(Attached Has )?(Global|Offensive|Defensive) (Enemy )?(Action|Interrupt|Burst-Act)) ?[:-]\s*", lambda m: f"{'Attached Has ' if m[1] else ''}{m[2].capitalize()} {'Enemy ' if m[3] else ''}{m[4].capitalize().replace('Burst-act', 'Interrupt')}: "),
    habit(r"^(?i:(Attached Has )?(Passive|Response|When Revealed|While Revealed)) ?[:-]\s*", lambda m: ("Attached Has " if m[1] else "") + m[2].title() + ": "),
    habit(r"^((?:Attached Has )?(?:(?:Global|Offensive|Defensive) (?:Enemy )?(?:Action|Interrupt)|Response): )Exhaust this (?:Character|card|Field|Directive|Champion): ?", r"\1{Exhaust} "),
    habit(r"^((?:Attached Has )?[A-Z][A-Za-z ]+: )Cost:? ?(\{)", r"\1\2"),
    habit(r"^((?:Attached Has )?[A-Z][A-Za-z ]+: )((?:\{[A-Za-z]+\})+)[:.] ?", r"\1\2 "),
    habit(r"^((?:Attached Has )?[A-Z][A-Za-z ]+: )(\d+) (?:CP|Command Points?)[:,] ?", lambda m: m[1] + "{CP}" * min(int(m[2]), 9) + " "),
    habit(r"\bLimit (?:once|one|1) (?:per|each|a) (?:Main )?[Pp]hase\b", "Limit 1 per Phase"), habit(r"\b[Ll]imit (\d) per (?:Main Phase|phase|turn)\b", r"Limit \1 per Phase"), habit(r"\.? \(?[Oo]nce (?:per|each|a) (?:Main )?(?:[Pp]hase|turn)\)?\.?(?=$| Ability Traits:)", ". Limit 1 per Phase."),
    # ---- words for numbers
    habit(r"\b(?:two|three|four|five|six)\b", numeral), habit(r"\b(?:Two|Three|Four|Five|Six)\b", numeral), habit(r"\bone (?=damage\b|or more\b)", "1 "), habit(r"\ba single (?=card|Character)", "a "),
    habit(r"\bat least (\d+)(?= )", r"\1 or more"), habit(r"\bor fewer\b", "or less"), habit(r"\bor (?:greater|higher)(?= (?:HP|DEF|VP|STR|cost)\b)", "or more"), habit(r"\b(\d+)\+ (?=(?:True Damage|Characters|Fields|Goals|cards|Victory Points)\b)", r"\1 or more "),
    # ---- cards and their zones
    habit(rf"\b((?:{NOUNS}|Tactic|Strategy|Objective|Directive)) cards\b", r"\1s"), habit(rf"\b((?:{NOUNS}|Tactic|Strategy|Objective|Directive)) card\b", r"\1"), habit(r"\bStrategys\b", "Strategies"),
    habit(r"\b(?:discard pile|Discard pile|discard)\b(?= (?:to|into|at|for|on|in|or|and|with)|[.,;])(?<=ur discard pile|is discard pile|'s discard pile|he discard pile|ir discard pile)", "Discard Pile"), habit(r"\bmain deck\b|\bMain deck\b", "Main Deck"), habit(r"\b(your|his|their|its owner's|opponent's) deck\b", r"\1 Main Deck"), habit(r"\b(your|his|their|its owner's|opponent's) hand\b", r"\1 Hand"),
    habit(r"\b([Dd])raw(s?) (a card|\d+ cards) from (?:your|his|their|the) Main Deck\b", r"\1raw\2 \3"), habit(r"(^|[:}.] )(?:The |This )?[Pp]layer draws\b", r"\1Draw"), habit(r"\b([Dd])raw an additional card\b", r"\1raw a card"),
    habit(r"\b([Dd])iscard(s?) (a|\d+) (random )cards?\b", lambda m: f"{m[1]}iscard{m[2]} {m[3]} card{'' if m[3] == 'a' else 's'} at random"),
    habit(r"\b([Aa])dd (.*?) to your Hand\b", lambda m: f"{'P' if m[1] == 'A' else 'p'}ut {m[2]} into your Hand"), habit(r"\b([Tt])ake (an? [^.]*? from your (?:Discard Pile|Out of Game Zone)) (?:into|to) your Hand\b", lambda m: f"{'P' if m[1] == 'T' else 'p'}ut {m[2]} into your Hand"),
    habit(r"\b([Rr])eturn(s?) ((?:target|this|it|that|an?|another|up to|all)\b(?![^.]*Discard Pile)[^.,]*?) to (?:your|their|the owner's|owner's|his) Hand\b", r"\1eturn\2 \3 to its owner's Hand"), habit(r"\b([Rr])eturn(s?) ((?:target|this|it|that|an?|another)\b(?![^.]*Discard Pile)[^.,]*?) to Hand\b", r"\1eturn\2 \3 to its owner's Hand"),
    habit(r"\b([Ss])earch your Main Deck for (an? [^.,;]*?)(?:,? (?:and )?reveal (?:it|that card))?(?:,|;| and|, and)+ (?:put|place) (?:it|that card|that \w+) (?:into|in) your Hand\b(?:(?:,|\.)? (?:and )?(?:[Tt]hen )?,? ?shuffle (?:your Main Deck|it|your deck))?", r"\1earch your Main Deck for \2; put it into your Hand"), habit(r"; put it into your Hand\. Shuffle your Main Deck\b", "; put it into your Hand"),
    habit(r"\b([Ll])ook at the top (\d+) cards of your Main Deck[.,;]? (?:[Tt]hen,? )?(?:and )?[Pp]ut (?:one|1)(?: of them)? into your Hand and (?:put )?(?:the rest|the others?) on the bottom(?: of your Main Deck)?(?: in any order)?", r"\1ook at the top \2 cards of your Main Deck; put one into your Hand and the others on the bottom"),
    habit(r"\b([Mm])ill (\d+)(?: cards)?\b", lambda m: f"{'D' if m[1] == 'M' else 'd'}iscard the top {m[2]} cards of your Main Deck"),
    habit(r"\b([Bb])anish ([^.,;]+)", lambda m: f"{'R' if m[1] == 'B' else 'r'}emove {m[2]} from the game"), habit(r"\bfrom game\b", "from the game"), habit(r"\b([Rr])emoves? ([^.,;]*?) from play\b", lambda m: f"{'D' if m[1] == 'R' else 'd'}iscard {m[2]}"),
    habit(r"\b([Ss])acrifices? (an? [^.,;:]*?(?:Character|Champion|Field|Modification)|this (?:Character|Champion|Field|card|Modification))(?: you control)?(?=[.,;:]| and)", lambda m: f"{'D' if m[1] == 'S' else 'd'}iscard {m[2]}{'' if m[2].startswith('this') else ' you control'}"),
    habit(r"\b([Dd])estroy (?=(?:target|a|an|all|each|up to \d+) [^.,;]*?(?:Fields?|Modifications?)\b)", lambda m: f"{m[1]}iscard "), habit(r"\b([Dd])estroy\b", lambda m: "Kill" if m[1] == "D" else "kill"), habit(r"\b([Dd])iscard (target [^.,;]*?) from play\b", r"\1iscard \2"),
    # ---- sides
    habit(r"\b(?:allied|ally)\b(?= Character| Champion| Field)", "friendly"), habit(r"\bopponent's (Character|Champion|Field|Modification)", r"enemy \1"), habit(r"\b(?:an opponent's|your opponent's|an opponent|your opponent's) enemy\b", "an enemy"), habit(r"\b(?:an|your|the) enemy (?=Character|Champion|Field|Modification)", "an enemy "), habit(r"\ban? opponent (?=Character|Champion)", "an enemy "),
    habit(r"\b(target|each|all|another|a|an|up to \d+|\d+) an enemy\b", r"\1 enemy"), habit(r"\b(?:your opponent|the opponent|an opponent|opponents?|they) controls?\b(?= *[.,;)]| (?:in|on|is|with|gains?|takes?|has|have|cannot|loses?|engaged|adjacent)\b)", "controlled by an opponent"),
    habit(r"\b(When|After|when|after|[Ww]henever|[Ee]ach time) (?:your|the) opponent\b", r"\1 an opponent"), habit(r"(^|[.:}] |, |; or |\bThen |\band )(?:[Aa]n opponent|[Tt]he opponent|[Oo]pponent|[Ee]ach opponent|[Tt]hat opponent) (?=(?:may )?(?:draws?|discards?|gains?|loses?|exhausts?|returns?|recovers?|\[Reveals))", lambda m: f"{m[1]}{'your' if m[1].endswith((', ', '; or ', 'and ')) else 'Your'} opponent "),
    habit(r"\b((?:[Ee]ach player|[Yy]our opponent|[Aa]n opponent|[Tt]hat player) [^.]*?)\btheir\b", r"\1his"),
    habit(r"\b(Characters?|Champions?|Fields?|Modifications?|cards?) (?:that )?you own\b", r"\1 you control"), habit(r"\b(?:one of your|one of the) (Character|Champion|Field|Modification)s\b(?! you)", r"a \1 you control"), habit(r"\ba friendly (Field|Modification)\b", r"a \1 you control"), habit(r"(?<!: )(?<!^)\byour (Character|Champion)\b(?! you)", one_of_yours),
    habit(r"\b(target|each|all|another|a|up to \d+|\d+) of your (Character|Champion|Field|Modification)s\b", lambda m: f"{m[1]} {m[2]}{'' if m[1] in ('target', 'each', 'another', 'a') else 's'} you control"),
    # ---- places
    habit(r"\bwithin (?=RNG)", "in "), habit(r"\b(?:within|in) (?:range|Range) (?:of )?(\d)", r"in RNG \1"), habit(r"\bwithin (\d+) (?:squares|spaces|zones)(?: of this (?:Character|Champion|Field|card))?\b", r"in RNG \1"), habit(r"\b(in RNG \d+(?:\+D\d+)?) of this (?:Character|Champion|Field|card)\b", r"\1"), habit(r"\b(in RNG \d+(?:\+D\d+)?),? (?:and|with) (?:in )?(?:LOS|line of sight)\b", r"\1, LOS"), habit(r"\b(in RNG \d+(?:\+D\d+)?) \(LOS\)", r"\1, LOS"), habit(r"\b(in RNG \d+(?:\+D\d+)?), and LOS\b", r"\1, LOS"),
    habit(r"\b(in RNG \d+(?:\+D\d+)?),? in (?:LOS|line of sight)\b", r"\1, LOS"), habit(r"\b(?:space|zone|tile)(s?)\b", r"square\1"), habit(r"\b(?:an )?(?:unoccupied|empty|open) square\b", "a free square"), habit(r"\ba a free\b", "a free"), habit(r"\bin (?:your )?Row ([A-G])\b", r"in row \1"), habit(r"\bon (?:a|any) Goal(?: Zone)?\b", "on a Goal"), habit(r"\bstanding on\b", "on"), habit(r"\boccupying (?:a square of )?(?=this Field|a Goal)", "on "), habit(r"\bthat (?:is|are) (?=on|in|adjacent|engaged|exhausted|recovered|damaged)", ""),
    habit(r"\b[Ee]ngaged (by|with) this Character\b", "engaged by this Character"), habit(r"\bthis Character (?:has engaged|engages|is engaging)\b", "engaged by this Character"), habit(r"\b(Characters?|Champions?) (exhausted|damaged|recovered)(?= (?:you control|in|on|adjacent))", r"\2 \1"),
    habit(r"\bwith (?:a |an )?(?P<n>\d+) (?:or (?P<how>more|less|higher|greater|lower) )(?P<stat>HP|DEF|VP|STR)\b(?! left)", at_most), habit(r"\bwith (?:a |an )?(?P<stat>HP|DEF|VP|cost) of (?P<n>\d+) or (?P<how>more|less|higher|greater|lower)\b", at_most), habit(r"\bwith (?P<n>\d+) (?P<stat>HP|DEF|VP) or (?P<how>more|less|higher|greater|lower)\b", at_most), habit(r"\bwith (?P<stat>HP|DEF|VP|cost) (?P<n>\d+) or (?P<how>higher|greater|lower)\b", at_most),
    habit(r"\bwith (?:the |a )?([A-Z][a-z-]+(?: [A-Z][a-z]+)?) trait\b", r"with trait \1"), habit(r"\bwith the trait\b", "with trait"), habit(r"\bwithout the trait\b", "without trait"), habit(r"\bwithout the ([A-Z][a-z-]+) trait\b", r"without trait \1"), habit(r"\bwith (?:the )?[Kk]eyword (?=[A-Z])", "with "), habit(r"\bwith the (?=[A-Z][A-Za-z ]+ [Kk]eyword)", "with "), habit(r"(?<=[a-z]) [Kk]eyword\b", ""),
    # ---- when
    habit(r"\b(?:Whenever|Each time|Every time)\b", "When"), habit(r"\b(?:whenever|each time|every time)\b", "when"), habit(r"\bWhen(?:ever)? this card (?:enters|comes into) play\b", "When this card is [Deploy]ed"), habit(r"\b(?:enters|comes into) play\b(?! exhausted)", "is [Deploy]ed"), habit(r"\b([Ww])hen you [Dd]eploy\b", r"\1hen you [Deploy]"), habit(r"\b(is|are) (?:\[Deploy\]|\[deployed\]|\[Deployed\]|deployed|Deployed)(?!\w|ed)", r"\1 [Deploy]ed"), habit(r"\b([Aa]n opponent) (?:deploys|\[Deploys\]|\[Deploy\])(?!s)", r"\1 [Deploy]s"), habit(r"(?<!\[)\b[Dd]eploy(?=s? (?:an?|this|target|another|it)\b)", "[Deploy]"), habit(r"\[Moves\]", "[Move]s"), habit(r"\[Deploys\]", "[Deploy]s"), habit(r"\[Deployed\]", "[Deploy]ed"),
    habit(r"\b(?:At|When) the (?:start|beginning) of (?:your|your own) (?:Main Phase|[Pp]hase|turn|offensive Main Phase)(?:, if you are the Offensive Player)?,", "When a Main Phase starts, if you are the Offensive Player,"), habit(r"\b(?:At|When|On) the (?:start|beginning) of (?:the|each|every|a) (?:Main )?[Pp]hase\b", "When a Main Phase starts"), habit(r"\b(?:At|On) the end of (?:the|each|every|a) (?:Main )?[Pp]hase,", "When a Main Phase ends,"), habit(r"\b(?:(?:At|When|On) the (?P<at>start|beginning|end) of (?:each of )?your(?P<his> opponent's)? (?:own )?(?:Main )?[Pp]hases?|[Ww]hen your(?P<his2> opponent's)? Main Phase (?P<does>starts|begins|ends)),", whose_phase), habit(r"\b[Ww]hen the Main Phase (starts|begins|ends)\b", lambda m: f"When a Main Phase {'ends' if m[1] == 'ends' else 'starts'}"), habit(r"\ba Main Phase begins\b", "a Main Phase starts"), habit(r"\b[Ww]hen you are scoring Goals\b|\b[Ww]hen \[Score Goals\](?: is performed)?\b|\b(?:[Aa]t|[Dd]uring) \[Score Goals\]", "When Goals are scored"),
    habit(r"\b([Ww])hen you (?:[Ss]hift (?:your |a )?[Ss]trategy|shift Strategies|reveal a Strategy)\b", r"\1hen you [Shift Strategy]"), habit(r"\b([Ww])hen an opponent (?:shifts (?:his |a |their )?[Ss]trategy|\[Shifts Strategy\]|\[Shift Strategy\](?!s)|reveals a Strategy)", r"\1hen an opponent [Shift Strategy]s"), habit(r"\b(you gain|an opponent gains|a player gains) (?:a Victory Point|Victory Points|1 Victory Point|any Victory Points|VPs?|a VP)(?=,)", r"\1 1 or more Victory Points"), habit(r"\b(you gain|an opponent gains|a player gains) (?:a die|1 die|one or more dice|1 or more dice|any dice)(?=,)", r"\1 dice"), habit(r"\b(you draw|an opponent draws|a player draws) (?:cards|one or more cards|1 or more cards|any cards)(?=,)", r"\1 a card"),
    habit(r"\bdies\b", "is killed"), habit(r"\bis (?:destroyed|slain|defeated)\b", "is killed"), habit(r"\b([Ww])hen (an? [^,]*?|another [^,]*?) is killed by (this Character|an? [^,]*?|a friendly [^,]*?),", r"\1hen \3 kills \2,"), habit(r"\b([Ww]hen [^,]*?) is attacked(?=,)", r"\1 is targeted by an Attack"), habit(r"\b([Ww]hen [^,]*?) is attacked by an? (Melee|Ranged) Attack\b", r"\1 is targeted by a \2 Attack"), habit(r"\b([Ww]hen [^,]*?) is the target of\b", r"\1 is targeted by"), habit(r"\b([Ww]hen [^,]*?) (?:makes|performs|triggers(?!.*\bcancel it\b)|starts|begins) an? ((?:Melee |Ranged )?Attack)(?: Ability)?\b", r"\1 declares a \2"), habit(r"\b([Ww]hen (?:this|an?|another|it) [^,]*?) attacks(?=,)", r"\1 declares an Attack"), habit(r"\b([Ww]hen (?:this|an?|another) [^,]*?) attacks (?=this|an?\b)", r"\1 declares an Attack against "), habit(r"\bdeclares a Attack\b", "declares an Attack"), habit(r"\b([Ww]hen [^,]*?declares an? (?:\w+ )?Attack) (?:targeting|that targets|on) ", r"\1 against "),
    habit(r"\b[Aa]fter ((?:this|an?|another) [^,]*?) (?:attacks|makes an Attack|finishes an Attack|performs an Attack)(?=,)", r"After \1 completes an Attack"), habit(r"\b[Aa]fter ((?:this|an?|another) [^,]*?) (?:makes|finishes|performs) an? (Melee|Ranged) Attack(?=,)", r"After \1 completes a \2 Attack"), habit(r"\b(When|After) ((?:this|an?|another) [^,]*?) (?:\[Move\]s|moves|finishes (?:a |its )?(?:\[Move\]|[Mm]ove(?:ment)?)|completes (?:a |its )?(?:\[Move\]|movement|Movement)|ends (?:a |its )(?:\[Move\]|[Mm]ove(?:ment)?))(?=,)", r"After \2 completes a Move"), habit(r"\b(When|After) ((?:this|an?|another) [^,]*?) (?:ends|finishes|completes) (?:a|its) (?:\[Move\]|[Mm]ove(?:ment)?) ((?:in|on|adjacent to|engaged by) [^,]*?),", r"After \2 \3 completes a Move,"),
    habit(r"\b([Ww]hen [^,]*?) (?:moves|steps|walks) (?:into|to|in|onto) a square\b", r"\1 arrives in a square"), habit(r"\b([Ww]hen [^,]*?) (?:moves|steps|arrives) adjacent to\b", r"\1 arrives in a square adjacent to"), habit(r"\b([Ww]hen [^,]*?) (?:moves|steps) (?:onto|into) this Field\b", r"\1 arrives in a square of this Field"), habit(r"\b([Ww]hen [^,]*?) (enters|arrives in|leaves) this Field\b", r"\1 \2 a square of this Field"), habit(r"\b(enters|arrives in|leaves) (?:a|any) square (?:on|in) this Field\b", r"\1 a square of this Field"), habit(r"\b([Ww]hen [^,]*?) (?:moves|steps) (?:out of|from|off) a square\b", r"\1 leaves a square"), habit(r"\bleaves a square [Ee]ngaged by\b", "leaves a square in the Engagement RNG of"), habit(r"\b([Ww]hen [^,]*?) enters a Goal\b", r"\1 enters a square on a Goal"),
    habit(r"\b([Ww]hen [^,]*?) (?:takes|suffers|is dealt|receives) (?:any )?[Dd]amage(?: from an Attack)?(?=,)", r"\1 takes True Damage"), habit(r"\b([Ww]hen [^,]*?) (?:takes|suffers|is dealt|receives) (\d+) or more [Dd]amage(?=,)", r"\1 takes \2 or more True Damage"), habit(r"\b([Ww]hen [^,]*?) deals (?:any )?[Dd]amage(?=,| to)", r"\1 deals True Damage"), habit(r"\b([Ww]hen [^,]*?) would (?:take|be dealt|suffer) [Dd]amage\b", r"\1 would take True Damage"), habit(r"\b[Pp]revent (\d+) (?:of that )?(?:True )?[Dd]amage\b", r"prevent \1 of it"), habit(r"\b[Pp]revent (?:all (?:of )?)?(?:that|the|this) (?:True )?[Dd]amage\b|\b[Pp]revent all (?:True )?[Dd]amage\b", "prevent all of it"), habit(r"\b([Rr])educe (?:it|that damage|the damage|its True Damage) by (\d+)\b", r"prevent \2 of it"),
    habit(r"\b([Ww]hen (?:you|an opponent|a player)) (?:play|use|activate)(s?) (?=an? (?:Tactic|ability|Action|Interrupt|Response))", r"\1 trigger\2 "), habit(r"\b([Ww]hen) an opponent's (Tactic|ability|Action|Interrupt|Response) is triggered\b", r"\1 an opponent triggers a \2"), habit(r"\btriggers a (?=ability|Action|Interrupt)", "triggers an "), habit(r"\b([Cc])ancel (?:its effects?|that (?:Tactic|ability|Action|Interrupt|Response)|the effects? of (?:that|the) (?:Tactic|ability|Action|Interrupt|Response)|the (?:Tactic|ability|Action|Interrupt|Response))\b", r"\1ancel it"), habit(r"\b([Cc])ounter it\b", r"\1ancel it"),
    habit(r"^((?:Attached Has )?Response: (?:\{[A-Za-z]+\})* ?)(?!When|After)([^.]*?),? (when|after) ([^.,]*)\.", when_first),
    # ---- how long
    habit(r"\b(?:until|till) (?:the )?end of (?:the |this )?(?:Main )?(?:[Pp]hase|turn)\b", "until the end of the Phase"), habit(r"\b(?:until|till) (?:the )?end of (?:the |this )?(?:Battle|battle|\[Battle On\])", "until the end of the Battle"), habit(r"\bfor the rest of (?:the|this) (?:Main )?(?:[Pp]hase|turn)\b|\bfor this Phase\b|\bduring this Phase\b", "until the end of the Phase"), habit(r"(?<!killed )(?<!moved )(?<!attacked )\bthis (?:[Pp]hase|turn)(?=[.,])", this_phase), habit(r"\b(?:for|during|against|vs) (?:that|the|this) Attack\b(?! of this ability)", "for this Attack"), habit(r"\b(?:for|during) (?:that|the|this) (?:\[Move\]|[Mm]ove(?:ment)?)(?=[.,; ])", "for this Move"),
    habit(rf"({START[1:-1]})((?:[Uu]ntil the end of the (?:Phase|Battle))|[Ff]or this (?:Attack|Move)), ([^.]*?)(\.)", lambda m: f"{m[1]}{upper(m[3]) if m[1][-2:] in ('. ', ': ', '}} ') or not m[1] else m[3]} {lower(m[2])}{m[4]}"),
    # ---- orders
    habit(r"\b(?:immediately|also|additionally|instantly) (?=[a-z\[])", ""), habit(r"(?<!,) (?:and )?then (?=(?:becomes|draw|discard|gain|exhaust|recover|it|this|return|put|place|\[Move\]|makes|PUSH|PULL|target|you|kill))", ", then "), habit(r",? and then ", ", then "), habit(r"\. (?:Then,|Afterwards?,|After that,|Next,) ", ". Then "), habit(r", then you (?=[a-z])", ", then "),
    habit(rf"(^|[.:}}] |, |; or |\bThen )[Yy]ou (?=(?:{ORDERS})\b)", lambda m: m[1]), habit(rf"(?<=: )you (?=(?:{ORDERS})\b)", ""), habit(r"\bIf you do so,", "If you do,"), habit(r"\b([Yy])ou may (?:pay|spend) ((?:\{[A-Za-z]+\})+) to ", lambda m: f"{m[1]}ou may pay {m[2]}. If you do, "), habit(r"\b([Yy])ou may spend (?=\{)", r"\1ou may pay "), habit(r"\b([Yy])ou can (?=[a-z\[])", r"\1ou may "),
    habit(rf"\b([Gg]ains?|[Pp]ays?|[Ss]pends?|[Ll]oses?) ({COUNT}) ({COLOURS}) (?:[Dd]ie|[Dd]ice)\b", dice), habit(rf"\b([Gg]ains?) ({COUNT}) (?:[Dd]ie|[Dd]ice)(?: of any colors?| of any type)(?: combination)?\b", any_dice), habit(r"\b([Gg]ains?) (\d+|an?) (?:[Dd]ie|[Dd]ice) of the same color\b", r"\1 \2 dice of one color"), habit(rf"\b([Gg]ains?) ({COUNT}) (?:[Dd]ie|[Dd]ice)(?! of one| of different| in| of (?:your|their|his|a|the) )\b", any_dice),
    habit(rf"\b([Gg]ains?|[Ll]oses?) ({COUNT}) ((?:{TOKEN})s?)(?: [Tt]okens?)?(?=[.,;]| and| for each|$)", tokens), habit(rf"\b([Gg]ains?|[Pp]ays?|[Ss]pends?|[Ll]oses?) ({COUNT}) (?:CPs?|[Cc]ommand [Pp]oints?)\b", points), habit(rf"\b([Gg]ains?|[Ll]oses?) ({COUNT}) (?:VPs?|[Vv]ictory [Pp]oints?)\b(?! or)", victory), habit(r"\b([Rr])emove (\d+|an?|one) ((?:Mana|Soul|Gem)s?)(?: [Tt]okens?)? from (this Character|target [^.,;]*?|it)(?=[.,;]| and)", lambda m: f"{m[4]} loses " + f"{{{m[3].rstrip('s')}}}" * count_of(m[2])), habit(rf"\b([Pp])ut ({COUNT}) ((?:{TOKEN})s?)(?: [Tt]okens?)? on ([^.,;]*?)(?=[.,;]| and|$)", lambda m: f"{m[4]} gains " + f"{{{m[3].rstrip('s')}}}" * min(count_of(m[2]), 9)),
    habit(r"\bMP\b|\bMove Points?\b|(?<!Rapid )(?<!Global )\bMovement\b(?!:)|\bMove Value\b", "Move"), habit(r"\b(?:[Cc]osts?) (\d) (?:additional|more|extra) Move(?: to enter)?\b", r"cost +\1 Move"), habit(r"\bcost an (?:additional|extra) Move(?: to enter)?\b", "cost +1 Move"), habit(r"\b(cost \+\d Move) to enter\b", r"\1"), habit(r"^(Passive: )(?:It costs|Entering) (?:a )?squares? of this Field costs? (?:\+(\d)|(\d) more)(?: Move)?(?: to enter)?", lambda m: f"{m[1]}Squares of this Field cost +{m[2] or m[3]} Move"), habit(r"^(Passive: )(?:Each|Every) square of this Field cost", r"\1Squares of this Field cost"),
    habit(rf"{START}(?:[Tt]his (?:Character|card|Field) )?[Dd]eals? (\d+) [Dd]amage to ({PART}*?){HALT}", harmed), habit(rf"{START}(?:[Hh]eal) (?P<whom>(?:target|it|this|that|each|all|another|up to|a)\b{PART}*?) (?:for|by) (?P<n>\d+)(?: damage| HP)?", healed), habit(rf"{START}(?:[Hh]eal|[Rr]emove) (?P<n>\d+)(?: [Dd]amage| HP)?(?: tokens?| counters?)? (?:from|on|to) (?P<whom>{PART}*?){HALT}", healed), habit(r"\b[Hh]eals? (?:by|for) (\d)", lambda m: ("Heals" if m[0].split()[0].endswith("s") else "Heal") + f" {m[1]}"), habit(r"\b[Hh]eals? (\d+) (?:damage|HP|Hit Points?|HPs)\b", lambda m: ("Heals" if m[0].split()[0].endswith("s") else "Heal") + f" {m[1]}"), habit(r"\bheal(s?) (?=\d)", r"Heal\1 "), habit(r"\bRecovers\b", "recovers"), habit(r"(?<=[a-z] )(?<!Command )(?:Recover|Exhaust|Draw|Discard(?! Pile)|Kill|Return|Gain)(?= )", lambda m: m[0].lower()),
    habit(r"(\[Move\]s),? (?:then|and) (?:becomes [Ee]xhausted|is [Ee]xhausted|exhausts)\b", r"\1, then exhaust it"), habit(r", then becomes [Ee]xhausted\b", ", then exhaust it"), habit(rf"{START}((?:[Tt]arget|[Ee]ach|[Aa]ll|[Uu]p to \d+|[Ii]t|[Tt]his Character|[Tt]hat Character)\b{CARDS}*?) (?:becomes?|is|are) ([Ee]xhausted|[Rr]ecovered|killed|discarded)(?=\.|;|,|$| and)", ordered), habit(rf"{START}(it|that Character) becomes [Ee]xhausted\b", r"\1exhaust \2"), habit(r"\bbecomes Exhausted\b", "becomes exhausted"), habit(r"\bExhausted (?=Character|Champion|enemy|friendly)", "exhausted "),
    habit(rf"{START}((?i:push|pull)) (?P<whom>(?:target|it|that|this|an?|each|all|another)\b{PART}*?) (?:up to )?(?P<n>\d+)(?: squares?| spaces?)?(?P<way> (?:away(?: from this (?:Character|Field))?|towards? this (?:Character|Field)))?(?=[.,;]| and)", shoved), habit(r"\b(PUSH|PULL) (\d+) (?=target|it\b|that|each|all|up to|an?\b)", r"\1 \2 to "), habit(rf"{START}([Tt]arget {PART}*?) (?:takes|suffers|receives) (PUSH|PULL) (\d+)", lambda m: f"{m[1]}{m[3]} {m[4]} to {lower(m[2])}"), habit(r"\b((?:PUSH|PULL) \d+) (?:damage )?to\b", r"\1 to"), habit(r"\b(?:P|p)ush(?= \d)", "PUSH"), habit(r"\b(?:P|p)ull(?= \d)", "PULL"),
    habit(rf"{START}(?:[Tt]eleport|[Mm]ove) (this Character|target (?!Goal){PART}*?|it) to (a (?:free )?square\b)", lambda m: f"{m[1]}{'place' if m[1].endswith((', ', 'and ', 'may ', '; or ', 'then ')) else 'Place'} {m[2]} in {m[3]}"), habit(r"\b([Pp])lace (this Character|target [^.,;]*?|it) (?:on|into) (a (?:free )?square)\b", r"\1lace \2 in \3"), habit(rf"\b([Ss])w(?:ap|itch)(?: the)? (?:squares|positions|places) of ({PART}*?)(?=[.;])", lambda m: f"{'E' if m[1] == 'S' else 'e'}xchange the squares of {m[2]}"), habit(rf"\b([Ss])w(?:ap|itch) ({PART}*?) (?:with|and) ({PART}*?)(?=[.;,])", lambda m: f"{'E' if m[1] == 'S' else 'e'}xchange the squares of {m[2]} and {m[3]}"), habit(rf"{START}([Tt]his Character) (?:swaps|switches|exchanges) (?:places|positions|squares) with ({PART}*?)(?=[.;,])", lambda m: f"{m[1]}{'E' if m[1] in ('', '. ', ': ', '}} ') or m[1].endswith(('. ', ': ', '}} ')) else 'e'}xchange the squares of this Character and {m[3]}"),
    habit(r"\bat no additional cost\b|\bwithout paying (?:its|any|the) costs?\b|\bfree of (?:cost|charge)\b", "at no cost"), habit(r"\b((?:Melee|Ranged) Attack|Attack) Abilit(?:y|ies)\b", r"\1"), habit(r"\b(?:triggers(?!.*\bcancel it\b)|performs|uses) an? ((?:Melee |Ranged )?Attack)(?: available to it)?\b", lambda m: f"makes a{'n' if m[1] == 'Attack' else ''} {m[1]}"), habit(r"\bmakes a free ((?:Melee |Ranged )?Attack)\b", lambda m: f"makes a{'n' if m[1] == 'Attack' else ''} {m[1]} at no cost"), habit(r"\b(makes an? (?:Melee |Ranged )?Attack(?: at no cost)?) (?:against|on) (?=it\b|that|target)", r"\1 targeting "), habit(r"\b(makes an? (?:Melee |Ranged )?Attack) (targeting (?:it|that Character)) at no cost\b", r"\1 at no cost \2"), habit(r"\btargeting (?:the|that) Character th(?:at|e) left the [Ee]ngaged square\b", "targeting it"),
    habit(r"\bthe same (?:Melee |Ranged )?Attack(?: Action)? triggers again against another target,? at no cost\b", "the same Attack triggers again, choosing a new target, at no cost"), habit(r"\bthe same (?:Melee |Ranged )?Attack(?: Action)? triggers again against the same target,? at no cost\b", "the same Attack triggers again, choosing the same target, at no cost"), habit(r"\b(completes a (?:Melee|Ranged) Attack) against a single target\b", r"\1 with one target"), habit(r"^((?:Attached Has )?Response: (?:\{[A-Za-z]+\})* ?)When ([^,]*? completes\b)", r"\1After \2"),
    habit(r"\b([Ii])f (?:it|this Attack|the Attack|that Attack) kills (?=an? )", r"\1f this Attack killed "), habit(r"\b[Ii]f (?:it|this Attack|the Attack|that Attack) (?:kills|killed) (?:the target|it|that Character|its target|the Character)\b", "If this Attack killed a Character"), habit(r"\bIf (?:the target|the targeted Character|that Character|it) is killed(?: by this Attack)?\b", "If this Attack killed a Character"), habit(r"\b([Ii])f (?:it|this Attack|the Attack) (?:deals|dealt) (?:any )?(?:True )?[Dd]amage\b", r"\1f this Attack dealt True Damage"), habit(r"\b([Ii])f (?:it|this Attack|the Attack) deals (\d+ or more) (?:True )?[Dd]amage\b", r"\1f this Attack dealt \2 True Damage"),
    habit(r"^(.*?)[Cc]hoose one(?: of the following)?(?::| -| –)? ?", r"\1Choose one: "), habit(r"^(.*?Choose one: )(.*?)((?: Limit \d per Phase\.)?(?: Ability Traits: .*)?)$", ways),
    habit(r"(?<=[:}.] )([^.:]*?\bX\b[^.]*?),? where X (?:is|equals) (?:the )?number of ([^.]*)\.", x_is),
    habit(r"\b(take|takes|deals?|Heals?) (?:True )?[Dd]amage equal to the number of ([^.,]*)", lambda m: f"{m[1]} 1 damage for each {singular(m[2])}"), habit(r"\b(Heals?) equal to the number of ([^.,]*)", lambda m: f"{m[1]} 1 for each {singular(m[2])}"), habit(r"\b([Dd]raw)(s?) cards equal to the number of ([^.,]*)", lambda m: f"{m[1]}{m[2]} a card for each {singular(m[3])}"),
    habit(r"\b([Pp])ut the top (card|\d+ cards) of (your|your opponent's|his) Main Deck into (?:your|his|their|its owner's) Discard Pile\b", lambda m: f"{'D' if m[1] == 'P' else 'd'}iscard the top {m[2]} of {m[3]} Main Deck"), habit(r"\b([Ww]hen) ((?:this|a|an) [^,]*?) (?:is attached with|has attached|gets) (an? [^,]*?Modification)(?: attached)?,", r"\1 \3 is attached to \2,"),
    habit(rf"\b([Ww]hen (?:an?|another) {CARDS}*?) (is \[Deploy\]ed|is killed|leaves play|Heals|recovers) ((?:in RNG|in row|on a|on this|adjacent to|engaged by) [^,]*?),", r"\1 \3 \2,"),
    habit(r"(^|[.:}] )((?!If|Choose)[A-Z\[][^.,;:]*?) if (?!able)([^.,;:]*)\.", lambda m: f"{m[1]}If {m[3]}, {lower(m[2])}."), habit(r"\bon it(?=,|\.)(?<=a Character on it)", "on this Field"),
    habit(r"\bdiscard(s?) (your|his|their) Hand\b", lambda m: f"discard{m[1]} all cards from {'his' if m[2] == 'their' else m[2]} Hand"), habit(r"\b([Tt]arget|[Ee]ach|[Aa]ll|[Aa]nother|[Aa]n?|[Uu]p to \d+|\d+) adjacent ((?:enemy |friendly |exhausted |recovered |damaged )*(?:Characters?|Champions?)(?: you control| controlled by an opponent)?)", near_this), habit(r"(^|[.:}] )Adjacent ((?:enemy |friendly |exhausted |recovered |damaged )*(?:Characters|Champions)(?: you control| controlled by an opponent)?)", near_this),
    habit(rf"{START}[Cc]hoose (an?|target|another|up to \d+) ({CARDS}*?)(?:\.|;|,)(?: and)?(?: [Tt]hen)? (?:[Ii]t|[Tt]hat (?:Character|Champion|Field|card)|[Tt]hey)\b(?![^.]*\bfor each\b[^.]*\bit\b)", lambda m: f"{m[1]}{upper(m[2])} {m[3]}"), habit(rf"{START}[Cc]hoose (an?|another) ({CARDS}*?)(?:\.|;|,)(?: and)? ([A-Z]?[a-z]+) (?:it|that (?:Character|Champion|Field|card))\b", lambda m: f"{m[1]}{upper(m[4])} {m[2]} {m[3]}"),
    habit(r"\bto (?:their|its) owners?'s? Hands?\b", "to its owner's Hand"), habit(r"\bto the (bottom|top) of (your|its owner's) Main Deck\b", lambda m: f"{'on the bottom of' if m[1] == 'bottom' else 'on top of'} {m[2]} Main Deck"), habit(r"\b([Rr])eturn ([^.]*?) (on the bottom of|on top of) ", lambda m: f"{'P' if m[1] == 'R' else 'p'}ut {m[2]} {m[3]} "),
    habit(rf"{START}((?:[Tt]his Character|[Ii]t|[Tt]hat Character|[Tt]arget {CARDS}*?)) moves(?=\.|;|,| and| with| as)", r"\1\2 [Move]s"), habit(r"\band moves(?=\.|,)", "and [Move]s"), habit(r"\buntil the end of (?:that|the|this) Attack\b", "for this Attack"), habit(r"\buntil the end of (?:that|the|this) (?:\[Move\]|Move)(?=[.,; ])", "for this Move"), habit(r"\bloses (\d+) (STR|DEF|HP|Move|RNG)\b", r"gains -\1 \2"), habit(r"\blose (\d+) (STR|DEF|HP|Move|RNG)\b", r"gain -\1 \2"), habit(r"\bgains? (\d+) (STR|DEF|Move|RNG)\b", lambda m: f"{m[0].split()[0]} +{m[1]} {m[2]}"), habit(r"\b[Ii]f not, |\bOtherwise (?=[a-z])|\bElse, |(?<=\. )If you do not, ", if_not), habit(r"[;,] otherwise,? (?=[a-z])", ". Otherwise, "), habit(r"\b(the|its) target(?=[.,;]| (?:takes|gains|loses|cannot|recovers|becomes|is))", "the target"),
    # ---- what holds
    habit(rf"{PASSIVE}(?:[Yy]our )?((?:[A-Z][a-z-]+ )?(?:Characters|Champions|Fields|Modifications|Tactics|cards|Cards|[A-Z][a-z]+s))(?: you (?:\[Deploy\]|trigger|play|use|control)| in your Hand)? (?:cost|have a cost) (\d+) (less|more)(?: to \[Deploy\]| to trigger| to play)?\.", lambda m: f"{m[1]}{upper(m[2])} in your Hand have {'-' if m[4] == 'less' else '+'}{m[3]} cost."), habit(rf"{PASSIVE}(?:[Ee]nemy |[Yy]our opponent's )((?:[A-Z][a-z-]+ )?(?:Characters|Champions|Fields|Modifications|Tactics|cards)) cost (\d+) (less|more)(?: to \[Deploy\]| to trigger)?\.", lambda m: f"{m[1]}{upper(m[2])} in your opponent's Hand have {'-' if m[4] == 'less' else '+'}{m[3]} cost."),
    habit(r"\bWhen this Character gains Cover, it has DR (\d) vs (?i:(HP|push|pull))(?: [Dd]amage)?(?=\.)", lambda m: f"This Character's Cover is DR {m[1]} vs {m[2].upper()}"),
    habit(rf"{PASSIVE}((?:[Yy]our |[Ee]nemy |[Ff]riendly |[Aa]ll )*(?:[A-Z][a-z-]+ )?(?:Characters|Champions|Fields)(?: you control| controlled by an opponent)?) ((?:have|cannot|gain|get) [^.]*?) while (?:they are |they're |it is )?((?:on|in|engaged by|adjacent to) [^.]*)\.", r"\1\2 \4 \3."),
    habit(r"^((?:Attached Has )?Passive: )(?:While|As long as|If) ([^,]*), ([^.]*)\.", while_last), habit(r"^(While Revealed: )(?:While|As long as|If) ([^,]*), ([^.]*)\.", while_last), habit(rf"{PASSIVE}While (this Character is [^,]*), ([^.]*)\.", while_last), habit(r"\bas long as\b", "while"),
    habit(r"^((?:Attached Has )?(?:Passive|While Revealed): )(.*)$", passive_has), habit(r"^((?:Attached Has )?(?:(?:Global|Offensive|Defensive) [^:]*|Response|When Revealed|Player Who Reveals|\d): )(.*)$", effect_gains),
    habit(r"\b(Cover|DR \d+) vs (Melee|Ranged) Attacks\b", r"\1 vs \2"), habit(r"\b(Cover|DR \d+) vs\.? (?i:(HP|push|pull)) [Dd]amage\b", lambda m: f"{m[1]} vs {m[2].upper()}"), habit(r"\b(Cover|DR \d+) (?:against|from) (Melee|Ranged)(?: Attacks)?\b", r"\1 vs \2"), habit(r"\b(Cover|DR \d+) (?:against|from) (HP|PUSH|PULL)\b", r"\1 vs \2"), habit(r"(?<!\w)([+-]\d (?:DEF|STR)) vs\.? ", r"\1 against "), habit(r"(?<!\w)([+-]\d (?:DEF|STR)) against (Melee|Ranged)(?=[.,;]| and)", r"\1 against \2 Attacks"), habit(r"\bDamage Reduction(?: \(DR\))? (?=\d)", "DR "), habit(r"(?<!\w)([+-]\d+) (?i:defense|defence)\b", r"\1 DEF"), habit(r"(?<!\w)([+-]\d+) (?i:strength)\b", r"\1 STR"), habit(r"(?<!\w)([+-]\d+) (?i:movement|move points?)\b", r"\1 Move"), habit(r"(?<!\w)([+-]\d+) (?:to )(?:its )?(STR|DEF|HP|Move|RNG)\b", r"\1 \2"), habit(r"\b(STR|DEF|HP|Move|RNG) ([+-]\d+)\b", r"\2 \1"),
    habit(rf"(?!Attached Has Passive: (?:Melee |Ranged )?Attacks that target this ){PASSIVE}((?:[Yy]our )?(?:Melee |Ranged )?Attacks) (?:against|targeting|that target) ({PART}*?) have ([^.]*?)(?=\.)", r"\1\2 have \4 against \3"), habit(r"(?<!\w)(Boost(?:\+\d|x2)|[+-]\d (?:STR|RNG)) (?:on|for|to|with) (?:its|their|all) ((?:Melee |Ranged )?Attacks)\b", r"\1 with \2"), habit(r"\bBoost ?[Xx] ?2\b", "Boostx2"), habit(r"\bBoost \+(\d)", r"Boost+\1"), habit(r"\b([Tt])his Character ((?:Melee |Ranged )?Attack)s? (?=ignore|have|has|gain)", r"\1his Character's \2s "), habit(r"(Attacks) (ignores|has) ", lambda m: f"{m[1]} {'ignore' if m[2] == 'ignores' else 'have'} "), habit(r"\bignore(s?) other Characters when determining LOS\b", r"ignore\1 Characters for LOS"), habit(r"\bignore(s?) Cover and its effects\b", r"ignore\1 Cover"),
    habit(r"\b([Tt])his Character has (Boost(?:\+\d|x2)|[+-]\d STR) with ((?:Melee |Ranged )?Attacks) (?=while|against)", r"\1his Character's \3 have \2 "), habit(r"(?<!\w)([+-]\d (?:STR|DEF|HP|Move|RNG)) and ([+-]\d (?:STR|DEF|HP|Move|RNG)) (for each [^.]*?)(?=\.| until)", r"\1 \3 and \2 \3"), habit(r"\b(for each damage|for each (?:Mana|Soul|Gem) token) on (?:it|itself)(?=[. ])", on_itself), habit(r"\bfor each (Mana|Soul|Gem)s? on\b", r"for each \1 token on"), habit(r"\bfor each (?:point of )?damage(?: token)?s? on\b", "for each damage on"), habit(r"\bcannot ([^.]*?) or ((?:\[Move\]|trigger|make|recover|be )[^.]*?) (until the end of the (?:Phase|Battle))", r"cannot \1 \3 and cannot \2 \3"), habit(r"\b(?:The )?[Aa]ttached Has (.*?)\b[Tt]he attached (Character|Champion|Field)\b", r"Attached Has \1this \2"),
    habit(r"\bcannot leave play unless (?:it|they) (?:is|are) killed\b", "cannot leave play unless killed"), habit(r"\b[Tt]his Character can(?: be)? \[Deploy\](?:ed)? (?:up to|in rows? A (?:to|through)) (?:R|r)?ow? ?([A-G])\b", r"You may [Deploy] this Character, up to Row \1"), habit(r"\b[Tt]his Character (?:can|may) (?:move|pass) through (?:other )?Characters(?: with RUN(?: movement)?)?(?=\.)", "This Character may pass through Characters with RUN"), habit(r"\bcannot (?:attack|make an Attack|perform Attacks|make any Attacks|perform any Attack|perform any Attacks)(?=[.,]| and| or| until)", "cannot make Attacks"), habit(r"\bcannot move(?=[.,]| and| or| until)", "cannot [Move]"), habit(r"\bcannot be (?:attacked|targeted|the target of Attacks)(?=[.,]| and| until)", "cannot be targeted by Attacks"), habit(r"\bcannot be targeted by (?:a )?(Melee|Ranged)(?: Attack)?(?=[.,]| and| until)", r"cannot be targeted by \1 Attacks"), habit(r"\bcannot be targeted with\b", "cannot be targeted by"), habit(r"\b[Bb]locks (?:line of sight|Line of Sight|LoS)\b", "blocks LOS"), habit(r"\bCharacters cannot enter (?:squares of )?this Field\b", "Characters cannot enter this Field"), habit(r"\bcannot enter a square of this Field\b", "cannot enter this Field"),
    habit(r"\b([Tt])hey have\b", "They have"), habit(r"(^|[.:}] )All (?=(?:your )(?:Characters|Champions|Fields))", r"\1"), habit(r"\bAll (?:of )?your (Characters|Champions|Fields|cards|Modifications)\b", r"All \1 you control"), habit(r"\ball (?:of )?your (Characters|Champions|Fields|cards|Modifications)\b", r"all \1 you control"), habit(r"^((?:(?:Global|Offensive|Defensive) [^:]*|Response|When Revealed): .*?)\b([Yy])our (Characters|Champions|Fields) (?=Heal|recover|take|gain|\[Move\])", lambda m: f"{m[1]}{'All' if m[2] == 'Y' else 'all'} {m[3]} you control "),
    habit(r"^(Attached Has [^.]*?: (?:\{[A-Za-z]+\})* ?)(?:[Tt]he )?[Aa]ttached (Character|Champion|Field)\b", r"\1This \2"), habit(r"^(Attached Has .*?)\b(?:[Tt]he )?[Aa]ttached (Character|Champion|Field)\b", r"\1this \2"), habit(r"(?<!the )(?<!The )\b[Aa]ttached (?=Character|Champion|Field)", "the attached "), habit(r"\b(?:the )?(?:host|equipped) Character\b", "the attached Character"),
)  # fmt: skip

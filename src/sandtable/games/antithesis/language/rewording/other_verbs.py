"""Verbs and turns that the rulebook lends to designers, and the house says by others: stepping into squares, what an Attack
targets, who is placed where, what lies under whom.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language.rewording.printed_labels import opens
from sandtable.games.antithesis.language.rewording.sentence_shapes import (
    COUNT,
    PASSIVE,
    START,
    count_of,
    lower,
    upper,
)

STEP: Final = r"(?:step(?:ping|s)?|mov(?:e|ing|es)|enter(?:ing|s)?|arriv(?:e|ing|es))(?: into| onto| in| to)?"
MORE: Final = rf"(?:\+(?P<plus>\d)|(?P<n>{COUNT}) (?:additional|extra|more)|(?:an )?(?:additional|extra) (?P<m>\d)) Move(?: Points?)?(?: more)?"
HIS: Final = r" controlled by an opponent| an opponent controls| your opponent controls"
INSIDE: Final = (", ", "and ", "may ", "; or ", "then ")
FREE: Final = r"(?:legal |free |unoccupied |empty |open )*"


def squares_cost(found: re.Match[str]) -> str:
    """ "Stepping into a square of this Field costs +1 Move Point": its squares cost more, for all or for enemies."""
    number = found["plus"] or found["m"] or str(count_of(found["n"]))
    said = found.groupdict()
    his = " for enemy Characters" if said.get("his") or said.get("enemy") else ""
    return f"{found[1]}Squares of {lower(found['field'])} cost +{number} Move{his}."


def put_there(found: re.Match[str]) -> str:
    """ "This Character is placed on a legal square of that Field": placed there by you."""
    said = f"place {lower(found['who'])} in a free square{found['where']}"
    return found[1] + (said if found[1].endswith(INSIDE) else upper(said))


def gone_instead(found: re.Match[str]) -> str:
    """ "that Character is removed from the game instead of being discarded": you do it (R183)."""
    verb = "remove" if found["where"] == "from the game" else "return"
    return f"{found['begin']}{verb} {lower(found['who'])} {found['where']} instead of discarding it"


def gained_on(found: re.Match[str]) -> str:
    """ "gain a {Soul} on a Character you control": it gains it."""
    said = f"{found['whom']} gains {found['icons']}"
    return found[1] + (said if found[1].endswith(INSIDE) else upper(said))


def targeted(found: re.Match[str]) -> str:
    """ "When a Ranged Attack targets another Character": when it is targeted."""
    kind = found["kind"] or ""
    return f"{found['word']} {found['whom']} is targeted by a{'' if kind else 'n'} {kind}Attack,"


def all_there(found: re.Match[str]) -> str:
    """ "A Character you control that occupies this Field gains …": all Characters on it have it."""
    whose = found["whose"] or ""
    said = re.sub(r"\b(?:has|gains)\b", "have", found["said"])
    said = re.sub(r"\bloses\b", "lose", re.sub(r"\bignores\b", "ignore", said))
    said = re.sub(
        r"\b([+-]\d (?:RNG|STR)) (?:to|on|for) (?:its|their) ((?:Melee |Ranged )?Attacks)",
        r"\1 with \2",
        said,
    )
    return f"{found[1]}{found['kind']}{found['noun']}s{whose} on {found['field']} {said}."


def two_exchange(found: re.Match[str]) -> str:
    """ "Two target Characters exchange squares": you exchange them."""
    on = f" on {found['on']}" if found["on"] else ""
    said = f"xchange the squares of 2 {found['aim'] or ''}{found['what']}{on}"
    return f"{'E' if opens(found.string[: found.start()]) else 'e'}{said}"


OTHER_VERBS: Final[tuple[Habit, ...]] = (
    # ---- what a step costs
    habit(rf"{PASSIVE}(?:To {STEP}|[A-Z]?{STEP}|It costs) (?:a square|squares|any square) (?:of|in) (?P<field>this Field|the attached Field) costs {MORE}(?P<his> for (?:Characters)?(?:{HIS}| your opponent))?\.", squares_cost),
    habit(rf"{PASSIVE}(?:Stepping|Moving|Entering|Arriving)(?: into| onto| in| to)? (?:a square|squares|any square) (?:of|in) (?P<field>this Field|the attached Field) costs {MORE}(?P<his> for (?:enemy Characters|Characters(?:{HIS})|your opponent))?\.", squares_cost),
    habit(rf"{PASSIVE}(?:All |Each |Any )?(?P<enemy>[Ee]nemy )?Characters?(?P<his>{HIS})? (?:must )?(?:spends?|pays?|expends?) {MORE} to {STEP} (?:each |a |any )?squares? (?:of|in) (?P<field>this Field|the attached Field)\.", squares_cost),
    habit(rf"{PASSIVE}(?:Each |Every )?[Ss]quares? of (?P<field>this Field|the attached Field) costs? {MORE}(?: to {STEP})?(?P<his> for (?:enemy Characters|Characters(?:{HIS})|your opponent))?\.", squares_cost),
    habit(r"\b(ha(?:s|ve) [+-]\d Move) when (?:they|it) \[Move\]s?", r"\1"),
    # ---- Attacks of a type
    habit(r"\b((?:Melee |Ranged )?Attacks) (?:with|that have|of) (?:the )?(?:[Aa]bility )?trait ([A-Z]\w+(?: Anime)?)", r"\1 of type \2"), habit(r"\b(DR \d vs (?:HP|PUSH|PULL)) from ((?:Melee |Ranged )?Attacks)\b", r"\1 against \2"),
    # ---- what an Attack targets
    habit(r"\b(?P<word>[Ww]hen) an? (?P<kind>(?:Melee |Ranged |AOE )?)Attack targets (?P<whom>[^,.]*?),", targeted),
    habit(r"(?:you may )?(?:change (?:the|its|that Attack's|this Attack's) target|redirect (?:it|that Attack|the Attack|this Attack)) to (this Character|the attached Character)(?: instead)?(?: if (?:it|that|this|this Character) is (?:a )?legal(?: target)?)?(?=[.,])", r"\1 becomes the target of this Attack"),
    habit(r"\bWhen an? (?P<kind>(?:Melee |Ranged )?)Attack (?:targeting|against|on) (?P<whom>this Character|the attached Character|another [^,.]*?|an? [^,.]*?) (?:deals|does|dealt) no (?:True )?[Dd]amage,", lambda m: f"After a Character completes a{'' if m['kind'] else 'n'} {m['kind']}Attack against {m['whom']}, if this Attack dealt no True Damage,"), habit(r"\b(makes an? (?:Melee |Ranged )?Attack(?: at no cost)?), (targeting|against) (?=the|this|that|it)", r"\1 targeting "),
    habit(r"\bWhen an? (Action|Interrupt|Response|Tactic) (?:triggered (?:by|of) |of )(an opponent|your opponent) is (?:triggered|used|played),", r"When an opponent triggers a \1,"), habit(r"\bWhen (?:your opponent|an opponent) triggers a (Action|Interrupt)\b", r"When an opponent triggers an \1"),
    # ---- where somebody stands, and is put
    habit(rf"{START}(?P<who>[Tt]his Character|[Ii]t|[Tt]hat Character|[Tt]arget [^.,;:]*?|[Tt]he target) is placed (?:on|in|into|onto) (?:an?|any) {FREE}square(?P<where>(?: (?:of|adjacent to|in|within)\b[^.;]*?)?)(?=\.|;| and |,)", put_there),
    habit(r"\b(an? (?:[a-z]+ )?(?:[A-Z]\w+ )?Field(?: controlled by an opponent| you control)?) (?:that )?(this Character) (?:occupies|stands on|is on|is standing on)(?: a square of| squares of)?(?=[.,;]| and)", r"\1 under \2"),
    habit(r"(?<!laced )(?<!arrives )(?<!moves )\bon (?:a |any )?squares? (?:of|in) (?=(?:the attached|this|that) Field\b)(?<!\b[Pp]lace)", "on "), habit(r"\banother legal (?=[A-Z])", "another "),
    habit(r"\b(in [Rr]ow [A-G]) or (?:farther|further|beyond|above|forward)\b", r"\1 or higher"), habit(r"\b(?:farther|further) than [Rr]ow ([A-F])\b", lambda m: f"in row {chr(ord(m[1]) + 1)} or higher"),
    habit(r"\b(?:moves|steps|[Mm]ove|comes|\[Move\]s) into (?=the Engagement RNG|a square\b)", "arrives in "), habit(r"\b(arrives in|enters|leaves) (?=the Engagement RNG)", r"\1 a square in "),
    habit(rf"{START}(?P<did>[Pp]lace (?:[Tt]his Character|it|that Character|target [^.,;]*?|another [^.,;]*?|an? [^.,;]*?)) (?P<where>adjacent to (?:[Tt]his|an?|the|that|it)\b[^.,;]*)(?=[.,;])(?<!square)", lambda m: f"{m[1]}{m['did']} in a free square {m['where']}" if " square" not in m["did"] else m[0]),
    habit(r"\b(in|In) [Rr]ow (?P<a>[A-G]) (?:or|and) (?:in )?[Rr]ow (?P<b>[A-G])\b(?!\.? Then)(?<!Goal\] in row [A-G] or row [A-G])", lambda m: f"{m[1]} rows {m['a']} to {m['b']}" if ord(m["b"]) - ord(m["a"]) == 1 and "Goal]" not in m.string[: m.start()][-8:] else m[0]),
    habit(rf"{PASSIVE}While (?P<who>this Character|this Field) is (?P<how>adjacent to|within RNG \S+ of|in RNG \S+ of) an? (?P<what>(?:[A-Z][\w-]+ )*(?:Character|Champion|Field)) you control, that (?:Character|Champion|Field) (?P<gift>(?:has|cannot) [^.]*)\.", lambda m: f"{m[1]}{m['what']}s you control {m['how'].replace('within', 'in')} {m['who']} {m['gift'].replace('has ', 'have ', 1)}."),
    # ---- who and which
    habit(rf"\b([Uu]p to (?:{COUNT})|two|three|\d) other target (?=[A-Z])", r"\1 target other "), habit(r"\b(an?|each|target|another) (Character|Champion)(?P<whose> you control| controlled by an opponent)? (?:that|who) is (?P<a>non-[A-Z]\w+) (?:and|or) (?P<b>non-[A-Z]\w+)(?= (?:is|are|within|in) )", r"\1 \g<a> \g<b> \2\g<whose>"),
    habit(rf"{PASSIVE}(?:A|Any|Each|Every) (?P<kind>(?:[A-Z][\w-]+ )*)(?P<noun>Character|Champion)(?P<whose>{HIS}| you control)? (?:that |which |who )?(?:occupies|is on|stands on|on)(?: a square of)? (?P<field>this Field|the attached Field) (?P<said>(?:has|gains|cannot|ignores|loses) [^.]*)\.", all_there),
    habit(r"\b(?P<n>[Tt]wo|2) (?P<aim>target )?(?P<what>(?:[A-Z][\w-]+ )*Characters[^.,;:]*?)(?: that each (?:occupy|are on)(?: a square of)? (?P<on>this Field|the attached Field))? exchange (?:squares|places|positions)(?=\.)", two_exchange),
    habit(r"\bhas no \{(Mana|Soul|Gem)\}(?: tokens?)?(?: on it)?", r"has no \1 tokens"), habit(r"\b([Dd])iscard ((?:an?|target) Goal[^.,]*?) from the (?:Game Board|board)\b", lambda m: f"{'R' if m[1] == 'D' else 'r'}emove {m[2]} from the board"), habit(r"\bchooses? and (?=(?:discards?|loses?) (?:an? die|one die|\{S\}))", ""),
    habit(r"\b(gains?|gain) 1 or more dice\b", r"\1 dice"), habit(r" that (?:can|may) (?:have|hold|gain) (?:it|one|them)(?=[.,])", ""),
    habit(r"(?P<lead>(?:^|[:}] |, ))(?P<a>[Gg]ain (?:\{[A-Z]\})+) or (?:[Pp]lace|[Pp]ut) (?:an? |1 |one )?(?P<b>(?:\{(?:Mana|Soul|Gem)\})+) on (?P<on>[^.,;]*)\.", lambda m: f"{m['lead']}{'c' if m['lead'] == ', ' else 'C'}hoose one: {lower(m['a'])}; or {m['on']} gains {m['b']}."),
    habit(r"\b(?P<verb>discards?|loses?) (?:(?:an?|one) die|\{S\})(?: of (?:their|his) choice)?(?: from (?:their|his) Dice Bank)? for each ", lambda m: f"{'lose' if m['verb'] in ('discard', 'lose') else 'loses'} {{S}} for each "),
    # ---- gifts
    habit(r"\b[Tt]he (?:attacking Character|attacker)'s Attack (?=gains|has|ignores)", lambda m: "This Attack " if m[0][0] == "T" else "this Attack "), habit(r"(?<=, )the Attack (?=gains|has )", "this Attack "), habit(r"\b((?:[Tt]arget|[Tt]hat|[Aa]n?|[Tt]his) (?:[A-Z]\w+ )?(?:Character|Champion|Field)\b[^.,;:]*?) discards ((?:\{(?:Mana|Soul|Gem)\})+)", r"\1 loses \2"),
    habit(rf"{START}[Gg]ain (?P<icons>(?:\{{(?:Mana|Soul|Gem)\}})+) on (?P<whom>an? [^.,;]*?|target [^.,;]*?|this \w+|the attached \w+)(?=[.;]| and |,)", gained_on),
    habit(r"\b(takes? \d+ (?:HP )?damage),? (?:that|which) (?:cannot|can not) be reduced(?: by (?:DEF|DR)(?: (?:or|and) (?:DEF|DR))?)?", r"\1"), habit(r"\b(takes? \d+ (?:HP )?damage),? (?:ignoring|not reduced by) (?:its )?(?:DEF|DR)(?: (?:or|and) (?:DEF|DR))?", r"\1"),
    habit(r"\bwith (Mana|Soul|Gem)s?(?: tokens?)? on (?:it|them)\b", r"with 1 or more \1 tokens"), habit(r"\bwith (?:MANA|(?:the Keyword )?Mana(?:-X)?)(?= gains|[.,;]| you control| in RNG| within)", "with Mana-X"),
    habit(r"(?:,)? but (?:it |they )?cannot (?:[Ee]xpend|[Ss]pend|add|use) (?:any )?dice(?: to do so| this way| on (?:it|that \[Move\])| for (?:it|that \[Move\])| to gain (?:extra )?Move Points)?(?=\.)", " without dice"), habit(r"(\[Move\]s?)(?:,)? (?:without (?:expending|spending|adding)|(?:and|but) (?:may|can) not (?:[Ee]xpend|[Ss]pend|add)|(?:[Ee]xpending|[Ss]pending) no) (?:any )?dice(?=\.|,| and)", r"\1 without dice"),
    # ---- prices, and what happens instead
    habit(r"(\[Deploy\] an? [^.]*?)\. Its (?:[Dd]ice |[Dd]eploy |[Cc]ard |\[Deploy\] )?[Cc]ost(?: number)? is (?:reduced by (?P<a>\d+)|(?P<b>\d+) (?:lower|less))\.", lambda m: f"{m[1]} for {m['a'] or m['b']} less."), habit(r"(\[Deploy\] an? [^.]*?),? (?:with its|reducing its|and reduce its|its) (?:[Dd]ice |[Dd]eploy |[Cc]ard )?[Cc]ost(?: number)?(?: is)?(?: reduced)? by (\d+)(?=\.)", r"\1 for \2 less"),
    habit(r"(?P<begin>(?:^|[.:}] |, ))(?P<who>[Tt]hat (?:Character|card|Champion)|[Ii]t|[Tt]his Character|[Tt]he killed Character) (?:is (?:removed|returned)|goes|returns|leaves) (?P<where>from the game|to its [Oo]wner's Hand)(?:,)? instead(?: of (?:being discarded|going to (?:the|its owner's) Discard Pile|entering the Discard Pile|(?:to )?(?:the|its owner's) Discard Pile))?", lambda m: gone_instead(m) if m["begin"].endswith(", ") else upper(gone_instead(m))),
)  # fmt: skip

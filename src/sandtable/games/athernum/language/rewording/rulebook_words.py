"""Wordings that somebody who knows the rulebook's own words writes, and what Athernum's cards write for the same.

They come before the idioms of other games: the rulebook speaks of markers, of a fee at the left of a keyword, of what is
chosen as a defender or declared as an attacker, of acquisition costs and of empty slots.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.forms import NUMBERS, in_words, third
from sandtable.cards.habits import Habit, habit
from sandtable.games.athernum.language.rewording.sentence_shapes import lower, upper

PHASE: Final = r"(?:Morning|Day|Combat|Evening) Phase"
COUNT: Final = r"an?|one|two|three|four|five|six|seven|eight|nine|\d+"
BEGINNING: Final = r"(^(?:Equip(?: -|:) |Objective(?: -|:) )?|\. )"  # of a sentence, behind a keyword
OF_A_KIND: Final = r"(?:(?:exhausted|face-up|face-down) )?(?:[A-Z]\w+ )?(?:[Cc]haracter|[Pp]ermanent|[Ii]tem|[Ll]ocation|[A-Z]\w+)"
HELD: Final = r"(?: you control| an opponent controls| your opponents control| they control)?"
FEE: Final = r"(?:\{\d+\}|\[\w+\])+"

PLURAL_WHO: Final = {
    "each player": "Players", "players": "Players", "you": "You", "your opponents": "Your opponents",
    "each opponent": "Your opponents", "opponents": "Your opponents",
}  # fmt: skip


def number(word: str) -> int:
    """A number in words or digits; "a" is one."""
    return 1 if word in ("a", "an") else NUMBERS.index(word) if word in NUMBERS else int(word)


def while_it_works(found: re.Match[str]) -> str:
    """ "Characters get +1 OFV as long as this is face-up": what is static holds that long anyway (4.3.5a.II); what an ability that triggers
    or is activated leaves would hold for good, so there it stays."""
    if re.search(
        r"[:\"*]|\b(?:[Ww]hen(?:ever)?|[Aa]s this|[Aa]t|[Bb]etween|Command|Support)\b",
        found.string[: found.end()].removeprefix("Equip: ").removeprefix("Objective: "),
    ):
        return found[0]
    return f"{found[1]}{found[2]}."


def entering_tired(found: re.Match[str]) -> str:
    """ "exhausted with two exhaustion counters": exhausted by one of them, and with the others besides."""
    if found["more"]:
        extra = number(found["count"])
    else:
        extra = number(found["count"]) - 1
    if extra < 0:
        return found[0]
    besides = f". {found['who']} enters the game board with {'an' if extra == 1 else in_words(extra)} exhaustion counter{'' if extra == 1 else 's'} on it"
    return f"{found['who']} enters the game board exhausted{besides if extra else ''}"


def offered(found: re.Match[str]) -> str:
    """ "Target opponent chooses one: that player discards two cards, or you draw a card": the second unless the first."""
    before, who = found[1], found[2]
    theirs = [re.match(r"(that player|they|that opponent) (\w+)(.*)", way) for way in (found[3], found[4])]
    first, second = (theirs[0], found[4]) if theirs[0] else (theirs[1], found[3])
    if first is None:
        return found[0]
    base = first[2] if first[1] == "they" else re.sub(r"(?<=sh|ch)es$|(?<=[^s])s$", "", first[2])
    both = theirs[1] if theirs[0] else None
    if both is not None:
        verb = third(both[2]) if both[1] == "they" else both[2]
        return f"{before}{upper(who)} {verb}{both[3]} unless they {base}{first[3]}."
    return f"{before}{upper(re.sub(r'^you ', '', second))} unless {lower(who)} {third(base)}{first[3]}."


def kept(found: re.Match[str]) -> str:
    """ "discards all but three cards", "discards down to six": so many are chosen, and the rest goes."""
    count = found["count"] or found["left"] or found["size"]
    if count not in NUMBERS and not count.isdigit():
        return found[0]
    whose = "their" if found["s"] else "your"
    many = number(count)
    if many == 0:
        return f"discard{found['s']} each card in {whose} hand"
    verb = "chooses" if found["s"] else "choose"
    cards = "a card" if many == 1 else f"{in_words(many)} cards"
    return f"{verb} {cards} in {whose} hand and discard{found['s']} the rest"


def either_mode(found: re.Match[str]) -> str:
    """Bullets of several sentences: each is one way, whose sentences follow one another."""
    ways = [way.strip() for way in found[3].split("•") if way.strip()]
    if len(ways) < 2 or not any(re.search(r"\. [A-Z]", way) for way in ways):
        return found[0]
    said: list[str] = []
    for way in ways:
        sentences = re.split(r"\. (?=[A-Z])", way.rstrip("."))
        if any([re.match(r"(?:If|When|At|Until|Otherwise|Activate)\b", one) for one in sentences[1:]]):
            return found[0]
        parts = [lower(sentences[0])]
        for one in sentences[1:]:
            one = lower(re.sub(r"^Then,? ", "", one))
            one = re.sub(r"^(?:your opponent|that player|that opponent) ", "they ", one)
            one = re.sub(r"^they (\w+)s ", r"they \1 ", one)
            parts.append(
                one if re.match(r"(?:you|your|they|it|each|that|target|this|an?) ", one) else f"you {one}"
            )
        whole = re.sub(r"^your opponent ", "each opponent ", ", then ".join(parts))
        if "reveals their hand" in whole:
            whole = re.sub(
                r"\b(?:from|among) (?:it|them|that hand|those cards|their hand)\b", "in their hand", whole
            )
        said.append(whole)
    return f"{found[1]}{found[2]}hoose one - {'; '.join(said[:-1])}; or {said[-1]}."


def that_one(found: re.Match[str]) -> str:
    """ "If the discarded card was an item": that card, if nothing else of the kind was spoken of before."""
    before = re.sub(
        r"\bthis (?:card|character|item|location|permanent)\b|\bcards? in hand\b",
        "",
        found.string[: found.start()],
    )
    verb = "choose" if found[2] == "chosen" else found[2]
    spoken = re.findall(rf"\b{found[3]}s?\b", before)
    if len(spoken) != 1 or not re.search(rf"\b{verb}\w* [^.:]*\b{found[3]}\b", before, re.IGNORECASE):
        return found[0]
    return f"{found[1]} that {found[3]} is "


def other_than_this(found: re.Match[str]) -> str:
    """ "each Soldier other than this card": each other one, unless "other" could be other than something else (R150)."""
    before = re.sub(
        r"\b[Tt]his (?:card|character|item|location|permanent)\b", "", found.string[: found.start()]
    )
    spoken = re.search(
        r"\b(?:character|permanent|item|location|attachment|token|target)s?\b|\ban? [A-Z]", before
    )
    if spoken or found.string.startswith("Equip"):
        return found[0]
    what = found[3] + found[4]
    if not found[1]:
        plain = re.match(r"(?:Characters|Permanents|Items|Locations)\b", what)
        return f"Other {lower(what) if plain else what}" if found[3].endswith("s") else found[0]
    if found[1] in ("a", "an", "A", "An"):
        return f"{'Another' if found[1][0] == 'A' else 'another'} {what}"
    return f"{found[1]} other {what}"


def made_with(found: re.Match[str]) -> str:
    """ "with 1 OFV, 2 DFV and one item slot": the slots first, then the numbers behind their names."""
    rest = found[4] or ""
    slots = re.match(rf",? and ({COUNT}) item slots?", rest)
    if slots is None:
        return f"{found[1]} with OFV {found[2]} and DFV {found[3]}{rest}"
    many = number(slots[1])
    return f"{found[1]} with {in_words(many)} item slot{'' if many == 1 else 's'} and OFV {found[2]} and DFV {found[3]}{rest[slots.end() :]}"


RULEBOOK_WORDS: Final[tuple[Habit, ...]] = (
    habit(r"[–—]", "-"), habit(r"[’‘]", "'"), habit(r"[“”]", '"'), habit(r" {2,}", " "),
    # ---- chapter 10: markers are counters or tokens
    habit(r"\b((?:[A-Z]\w+|damage|exhaustion) )marker(s?)\b", r"\1counter\2"), habit(r"\b(Victory|Command|victory|command) Tokens? markers?\b", r"\1 Token"),
    habit(r" \((?:(?:An? |The )?[A-Z]\w+ )?[Cc]ounters? (?:(?:do|does|have|has) (?:nothing|no )[^)]*|(?:are|is) (?:only|just)[^)]*)\)$", ""),
    habit(r"\bwith ((?:an?|no|one or more|\w+ or (?:more|fewer|less)|exactly \w+) Victory Tokens?) on (?:it|them)\b", r"with \1"), habit(r"\bwith one or more ((?:Victory Token|(?:[A-Z]\w+|damage|exhaustion) counter))s\b", lambda m: f"with {'an' if m[1][0] in 'aeiouAEIOU' else 'a'} {m[1]}"),
    habit(r"\b(all|any|each) of (?:their|your|its) ((?:Command|Victory) Tokens?|[A-Z]\w+ counters?)\b", r"\1 \2"), habit(r"\b(has|have) collected (?=(?:more|fewer|an?|no|\w+ or) )", r"\1 "),
    habit(r"\((At the (\w+ Phase)) of (its|their) controller's (?:next )?turn, ", r"(At \3 controller's \2, "), habit(r"\((At [^,()]*, )(an?|each) (character|permanent|location) with (?:an? |one or more )?([A-Z]\w+) counters?(?: on it)?,? (?:is dealt|takes|receives|gets) (\d+) damage(?: counters?)?( for each (?:of them|[A-Z]\w+ counter(?: on it)?|such counter))?\.?\)$", lambda m: f"({m[1]}{m[2]} {m[3]} with {'an' if m[4][0] in 'AEIOU' else 'a'} {m[4]} counter is dealt {m[5]} damage{' for each ' + m[4] + ' counter on it' if m[6] else ''}.)"),
    habit(r"\((At [^,()]*, )(an?|each) (character|permanent|location) (?:is dealt|takes|receives|gets) (\d+) damage(?: counters?)? for each ([A-Z]\w+) counter on it\.?\)$", lambda m: f"({m[1]}{m[2]} {m[3]} with {'an' if m[5][0] in 'AEIOU' else 'a'} {m[5]} counter is dealt {m[4]} damage for each {m[5]} counter on it.)"),
    # ---- 4.3.2: the fee is printed at the left of the keyword
    habit(rf"^({FEE}),? ?(?:-|:)? ?(Support|Command|Objective) ?(?:-|:) ?(?=\S)", r"\2 \1: "), habit(rf"^(Support|Command|Objective) ?\((?:[Aa]ctivation [Ff]ee:? ?)?({FEE})\) ?(?:-|:) ?", r"\1 \2: "), habit(rf"^(?:Activation Fee:? )({FEE})[.,:]? ?-? ?(Support) ?(?:-|:) ?", r"\2 \1: "),
    habit(rf"^(Support|Command|Objective) ?(?:-|:) ?({FEE}) ?- ?(?=[A-Z])", r"\1 \2: "),
    # ---- a name before what is used, with small words in it
    habit(rf"^(Equip )?(?!Objective|Command|Support|Equip|Choose|When|At |If |Until|As |Acquisition|Solvency|Contingency)([A-Z][\w']*(?: [\w',]+){{0,5}}) - (?=(?:{FEE}|(?:[Ee]xhaust|[Dd]iscard|[Rr]emove|[Rr]eturn|[Mm]ove|[Pp]lace|[Ss]pend|[Rr]eveal|[Tt]urn|[Pp]ut|[Pp]ay)\b)[^.]*?: )", r"\1*\2* "),
    # ---- 9.3: who attacks, who defends, what is chosen
    habit(rf"{BEGINNING}((?:[Ww]hen(?:ever)?|[Ii]f) [^,.]*?) (?:is|are) (?:chosen|selected|assigned) as (?:an? |the )?(attacker|defender)s?\b", lambda m: f"{m[1]}{m[2]} {m[3][:-2]}s"), habit(r"\b(is|are|was|were) (?:chosen|selected|assigned) as (?:an? |the )?attackers?\b", r"\1 declared as an attacker"),
    habit(r"\bthat (?:was|were|has been|have been) (?:declared|chosen) as (?:an )?attackers?(?: this turn)?\b", "that attacked"), habit(r"\bthat (?:was|were|has been|have been) (?:declared|chosen) as (?:a )?defenders?(?: this turn)?\b", "that defended"),
    habit(r"\b(?:was|were|has been|have been) (?:declared|chosen) as (?:an )?attackers?(?= this turn)", "attacked"), habit(r"\b(?:was|were|has been|have been) (?:declared|chosen) as (?:a )?defenders?(?= this turn)", "defended"),
    habit(rf"{BEGINNING}(?:Your opponents?|Opponents|Players|An opponent|No opponent|Each opponent) (?:cannot|can't|may not|may|can) (?:choose|select|declare) ([^.,]*?) as (?:the |a )?targets? (?:of|for) (?:an |their )?attacks?\b", lambda m: f"{m[1]}{upper(m[2])} cannot be attacked" if re.search(r"cannot|can't|may not|No opponent", m[0]) else m[0]),
    habit(rf"{BEGINNING}((?:[A-Z][^.,:]*?) (?:gets?|cannot|gains?|have|has|costs?|enters?|loses?) [^.,:\"]*?) (?:for as long as|as long as|while) this(?: card| character| location| permanent)? is face-up(?: on the game board)?\.", while_it_works), habit(r"\bfor as long as\b", "as long as"), habit(r"^(?:As long as|While) this(?: card| character| location| permanent)? is face-up(?: on the game board)?, ([a-z][^.,]*? (?:gets?|cannot|gains?|have|has|costs?|enters?|loses?)\b[^.]*\.)$", lambda m: upper(m[1])),
    habit(r"\b([Ww]hen(?:ever)?|[Ii]f) (combat )?damage is dealt to ([^,.]*?),", lambda m: f"{m[1]} {m[3]} is dealt {m[2] or ''}damage,"), habit(r"\b([Ww]hen(?:ever)?) (an? [^,.]*?|another [^,.]*?|this(?: \w+)?|the linked target|your main character) (?:receives?|suffers?|takes?) (combat )?damage\b", lambda m: f"{m[1]} {m[2]} is dealt {m[3] or ''}damage"),
    habit(rf"{BEGINNING}[Pp]revent (?:the first )?(\d+)(?: of the| of any| of all)? (combat )?damage (?:that )?would be dealt to ([^.,]*?)(?: by (?:each|any|a) source| each time| (?:whenever|when|each time) it would be dealt(?: damage)?)\.", lambda m: f"{m[1]}If {m[4]} would be dealt {m[3] or ''}damage, prevent {m[2]} of that damage."),
    habit(r"\b(?:[Dd]amage (?:that would be )?dealt to ([^.,]*?) is reduced by (\d+)|[Rr]educe (?:all )?damage (?:that would be )?dealt to ([^.,]*?) by (\d+))\.", lambda m: f"If {m[1] or m[3]} would be dealt damage, prevent {m[2] or m[4]} of that damage."),
    # ---- 2.2.1: what a character costs
    habit(r"\b[Tt]he (?:acquisition )?costs? (?:of|for|to play) ([^.,]*?characters?(?: cards?)?|[A-Z]\w+s)(?: cards?)? (you|your opponents|opponents|players) (?:play|own) (?:is|are) (reduced|increased|lowered|raised) by (\{\d+\})", lambda m: f"{upper(m[1])}{'' if m[2] == 'players' else ' you own' if m[2] == 'you' else ' your opponents own'} cost {m[4]} {'less' if m[3] in ('reduced', 'lowered') else 'more'} to play"),
    habit(r"\b([Tt]his card)'s (?:acquisition )?cost is (reduced|increased) by (\{\d+\})", lambda m: f"{m[1]} costs {m[3]} {'less' if m[2] == 'reduced' else 'more'} to play"),
    habit(r"\b(play) (?:one|1) additional (location)\b", r"\1 an additional \2"), habit(r"\b(play) (?:one more|an extra|one extra) location\b", r"\1 an additional location"),
    # ---- 9: phases by whose turn they are
    habit(rf"{BEGINNING}At (?:the ({PHASE}) of each player's turn|each player's ({PHASE})), that player ", lambda m: f"{m[1]}At the {m[2] or m[3]}, the active player "),
    habit(rf"\b([Aa])t the ({PHASE}) of (?:your opponent's|an opponent's|each opponent's|each of your opponents'|another player's|your opponents') turns?\b", r"\1t an opponent's \2"), habit(rf"\b([Aa])t the ({PHASE}) of (?:each|every|any) (?:player's )?turn\b", r"\1t the \2"),
    habit(rf"\b([Aa])t the ({PHASE}|Night Phase) (?:of|after|following) this turn\b|\b([Aa])t this turn's ({PHASE}|Night Phase)\b", lambda m: f"{m[1] or m[3]}t the next {m[2] or m[4]}"),
    habit(r"\bduring the (combat phase|Combat Phase|day phase|Day Phase|evening phase|Evening Phase|morning phase|Morning Phase) of your turn\b", r"during your \1"),
    habit(r"\b([Tt])hen,? if\b", lambda m: ("I" if m[1] == "T" else "i") + "f"), habit(r"\. Then,? (?=[a-z])(\w)", lambda m: f". {m[1].upper()}"),
    # ---- zones: piles, slots, the void
    habit(r"\b(in|from) (?:(?:all|any|each|every|both|the)(?: players?'s?)? )?discard piles\b|\b(in|from) (?:each|every|any)(?: player's)? discard pile\b", lambda m: f"{m[1] or m[2]} a discard pile"),
    habit(r"\b([Ww]hen(?:ever)? this(?: card| item| attachment)? is discarded) from (?:an|its) item slot\b", r"\1"),
    habit(r"\battach(es)? ([^.,:]*?) (face-(?:up|down)) to ([^.,:]*?)(?=[.,:]| and )", lambda m: f"attach{m[1] or ''} {m[2]} to {m[4]} {m[3]}"), habit(r"\bAttach ([^.,:]*?) (face-(?:up|down)) to ([^.,:]*?)(?=[.,:]| and )", r"Attach \1 to \3 \2"),
    habit(r"\b(attach(?:es)?|Attach) (an?|target|up to \w+|any number of|two|three) face-(up|down) (item(?: card)?s?[^.,:]*? from [^.,:]*? to [^.,:]*?)(?=[.,:]| and )", r"\1 \2 \4 face-\3"),
    habit(r"(\b[Aa]ttach(?:es)? [^.,:]*? to [^.,:]*?) face-up(?=[.,:]| and | instead|$)", r"\1"),
    habit(r"(?P<who>\b[Tt]his(?: card| character| location| permanent)?) enters the game board exhausted (?:and )?with (?P<count>an?|one|two|three|four|five|\d+) (?P<more>additional |further |more |extra )?exhaustion counters?(?: on it)?(?: instead of one)?(?=\.)", entering_tired),
    habit(r"\b([Cc]reates? [^.\"]*?\btokens?) with (\d+) OFV(?:,|,? and) (\d+) DFV((?:,? and [^.\"]*)?)", made_with), habit(r"\b([Cc]reates? [^.\"]*?\btokens?) with OFV (\d+)(?:,|,? and) DFV (\d+)((?:,? and [^.\"]*)?)", made_with), habit(r"\b([Cc]reates? [^.\"]*?\btokens? with )(?:an|1|a) (item slot)\b", r"\1one \2"), habit(r"(\b[Tt]okens? )named \"([A-Z][\w' ]*?)\.?\"", r"\1named \2"),
    habit(r"\b([Cc]reates? [^.\"]*?\btokens?(?: named [A-Z][\w']*(?: [A-Z][\w']*)*)?) in an? (?:empty|free|available|open) item slot (?:of|on) ([^.\"]*?)(?: with|\. (?:It|They|The token|That token) (?:has|have|gains?)) (\"[^\"]*\"(?: and \"[^\"]*\")+)\.?(?=$| [A-Z])", r"\1 with \3 attached to \2."),
    habit(r"\bin an? (?:empty|free|available|open) item slot (?:of|on) (?=target|a |an |this|that|another|each|your)", "attached to "),
    habit(r"(?<!enters )(?<!enter )\b(on )?the game board under (?:their|your|its controller's) control\b", lambda m: f"{m[1] or ''}the game board"),
    habit(r"\b([Cc]reates? (?:an?|two|three) tokens?) (that (?:is|are) (?:an? )?cop(?:y|ies) of [^.,]*?),? except (?:that )?(?:it has|they have|it does not have|it doesn't have|with|without|it loses) (?:no|a|its|any)? ?Victory Token Fields?(?=[.,])", r"\1 without a Victory Token Field \2"), habit(r"\b([Cc]reates? an? token) (that is a copy of [^.,]*?) without (?:a|its) Victory Token Field(?=[.,])", r"\1 without a Victory Token Field \2"),
    habit(r"\b((?:any number of |up to \w+ |an?|another|all|each|target|two|three)\b ?)?(other |face-up |face-down |exhausted )?(characters?|permanents?) (you control|they control),? (?:other than|except(?: for)?) (?:your|their) main character\b", lambda m: f"{'a ' if m[1] == 'an ' else m[1] or ''}{m[2] or ''}non-main {m[3]} {m[4]}"),
    habit(rf"\b(for each|[Ee]ach|[Aa]ll|[Aa]n?|^|(?<=\. ))( ?)({OF_A_KIND}s?)({HELD}) other than this(?: card| character| location| item| permanent)?\b", other_than_this),
    habit(r"\byou may have (?:this(?: card| character)?|it) (deal|gain|get) (?=\d+ damage)", r"you may \1 "), habit(r"\b((?:It|it|That \w+|that \w+|This(?: \w+)?) (?:gains|gets|receives)) (?:an additional|another|an extra) (?=(?:[A-Z]\w+|damage|exhaustion) counter)", r"\1 a "),
    # ---- 4.3.3: how often and when an ability is used
    habit(r"\b([Ee]ach player|[Pp]layers|[Yy]ou|[Yy]our opponents|[Ee]ach opponent|[Oo]pponents) (?:may|can) (?:only activate(?: up to| at most)?|activate (?:only|at most|no more than)) (one|two|three|\d) (Support|Command|Objective|support|command|objective) abilit(?:y|ies) (?:each|per|a|every) turn\b", lambda m: f"{PLURAL_WHO.get(m[1].lower(), m[1])} cannot activate more than {m[2]} {m[3].lower()} abilit{'y' if m[2] in ('one', '1') else 'ies'} each turn"),
    habit(r"\bonly after (?:your|the) [Cc]ombat [Pp]hase(?: of this turn)?\b", "only if you have entered the Combat Phase this turn"), habit(r"\b(you|they) (?:have )?(?:already )?entered (?:the [Cc]ombat [Pp]hase|combat) this turn\b", r"\1 have entered the Combat Phase this turn"), habit(r"\b(an opponent|that player|the active player) (?:has )?(?:already )?entered (?:the [Cc]ombat [Pp]hase|combat) this turn\b", r"\1 has entered the Combat Phase this turn"),
    habit(r"\b(you|an opponent|that player|they|a player) (?:have|has) (activated|played|drawn|discarded|healed|attacked) (?=[^,.]*this turn)", lambda m: f"{m[1]} {'drew' if m[2] == 'drawn' else m[2]} "),
    habit(r"\bwith more than (\w+) ((?:[A-Z]\w+ |damage |exhaustion )?counters?|(?:Victory|Command) Tokens?|attachments?)\b", lambda m: f"with {in_words(number(m[1]) + 1)} or more {m[2].rstrip('s')}s" if m[1] in NUMBERS or m[1].isdigit() else m[0]),
    habit(r"\bwith more than (\w+) cards in (?:their |your )?hand\b", lambda m: f"with {in_words(number(m[1]) + 1)} or more cards in hand" if m[1] in NUMBERS or m[1].isdigit() else m[0]), habit(r"\bwith (?:fewer|less) than (\w+) cards in (?:their |your )?hand\b", lambda m: f"with {in_words(number(m[1]) - 1)} or fewer cards in hand" if m[1] in NUMBERS[1:] or (m[1].isdigit() and m[1] != '0') else m[0]),
    habit(r"\b([Ii]f) the (discard|exhaust|return|reveal|mov|chosen|remov)(?:ed)? (card|character|item|location|permanent) (?:was|is) (?=(?:not )?an? )", that_one),
    habit(r"\b([Ii]f|[Ww]hen(?:ever)?) (there (?:is|are) (?:an?|\w+|\w+ or more|exactly \w+) ([A-Z]\w+) counters? on (?:this(?: \w+)?|it)|(?:this(?: \w+)?|it) has (?:an?|\w+|\w+ or more|exactly \w+) ([A-Z]\w+) counters?(?: on it)?), remove (?:all of them|them(?: all)?|those counters)\b", lambda m: f"{m[1]} {m[2]}, remove all {m[3] or m[4]} counters from it"),
    habit(r"\b(attachments?|items?) that (?:was|were|had been) (?:linked|attached) to\b", r"\1 attached to"),
    habit(r"\b([Ww]hen(?:ever)? this(?: card| item| attachment)?) (?:is|becomes) attached or (?:is )?turned face-up\b", r"\1 becomes attached to a permanent or is turned face-up"), habit(r"\b([Ww]hen(?:ever)? this(?: card| item| attachment)?) is attached(?= to|,)", r"\1 becomes attached"),
    # ---- who chooses, and what is kept
    habit(r"(^|[.:*] |- |, )([Tt]arget (?:opponent|player)|[Yy]our opponent|[Aa]n opponent) chooses one(?: of the following)? ?[:-] ([^.;•]*?)(?:, or |; or | or )((?:that player|they|you|this|it)\b[^.;•]*)\.", offered),
    habit(r"\b[Dd]iscard(?P<s>s?) (?:all but (?P<count>\w+) (?:cards?(?: (?:from|in) (?:their|your) hand)?|of the cards in (?:their|your) hand)|(?:cards? )?(?:from (?:their|your) hand )?down to (?P<left>\w+)(?: cards?)?(?: in (?:their |your )?hand)?|cards? until (?:they|you) have (?P<size>\w+) cards? (?:left )?in (?:their |your )?hand)\b", kept),
    habit(r"^((?:Objective(?: -|:) |Equip(?: -|:) |(?:Equip )?\*[^*]*\* ?-? ?[^.:•]*: |(?:Command|Support|Objective)\b[^.:•]*: )?(?:(?:When(?:ever)?|At) [^.:;•]*?, )?)([Cc])hoose one(?: of the following)? ?[:-] ?(•.*)$", either_mode),
)  # fmt: skip

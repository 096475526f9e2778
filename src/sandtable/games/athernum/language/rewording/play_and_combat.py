"""Costs, attacks and turns as the rulebook's players speak of them: "Combat damage dealt to this card is reduced by 1".

What is said of opponents who play, of the first time in a turn and of whatever is attacked, in the order in which
Athernum's cards say it.
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.forms import NUMBERS
from sandtable.cards.habits import Habit, habit
from sandtable.games.athernum.language.rewording.other_games import one_thing
from sandtable.games.athernum.language.rewording.sentence_shapes import lower, upper

PHASE: Final = "(?:Morning|Day|Combat|Evening) Phase"
KINDS: Final = "character|item|location|permanent|attachment|token"
QUALITIES: Final = r"(?:(?:exhausted|face-up|face-down|attacking|defending|damaged|undamaged|unexhausted|factionless|other|item|location|character|resource|non-\w+|[A-Z][\w-]*) )*"
SPOKEN: Final = (
    r"an?|another|target|each|all|those|up to \w+|two|three|other"  # in front of what "that …" could mean
)
NON: Final = "main character|character|location|token|[A-Z][a-z]+?"  # what can be said with "non-" in front
THEM: Final = r"(?:your|an) opponent|(?:your )?opponents|each opponent"
# what is done in one's own turn alone: forbidden until their next turn ends, it is forbidden in that turn
OWN_TURN: Final = r"enter (?:the )?[Cc]ombat(?: [Pp]hase)?|attack|play [^.,]*?|activate support abilities|draw more than [^.,]*?"


def digits(word: str) -> int:
    """A number in words or digits, or an article."""
    if word.isdigit():
        return int(word)
    return NUMBERS.index(word) if word in NUMBERS else 1


def dearer(found: re.Match[str]) -> str:
    """ "Each character card your opponent plays costs {1} more": those that your opponents own do."""
    noun = found["what"]
    noun = noun if re.search(r"s\b", noun.split()[-1]) else f"{noun}s"
    return f"{found['head']}{upper(noun)} {'you' if found['who'] == 'you' else 'your opponents'} own cost {found['fee']} {found['how']} to play{found['least'] or ''}"


def less_damage(found: re.Match[str]) -> str:
    """ "Combat damage dealt to characters you control is reduced by 1": so much of each such damage is prevented."""
    kind = "combat " if (found["kind"] or found["kind2"]) else ""
    whom = lower(one_thing(lower(found["whom"] or found["whom2"])))
    many = found["many"] or found["many2"]
    return f"{found['head']}If {whom} would be dealt {kind}damage, prevent {many} of that damage."


def first_time(found: re.Match[str]) -> str:
    """ "When this is dealt damage for the first time each turn, …": it triggers only once per turn."""
    if found["then"].startswith("if "):
        return found[0]  # that triggers once, and this may do so the second time
    return f"{found['head']}Whenever {found['event']}, {found['then']}. This triggers only once per turn."


def other_than(found: re.Match[str]) -> str:
    """ "target character you control other than this card": another one, if nothing else was spoken of that it could be other than."""
    before = re.sub(
        r"\b[Tt]his (?:card|character|location|item|permanent)\b", "", found.string[: found.start()]
    )
    if re.search(
        rf"\b(?:[Aa]n?|[Aa]nother|[Tt]arget|[Ee]ach|[Tt]hat|[Tt]hose|[Uu]p to \w+|[Tt]wo|[Tt]hree) (?:[\w-]+ )*?(?:{KINDS})s?\b",
        before,
    ):
        return found[0]
    what, many = found["what"], found["many"].lower()
    said = {"target": f"another target {what}", "a": f"another {what}", "an": f"another {what}", "another": f"another {what}",
            "another target": f"another target {what}"}.get(many, f"{many} other {what}")  # fmt: skip
    return upper(said) if found["many"][0].isupper() else said


def attacked_one(found: re.Match[str]) -> str:
    """ "Whenever this attacks, exhaust the attacked permanent": whenever it attacks one, that one."""
    noun = "character" if found["noun"] == "character" else "permanent"
    if noun == "character" and re.search(r" and |, then|\. \w", found.string[found.start("then") :]):
        return found[0]  # the rest is done whatever is attacked
    if re.search(rf"\b(?:{SPOKEN}) (?:[\w-]+ )*?{noun}s?\b", found["then"]):
        return found[0]  # "that character" would be the one that was spoken of last
    return f"{found['head']} attacks a {noun}{found['then']}that {noun}"


def stays_down(found: re.Match[str]) -> str:
    many = found["verb"] in ("stay", "remain")
    return f"{'do' if many else 'does'} not turn face-up in its controller's next Morning Phase"


def at_its_time(found: re.Match[str]) -> str:
    """ "If this attacked this turn, draw a card at your Evening Phase." with the time first."""
    return f"{found['head']}At {found['when']}, if {found['if']}, {found['then']}."


def attached_to(found: re.Match[str]) -> str:
    """ "This card may only be attached to a character with cost 3 or more": to no other."""
    kind, stat, number, how = found["kind"], found["stat"], int(found["number"]), found["how"]
    edge = number - 1 if how in ("more", "greater", "higher") else number + 1
    others = "less" if how in ("more", "greater", "higher") else "more"
    return f"{found['head']}This card cannot be attached to a {kind} with {stat} {edge} or {others} and cannot be attached to a non-{kind} permanent."


def only_to(found: re.Match[str]) -> str:
    """ "Attach this card only to a main character": to nothing else; a Soldier character is both."""
    kind, more = found["kind"].replace("main character", "main"), (found["more"] or "").strip().rstrip("s")
    cannot = [f"cannot be attached to a non-{kind} permanent"]
    if more in ("character", "location"):
        cannot.append(f"cannot be attached to a non-{more} permanent")
    if found["whose"]:
        cannot.append("cannot be attached to a permanent an opponent controls")
    return f"{found['head']}This card {' and '.join(cannot)}."


def dealt_more(found: re.Match[str]) -> str:
    """ "Damage dealt by this card is increased by 1"."""
    who = lower(one_thing(lower(found["who"])))
    whom = f" to {one_thing(found['to'].removeprefix(' to '))}" if found["to"] else ""
    return f"{found['head']}If {who} would deal {found['kind'] or ''}damage{whom}, increase that damage by {found['many']}."


def dealt_twice(found: re.Match[str]) -> str:
    """ "Double all combat damage dealt by characters you control this turn"."""
    who = lower(one_thing(lower(found["who"])))
    time = " this turn" if found["time"] else ""
    opening = "if" if found["head"].endswith(", ") else "If"
    return f"{found['head']}{opening} {who} would deal {found['kind'] or ''}damage{time}, double that damage"


HOLDER: Final = {
    "you": " you control",
    "a player": "",
    "an opponent": " an opponent controls",
    "your opponent": " an opponent controls",
}


def whoever_attacks(found: re.Match[str]) -> str:
    """ "Whenever an opponent attacks your main character": whenever a permanent of theirs does."""
    what = found["what"] or "a permanent"
    who = what if what.startswith("this") or " control" in what else f"{what}{HOLDER[found['who']]}"
    verb = found["verb"] if found["verb"].endswith("s") else f"{found['verb']}s"
    against = (
        " against" if found["whom"] and verb == "defends" and not found["whom"].startswith(" against") else ""
    )
    return f"{found['when']} {who} {verb}{against}{found['whom'] or ''},"


def more_slots(found: re.Match[str]) -> str:
    """ "gets two additional item slots" as "has two additional item slots"."""
    many = found["many"] if not found["many"].isdigit() else NUMBERS[int(found["many"])]
    many = "one" if many in ("a", "an") else many
    verb = "has" if found["get"].endswith("s") else "have"
    return f"{verb} {many} additional item slot{'' if many == 'one' else 's'}"


def counted(found: re.Match[str]) -> str:
    """ "For each player who does, place a Favor counter on this": that many, since each of them did it once."""
    verb, what = found["verb"], found["what"]
    if re.search(r" and |, | for each ", what):
        return found[0]  # only the first of it would be done that often
    if verb == "deal":
        said = re.sub(r"^damage\b", "that much damage", what)
    else:
        said = "that many " + re.sub(r"^([^.]*?\b(?:card|counter|token|Token))\b", r"\1s", what)
    return f"{found['each']}{upper(verb)} {said}."


def first_would(found: re.Match[str]) -> str:
    """ "If this would be dealt damage for the first time each turn": the first time it would (R184)."""
    said = f"the first time {found['event']} would {found['done']} each turn,"
    return upper(said) if found[0][0].isupper() else said


def first_damage(found: re.Match[str]) -> str:
    """ "Prevent the first damage that would be dealt to this each turn"."""
    if re.match(r"(?:each|all)\b", found["whom"]):
        return found[0]  # the first time of each of them, and not of all together (R184)
    whom = lower(one_thing(lower(found["whom"])))
    return f"{found['head']}The first time {whom} would be dealt {found['kind'] or ''}damage each turn, prevent that damage."


def the_others(found: re.Match[str]) -> str:
    """ "Look at the top three cards …. Put one into your hand and the other two …": the rest, if it is so many."""
    before = found.string[: found.start()]
    if found["many"] not in ("ones", "cards"):
        seen, taken = re.findall(r"\btop (\w+) cards\b", before), re.findall(r"\b[Pp]uts? (\w+)\b", before)
        if not seen or not taken or digits(seen[-1]) != digits(taken[-1]) + digits(found["many"]):
            return found[0]
    return "and put the rest "


PLAY_AND_COMBAT: Final[tuple[Habit, ...]] = (
    habit(r"[–—]", "-"), habit(r"[’‘]", "'"), habit(r"[“”]", '"'), habit(r" {2,}", " "),
    habit(r"\b(combat|day|morning|evening|night) phase\b", lambda m: f"{m[1][0].upper()}{m[1][1:]} Phase"),
    # ---- 2.2.1: what a character costs
    habit(rf"(?P<head>^|\. |, )(?:[Ee]ach |[Ee]very |[Aa]ll )?(?P<what>(?:[A-Za-z-]+ )*?(?:[Cc]haracters?|[A-Z][a-z]+s?)(?: cards?)?) (?:that )?(?P<who>{THEM}|you) plays? costs? (?P<fee>(?:\{{\d+\}}|\[\w+\])+) (?P<how>more|less)(?: to play)?(?P<least>, but not less than \{{\d+\}})?", dearer),
    habit(rf"(?P<head>^|\. |, )(?P<what>(?:[A-Za-z-]+ )*?(?:[Cc]haracters?|[A-Z][a-z]+s?)(?: cards?)?) costs? (?:(?P<who>{THEM})) (?P<fee>(?:\{{\d+\}}|\[\w+\])+) (?P<how>more|less)(?: to play)?(?P<least>)", dearer),
    habit(r"(^|\. )[Yy]our ((?:[A-Z]\w+ )*)(characters?|character cards?|[A-Z]\w+s) cost (?=\{)", lambda m: f"{m[1]}{upper(m[2] + m[3])} you own cost "),
    habit(r"\b(with|has|have|of) (?:an? )?(?:acquisition )?cost (?:of )?(?:exactly )?\{(\d+)\}(?! (?:less|more) to)", r"\1 cost \2"),
    habit(r"\b[Tt]he first ((?:[A-Z]\w+ )*?(?:character|[A-Z][a-z]+))(?: card)? (?:that )?you play (?:each|every|per|in a|during each|on each of your) turns? costs? (?![^.]*but not less)", lambda m: f"As long as you played no {m[1]}s this turn, {m[1]}s you own cost "),
    # ---- what is reduced
    habit(r"(?P<head>^(?:Equip(?: -|:) )?|\. )(?:(?:All )?(?P<kind>[Cc]ombat )?[Dd]amage (?:that would be )?dealt to (?P<whom>[^.,]*?) is reduced by (?P<many>\d+)|[Rr]educe (?:all |any )?(?P<kind2>combat )?damage (?:that would be )?dealt to (?P<whom2>[^.,]*?) by (?P<many2>\d+))(?:,? to a minimum of (?:0|zero))?\.", less_damage),
    # ---- the first time in a turn
    habit(r"(?P<head>^(?:Equip(?: -|:) )?|\. |\* )[Pp]revent the first (?P<kind>combat )?damage (?:that would be )?dealt to (?P<whom>[^.,]*?) (?:each|in each|during each|per|every) turn\.", first_damage),
    habit(r"\b(?:[Ii]f|[Ww]hen(?:ever)?) (?P<event>[^,.]*?) would (?P<done>[^,.]*?) for the first time (?:each|in a|in each|during each|per|during a|every|in any) turn,", first_would),
    habit(r"\b[Tt]he first time (?:each|in each|during each|every|per) turn(?: that)? (?P<event>[^,.]*?) would (?P<done>[^,.]*?),", first_would),
    habit(r"(?P<head>^(?:Objective(?: -|:) |Equip(?: -|:) )?)When(?:ever)? (?P<event>[^,.]*?) for the first time (?:each|in a|in each|during each|per|during a|every|in any) turn, (?P<then>[^.\"]*)\.(?: This (?:happens|triggers) only once (?:each|per) turn\.)?$", first_time),
    # ---- 9.3.6: what is attacked
    habit(r"(?P<head>^(?:(?:Objective|Equip)(?: -|:) )?When(?:ever)? [^,.\"]*?) (?:is declared as (?:an|the) attacker|attacks)(?P<then>, [^\"]*?)\bthe (?:attacked|targeted|defending) (?P<noun>permanent|character)\b(?!'s)", attacked_one),
    habit(r"(?P<head>^(?:(?:Objective|Equip)(?: -|:) )?When(?:ever)? [^,.\"]*?) (?:is declared as (?:an|the) attacker|attacks)(?P<then>, [^\"]*?)\bthe (?P<noun>permanent|character) (?:(?:it|this card|this|that \w+|the linked target) (?:is attacking|attacks|attacked)|being attacked|that (?:is|was) (?:being )?attacked)\b", attacked_one),
    # ---- other than this
    habit(rf"\b(?P<many>[Aa]nother target|[Tt]arget|[Aa]n?|[Aa]nother|[Ee]ach|[Aa]ll|[Uu]p to \w+(?: target)?|[Tt]wo|[Tt]hree) (?P<what>{QUALITIES}(?:(?:{KINDS})s?|(?:character|item|location) cards?)(?: (?:you control|an opponent controls|your opponents control|your opponent controls|they control|in play))?),? (?:other than|except(?: for)?|besides|that is not) (?:this(?: card| character| permanent| location| item| one)?|itself)\b", other_than),
    # ---- 2.1.1: what stays exhausted
    habit(r"\b(?P<verb>stays?|remains?) exhausted (?:during|in|through) its controller's next Morning Phase\b", stays_down),
    habit(r"\b(have|has) no abilities\b", lambda m: "lose all abilities" if m[1] == "have" else "loses all abilities"),
    # ---- who may not, and until when
    habit(r"(?P<head>^|[.,] )[Nn]o (?P<who>player|opponent)s? (?:may|can) (?P<what>(?:enter|attack|play|draw|activate|search|create|gain|heal|return|discard|exhaust|attach)\b)", lambda m: f"{m['head']}{('P' if m['who'] == 'player' else 'Y') if not m['head'].startswith(',') else ('p' if m['who'] == 'player' else 'y')}{'layers' if m['who'] == 'player' else 'our opponents'} cannot {m['what']}"),
    habit(rf"(?P<head>^(?:Support\b[^:]*: |When this(?: card| character| location)? enters the game board, )[^.]*?)\b(?P<who>[Yy]our opponents?|[Ee]ach opponent|[Oo]pponents) (?:cannot|can't|may not) (?P<what>{OWN_TURN}) (?:during|in|on) (?:their|his or her|your opponents?'s?|each opponent's) next turns?(?=[.,])", lambda m: f"{m['head']}{'Y' if m['who'][0].isupper() else 'y'}our opponents cannot {m['what']} until the end of each opponent's next turn"),
    habit(rf"(?P<head>^(?:Support\b[^:]*: |When this(?: card| character| location)? enters the game board, )[^.]*?\btarget opponent) (?:cannot|can't|may not) (?P<what>{OWN_TURN}) (?:during|in|on) their next turn(?=[.,])", r"\g<head> cannot \g<what> until the end of their next turn"),
    habit(r"\b([Uu])ntil your next Morning Phase(?: begins)?\b(?!,? (?:turn|put|place|draw))", r"\1ntil your next turn"),
    # ---- what an item may be attached to
    habit(r"(?P<head>^|\. )(?:[Aa]ttach this(?: card| item)? only to|[Tt]his(?: card| item)? (?:may|can) (?:only be attached|be attached only) to) (?:an? )?(?P<kind>character|location)s? with (?:an? )?(?:acquisition )?(?P<stat>cost|OFV|DFV) (?:of )?\{?(?P<number>\d+)\}? or (?P<how>more|less|greater|higher|fewer|lower)\.", attached_to),
    habit(rf"(?P<head>^|\. )(?:[Aa]ttach this(?: card| item)? only to|[Tt]his(?: card| item)? (?:may|can) (?:only be attached|be attached only) to) (?:an? )?(?P<kind>{NON})s?(?P<more> characters?| locations?| permanents?)?(?P<whose> you control)?\.", only_to),
    # ---- what each of several does, counted
    habit(r"(?P<each>\b[Ee]ach (?:player|opponent) may (?:draw|discard) a card\. )For each (?:player|opponent) who (?:does|did)(?: so| this)?, (?P<you>you )?(?P<verb>place|put|draw|create|deal|heal) (?:an?|1|one) (?P<what>[^.]*)\.", counted),
    # ---- what a source deals
    habit(r"(?P<head>^(?:Equip(?: -|:) )?|\. )(?:All )?(?P<kind>[Cc]ombat )?[Dd]amage (?:that would be )?dealt by (?P<who>[^.,]*?)(?P<to> to [^.,]*?)? is increased by (?P<many>\d+)\.", dealt_more),
    habit(r"(?P<head>^(?:Equip(?: -|:) )?|\. |, |: |\* )[Dd]ouble (?:all |the )?(?P<kind>combat )?damage (?:that would be )?dealt by (?P<who>[^.,]*?)(?P<time> this turn| until end of turn)?(?=\.)", dealt_twice),
    habit(r"\b[Ii]f (?P<what>[^,.]*?) would be dealt (?P<kind>combat )?damage by (?P<who>this(?: card| character)?|it|the linked target),", lambda m: f"{'I' if m[0][0] == 'I' else 'i'}f {m['who']} would deal {m['kind'] or ''}damage to {m['what']},"),
    habit(r"(\bwould deal (?:combat )?damage[^,.]*), (?:that damage is increased by (\d+)|(?:it deals|it is dealt|deal) (?:that much damage plus (\d+)|(\d+) (?:more|additional|extra|further)))(?: damage)?(?: instead)?\.", lambda m: f"{m[1]}, increase that damage by {m[2] or m[3] or m[4]}."),
    # ---- 9.3.6: who attacks is a permanent
    habit(r"(?P<when>\b[Ww]hen(?:ever)?) (?P<who>an opponent|your opponent|a player|you) (?P<verb>attacks?|defends?)(?P<with> with (?P<what>an? [^,.]*?|this(?: card| character)?))?(?P<whom> (?:this|your|an?|another|target|the|that)\b[^,.]*?)?,", whoever_attacks),
    # ---- 9.2.2 to 9.2.4: several commands in one turn
    habit(r"\b(?P<who>you|that player|they) (?:have |has )?activated (?P<list>(?:(?:Acquisition|Solvency|Contingency)(?:,? and |, )?){2,3}) this turn", lambda m: " and if ".join([f"{m['who']} activated {one}" for one in re.findall(r"Acquisition|Solvency|Contingency", m["list"])]) + " this turn"),
    # ---- what does not tire, what is healed
    habit(r"\b(?P<do>do|does)(?: not|n't) become exhausted (?:when|while|as|after) (?:(?:it|they|this(?: card| character)?) )?(?P<how>attack|defend)(?:s|ing)?\b", r"\g<do> not become exhausted by \g<how>ing"),
    habit(r"(?P<who>\b[Yy]our opponents?|\b[Oo]pponents|\b[Pp]layers|\b[Ee]ach opponent|\b[Ee]ach player|\b[Yy]ou) (?:cannot|can't|may not) heal damage(?P<from> from [^.,]*?)?(?=[.,]| until | this turn)", lambda m: f"{m['who']} cannot heal a damage counter from {one_thing(m['from'].removeprefix(' from ')) if m['from'] else 'a permanent'}"),
    habit(r"(?P<head>^|\. |, )(?:[Ee]ffects (?:cannot|can't|may not) heal damage|[Dd]amage (?:cannot|can't|may not) be healed)(?: from (?P<whom>[^.,]*?))?(?=[.,]| until | this turn)", lambda m: f"{m['head']}{(m['whom'] or 'permanents') if m['head'] == ', ' else upper(m['whom'] or 'permanents')} cannot be healed"),
    habit(r"\b([Ww]hen(?:ever)? (?:this(?: card| character)?|an?[^,.]*?|another[^,.]*?)) enters or leaves the game board\b", r"\1 enters the game board or leaves the game board"),
    habit(r"(\b[Ww]hen(?:ever)? you (?:shuffle|search) your deck, [^.]*?\btop (?:card|\w+ cards)) of it\b", r"\1 of your deck"),
    habit(r"(?P<head>^|\. )(?:[Dd]uring|[Oo]n|[Ii]n) (?:your opponents?'s?|each opponent's|opponents'|your opponents') (?P<time>turns?|(?:Morning|Day|Combat|Evening) Phases?), ", lambda m: f"{m['head']}During an opponent's {m['time'].rstrip('s')}, "),
    habit(r"\b[Yy]ou (?:may|can) have up to (\w+) Command Tokens?\b", r"Your maximum of Command Tokens is \1"),
    habit(r"\b([Ii]f) (?:it|that card|the revealed card) (?:has|is) (?:that|the named|the chosen) (?:name|card)(?=,)", r"\1 it is a card with that name"),
    habit(r"(\b[Cc]reates? an? [^.\"]*?\btoken) that (?P<what>cannot [^.\"]*?|(?:has|gets|gains|does not|enters) [^.\"]*?)(?=\.)", lambda m: f'{m[1]} with "This {m["what"]}."'),
    habit(r"(\b[Cc]hoose one ?[:-] ?[^.]*)\. Or ([a-z])", lambda m: f"{m[1]}. Or: {m[2].upper()}"),
    habit(r"\b([Rr])edirect (target [^.,]*?|that effect|it) to (?:another|a new|a different) (?:legal )?target\b", lambda m: f"{'C' if m[1] == 'R' else 'c'}hange the target of {m[2]} to another legal target"),
    # ---- 2.2.6: slots
    habit(r"\b(?P<get>has|have|gets?|gains?) (?P<many>one|two|three|four|an?|[1-4]) (?:additional|extra|more|further) item slots?\b", more_slots),
    # ---- what is neutralized unless it is paid for
    habit(r"\b(?P<what>target (?:\w+ )?effects?\b[^.]*?) unless (?:that|the|your) (?:opponent|player) (?P<verb>pays|discards|exhausts)\b", r"\g<what> unless its controller \g<verb>"),
    # ---- what something was when it was discarded
    habit(r"(?P<head>\b[Ww]hen(?:ever)? (?:the )?(?:linked target|this(?: card| character)?|an?[^,.]*?|another[^,.]*?) (?:is (?:discarded|returned|moved|put)[^,.]*|leaves the game board)), if (?P<who>it|that \w+|the linked target) (?P<be>was|were|wasn't|was not) (?P<not>not )?(?P<what>an? [^,.]*?)(?=,)", lambda m: f"{m['head']}, if {m['who']} is {'not ' if m['not'] or m['be'] in ('was' + chr(110) + chr(39) + 't', 'was not') else ''}{m['what']}"),
    # ---- 9.3.6: what it attacks
    habit(r"\b([Ii]f (?:it|this(?: card| character)?|that \w+|the linked target)) (?:is|was) attacking (?=(?:your|an?|the|this|another|that)\b)", r"\1 is a permanent attacking "),
    # ---- the next damage
    habit(r"\b([Pp])revent (?:up to |the first )?(\d+)(?: of| damage of)? (?:the )?next (?:damage|\d+ damage)(?= that would be dealt)", r"\1revent the next \2 damage"), habit(r"\b([Pp])revent up to (\d+) damage (?=that would be dealt)", r"\1revent the next \2 damage "),
    # ---- what is attached
    habit(r"\b([Aa])ttached items?(?! to\b)", lambda m: f"{m[1]}ttachment{'s' if m[0].endswith('s') else ''}"),
    habit(r"(\b[Tt]urns? [^.,]*? face-up) without paying (?:its|their) (?:cost|acquisition cost|fee)s?(?=[.,]| and )", r"\1"),
    habit(r"\b(cannot be (?:exhausted|turned face-(?:up|down)|moved[^.,]*?|returned[^.,]*?)) by (?:your )?opponents?(?=[.,]| and )", r"\1 through effects your opponents control"),
    # ---- times behind what is done
    habit(r"^(?P<head>(?:Objective(?: -|:) |Equip(?: -|:) )?When(?:ever)? [^,.\"]*), (?P<then>(?!if |you may )[^.,\"]*?),? at (?P<when>(?:the|your) next \w+ Phase|the \w+ Phase of your next turn|the end of your next turn)\.$", r"\g<head>, at \g<when>, \g<then>."),
    habit(r"\b([Aa])t the Evening Phase of (?:the|any|a) turn (?:in which )?(this(?: card| character)?) entered the game board, ", r"\1t the Evening Phase, if \2 entered the game board this turn, "),
    habit(rf"(?P<head>^(?:Objective(?: -|:) )?)If (?P<if>[^,.]*), (?P<then>[^.,]*?) at (?P<when>(?:your|the) (?:{PHASE}|Night Phase))\.$", at_its_time),
    # ---- what lies on a permanent
    habit(r"\b(?P<verb>[Rr]emoves?|[Hh]eals?) (?:all )?(?P<whose>its|their|this card's|this character's|that \w+'s) (?P<what>(?:[A-Z]\w+ |damage |exhaustion )counters|damage)\b", lambda m: f"{m['verb']} all {m['what']} from { {'its': 'it', 'their': 'them'}.get(m['whose'], m['whose'].removesuffix(chr(39) + 's'))}"),
    habit(r"(?P<head>\b[Ww]hen(?:ever)? (?:you|an opponent|a player|your opponent)) heals? damage (?=from\b)", lambda m: f"{m['head']} heal{'' if m['head'].endswith('you') else 's'} a damage counter "),
    # ---- 9.2: global commands once more
    habit(r"\b(activate (?:Acquisition|Solvency|Contingency)) (?:an|one) (?:additional|extra|more|further) time(?! each)\b", r"\1 one additional time"),
    # ---- 3.0.6: resources
    habit(rf"\b([Aa]dds?) (?P<many>an?|{'|'.join(NUMBERS)}|\d+) resources?(?: counters?)? of your (?:own )?faction(?: to your (?:resource )?pool)?", lambda m: f"{m[1]} {{{digits(m['many'])}}} of your faction"),
    habit(rf"\b([Aa]dds?) (?P<many>an?|{'|'.join(NUMBERS)}|\d+) (?:factionless )?resources?(?: to (?:your|their) (?:resource )?pool)?(?=[.,]| and )(?! token)", lambda m: f"{m[1]} {{{digits(m['many'])}}}"),
    # ---- what was looked at
    habit(r"\band the other (?P<many>two|three|four|ones|cards|\d) (?=(?:into|on|back|in)\b)", the_others),
    # ---- damaged
    habit(rf"\bDamaged (?P<noun>(?:{KINDS})s)(?P<whose>(?: (?:you control|your opponents control|an opponent controls))?)", lambda m: f"{upper(m['noun'])}{m['whose']} with a damage counter"),
)  # fmt: skip

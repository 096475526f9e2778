"""A line in the order of the house, whatever order a designer prints it in.

The rulebook shows a header, what it costs, the effect and the traits, and each designer transcribes them in his own
way: costs before the header, before the colon or behind it, traits in brackets, behind a dash or behind the header,
the limit anywhere. A line is taken apart here and put together as the house prints it; its sentences stay as they are.
"""

# ruff: noqa: E501  # a wording stands on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.rewording.printed_headers import LISTED, PAID, icons_of, of_another
from sandtable.games.antithesis.language.rewording.sentence_shapes import lower, upper

TIMING: Final = "Global|Offensive|Defensive"
TIMED: Final = "Action|Interrupt|Burst-Act|Burst Act"
HEAD: Final = (
    rf"(?i:(?:Enemy )?(?:{TIMED})s? (?:- )?\(?(?:{TIMING})\)?(?: Enemy)?|(?:Enemy )?(?:{TIMING})(?: Enemy)? (?:{TIMED})"
    r"|Response|Passive|When Revealed|While Revealed|Player Who Reveals)(?: from (?:your )?Hand)?"
)
BEGINS: Final = re.compile(  # whether a line opens an ability: its header, and then no sentence that goes on
    rf"(?i:attached has\b:?(?: -)? ?)?[\"“]?(?:(?P<name>[A-Z][^:.{{}}]{{0,60}}?)(?: -|:|\.|!|\?) (?=(?:[Cc]osts?:? )?(?:(?:{LISTED})(?::|,|\.| -)? )?{HEAD}))?"
    rf"(?:(?:[Cc]osts?:? )?(?:{LISTED})(?::|,|\.| -)? (?={HEAD}))?(?P<head>{HEAD})(?= ?(?:$|[:({{\[-])|,? (?:{LISTED})[:,-]|\. )"
)
GIVEN: Final = re.compile(
    r"(?i:(?:the )?attached (?:Character |Champion |Field |card )?(?:has|gains))(?: ?[:,]| -(?!\d))? ?[\"“']?(?=\S)"
)
GIVEN_BEHIND: Final = re.compile(
    r" ?:? ?(?i:attached has)(?:: ?| -(?!\d) ?|,? (?=[\"“]?(?:When|After|If|While|This (?:Character|Champion|Field))\b))"
)
CALLED: Final = re.compile(
    rf"(?P<name>[A-Z][^:.{{}}]{{0,60}}?)(?: -|:|\.|!|\?) (?={HEAD}\b|(?:[Cc]osts?:? )?(?:{LISTED})(?::|,|\.| -)? {HEAD}\b|[Cc]osts?: ?[^.:]{{2,90}}[.:] {HEAD}\b)"
)
PAID_FIRST: Final = re.compile(rf"(?:[Cc]osts?:? )?(?P<costs>{LISTED})(?::|,|\.| -)? (?={HEAD}\b)")
# "Rivet Gun (Offensive Action, Combat): …", and what stands behind a header and only says what it is called
IN_BRACKETS: Final = re.compile(
    rf"(?P<name>[A-Z][^():{{}}]{{0,60}}?) ?[(\[](?P<in>(?i:Attached Has )?{HEAD}(?:[,;] [^()\[\]]*)?)[)\]] ?(?:[:.]| -)? ?(?=\S)"
)
TITLE: Final = r"[A-Z][\w'-]*(?: (?:[A-Z][\w'-]*|a|an|and|as|at|by|for|from|in|into|of|off|on|or|over|the|to|under|with))*"
CALLED_LAST: Final = re.compile(rf"(?P<name>{TITLE})(?P<sign> -|:) (?=\S)")
NO_NAMES: Final = re.compile(
    r"(?:.* )?(?:Attack|Attacks|Movement|Costs?|Limit|Traits?|Income|Discard|Draw|Gain|Recover|Exhaust|Kill|Return|Move)$"
    r"|Attached Has|Choose|Target|When|After|If|While|This|That|Each|All|Any|Your|The (?:Attached|Target)|Roll|Player|Up|Then|Pay|Spend"
)
# what stands before a colon and is more than what an ability is called: a condition, a price, whom it is about
SAYS: Final = re.compile(
    r"(?:If|While|When|Whenever|Unless|During|After|Before|Requires?|Not|Needs?|Must|Usable|Available|Use|Vs|Versus|Against|Until)\b.*"
    r"|.* (?:must|can|cannot|if|while|when|unless|until|needs?)\b.*|Costs? .+|.*\d.*|(?:In )?Row [A-G]|Main Phase|Offensive|Defensive|Global|Self"
    r"|(?i:on (?:your )?(?:deploy|kill|death|hit|reveal|attack|move|discard|draw)\w*)"
    r"|(?i:(?:a|an|one|two|three|four|five) (?:mana|souls?|gems?|cp|dice|die)\b.*)"
    r"|(?i:.*\b(?:once|twice|one|two) (?:per|each|every|a)\b.*|.*\b(?:per|every|each) (?:phase|battle|turn|player)\b.*|.*\bonly\b.*"
    r"|(?:(?:the|your|an?|each|all|any|this|if|while|when) )?(?:(?:un)?(?:damaged|engaged)|exhausted|recovered|killed|revealed|optional|opponents?|enem(?:y|ies)|(?:offensive |defensive |each |other )?players?)(?:'s)?"
    r"|(?:on|in|at|near|with|without|under|adjacent|draw|discard|gain|lose|exhaust|recover|pay|spend|sacrifice|kill|remove|return|your|each|all|any|this|target|attached|enemy|damaged|exhausted|engaged|other)\b(?: .*)?"
    r" (?:characters?|champions?|fields?|goals?|modifications?|cards?|die|dice|hand|row(?: [a-g])?|players?|opponents?|vp|cp|mana|souls?|gems?)\b.*)"
)
TRAIT: Final = r"[A-Z][a-z]+(?:[ -][A-Z][a-z]+){0,2}"
TRAITS: Final = rf"{TRAIT}(?:(?:, | and | / |/| & | - ){TRAIT})*"
LIMIT: Final = (
    r"(?i:(?:limit|use|usable|trigger|use this ability|trigger this ability|this ability (?:can|may)(?: only)? be (?:used|triggered)):? (?:only )?"
    r"(?P<{0}>\d|one|once|two|twice|three)(?: times?| uses?)?,? ?(?:per|each|a|every|/|in each|in a|during a|during each) ?(?:(?:main )?phase|\[score goals\]|(?P<{0}g>(?:whole )?game))"
    r"|(?P<{0}b>once|twice) (?:per|each|every) (?:(?:main )?phase|(?P<{0}h>game)))"
)
PER_GAME: Final = 100  # added to a limit that is one of the whole game
NUMBERS: Final = {"one": 1, "once": 1, "two": 2, "twice": 2, "three": 3}
LIMIT_HERE: Final = re.compile(LIMIT.format("n") + r"$")
LIMIT_LAST: Final = re.compile(rf"(?:^|(?<=[.)\]}}\s])) ?[\(\[]?{LIMIT.format('n')}\.?[\)\]]?\.?$")
LIMIT_FIRST: Final = re.compile(rf"[\(\[]?{LIMIT.format('n')}[\)\]]?(?:\.|:| -) ?(?=[A-Z\[{{])")
TRAITS_LAST: Final = re.compile(
    rf"[ ,;]*(?:\((?:(?i:(?:ability )?traits?)(?::| -) )?(?P<a>{TRAITS})\.?\)|\[(?:(?i:(?:ability )?traits?)(?::| -) )?(?P<b>{TRAITS})\.?\]"
    rf"|<(?P<c>{TRAITS})>|(?<![a-z] )(?i:\b(?:ability )?traits?)(?::| -)? (?P<d>{TRAITS})|(?:(?<=[.)\]}}]) ?|[-|*_] ?)[*_]*(?P<e>{TRAITS})[*_]*)\.?$"
)
# Ability Traits in the midst of an effect: behind a sentence or an option, or before the options
AMIDST: Final = re.compile(rf" ?\((?P<in>(?:{'|'.join(w.ABILITY_TRAITS)})(?:, [^()]*)?)\)")
TRAITS_OF_ANOTHER: Final = re.compile(
    r"\b(?:trait|[Aa]bilit(?:y|ies)|Actions?|Interrupts?|Responses?|Attacks?|Tactics?)$"
)
GROUP: Final = re.compile(r" ?[\(\[](?P<in>[^()\[\]]*)[\)\]]")
# a cost that is more than icons, in a sentence of its own before the header: "Cost: {CP}, discard a card from your Hand."
PAID_SO: Final = re.compile(rf"[Cc]osts?: ?(?P<said>[^.:]{{2,90}})[.:] (?={HEAD}\b)")
ALL_LISTED: Final = re.compile(rf"(?:[Cc]osts?:? |[Pp]ay |[Ss]pend )?(?P<costs>{LISTED})")
BEFORE_COLON: Final = re.compile(
    rf"(?: -|,|;)? (?:[Cc]osts?:? |[Pp]ay |[Ss]pend )?(?P<costs>{LISTED})(?P<done>(?:,? and |, )(?i:{PAID}) [^:.]*?)?(?:(?=:| -|\.)|(?= [\(\[])|$)"
)
BARE_COSTS: Final = re.compile(r" ?(?P<costs>(?:\{[A-Za-z]+\}[, ]*)+)(?=[A-Z\[])")
LIMIT_THERE: Final = re.compile(rf"(?:,|;| -) ?{LIMIT.format('n')}(?=:| -|\.|,)")
TRAITS_THERE: Final = re.compile(rf" ?[-,|] ?(?P<in>{TRAITS})(?=:| -|\.|$)")
# "Exhaust this card, then spend {G}. …", "Pay {CP} and make …", "{Exhaust} this card and spend {S} to gain …"
_SPOKEN: Final = r"(?:(?:[Pp]ay|[Ss]pend) )?(?:(?:\{[A-Za-z]+\})+(?: this (?:card|Character|Champion|Field|Directive|Modification))?|[Ee]xhaust this (?:card|Character|Champion|Field|Directive|Modification))"
SPOKEN: Final = re.compile(
    rf"(?P<costs>{_SPOKEN}(?:(?:,? and(?: then)?|,? then|,) {_SPOKEN})*)(?:(?P<end>\.|:| to|,? and|,? then|, to) (?=\S))"
)
MORE_BEFORE_COLON: Final = re.compile(r",? ?(?!when\b|after\b|costs?\b|pay\b)[a-z/&][^.:{}]*:")
NO_COST: Final = re.compile(r"(?:Costs?:? )?(?:None|No cost|Free)(?::|\.| -|,) ", re.IGNORECASE)


def all_traits(said: str) -> list[str]:
    """The traits of a list."""
    return [one for one in re.split(r", | and | / |/| & | - ", said) if one]


def are_known(said: str) -> bool:
    return all(one in w.TRAITS for one in all_traits(said))


def are_traits(said: str) -> bool:
    """Whether a list can only be traits: all are known, or some are, among others that a set declares."""
    return are_known(said) or any(one in w.TRAITS for one in all_traits(said))


def said_limit(found: re.Match[str]) -> int:
    word = (found["n"] or found["nb"]).lower()
    return (NUMBERS.get(word) or int(word)) + (PER_GAME if found["ng"] or found["nh"] else 0)


def is_timed(head: str) -> bool:
    return not head.startswith(("Passive", "When ", "While ", "Player "))


def house_head(said: str) -> str:
    """A header as the house prints it: when before what, and Enemy between them."""
    words = said.replace("-", " ").replace("(", " ").replace(")", " ").lower().split()
    hand = " from Hand" if "hand" in words else ""
    for word in ("response", "passive"):
        if word in words:
            return word.capitalize()
    if "reveals" in words:
        return "Player Who Reveals"
    if "revealed" in words:
        return f"{words[0].capitalize()} Revealed"
    timing = next(one for one in words if one.capitalize() in w.TIMINGS)
    kind = "Action" if "action" in words or "actions" in words else "Interrupt"
    return f"{timing.capitalize()} {'Enemy ' if 'enemy' in words else ''}{kind}{hand}"


class Opening:
    """A line on its way through: what was found of it so far."""

    def __init__(self, line: str) -> None:
        self.rest = line
        self.attached = False
        self.head = ""
        self.costs = ""  # as icons,
        self.done = ""  # and what else is done as a cost
        self.limit = 0
        self.traits: list[str] = []
        self.doubtful = False  # something is said twice, or nobody can say what it costs

    def pay(self, said: str) -> None:
        icons = icons_of(said)
        self.doubtful = (
            self.doubtful or not icons or of_another("Attached Has" if self.attached else "", said)
        )
        self.costs += icons

    def pay_so(self, said: str) -> None:
        """Icons and what else is done: the icons first."""
        parts = [part.strip() for part in re.split(r", (?:and )?| and (?=\{|[Ee]xhaust\b)", said)]
        icons = [part for part in parts if ALL_LISTED.fullmatch(part)]
        for one in icons:
            self.pay(one)
        self.done = ", ".join([lower(part) for part in parts if part not in icons])

    def name(self, said: str) -> None:
        self.traits += [one for one in all_traits(said) if one not in self.traits]

    def bound(self, number: int) -> None:
        self.doubtful = self.doubtful or (self.limit not in (0, number))
        self.limit = number

    # ---- before the effect

    def begin(self) -> bool:
        """The header with what stands before it; whether there is one."""
        given = GIVEN.match(self.rest)
        if given is not None:
            self.attached = True
            self.rest = self.rest[given.end() :].strip("\"“”'")
        if self.in_brackets():
            return True
        called = CALLED.match(self.rest)
        if called is not None and not re.fullmatch(rf"{HEAD}|{ALL_LISTED.pattern}", called["name"]):
            self.rest = self.rest[called.end() :]
            limit = LIMIT_HERE.match(called["name"])
            if limit is not None:
                self.bound(said_limit(limit))
            elif SAYS.fullmatch(called["name"]) or (called["name"] in w.KEYWORDS and "! " not in called[0]):
                self.doubtful = True
            elif are_known(called["name"]):
                self.name(called["name"])  # what an ability is called is no rule, its traits are
        first = PAID_FIRST.match(self.rest)
        if first is not None:
            self.pay(first["costs"])
            self.rest = self.rest[first.end() :]
        so = PAID_SO.match(self.rest)
        if so is not None:
            self.pay_so(so["said"])
            self.rest = self.rest[so.end() :]
        head = re.match(rf"{HEAD}(?=$|[\s:,;.(\[{{-])", self.rest)
        if head is None:
            return False
        self.head = house_head(head[0])
        self.rest = self.rest[head.end() :]
        given = GIVEN_BEHIND.match(self.rest)
        if given is not None:  # "Response: Attached Has: When …": what is given stands behind its header
            self.attached = True
            self.rest = ": " + self.rest[given.end() :].strip("\"“”'")
        return True

    def in_brackets(self) -> bool:
        """ "Rivet Gun (Offensive Action, Combat): …": the header stands behind what the ability is called."""
        found = IN_BRACKETS.match(self.rest)
        if found is None or re.match(HEAD, self.rest):
            return False
        head, *more = re.split(r"[,;] ", found["in"])
        if not re.fullmatch(rf"(?i:Attached Has )?{HEAD}", head):
            return False
        self.attached = self.attached or head.lower().startswith("attached has")
        self.head = house_head(re.sub(r"(?i:^attached has )", "", head))
        for one in more:
            if not self.grouped(one):
                self.doubtful = True
        self.rest = f": {self.rest[found.end() :]}"
        return True

    def before_colon(self) -> None:
        """Costs, traits and a limit between the header and its colon, in any order."""
        while True:
            group = GROUP.match(self.rest)
            if group is not None and self.grouped(group["in"]):
                self.rest = self.rest[group.end() :]
                continue
            costs = BEFORE_COLON.match(self.rest) if is_timed(self.head) else None
            if costs is not None:
                self.pay(costs["costs"])
                if costs["done"]:
                    self.done = lower(re.sub(r"^(?:,? and |, )", "", costs["done"]))
                self.rest = self.rest[costs.end() :]
                continue
            icons = BARE_COSTS.match(self.rest) if is_timed(self.head) else None
            if icons is not None:
                self.pay(icons["costs"])
                self.rest = f" {self.rest[icons.end() :]}"
                break
            limit = LIMIT_THERE.match(self.rest)
            if limit is not None:
                self.bound(said_limit(limit))
                self.rest = self.rest[limit.end() :]
                continue
            there = TRAITS_THERE.match(self.rest)
            if there is not None and are_known(there["in"]):
                self.name(there["in"])
                self.rest = self.rest[there.end() :]
                continue
            break
        if MORE_BEFORE_COLON.match(self.rest):
            self.doubtful = True  # it says for whom, or what else the ability is
        self.rest = re.sub(r"^(?: ?[:.]| -)? ?", "", self.rest)

    def grouped(self, said: str) -> bool:
        """What stands in brackets behind the header, if it is no part of the effect."""
        costs, limit = ALL_LISTED.fullmatch(said), LIMIT_HERE.match(said)
        if limit is not None:
            self.bound(said_limit(limit))
        elif costs is not None and is_timed(self.head) and not are_known(said):
            self.pay(costs["costs"])
        elif re.fullmatch(TRAITS, said) and said not in w.KINDS:
            self.name(said)
        else:
            return False
        return True

    def behind_colon(self) -> None:
        """A limit or traits before the effect; what it costs there is read elsewhere."""
        limit = LIMIT_FIRST.match(self.rest)
        if limit is not None:
            self.bound(said_limit(limit))
            self.rest = self.rest[limit.end() :]
        group = GROUP.match(self.rest)
        if group is not None and are_known(group["in"]) and self.grouped(group["in"]):
            self.rest = self.rest[group.end() :].lstrip(" :-")
        self.spoken()
        called = CALLED_LAST.match(self.rest)
        if called is not None and self.only_called(called):
            self.rest = self.rest[called.end() :]
        free = NO_COST.match(self.rest)
        if free is not None and not self.costs:
            self.rest = self.rest[free.end() :]

    def spoken(self) -> None:
        """What an ability costs in a sentence of its own: "Pay {CP} and make …", "Exhaust this card. …"."""
        found = SPOKEN.match(self.rest) if is_timed(self.head) else None
        if found is None or self.costs:
            return
        rest = self.rest[found.end() :]
        if found["end"] in (" and", ", and", " then", ", then") and not rest.startswith(("make", "perform")):
            return
        self.pay(found["costs"])
        self.rest = upper(rest)

    def only_called(self, found: re.Match[str]) -> bool:
        """Whether "Siren Lash - …" behind the header only says what the ability is called."""
        name = found["name"]
        known = name in w.KEYWORDS or name in w.TRAITS or ALL_LISTED.fullmatch(name)
        if name in ("Melee", "Ranged") and f"{name} Attack" not in self.rest:
            return False
        return not known and not NO_NAMES.match(name) and not SAYS.fullmatch(name)

    # ---- behind the effect

    def last(self) -> None:
        """Traits and a limit at the end, in either order."""
        listed = self.rest.partition("Ability Traits:")
        if listed[1] and re.fullmatch(rf" ?{TRAITS}\.?", listed[2]):
            self.name(listed[2].strip(" ."))
            self.rest = listed[0].rstrip()
        for _ in range(2):
            traits = TRAITS_LAST.search(self.rest)
            if traits is not None:
                said = next(one for one in traits.group("a", "b", "c", "d", "e") if one)
                plain = traits["a"] or traits["c"] or traits["d"]  # tasks stand in square brackets, too
                if are_traits(said) or (plain and said not in w.KEYWORDS):
                    self.name(said)
                    self.rest = self.rest[: traits.start()].rstrip()
            limit = LIMIT_LAST.search(self.rest)
            if limit is not None and limit.start() > 0:
                self.bound(said_limit(limit))
                self.rest = self.rest[: limit.start()].rstrip()
        self.rest = AMIDST.sub(self.amidst, self.rest.rstrip(' -|;,"”')).lstrip(" ")

    def amidst(self, found: re.Match[str]) -> str:
        """Traits that stand between an ability's sentences or options; they are the ability's all the same."""
        before, behind = found.string[: found.start()], found.string[found.end() :].lstrip()
        alone = before[-1:] in (".", ":", "}", ";") or (
            behind[:1] in ("", ".", ";", ":") and not TRAITS_OF_ANOTHER.search(before)
        )
        if not alone or not all(one in w.ABILITY_TRAITS for one in found["in"].split(", ")):
            return found[0]
        self.name(found["in"])
        return ""

    def line(self) -> str:
        """As the house prints it."""
        costs = (
            f"{self.costs}{', ' if self.costs else ''}{upper(self.done) if not self.costs else self.done}: "
            if self.done
            else f"{self.costs} "
            if self.costs
            else ""
        )
        body = numbered(upper(self.rest)) if self.head.startswith("Player") else upper(self.rest)
        if body and body[-1] not in ".:":
            body += "."
        long = "game" if self.limit > PER_GAME else "Phase"
        limit = f" Limit {self.limit % PER_GAME} per {long}." if self.limit else ""
        # "Melee" among the traits of a Melee Attack says nothing more
        self.traits = [one for one in self.traits if one not in w.KINDS or f"{one} " not in body]
        traits = f" Ability Traits: {', '.join(self.traits)}" if self.traits else ""
        return f"{'Attached Has ' if self.attached else ''}{self.head}: {costs}{body}{limit}{traits}"


def numbered(body: str) -> str:
    """The steps of a Strategy, if nobody has numbered them: a sentence each, with what asks about it behind it."""
    if re.match(r"\d", body):
        return body
    steps = re.split(r"(?<=[.\]]) (?!If\b|Otherwise\b|Then\b|If$)(?=[A-Z\[])", body)
    return " ".join(
        [f"{number}. {one if one.endswith('.') else one + '.'}" for number, one in enumerate(steps, 1)]
    )


def at_any_time(found: re.Match[str]) -> str:
    """ "Offensive or Defensive Action": Global, as either role may use it (ACT.3, ACT.4)."""
    same = found["one"] == found["other"] or found["kind"] not in (None, found["last"])
    return found[0] if same else f"{found['head']}Global {found['last']}"


def in_order(found: re.Match[str]) -> str:
    """A line with its parts in the order of the house, or as it was, if anything of it is in doubt."""
    opening = Opening(found[0])
    if not opening.begin():
        return f"Attached Has {opening.rest}" if opening.attached else found[0]
    opening.before_colon()
    opening.behind_colon()
    opening.last()
    return found[0] if opening.doubtful or not opening.rest else opening.line()


ORDER_OF_A_LINE: Final[tuple[Habit, ...]] = (
    habit(r"[–—]", "-"), habit(r"[’‘]", "'"), habit(r" {2,}", " "),
    habit(r"(?<=\})(?:\s*[,+/&]\s*|,? and | )(?=\{(?:[A-Za-z]+)\}[^.]*?:)", ""),
    habit(r"^(?P<head>(?:Attached Has )?)(?P<one>Offensive|Defensive)(?: (?P<kind>Action|Interrupt))?(?: or | and | ?/ ?)(?P<other>Offensive|Defensive) (?P<last>Action|Interrupt)\b", at_any_time),
    habit(r"^(?!\d).*$", in_order),
)  # fmt: skip

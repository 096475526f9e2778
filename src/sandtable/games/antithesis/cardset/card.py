"""A card of Antithesis: the fields of its frame, and what its text may say on a card of its kind."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

from sandtable.cards.errors import CardError, Fix, meant
from sandtable.cards.files import Entry
from sandtable.cards.pool import NO_VALUE
from sandtable.cards.pool import Card as AnyCard
from sandtable.cards.pool import Pool as AnyPool
from sandtable.cards.programs import Program
from sandtable.games.antithesis.cardset import frame
from sandtable.games.antithesis.cardset.layout import keywords_of
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import traits
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.texts import Texts
from sandtable.games.antithesis.language.vocabulary import verify

T = TypeVar("T")

CHAMPION: Final = "Champion"
CHARACTER: Final = "Character"
FIELD: Final = "Field"
TACTIC: Final = "Tactic"
MODIFICATION: Final = "Modification"
STRATEGY: Final = "Strategy"
DIRECTIVE: Final = "Directive"
OBJECTIVE: Final = "Objective"
TYPES: Final = (CHAMPION, CHARACTER, FIELD, TACTIC, MODIFICATION, STRATEGY, DIRECTIVE, OBJECTIVE)
MAIN_TYPES: Final = (CHARACTER, FIELD, TACTIC, MODIFICATION)
CHAMPIONS: Final = "Champions"  # parts of a deck
MAIN: Final = "Main Deck"
STRATEGIES: Final = "Strategy Deck"
FIGURES: Final = (CHAMPION, CHARACTER)
PLACED: Final = (CHAMPION, CHARACTER, FIELD, MODIFICATION)  # cards that have a place on the board (R146)

SPELT: Final = {  # other names of factions (R139)
    "House Vargus": "Vargus", "Aquillis": "Aquillus", "Asakura Brotherhood": "Asakura",
    "The Visionary": "Visionary",
}  # fmt: skip
SPELT_TRAITS: Final = {"Armor": "Armour"}  # in texts Armor is the trait of a DEF
EVERY: Final = ("name", "type", "faction", "text", "flavour", "reading", "art")
FIGURE_KEYS: Final = ("cost", "traits", "size", "hp", "def", "vp", "presence", "movement", "engagement")
# what a card of each kind must say, and what it may say
NEEDED: Final[dict[str, tuple[str, ...]]] = {
    CHAMPION: ("alignment", *FIGURE_KEYS), CHARACTER: ("value", *FIGURE_KEYS),
    FIELD: ("value", "cost", "field_size", "grid"), TACTIC: ("value", "cost"),
    MODIFICATION: ("value", "cost", "attach_to"), STRATEGY: ("value", "cost"),
    DIRECTIVE: ("alignment", "champion", "income"), OBJECTIVE: ("champion", "number"),
}  # fmt: skip
# how each of these is written
SUCH_AS: Final = {
    "alignment": '"Light"', "value": "0", "cost": '"6 {R}"', "traits": '"Human, Knight"', "size": '"Medium"',
    "hp": "5", "def": '"3 Armor"', "vp": "1", "presence": "1", "movement": '"RUN 2+D1 {R}"',
    "engagement": '"RNG 0+D1"', "field_size": '"2x2"', "grid": '"rows B-E, columns 1-9"',
    "attach_to": '"Knight"', "champion": '"Jek Namen"', "income": '"{B}{B}{P}"', "number": "1",
}  # fmt: skip
# and the clause that says so, where one does
OF_ALL: Final = {"value": "CARD2.C", "cost": "CARD2.J"}
PRINTED: Final[dict[str, dict[str, str]]] = {
    CHAMPION: {
        "alignment": "CARD1.E", "def": "CHAMP.L", "hp": "CHAMP.M", "vp": "CHAMP.N", "traits": "CHAMP.P",
        "size": "CHAMP.Q", "cost": "CHAMP.R", "movement": "CHAMP.S", "engagement": "CHAMP.T",
        "presence": "CHAMP.U",
    },
    CHARACTER: {
        **OF_ALL, "traits": "CARD2.H", "def": "CHAR.K", "hp": "CHAR.L", "vp": "CHAR.M", "size": "CHAR.N",
        "movement": "CHAR.O", "engagement": "CHAR.P", "presence": "CHAR.Q",
    },
    FIELD: OF_ALL, TACTIC: {"value": "CARD2.C"}, MODIFICATION: OF_ALL, STRATEGY: {"value": "CARD2.C"},
    DIRECTIVE: {"champion": "CARD1.A", "alignment": "CARD1.E", "income": "DIR.1"},
    OBJECTIVE: {"champion": "CARD1.A"},
}  # fmt: skip
ALLOWED: Final[dict[str, tuple[str, ...]]] = {
    CHAMPION: ("keywords", "income", "command_income"), CHARACTER: ("keywords", "income", "command_income"),
    FIELD: ("keywords", "traits", "income", "command_income"),
    MODIFICATION: ("keywords", "traits", "income", "command_income"),
    TACTIC: ("traits",), STRATEGY: (), DIRECTIVE: ("command_income",), OBJECTIVE: ("alignment",),
}  # fmt: skip
KEYS: Final[frozenset[str]] = frozenset(
    [*EVERY, *[key for rows in (NEEDED, ALLOWED) for keys in rows.values() for key in keys]]
)
ATTACH_TO: Final = "Attach To: "
TRIGGERED: Final[frozenset[int]] = frozenset((i.ACTION, i.INTERRUPT, i.RESPONSE))
KINDS: Final[dict[str, frozenset[int]]] = {
    **{kind: TRIGGERED | {i.PASSIVE} for kind in (CHAMPION, CHARACTER, FIELD, MODIFICATION, DIRECTIVE)},
    TACTIC: TRIGGERED, STRATEGY: frozenset((i.WHEN_REVEALED, i.WHILE_REVEALED, i.PLAYER_WHO_REVEALS)),
    OBJECTIVE: frozenset((i.OBJECTIVE_LINE,)),
}  # fmt: skip
# windows that what is used from Hand may answer (R191)
FROM_HAND: Final[frozenset[int]] = frozenset(
    (i.MAIN_PHASE_STARTS, i.STRATEGY_SHIFTED, i.DEPLOYED, i.ABILITY_TRIGGERED, i.ATTACK_DECLARED,
     i.STRENGTH_KNOWN, i.KILLED, i.MOVE_COMPLETED)
)  # fmt: skip
NO_ANSWER: Final = (
    "a Tactic cannot answer this; it answers a Main Phase that starts, a Strategy, a [Deploy], an ability "
    "that is triggered, an Attack that is declared, a Character that would take True Damage or is killed, "
    "a completed Move"
)
FIELD_KEYWORDS: Final[frozenset[int]] = frozenset((i.DESTRUCTIBLE, i.PRESENCE_X))
ON_EITHER: Final[frozenset[int]] = frozenset(
    (i.RESILIENT, i.UNMODDABLE, i.GLOBAL_DEPLOY, i.GLOBAL_INTERRUPT_DEPLOY)
)
INCOME_ICONS: Final = 3  # of a Directive (INCOME.1.i)
OBJECTIVES: Final = 5  # of a Champion (OBJ.V)
LINES: Final = 6  # of an Objective (OBJ.T)
MOST_VALUE: Final = 3  # R135
COLOURS: Final[frozenset[int]] = frozenset(range(i.RED, i.STANDARD))
_THIS: Final = re.compile(r"\b[Tt]his (Character|Champion|Field|Modification|Directive|Strategy|Objective)\b")
_HOST: Final = re.compile(r"\b[Tt]he attached (Character|Champion|Field)\b")
LABELS: Final = (
    ("income", "Income"), ("command_income", "Command Income"), ("field_size", "Field Size"),
    ("grid", "Grid"),
    ("attach_to", "Attach To"), ("keywords", "Keywords"),
)  # fmt: skip
# what to find a card by
DOES: Final = {
    i.DRAW: "Draws", i.DISCARD: "Discards", i.RETURN: "Returns", i.REMOVE: "Removes from the game",
    i.LOOK: "Looks at decks", i.SEARCH: "Searches", i.DEPLOY: "Deploys", i.ATTACH: "Attaches",
    i.CONTROL: "Gains control", i.KILL: "Kills", i.EXHAUST: "Exhausts", i.RECOVER: "Recovers",
    i.DAMAGE: "Deals damage", i.HEAL: "Heals", i.SHOVE: "PUSHes and PULLs", i.MOVE: "Moves",
    i.COMBINED: "Combined Action", i.PLACE: "Places", i.SWAP: "Exchanges", i.ATTACK: "Attacks",
    i.MAKE: "Attacks",
    i.AGAIN: "Attacks again", i.PREVENT: "Prevents damage", i.CANCEL: "Cancels", i.GAIN: "Gains dice",
    i.GAIN_DICE: "Gains dice", i.GAIN_TOKENS: "Gains tokens", i.GAIN_VP: "Victory Points",
    i.REROLL: "Changes dice",
    i.TURN: "Changes dice", i.CHANGE: "Changes Characters", i.HAVE: "Changes Characters", i.FORBID: "Forbids",
    i.REVEAL_GOAL: "Goals", i.GOAL_TO: "Goals", i.GOAL_OFF: "Goals", i.SHIFT_STRATEGY: "Shifts Strategy",
    i.RETURN_INSTEAD: "Saves the killed", i.REMOVE_INSTEAD: "Removes from the game",
}  # fmt: skip


class Card(AnyCard):
    """A card as it is printed; NO_VALUE for numbers that it does not print."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.type = ""
        self.faction = ""
        self.value = NO_VALUE
        self.alignment = ""
        self.champion = ""
        self.number = NO_VALUE
        self.cost: frame.Pairs = []
        self.traits: tuple[str, ...] = ()
        self.size = ""
        self.hp = NO_VALUE
        self.defence = (NO_VALUE, "")
        self.vp = NO_VALUE
        self.presence = NO_VALUE
        self.movement: frame.Pairs = []
        self.engagement = NO_VALUE
        self.keywords: list[tuple[int, int, frame.Pairs]] = []
        self.income: frame.Pairs = []
        self.command_income = 0
        self.field_size = (0, 0)
        self.grid: tuple[int, ...] = ()
        self.attach_to: Program | None = None
        self.shown: dict[str, str] = {}  # fields that were written otherwise, as the house prints them

    # ---- in decks

    def sections(self) -> list[str]:
        if self.type in MAIN_TYPES:
            return [MAIN]
        return {CHAMPION: [CHAMPIONS], STRATEGY: [STRATEGIES]}.get(self.type, [])

    def copies(self, usual: int) -> int:
        return usual if self.type in MAIN_TYPES else 1

    # ---- for clients

    def view(self) -> dict[str, object]:
        """What is printed, each field as its text."""
        view: dict[str, object] = {
            "name": self.name, "type": self.type, "faction": self.faction, "alignment": self.alignment,
            "champion": self.champion, "traits": list(self.traits), "text": list(self.lines),
            "flavour": self.flavour, "art": list(self.art), "token": self.token,
        }  # fmt: skip
        values = {**self.entry.values, **self.shown}
        for key in (
            "cost",
            "size",
            "def",
            "movement",
            "engagement",
            "keywords",
            "income",
            "grid",
            "field_size",
            "attach_to",
        ):
            if key in values:
                view[key] = values[key]
        for key in ("value", "number", "hp", "vp", "presence", "command_income"):
            if key in values:
                view[key] = values[key]
        view["pips"] = next((count for icon, count in self.cost if icon == i.PIPS), 0)
        return view

    def mechanics(self) -> list[str]:
        found: set[str] = set()
        for program in self.abilities:
            found |= {DOES[op] for op in verify(program.code).ops if op in DOES}
        return sorted(found)

    def block(self) -> str:
        """The whole card as it is printed, one field a line, abilities last."""
        title = self.champion or self.name
        lines = [f"{self.type}: {title}"]
        value = f" {self.value}" if self.value != NO_VALUE else ""
        lines.append(f"Faction: {self.faction}{value}")
        if self.alignment:
            lines.append(f"Alignment: {self.alignment}")
        if self.number != NO_VALUE:
            lines.append(f"Number: {self.number}")
        if self.cost:
            lines.append(f"Cost: {frame.show_cost(self.cost)}")
        if self.traits:
            lines.append(f"Traits: {', '.join(self.traits)}")
        if self.type in FIGURES:
            number, kind = self.defence
            lines.append(
                f"Size: {self.size}  HP: {self.hp}  DEF: {number} {kind}  VP: {self.vp}  "
                f"Presence: {self.presence}"
            )
            lines.append(f"Movement: {frame.show_array(self.movement)}")
            lines.append(f"Engagement: RNG {frame.show_span(self.engagement)}")
        values = {**self.entry.values, **self.shown}
        for key, label in LABELS:
            if key in values:
                lines.append(f"{label}: {values[key]}")
        return "\n".join([*lines, *self.lines])

    # ---- reading

    def keys(self) -> frozenset[str]:
        return KEYS

    def read_frame(self, pool: AnyPool[AnyCard]) -> None:
        self.type = self.one_of(pool, "type", TYPES, "CARD2.D")
        if not self.type:
            return
        self.faction = SPELT.get(pool.words(self, "faction"), "")
        self.faction = self.faction or self.one_of(pool, "faction", tuple(w.FACTIONS.numbers), "FAC.1")
        known = frozenset((*EVERY, *NEEDED[self.type], *ALLOWED[self.type]))
        for key in self.entry.values:
            if key in KEYS and key not in known:
                pool.wrong(self, f"{self.any()} has no {key}", key, "CARD2.D", key)
        for key in NEEDED[self.type]:
            if key not in self.entry.values:
                wanted = f"{self.any()} needs '{key} = …', such as {key} = {SUCH_AS[key]}"
                pool.wrong(self, wanted, "type", PRINTED[self.type].get(key, "CARD2.D"))
        self.read_words(pool)
        self.read_numbers(pool)
        self.read_fields(pool)

    def any(self) -> str:
        """A card of its kind, in words."""
        return f"{'an' if self.type == OBJECTIVE else 'a'} {self.type}"

    def one_of(self, pool: AnyPool[AnyCard], key: str, known: tuple[str, ...], clause: str) -> str:
        word = pool.words(self, key, True)
        if word and word not in known:
            pool.none_of(self, key, word, list(known), key, clause)
            return ""
        return word

    def fault(
        self, pool: AnyPool[AnyCard], message: str, key: str, clause: str, about: str, fix: Fix | None
    ) -> None:
        pool.errors.append(self.entry.fault(message, key, pool.cite(clause), about=about, fix=fix))

    def has(self, key: str) -> bool:
        return key in self.entry.values

    def read_words(self, pool: AnyPool[AnyCard]) -> None:
        if self.has("alignment"):
            self.alignment = self.one_of(pool, "alignment", tuple(w.ALIGNMENTS.numbers), "DECK.1.0")
        if self.has("size"):
            self.size = self.one_of(pool, "size", tuple(w.SIZES.numbers), "CHAR.3")
        self.champion = pool.words(self, "champion")
        line = pool.words(self, "traits")
        self.traits = tuple([part.strip() for part in line.split(",")]) if line else ()
        self.traits = tuple([SPELT_TRAITS.get(word, word) for word in self.traits])
        for word in self.traits:
            if not traits.of_cards(traits.number(pool.registry, word)):
                known = [*w.CARD_TRAITS, *w.BOTH_TRAITS, *pool.registry[traits.OWN].words]
                guess = meant(word, known)
                how = "" if word in w.TRAITS else f"; {traits.HOW.format(word)}"
                message = f"there is no card trait {word!r}{guess.words}{how}"
                self.fault(pool, message, "traits", "TRAITC.1", word, guess.fix)
        if len(set(self.traits)) < len(self.traits):
            pool.wrong(self, "each trait stands once", "traits", "TRAITC.1")

    def read_numbers(self, pool: AnyPool[AnyCard]) -> None:
        self.value, self.number, self.hp, self.vp, self.presence = [
            pool.number(self, key, 0) for key in ("value", "number", "hp", "vp", "presence")
        ]
        if self.has("command_income"):
            self.command_income = max(0, pool.number(self, "command_income", 1))
        if self.value > MOST_VALUE:
            pool.wrong(self, "a Faction Value is 0 to 3", "value", "R135")
        if self.has("number") and not 1 <= self.number <= OBJECTIVES:
            pool.wrong(self, "Objectives are numbered 1 to 5", "number", "OBJ.V")
        if self.has("hp") and not 1 <= self.hp <= 99:
            pool.wrong(self, "HP is 1 to 99", "hp", "R154")
        if self.presence > 2:
            pool.wrong(self, "Presence is 0, 1 or 2", "presence", "R154")

    def field(self, pool: AnyPool[AnyCard], key: str, read: Callable[[str], T], empty: T, clause: str) -> T:
        """One field by its reader."""
        text = pool.words(self, key)
        if not self.has(key):
            return empty
        house = frame.in_house(key, text)
        self.put(pool, key, text, house)
        try:
            return read(house)
        except frame.Wrong as wrong:
            pool.wrong(self, str(wrong), key, clause, text)
            return empty

    def put(self, pool: AnyPool[AnyCard], key: str, text: str, house: str) -> None:
        """A field that is written in other words or signs is shown as the house prints it."""
        if house != text:
            self.shown[key] = house
            other = self.entry.fault(f"printed as: {house}", key, about=text, fix=Fix(house))
            pool.warnings.append(other)

    def read_fields(self, pool: AnyPool[AnyCard]) -> None:
        self.cost = self.field(pool, "cost", frame.cost, self.cost, "DICE.7")
        self.movement = self.field(pool, "movement", frame.array, self.movement, "CHAR.O")
        self.engagement = self.field(pool, "engagement", frame.engagement, self.engagement, "CHAR.P")
        self.defence = self.field(pool, "def", frame.defence, self.defence, "CHAR.K")
        kind = self.defence[1]
        if kind and not traits.def_number(pool.registry, kind):
            known = ", ".join([*w.DEF_TYPES.numbers, *pool.registry[traits.OWN].words])
            message = f"there is no DEF {kind!r}; there are {known}, and {traits.HOW.format(kind)}"
            pool.wrong(self, message, "def", "CHAR.K", kind)
        self.field_size = self.field(pool, "field_size", frame.field_size, self.field_size, "FIELD.S")
        self.grid = self.field(pool, "grid", frame.grid, self.grid, "FIELD.R")
        self.income = self.field(pool, "income", income, self.income, "INCOME.1")
        if self.type == DIRECTIVE and sum(count for _, count in self.income) != INCOME_ICONS:
            pool.wrong(self, "a Directive has three die income icons", "income", "INCOME.1.i")
        texts = pool.texts
        assert isinstance(texts, Texts)
        for key in ("keywords", "attach_to"):
            text = pool.words(self, key)
            if key == "keywords":
                text = self.with_printed(pool, text)
            if not text:
                continue
            try:
                if key == "keywords":
                    self.keywords, house = texts.keywords(text)
                else:
                    self.attach_to, house = texts.attaching(f"{ATTACH_TO}{text}")
                    house = house.removeprefix(ATTACH_TO)
                self.put(pool, key, text, house)
            except CardError as error:
                error.column -= len(ATTACH_TO) if key == "attach_to" else 0
                pool.errors.append(self.entry.moved(error, key))

    def with_printed(self, pool: AnyPool[AnyCard], text: str) -> str:
        """The Keywords of the field, or those that the text lists on a line of their own."""
        listed = keywords_of(pool.words(self, "text"), frozenset(traits.names(pool.registry)))
        if not listed:
            return text
        if "keywords" not in (*NEEDED[self.type], *ALLOWED[self.type]):
            pool.wrong(self, f"{self.any()} has no keywords", "text", "CARD2.D", listed)
            return ""
        if not text:
            self.shown["keywords"] = listed
            return listed
        if sorted(listed.replace(" ", "").split(",")) != sorted(text.replace(" ", "").split(",")):
            pool.wrong(self, "the text lists other Keywords than the field", "text", "CARD2.I", listed)
        return text

    # ---- what its text may say

    def check(self, pool: AnyPool[AnyCard]) -> None:
        if not self.type:
            return
        for number, program in enumerate(self.abilities):
            self.check_line(pool, program, number)
        self.check_keywords(pool)
        if self.type == STRATEGY:
            self.check_strategy(pool)
        elif self.type == OBJECTIVE:
            self.check_objective(pool)
        elif self.type == TACTIC:
            if not self.lines:
                pool.wrong(self, "a Tactic has an Action, Interrupt or Response", "text", "R102")
            unpaid = [program for program in self.abilities if not program.code[i.COST]]
            if unpaid and not any(count for _, count in self.cost):
                pool.wrong(
                    self,
                    "what is used from Hand costs at least one die, Command Point or token",
                    "cost",
                    "R191",
                )

    def check_line(self, pool: AnyPool[AnyCard], program: Program, number: int) -> None:
        code = program.code
        kind, flags = code[i.KIND], code[i.FLAGS]
        attached = bool(flags & i.ATTACHED_HAS)
        walk = verify(code)
        if kind not in KINDS[self.type]:
            pool.wrong(self, f"line {number + 1} has no place on a {self.type}", "text", "ABIL.1")
        if attached and self.type != MODIFICATION:
            pool.wrong(self, "only a Modification gives abilities by Attached Has", "text", "MOD.U")
        if flags & i.OF_HOST and self.type != MODIFICATION:
            pool.wrong(self, "only a Modification is attached to something", "text", "MOD.1")
        if flags & i.HAS_ATTACK and self.type not in FIGURES and not attached:
            pool.wrong(
                self, "only Characters make Attacks: 'Target Character you control makes …'", "text", "R166"
            )
        if walk.tests & {i.IN_RNG, i.IN_RNG_LOS} and self.type not in PLACED:
            pool.wrong(self, "this card has no place on the board: say 'in RNG 3 of …'", "text", "R146")
        if i.NAMESAKE in walk.tests and self.type not in (DIRECTIVE, OBJECTIVE):
            message = (
                "only a Directive or an Objective has a Champion of its own: say 'a Champion you control'"
            )
            pool.wrong(self, message, "text", "R270", "the Champion of this card")
        free = code[i.COST] == 0 and code[i.LIMIT] == 0 and code[i.ZONE] == i.IN_PLAY
        if free and kind in (i.ACTION, i.INTERRUPT) and self.type != TACTIC:
            pool.wrong(self, "what costs nothing has a limit: Limit 1 per Phase.", "text", "R177")
        if self.type == TACTIC and kind == i.RESPONSE and self.window(code) not in FROM_HAND:
            pool.wrong(self, NO_ANSWER, "text", "R191")
        if code[i.COST]:
            self.check_cost(pool, code, attached)
        line = self.lines[number] if number < len(self.lines) else ""
        for found in _THIS.finditer(line):
            self.check_this(pool, found[1], attached)
        for found in _HOST.finditer(line):
            self.check_host(pool, found[1])

    def check_this(self, pool: AnyPool[AnyCard], noun: str, attached: bool) -> None:
        if attached:
            host = self.host_noun()
            fits = host == i.CARD or (noun == FIELD) == (host == i.FIELD)
            fits = (fits and noun in (CHARACTER, FIELD)) or (noun == CHAMPION and host == i.CHAMPION)
        else:
            fits = noun == self.type or (noun == CHARACTER and self.type == CHAMPION)
        if not fits:
            pool.wrong(self, f"'this {noun}' is not what a {self.type} is", "text", "R181", f"this {noun}")

    def check_host(self, pool: AnyPool[AnyCard], noun: str) -> None:
        host = self.host_noun()
        if host in (i.CHARACTER, i.CHAMPION, i.FIELD) and (noun == FIELD) != (host == i.FIELD):
            right = FIELD if host == i.FIELD else CHARACTER
            message = f"this Modification is attached to a {right}: say 'the attached {right}'"
            pool.wrong(self, message, "text", "MOD.T", f"the attached {noun}")

    def host_noun(self) -> int:
        """What a Modification is attached to; 0 if only a trait tells."""
        if self.attach_to is None:
            return 0
        code = self.attach_to.code
        target = code[i.TARGETS] + code[code[i.TARGETS] + 1]
        fits = target + code[target + i.FITS]
        tests = range(fits + 1, fits + 1 + i.TEST * code[fits], i.TEST)
        return next((code[at + i.X] for at in tests if code[at] == i.NOUN), 0)

    def window(self, code: tuple[int, ...]) -> int:
        trigger = code[i.EVENT]
        condition = trigger + code[trigger + i.WAITS_FOR]
        return code[condition + code[condition + i.FIRST_PATTERN]]

    def check_cost(self, pool: AnyPool[AnyCard], code: tuple[int, ...], attached: bool) -> None:
        row = code[i.COST]
        at = row + code[row + i.A]
        icons = set(code[at + 1 : at + 1 + 2 * code[at] : 2])
        if i.EXHAUST_ICON in icons and self.type not in (*PLACED, DIRECTIVE):
            pool.wrong(self, f"a {self.type} is never exhausted", "text", "EXH.2")
        if i.MANA in icons and self.type not in FIGURES and not attached:
            pool.wrong(
                self, "Mana tokens lie on Characters only, so this could never be paid", "text", "ALT.8"
            )
        if i.SOUL in icons and self.type not in PLACED:
            pool.wrong(self, "this card holds no Soul tokens, so this could never be paid", "text", "ALT.8")

    def check_keywords(self, pool: AnyPool[AnyCard]) -> None:
        for kind, _, _ in self.keywords:
            if kind in ON_EITHER:
                continue
            if (kind in FIELD_KEYWORDS) != (self.type == FIELD) or self.type == MODIFICATION:
                pool.wrong(self, f"a {self.type} cannot have one of these Keywords", "keywords", "KW.CATS")
            if kind == i.SOUL_HARVESTING:
                pool.wrong(self, "Soul Harvesting belongs to an Attack", "keywords", "KW.SOULHARVEST")

    def check_strategy(self, pool: AnyPool[AnyCard]) -> None:
        if not any(count for _, count in self.cost):
            pool.wrong(self, "a Strategy is never free", "cost", "R21")
        blocks = [program.code for program in self.abilities]
        kinds = [code[i.KIND] for code in blocks]
        order = (i.PLAYER_WHO_REVEALS, i.WHEN_REVEALED, i.WHILE_REVEALED)
        if kinds != [kind for kind in order if kind in kinds]:
            pool.wrong(
                self,
                "Player Who Reveals, When Revealed, While Revealed: each once, in this order",
                "text",
                "STRAT.V",
            )
        first = [code for code in blocks if code[i.KIND] == i.PLAYER_WHO_REVEALS]
        if len(blocks) < len(self.lines):
            return  # what was not read might say so
        if not first or not verify(first[0]).ops & {i.RECOVER, i.DICE_INCOME}:
            message = (
                "nobody recovers cards or collects dice by this; most Strategies begin with "
                "'Player Who Reveals: 1. Recover all cards you control. 2. [Collect Dice Income].'"
            )
            pool.warnings.append(self.entry.fault(message, "text", pool.cite("R22")))

    def check_objective(self, pool: AnyPool[AnyCard]) -> None:
        numbers = [program.code[i.LIMIT] for program in self.abilities]
        if len(numbers) == len(self.lines) and numbers != list(range(1, LINES + 1)):
            pool.wrong(self, "an Objective has six lines, 1 to 6", "text", "OBJ.T")
        for program in self.abilities:
            if verify(program.code).ops & {i.GAIN_VP, i.COMMAND_INCOME}:
                pool.wrong(self, "an Objective gives no Victory Points and no Command Points", "text", "R112")


def income(text: str) -> frame.Pairs:
    pairs = frame.icons(text, COLOURS)
    if frame.show_icons(pairs) != text or not text:
        raise frame.Wrong('income is die icons: "{Y}{Y}{G}"')
    return pairs

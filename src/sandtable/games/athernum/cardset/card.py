"""A card of Athernum: the fields of its frame (chapters 1 and 2), and how people look at it."""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.errors import CardError
from sandtable.cards.files import Entry
from sandtable.cards.pool import NO_LIMIT, NO_VALUE
from sandtable.cards.pool import Card as AnyCard
from sandtable.cards.pool import Pool as AnyPool
from sandtable.cards.program import layout as lay
from sandtable.cards.programs import Program
from sandtable.games.athernum.cardset.lines import extra_in
from sandtable.games.athernum.cardset.mechanics import mechanics
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language.abilities import NEVER
from sandtable.games.athernum.language.texts import HERALD, Texts

CARD_KEYS: Final = frozenset(
    ("name", "faction", "cost", "type", "ofv", "dfv", "slots", "victory", "extra", "text", "flavour",
     "reading", "art")
)  # fmt: skip
TOKEN_KEYS: Final = frozenset(("name", "faction", "type", "ofv", "dfv", "victory", "text", "flavour", "art"))
OTHER_KEYS: Final = {
    "vt": "victory", "vtf": "victory", "victory_tokens": "victory", "victory_token_field": "victory",
    "victory-token-field": "victory", "field": "victory", "attack": "ofv", "power": "ofv", "offense": "ofv",
    "defense": "dfv", "defence": "dfv", "health": "dfv", "acquisition": "cost", "acquisition_cost": "cost",
    "item_slots": "slots", "item-slots": "slots", "subtype": "type", "subtypes": "type", "types": "type",
    "characteristics": "type", "supertype": "type", "keyword": "extra", "extra_rule": "extra",
    "ability": "text", "abilities": "text", "effect": "text", "effects": "text", "rules": "text",
    "flavor": "flavour", "icon": "art", "icons": "art",
}  # fmt: skip
NUMBERS: Final = ("cost", "ofv", "dfv", "slots", "victory")
SUPERTYPES: Final = ("Item", "Location")
MAIN: Final = "Main Deck"
EXTRA: Final = "Extra Deck"
BESIDE_THIS: Final = re.compile(r"\bwith a (?:lower|higher) (?:OFV|DFV|cost) than this\b")
QUOTED: Final = re.compile(r'"[^"]*"')  # what something else gains speaks of that as this
NO_OWN_VALUE: Final = (
    "an item has no value that others could be compared with: say a number, 'with DFV 3 or less'; equipped, "
    "it compares with 'the DFV of the linked target'"
)
EXTRA_FIELD: Final = re.compile(r"([A-Z]\w*)(?: - ([^()]+))?(?: \([^()]*\))?")


class Card(AnyCard):
    """A card, or a token, as it is printed; NO_VALUE for numbers that it does not print."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.faction = ""
        self.cost = NO_VALUE
        self.supertype = ""  # Character, Item, Location; Resource for resource tokens
        self.subtypes: tuple[str, ...] = ()
        self.ofv = NO_VALUE
        self.dfv = NO_VALUE
        self.slots = NO_VALUE
        self.victory = NO_VALUE
        self.keyword = ""  # of the extra rule
        self.condition: Program | None = None  # of a Herald

    def can_lead(self) -> bool:
        """Whether it may be chosen as a main character (3.0.1, R135)."""
        if self.victory == NO_VALUE or (self.supertype == "Item" and self.keyword != "Relic"):
            return False
        return not any(forbids_leading(program) for program in self.abilities)

    # ---- in decks

    def sections(self) -> list[str]:
        """Which parts of a deck it may be in, the usual one first (R100)."""
        if self.token:
            return []
        if self.keyword == "Herald":
            return [EXTRA]
        return [MAIN, EXTRA] if self.keyword else [MAIN]

    def copies(self, usual: int) -> int:
        """12.2.Ab, 12.2.B."""
        return {"Unique": 1, "Levy": NO_LIMIT}.get(self.keyword, usual)

    # ---- for clients

    def view(self) -> dict[str, object]:
        view: dict[str, object] = {
            "name": self.name,
            "faction": self.faction,
            "supertype": self.supertype,
            "subtypes": list(self.subtypes),
            "text": list(self.lines),
            "flavour": self.flavour,
            "token": self.token,
            "leads": not self.token and self.can_lead(),
            "art": list(self.art),
        }
        for key, number in zip(NUMBERS, (self.cost, self.ofv, self.dfv, self.slots, self.victory)):
            if number != NO_VALUE:
                view[key] = number
        extra = self.entry.values.get("extra")
        if isinstance(extra, str):
            view["extra"] = extra
        return view

    def mechanics(self) -> list[str]:
        return mechanics(self.keyword, self.abilities)

    # ---- reading

    def keys(self) -> frozenset[str]:
        return TOKEN_KEYS if self.token else CARD_KEYS

    def other_keys(self) -> dict[str, str]:
        return OTHER_KEYS

    def read_frame(self, pool: AnyPool[AnyCard]) -> None:
        self.faction = pool.words(self, "faction")
        factions = pool.registry["FACTION"]
        if self.faction and self.faction not in factions:
            pool.none_of(self, "faction", self.faction, factions.words, "faction", "1.2.1")
        self.cost = pool.number(self, "cost", 0)
        self.ofv = pool.number(self, "ofv", 0)
        self.dfv = pool.number(self, "dfv", 0)
        self.slots = pool.number(self, "slots", 0)
        self.victory = pool.number(self, "victory", 1)
        self.read_type(pool)
        self.read_extra(pool)

    def read_type(self, pool: AnyPool[AnyCard]) -> None:
        """The type line: characters print only subtypes, items and locations their supertype first (1.4)."""
        line = pool.words(self, "type", self.token or "cost" not in self.entry.values)
        parts = [part.strip() for part in line.split(",")] if line else []
        if self.token and parts[:1] == ["Resource"]:
            self.supertype = "Resource"
            parts = parts[1:]
        elif parts and parts[0] in SUPERTYPES:
            self.supertype = parts[0]
            parts = parts[1:]
        else:
            self.supertype = "Character"
        known = pool.registry["SUBTYPE"]
        for part in parts:
            if part == "Character" or part in SUPERTYPES:
                message = "characters print no supertype, and the others print theirs first"
                pool.wrong(self, message, "type", "1.4.3")
            elif part not in known:
                pool.no_such(self, "subtype", part, known.words, "type", "1.4.1")
        self.subtypes = tuple(parts)
        if self.token:
            return
        if self.supertype == "Character" and "cost" not in self.entry.values:
            message = (
                "a character has an acquisition cost; without one, begin the type line with Item or Location"
            )
            pool.wrong(self, message, "type", "2.2.1")
        if self.supertype != "Character" and self.cost != NO_VALUE:
            pool.wrong(self, "only characters have an acquisition cost", "cost", "2.2.1")

    def read_extra(self, pool: AnyPool[AnyCard]) -> None:
        """The extra rule field: a registered keyword, and for a Herald its condition."""
        extra = pool.words(self, "extra") or extra_in(pool.words(self, "text"))
        if not extra:
            return
        self.entry.values.setdefault("extra", extra)
        field = EXTRA_FIELD.fullmatch(extra)
        if field is None:
            message = "an extra rule is its keyword, then ' - ' and a condition, then (words)"
            pool.wrong(self, message, "extra", "1.6.1")
            return
        keyword, condition = field[1], field[2]
        self.keyword = keyword
        known = pool.registry["KEYWORD"]
        if keyword not in known:
            pool.none_of(self, "extra rule", keyword, known.words, "extra", "12.2.text.registry")
        elif keyword == "Herald" and condition is None:
            message = "a Herald says when it may be played: Herald - You control …"
            pool.wrong(self, message, "extra", "7.4.2d")
        elif keyword == "Herald":
            assert isinstance(pool.texts, Texts)
            try:
                self.condition = pool.texts.read(condition, HERALD).program
            except CardError as error:
                pool.errors.append(self.entry.moved(error, "extra", 0, field.start(2)))
        elif condition is not None:
            pool.wrong(self, f"{keyword} has no condition", "extra", "1.6.3")
        if keyword == "Relic" and self.supertype != "Item":
            pool.wrong(self, "only an item can be a Relic", "extra", "3.0.1c")

    def check(self, pool: AnyPool[AnyCard]) -> None:
        keywords = [program.code[i.KEYWORD] for program in self.abilities]
        if keywords.count(i.SUPPORT) > 1:
            pool.wrong(self, "a card prints at most one support ability", "text", "4.3.5f.IV")
        if i.OBJECTIVE in keywords and self.victory == NO_VALUE and not self.token:
            pool.wrong(self, "an objective needs a Victory Token Field to win by", "text", "4.3.5d.II")
        if self.supertype != "Item" and any([waits_in_vain(program) for program in self.abilities]):
            pool.wrong(self, NEVER, "text", "R166")
        if self.supertype == "Item" and self.keyword != "Relic" and self.is_compared(pool):
            pool.wrong(self, NO_OWN_VALUE, "text", "2.2.3")

    def is_compared(self, pool: AnyPool[AnyCard]) -> bool:
        """Whether it asks for something with a value lower or higher than its own, which an item has not."""
        asking = [
            program
            for program in self.abilities
            if i.STAT_BELOW in program.code or i.STAT_ABOVE in program.code  # or that is another number there
        ]
        return any(
            [BESIDE_THIS.search(QUOTED.sub("", pool.texts.write(program))) is not None for program in asking]
        )


def waits_in_vain(program: Program) -> bool:
    """Whether it is an order without a time for the discard pile, where only a played item can lie (R166)."""
    code = program.code
    return (
        code[lay.KIND] == i.STATIC
        and bool(code[lay.FLAGS] & i.IMMEDIATE)
        and code[lay.ZONE] == i.DISCARD_PILE
    )


def forbids_leading(program: Program) -> bool:
    """Whether an ability is "This card cannot be chosen as a main character"."""
    code = vec[i64](program.code)
    row = lay.part(code, 0, lay.BODY)
    if lay.kind(code, 0) != i.RULE or lay.kind(code, row) != i.FORBID:
        return False
    return lay.kind(code, lay.part(code, row, lay.A)) == i.LEAD

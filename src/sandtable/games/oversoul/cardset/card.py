"""A card of Oversoul: the fields of its frame (chapters 2, 5 and 7), and how people look at it."""

from typing import Final

from sandtable.cards.files import Entry
from sandtable.cards.pool import NO_VALUE
from sandtable.cards.pool import Card as AnyCard
from sandtable.cards.pool import Pool as AnyPool
from sandtable.cards.source import Source
from sandtable.games.oversoul.cardset.spared import spared
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.vocabulary import verify

KEYS: Final = frozenset(
    ("name", "faction", "type", "archetype", "rank", "energy", "role", "dmg", "spd", "hp", "rarity", "text",
    "flavour",
     "reading", "art")
)  # fmt: skip
UNIT: Final = "Unit"
EVENT: Final = "Event"
CONSTRUCT: Final = "Construct"
LEADER_UNIT: Final = "Leader Unit"
LEADER_EVENT: Final = "Leader Event"
TYPES: Final = (UNIT, EVENT, CONSTRUCT, LEADER_UNIT, LEADER_EVENT)
RARITIES: Final = ("Common", "Rare", "Elite", "Cosmic")
DECK: Final = "Deck"
LEADER: Final = "Leader"
SINGLE: Final = "Cosmic"  # of which a Deck holds one (2.0.13)
LEADERS_RANK: Final = 5
FASTEST: Final = 5
SIGNS: Final = {"+": 1, "-": -1}
# what to find a card by, in the order in which it is listed
DOES: Final = {
    i.DEAL: "Deals DMG", i.SPLIT: "Deals DMG", i.HEAL: "Heals", i.HEAL_FULL: "Heals",
    i.DRAW: "Draws", i.TAKE_UP: "Draws", i.LOOK: "Gazes",
    i.SEARCH: "Searches the Deck", i.GAZE: "Gazes", i.DISCARD: "Discards", i.SACRIFICE: "Sacrifices",
    i.SHATTER: "Shatters", i.EXILE: "Exiles", i.RETURN: "Returns",
    i.RETURN_ORDERED: "Returns", i.SHUFFLE_INTO: "Returns",
    i.EXHAUST: "Exhausts",
    i.REACTIVATE: "Reactivates", i.PREPARE: "Prepares", i.EXPOSE: "Exposes", i.REVEAL: "Reveals",
    i.SPAWN: "Spawns",
    i.SPAWN_TOTEM: "Spawns TOTEM", i.SPAWN_ATTACH: "Spawns", i.ATTACH: "Attaches", i.ACTIVATE: "Activates",
    i.GIVE_STAT: "Changes stats", i.HAVE_STAT: "Changes stats", i.SET_STAT: "Changes stats",
    i.GIVE_KEYWORD: "Gives Keyworded Abilities", i.HAVE_KEYWORD: "Gives Keyworded Abilities",
    i.GIVE_ABILITY: "Gives Abilities", i.HAVE_ABILITY: "Gives Abilities", i.BECOME: "Becomes",
    i.BECOME_ROLE: "Becomes", i.BECOME_ARCHETYPE: "Becomes", i.COPY: "Copies", i.STEAL: "Steals",
    i.COPY_TO: "Copies",
    i.MARK: "Places marks",
    i.POOL: "Generates ENERGY", i.REFRESH: "Generates ENERGY",
    i.GIVE_ENERGY: "Generates ENERGY", i.NEXT_GENERATES: "Generates ENERGY",
    i.NEXT_COSTS: "Changes costs", i.COST_LESS: "Changes costs", i.COSTS_LESS: "Changes costs",
    i.PREPARING_COSTS: "Changes costs",
    i.LEADER_RANK: "Changes Leader RANK", i.CANCEL: "Cancels", i.CANCEL_ATTACK: "Cancels",
    i.CALL: "Triggers Abilities",
    i.FORBID: "Forbids", i.REQUIRE: "Demands", i.WIN: "Wins the Game", i.LOSE: "Loses the Game",
}  # fmt: skip


def limits_of(code: tuple[int, ...]) -> tuple[int, ...]:
    """The kinds of all that the brackets of a line limit."""
    at = code[i.LIMITS]
    return code[at + 1 : at + 1 + 2 * code[at] : 2] if at else ()


def prices_itself(code: tuple[int, ...]) -> bool:
    """Whether a line says only what its own card costs, which works before that is Activated (4.2.5)."""
    at = code[i.BODY]
    while code[at + i.OP] != i.END:
        who = at + code[at + i.WHO]
        if code[at + i.OP] != i.COSTS_LESS or code[who + i.MODE_OF] != i.REF or code[who + i.SLOT] != i.SELF:
            return False
        at += i.ROW
    return True


# Laws of going that a Construct could meet itself
PARTING: Final = frozenset((i.SHATTER_LAW, i.SACRIFICE_LAW, i.RETURN_LAW, i.EXILE_LAW))


class Card(AnyCard):
    """A card as it is printed; NO_VALUE for numbers that it does not print."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.faction = ""
        self.type = ""
        self.archetypes: tuple[str, ...] = ()
        self.roles: tuple[str, ...] = ()
        self.rank = NO_VALUE
        self.sign = 0  # 1 for a +card, -1 for a -card
        self.energy = NO_VALUE
        self.dmg = NO_VALUE
        self.spd = NO_VALUE
        self.hp = NO_VALUE
        self.rarity = RARITIES[0]

    def is_leader(self) -> bool:
        return self.type in (LEADER_UNIT, LEADER_EVENT)

    def stays(self) -> bool:
        """Whether it lies on the board until something removes it: all but Events without HP (5.2.3)."""
        return self.type != EVENT or self.roles == ("BOARD",)

    def attaches(self) -> bool:
        """Whether it is a Construct, or can become one: by its Role, or by a line of its own (8.4.13)."""
        if self.type == CONSTRUCT or (self.sign < 0 and self.type == UNIT and "MEGANIST" in self.roles):
            return True
        return any(i.SPAWN_ATTACH in verify(program.code).ops for program in self.abilities)

    # ---- in decks

    def sections(self) -> list[str]:
        return [LEADER] if self.is_leader() else [DECK]

    def copies(self, usual: int) -> int:
        return 1 if self.rarity == SINGLE else usual

    # ---- for clients

    def view(self) -> dict[str, object]:
        view: dict[str, object] = {
            "name": self.name,
            "faction": self.faction,
            "type": self.type,
            "archetypes": list(self.archetypes),
            "roles": list(self.roles),
            "rank": self.rank,
            "sign": "+" if self.sign > 0 else "-",
            "energy": self.energy,
            "rarity": self.rarity,
            "text": list(self.lines),
            "flavour": self.flavour,
            "token": self.token,
            "art": list(self.art),
        }
        for key, number in (("dmg", self.dmg), ("spd", self.spd), ("hp", self.hp)):
            if number != NO_VALUE:
                view[key] = number
        return view

    def mechanics(self) -> list[str]:
        """What it does, and its Laws."""
        found: set[str] = set()
        for program in self.abilities:
            law = program.code[i.KEYWORD]
            if w.LAWS.means(law):
                found.add(w.LAWS.word(law))
            found |= {DOES[op] for op in verify(program.code).ops if op in DOES}
        return sorted(found)

    # ---- reading

    def keys(self) -> frozenset[str]:
        return KEYS

    def read_frame(self, pool: AnyPool[AnyCard]) -> None:
        self.faction = pool.words(self, "faction")
        self.type = self.one_of(pool, "type", TYPES, "5.0.1")
        if "rarity" in self.entry.values:
            self.rarity = self.one_of(pool, "rarity", RARITIES, "2.0.12")
        self.archetypes = self.several(
            pool, "archetype", tuple(w.ARCHETYPES.numbers), "Archetype", "9.0.1", 2
        )
        self.roles = self.several(pool, "role", self.known_roles(), self.role_noun(), self.role_clause(), 3)
        self.rank = LEADERS_RANK if self.is_leader() else pool.number(self, "rank", 1)
        self.read_energy(pool)
        self.dmg, self.spd, self.hp = [pool.number(self, key, 0) for key in ("dmg", "spd", "hp")]
        self.check_frame(pool)

    def one_of(self, pool: AnyPool[AnyCard], key: str, known: tuple[str, ...], clause: str) -> str:
        word = pool.words(self, key, True)
        if word and word not in known:
            pool.none_of(self, key, word, list(known), key, clause)
        return word

    def several(
        self, pool: AnyPool[AnyCard], key: str, known: tuple[str, ...], noun: str, clause: str, most: int
    ) -> tuple[str, ...]:
        """Words of a closed list, with commas between them."""
        line = pool.words(self, key, True)
        found = tuple([part.strip() for part in line.split(",")]) if line else ()
        for word in found:
            if word not in known:
                pool.no_such(self, noun, word, list(known), key, clause)
        if len(set(found)) < len(found) or len(found) > most:
            pool.wrong(self, f"each {noun} stands once, and there are at most {most}", key, clause)
        return found

    def known_roles(self) -> tuple[str, ...]:
        if self.type == EVENT:
            return tuple(w.EVENT_ROLES.numbers)
        if self.type == CONSTRUCT:
            return tuple(w.CONSTRUCT_ROLES.numbers)
        return tuple([role for role in w.ROLES.numbers if role != "TOTEM"])

    def role_noun(self) -> str:
        if self.type == LEADER_EVENT:
            return "Unit Role, which a Leader Event has too (it is a BOARD Event without saying so),"
        return "Unit Role, of which a Leader has some," if self.is_leader() else f"Role of a {self.type}"

    def role_clause(self) -> str:
        return {EVENT: "R3", CONSTRUCT: "7.3.3"}.get(self.type, "7.0.1")

    def read_energy(self, pool: AnyPool[AnyCard]) -> None:
        """+X Generates, -X Consumes (4.0.10)."""
        said = pool.words(self, "energy", True)
        sign, number = SIGNS.get(said[:1], 0), said[1:]
        if not said:
            return
        if not sign or not number.isascii() or not number.isdigit() or len(number) > 2:
            pool.wrong(self, 'energy is written "+2" or "-3"', "energy", "4.0.10", said)
            return
        self.sign, self.energy = sign, int(number)

    def check_frame(self, pool: AnyPool[AnyCard]) -> None:
        """What the kind of a card asks of its numbers."""
        if not self.is_leader() and not 1 <= self.rank <= LEADERS_RANK:
            pool.wrong(self, "a card has a RANK from 1 to 5", "rank", "2.0.1")
        if self.is_leader() and "rank" in self.entry.values:
            pool.wrong(
                self, "as a Unit or Event a Leader is always RANK V, so it is not said", "rank", "4.0.6"
            )
        if self.type in (EVENT, CONSTRUCT) and len(self.roles) > 1:
            pool.wrong(
                self, f"a {self.type} has one Role", "role", "7.2.1" if self.type == EVENT else "7.3.3"
            )
        if self.sign > 0 and self.type == EVENT and self.stays() is False:
            pool.wrong(self, "only BOARD Events Generate ENERGY", "energy", "5.2.4")
        if self.sign > 0 and "NEUTRAL" in self.archetypes:
            pool.wrong(self, "NEUTRAL has -cards only", "energy", "9.0.1")
        moving = self.type in (UNIT, LEADER_UNIT) and "STATION" not in self.roles
        for key, number in (("dmg", self.dmg), ("spd", self.spd)):
            if moving and number == NO_VALUE:
                pool.wrong(self, f"a Unit has {key.upper()}", key, "5.1.2")
            elif not moving and number != NO_VALUE:
                clause = "7.1.31" if "STATION" in self.roles else "5.2.1"
                pool.wrong(self, f"only Units that are no STATION have {key.upper()}", key, clause)
        if self.spd > FASTEST:
            pool.wrong(self, "SPD is a number from 0 to 5", "spd", "6.2.2")
        if self.stays() and self.hp < 1:
            pool.wrong(self, "this card needs HP, at least 1", "hp", "6.3.1")
        elif not self.stays() and self.hp != NO_VALUE:
            pool.wrong(self, "of Events only BOARD Events have HP", "hp", "6.3.1")

    def check(self, pool: AnyPool[AnyCard]) -> None:
        """Each line must be able to work on a card of this kind."""
        for program in self.abilities:
            kind, law, flags, roles = (
                program.code[i.KIND],
                program.code[i.KEYWORD],
                program.code[i.FLAGS],
                program.code[i.NAME],
            )
            if kind == i.PLAYED and self.stays():
                message = "on a card that stays a step needs a Law before it"
                if law == i.IF_LAW:
                    message += ", and how things stand is asked at a moment: "
                    message += "At the start of your Cycle Phase (you have 3 or more Units)* …"
                pool.wrong(self, message, "text", "8.0.2")
            if not self.stays() and kind == i.LASTING and not prices_itself(program.code):
                message = "an Event without HP does not stay, so nothing of it lasts: write Give and how long"
                pool.wrong(self, message, "text", "5.2.3")
            if (
                not self.stays()
                and kind == i.TRIGGERED
                and law not in (i.DISCARD_LAW, i.RETURN_LAW, i.EXILE_LAW)
            ):
                message = "an Event without HP is never Active long enough for this Law"
                if law in (i.WHEN, i.IF_LAW):
                    message += ": what it waits for is when it can be Activated, Activate only if …*"
                pool.wrong(self, message, "text", "R109")
            if not self.stays() and law in (i.ENTER_LAW, i.ACTIVATE_LAW) and i.WAY in limits_of(program.code):
                message = "of an Event without HP is not asked how it Enters: write two cards or leave it out"
                pool.wrong(self, message, "text", "R109")
            if self.type == CONSTRUCT and kind == i.TRIGGERED and law in PARTING and not flags & i.OWN:
                word = w.LAWS.word(law)
                message = f"{word} on a Construct is the Attached card's; for the Construct itself write "
                fault = self.entry.fault(f"{message}(this Construct) {word}", "text", pool.cite("5.3.12"))
                pool.warnings.append(fault)
            instead = spared(Source(list(program.code), pool.registry)) if self.type == CONSTRUCT else ""
            if instead:
                pool.wrong(self, instead, "text", "R98")
            if law == i.ATTACH_ONLY and self.type != CONSTRUCT:
                pool.wrong(self, "only a Construct is Attached", "text", "5.3.1")
            if flags & i.OWN and not self.attaches():
                message = "only a Construct, or a Unit that becomes one, speaks of this Construct"
                pool.wrong(self, message, "text", "5.3.12")
            named = {w.ROLES.word(number) for number in (roles % 64, roles // 64) if number}
            if not named <= set(self.roles) or (
                named and (self.sign > 0 or self.type not in (UNIT, LEADER_UNIT, LEADER_EVENT))
            ):
                pool.wrong(
                    self,
                    "only the Roles of a -Unit have Role Abilities, each those it prints",
                    "text",
                    "8.4.5",
                )

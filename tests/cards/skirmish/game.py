"""Skirmish as a card game: its cards are programs, which the shared frames run."""

from pathlib import Path
from typing import ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards import declared as d
from sandtable.cards.decks import Deck, DeckRules, Fault, ReadyDeck, Section
from sandtable.cards.files import Entry
from sandtable.cards.game import CardGame
from sandtable.cards.lists import DeckList
from sandtable.cards.names import spell, unspell
from sandtable.cards.pool import NO_VALUE, Pool, Reasons
from sandtable.cards.pool import Card as AnyCard
from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.cards.registry import Registry
from sandtable.cards.tables import Tables
from sandtable.cards.workshop import Opening, Workshop
from sandtable.kernel.clauses import Book
from sandtable.kernel.errors import NotationError
from sandtable.kernel.frames import AGAIN, DONE, Frame
from sandtable.kernel.rng import seed_bytes
from sandtable.kernel.state import State
from sandtable.timing import columns as its
from sandtable.timing import lasting as lasts
from sandtable.timing import options as o
from sandtable.timing import pending, pile
from sandtable.timing.events import event, stopped, use, used
from sandtable.timing.faces import Faces
from sandtable.timing.flow import Deed
from sandtable.timing.orders import Order
from sandtable.timing.resolve import Resolve, resolve_entry
from sandtable.timing.stacking import Stacking, put_on_stack
from sandtable.timing.targets import body_of
from sandtable.timing.things import PlainTable
from sandtable.timing.values import NOTHING, player_of, player_value
from tests.kernel.timing.programs import Sheet, SmallRules

from . import language as la
from .language import Texts

HOME = Path(__file__).parent
BOOK = Book(HOME / "rules.toml")
CHAMPION, CARDS, STRATEGIES = "Champion", "Cards", "Strategies"
SECTION_OF = {"champion": CHAMPION, "card": CARDS, "strategy": STRATEGIES}
RARITIES = {"Common": 2, "Cosmic": 1}
KEYS = frozenset(("name", "text", "flavour", "art"))
MORE_KEYS = {"champion": ("rating",), "card": ("cost", "rarity"), "strategy": ()}


class Card(AnyCard):
    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.cost = NO_VALUE
        self.rating = NO_VALUE
        self.rarity = ""

    def keys(self) -> frozenset[str]:
        return KEYS | frozenset(MORE_KEYS[self.kind])

    def read_frame(self, pool: Pool[AnyCard]) -> None:
        self.cost = pool.number(self, "cost", 0)
        self.rating = pool.number(self, "rating", 1)
        self.rarity = pool.words(self, "rarity", self.kind == "card")
        if self.rarity and self.rarity not in RARITIES:
            pool.none_of(self, "rarity", self.rarity, list(RARITIES), "rarity", "DECK.2")

    def sections(self) -> list[str]:
        return [SECTION_OF[self.kind]]

    def copies(self, usual: int) -> int:
        return RARITIES.get(self.rarity, usual)

    def mechanics(self) -> list[str]:
        return sorted({la.FORMS[p.code[la.FORM]] or la.VERBS[p.code[la.VERB]] for p in self.abilities})

    def view(self) -> dict[str, object]:
        view: dict[str, object] = {"name": self.name, "kind": self.kind, "text": list(self.lines)}
        view |= {"rarity": self.rarity, "flavour": self.flavour, "art": list(self.art), "token": False}
        for key, number in (("cost", self.cost), ("rating", self.rating)):
            if number != NO_VALUE:
                view[key] = number
        return view


class SkirmishPool(Pool[Card]):
    GAME: ClassVar[str] = "skirmish"
    CARDS: ClassVar[tuple[str, ...]] = ("champion", "card", "strategy")
    REASONS: ClassVar[Reasons] = Reasons("NAME.1", "NAME.1")

    def language(self, registry: Registry) -> Texts:
        return Texts(registry)

    def card(self, entry: Entry) -> Card:
        return Card(entry)


class SkirmishDecks(DeckRules):
    GAME: ClassVar[str] = "skirmish"
    SECTIONS: ClassVar[tuple[Section, ...]] = (
        Section(CARDS, "the deck", 4, 8, "DECK.1"),
        Section(CHAMPION, "the champion's place", 1, 1, "DECK.1"),
        Section(STRATEGIES, "the strategy deck", 0, 2, "DECK.1"),
    )
    COPIES: ClassVar[int] = 2
    COPIES_CLAUSE: ClassVar[str] = "DECK.2"
    UNKNOWN_CLAUSE: ClassVar[str] = "DECK.2"

    def misplaced(self, card: AnyCard, section: str) -> Fault | None:
        if section in card.sections():
            return None
        return Fault(self.cite("DECK.1"), f"{card.name} belongs to {card.sections()[0]}", 0)

    def further(self, deck: DeckList, pool: Pool[AnyCard]) -> list[Fault]:
        cards = [(row, pool.cards.get(row.card)) for row in self.rows(deck)]
        known = [(row, card) for row, card in cards if isinstance(card, Card)]
        rating = max([card.rating for _, card in known], default=0)
        return [
            Fault(self.cite("DECK.3"), f"{card.name} costs {card.cost}, more than {rating}", row.line)
            for row, card in known
            if card.cost > rating
        ]


class SkirmishWorkshop(Workshop):
    TEMPLATE: ClassVar[str] = '[[card]]\nname = "A New Card"\ncost = 1\nrarity = "Common"\ntext = "●Gain 1"\n'
    HAND: ClassVar[int] = 3

    def declared(self) -> d.Declared:
        return d.Declared(
            fields=(
                d.Field("name", "what it is called"),
                d.Field("rarity", "how many there may be", tuple(RARITIES)),
            ),
            filters=(d.Filter("cost", "Cost", d.NUMBER, d.numbers(3, "no cost")),),
            sorts=(d.Sort("Name", ("name",)),),
            charts=(d.Chart("rarity", "Rarity", d.SHARES, CARDS, d.plain(list(RARITIES))),),
        )

    def opening(self, deck: Deck, pool: Pool[AnyCard], chosen: str) -> Opening:
        return Opening(deck.pile(CARDS), self.HAND, ("PLAY.1",), "Every card is in hand anyway.")

    def positions(self, pool: Pool[AnyCard], card: AnyCard, base: str, foe: str) -> list[str]:
        return [
            f"turn=1 1.points={points} 1.hand={spell(card.name)} 2.points=0 2.hand=Blank" for points in (0, 9)
        ]


class SkirmishTables(Tables):
    NUMBERS: ClassVar[tuple[str, ...]] = ("turn",)
    ZONES: ClassVar[tuple[str, ...]] = ("points", "hand", "table")
    NAME_CLAUSE: ClassVar[str] = "NAME.1"
    ZONE_CLAUSE: ClassVar[str] = "PLAY.1"

    def player(self, table: str, seat: str, zones: dict[str, object]) -> list[str]:
        out = [f"{seat}.points={self.number(zones, table, 'points')}"] if "points" in zones else []
        for zone in ("hand", "table"):
            if zone in zones:
                cards = self.several(zones[zone], table, zone)
                names = [self.named(card, list(self.pool.cards), table, zone) for card in cards]
                out.append(f"{seat}.{zone}={','.join([spell(name) for name in names])}")
        return out


# ---- playing: cells are who is to move, the points of both, and how many of each card each has in hand

TURN, POINTS, HANDS = 0, 1, 3
GAINS, LOSES, STEALS = 20, 21, 22
VERB_OF = {la.GAIN: GAINS, la.LOSE: LOSES, la.STEAL: STEALS}
STAYS = (la.WHEN, la.INSTEAD, la.BAN)  # a card with such a line stays on the table


def cells(s: State) -> vec[i64]:
    return cast(PlainTable, s).cells


def count_of(s, program, row):
    """How many points: so many, or so many for each card in hand that is called so."""
    code = s.faces.code
    named = lay.get(code, row, lay.B)
    if named == 0:
        return int(lay.get(code, row, lay.A))
    faces = len(s.faces.names)
    start = HANDS + program.you * faces
    hand = cells(s)[start : start + faces]
    mine = [int(n) for face, n in enumerate(hand) if s.faces.name[face] == named]
    return int(lay.get(code, row, lay.A)) * sum(mine)


def change(s, verb, seat, number):
    """Points are gained or lost, unless that is forbidden or something else happens instead."""
    if number == 0 or stopped(s, verb, player_value(seat), NOTHING, 0, number):
        return 0
    cells(s)[POINTS + seat] += number if verb == GAINS else -number
    event(s, verb, player_value(seat), NOTHING, 0, number)
    return number


class Gain(Deed):
    def carry_out(self, program, s, row, scene):
        return change(s, GAINS, scene.you, count_of(s, program, row))


class Lose(Deed):
    def carry_out(self, program, s, row, scene):
        return change(s, LOSES, scene.you, count_of(s, program, row))


class Steal(Deed):
    def carry_out(self, program, s, row, scene):
        number = count_of(s, program, row)
        if stopped(s, STEALS, player_value(scene.you), NOTHING, 0, number):
            return 0
        return change(s, GAINS, scene.you, change(s, LOSES, 1 - scene.you, number))


class Hold(Order):
    """REPLACE and FORBID: it holds for the rest of the game."""

    def run(self, program, s, row):
        kind = lay.kind(s.faces.code, row)
        made = [row, program.header, program.source, program.you, s.tick(), lasts.FOREVER, 0, 0, -1, kind]
        s.set_lasting(lasts.added(s.lasting, vec[i64](made), vec[i64]()))
        program.pc = lay.part(s.faces.code, row, lay.C) if kind == w.REPLACE else row + lay.ROW
        return AGAIN

    def acts(self):
        return False


class SkirmishRules(SmallRules):
    def clause(self, s, question, row):
        return BOOK.numbers["PLAY.3"]

    def pattern_fits(self, s, pattern, scene, who, a, b, n):
        return player_of(who) == scene.you

    def forbidden(self, s, kind, who, a, b, n):
        return kind == STEALS and len(lasts.each_of(s.lasting, w.FORBID)) > 0

    def may_trigger(self, s, header, scene):
        """Each card once a turn: otherwise losing for having lost would never end."""
        use(s, scene.source, header)
        return used(s, scene.source, header) == 1

    def concede(self, s, seat):
        s.outcome = vec[i64]([-1 if seat == 0 else 1, -1 if seat == 1 else 1])
        return True


class Battle(Frame):
    """Turn after turn a card is played; what it says resolves, and then what that has triggered."""

    ASK, HEARD, RESOLVE = range(3)

    def advance(self, s: State) -> i64:
        table = cast(PlainTable, s)
        c = cells(s)
        if self.step == Battle.HEARD:
            play(table, int(c[TURN]), int(s.answer))
            self.step = Battle.RESOLVE
        if self.step == Battle.RESOLVE:
            top = pile.top(table.stack)
            if top >= 0:
                frame = resolve_entry(table.stack, top)
                table.stack = pile.without(table.stack, top)
                return s.push(frame)
            if len(table.noted) > 0:
                table.active = c[TURN]
                return s.push(Stacking(table.take_noted()))
            table.uses = vec[i64]()
            if any(hand(s, 1 - int(c[TURN]))):
                c[TURN] = 1 - c[TURN]
        if not any(hand(s, int(c[TURN]))):
            lead = (c[POINTS] > c[POINTS + 1]) - (c[POINTS] < c[POINTS + 1])
            table.outcome = vec[i64]([lead, -lead])
            return DONE
        self.step = Battle.HEARD
        return s.ask(c[TURN], BOOK.numbers["PLAY.1"])

    def candidates(self, s: State) -> vec[i64]:
        return vec[i64]([card for card, count in enumerate(hand(s, int(s.seat))) if count])

    def bar(self, s: State, option: i64) -> i64:
        mine, costs = hand(s, int(s.seat)), cast(SkirmishFaces, cast(PlainTable, s).rules).costs
        if not 0 <= option < len(mine) or not mine[option]:
            return BOOK.numbers["PLAY.1"]
        points = cells(s)[POINTS + s.seat]
        cheapest = min(costs[card] for card, count in enumerate(mine) if count)
        return BOOK.numbers["PLAY.2"] if costs[option] > points >= cheapest else 0

    def options(self, s: State) -> vec[i64]:
        return vec[i64]([option for option in self.candidates(s) if self.bar(s, option) == 0])


def hand(s: State, seat: int) -> list[int]:
    """How many of each card a seat has in hand."""
    faces = len(cast(PlainTable, s).faces.names)
    return [int(number) for number in cells(s)[HANDS + seat * faces : HANDS + (seat + 1) * faces]]


def play(s: PlainTable, seat: int, face: int) -> None:
    """A card leaves the hand, and its lines lie on the stack, the first on top."""
    cells(s)[HANDS + seat * len(s.faces.names) + face] -= 1
    thing = lay_down(s, seat, face)
    for header in reversed(list(s.rules.abilities(s, thing))):
        if lay.kind(s.faces.code, header) != w.TRIGGERED:
            made = pending.entry(
                header, body_of(s, header), 0, s.ref(thing), seat, pending.BY_USE, vec[i64](), s.beat
            )
            put_on_stack(s, made)
    if face not in cast(SkirmishFaces, s.rules).stays:
        s.set_zone(thing, w.GONE)


def lay_down(s: PlainTable, seat: int, face: int) -> int:
    thing = int(s.new_thing(face, seat))
    s.set_zone(thing, w.BOARD)
    return thing


class SkirmishFaces(SkirmishRules):
    """The rules, with what is printed on the cards of one pool."""

    def __init__(self, cards: list[Card], names: dict[str, int]) -> None:
        super().__init__()
        self.costs = [card.cost for card in cards]
        self.stays = {
            face for face, card in enumerate(cards) for p in card.abilities if p.code[la.FORM] in STAYS
        }
        orders: dict[int, Order] = {GAINS: Gain(), LOSES: Lose(), STEALS: Steal()}
        sheet = Sheet(self, orders | {w.REPLACE: Hold(), w.FORBID: Hold()})
        for card in cards:
            sheet.face(card.name, *[self.bound(sheet, program.code) for program in card.abilities])
        sheet.faces.name = vec[i64]([names.get(card.name, 0) for card in cards])
        self.faces = sheet.faces

    def bound(self, sheet: Sheet, code: tuple[int, ...]) -> int:
        """A line as a program of the shared layout."""
        form, verb, amount, each = code
        row = {lay.OP: VERB_OF.get(verb, 0), lay.A: amount, lay.B: each}
        losing = sheet.pattern(LOSES)
        if form == la.WHEN:
            return sheet.ability(w.TRIGGERED, row, event=sheet.trigger(w.WHENEVER, losing))
        if form == la.INSTEAD:
            holds = {lay.OP: w.REPLACE, lay.A: -sheet.condition(losing), lay.C: 2 * lay.ROW}
            header = sheet.ability(w.STATIC, holds, row)
            sheet.touch(header + sheet.code[header + lay.BODY], LOSES)
            return header
        if form == la.BAN:
            return sheet.ability(w.STATIC, {lay.OP: w.FORBID, lay.A: -sheet.pattern(STEALS)})
        return sheet.ability(w.ACTIVATED, row)


class Skirmish(CardGame):
    STANDARD: ClassVar[str] = "embers:wardens"
    OPEN: ClassVar[bool] = True

    def __init__(self, pool: Pool[AnyCard] | None = None) -> None:
        super().__init__(BOOK, [Battle, Resolve, Stacking], pool)
        self.rules = SkirmishDecks(HOME)
        self.made: Faces | None = None

    def read_pool(self, more: list[Path]) -> Pool[AnyCard]:
        pool = SkirmishPool(Registry({"NAME": ()}))
        pool.read_files([HOME / "cards" / "skirmish.toml"], more)
        return pool

    def with_pool(self, pool: Pool[AnyCard]) -> CardGame:
        return Skirmish(pool)

    def deck_rules(self) -> DeckRules:
        return self.rules

    def workshop(self) -> Workshop:
        return SkirmishWorkshop(self)

    def tables(self, text: str, label: str) -> Tables:
        return SkirmishTables(self, text, label)

    def ready_deck(self, name: str, deck: Deck) -> ReadyDeck:
        champions = deck.pile(CHAMPION)
        return ReadyDeck(name, deck.title, f"{len(deck.pile(CARDS))} cards", "", tuple(champions))

    def faces(self) -> list[Card]:
        return cast("list[Card]", list(self.pool().cards.values()))

    def library(self) -> Faces:
        """All cards as the shared machine reads them."""
        if self.made is None:
            self.made = SkirmishFaces(self.faces(), dict(self.pool().registry["NAME"].numbers)).faces
        return self.made

    def begin(self, turn: int, points: list[int], hands: list[list[str]], tables: list[list[str]]) -> State:
        names = [card.name for card in self.faces()]
        s = PlainTable(2, seed_bytes("1"), [], self.library())
        s.cells = vec[i64]([turn, *points, *[held.count(name) for held in hands for name in names]])
        s.order = vec[i64]([0, 1])
        s.seat_players()
        for seat, cards in enumerate(tables):
            for name in cards:
                thing = lay_down(s, seat, names.index(name))
                for header in s.rules.abilities(s, thing):
                    if lay.kind(s.faces.code, header) == w.STATIC:
                        s.frames.append(standing(s, header, thing, seat))
                        s.run()
        s.push(Battle())
        s.run()
        return s

    def new(self, setup: str, seed: str) -> State:
        if " " in setup:
            words = dict([word.split("=") for word in setup.split()])
            points = [int(words[f"{seat}.points"]) for seat in (1, 2)]
            hands, tables = [[listed(words, seat, zone) for seat in (1, 2)] for zone in ("hand", "table")]
            return self.begin(int(words["turn"]) - 1, points, hands, tables)
        self.check_setup(setup)
        return self.begin(0, [0, 0], [deck.pile(CARDS) for deck in self.seated_decks(setup)], [[], []])

    def blank(self) -> State:
        return PlainTable(2, b"", [], self.library())

    def token(self, s: State, option: int) -> str:
        if o.kind_of(option) == o.NEXT:
            return f"next:{o.value_of(option) + 1}"
        return "concede" if option == o.CONCEDE else f"play:{spell(self.faces()[option].name)}"

    def read(self, s: State, text: str) -> int:
        named = {f"play:{spell(card.name)}": number for number, card in enumerate(self.faces())}
        named |= {f"next:{i + 1}": int(o.make(o.NEXT, i)) for i in range(20)} | {"concede": o.CONCEDE}
        if text not in named:
            raise NotationError(f"{text!r} is no choice: it is written play:Name")
        return named[text]

    def position(self, s: State) -> str:
        words = [f"turn={cells(s)[TURN] + 1}"]
        for seat in (0, 1):
            held = [card.name for card, n in zip(self.faces(), hand(s, seat)) for _ in range(n)]
            words.append(f"{seat + 1}.points={cells(s)[POINTS + seat]}")
            words.append(f"{seat + 1}.hand={','.join([spell(name) for name in held])}")
            if laid(s, seat):
                words.append(f"{seat + 1}.table={','.join([spell(name) for name in laid(s, seat)])}")
        return " ".join(words)

    def observe(self, s: State, seat: int) -> dict[str, object]:
        points = [int(cells(s)[POINTS]), int(cells(s)[POINTS + 1])]
        return {"points": points, "hands": [hand(s, 0), hand(s, 1)], "table": [laid(s, 0), laid(s, 1)]}

    def question(self, s: State) -> str:
        return "Play a card." if isinstance(s.frames[-1], Battle) else "Which of your cards is next?"


def listed(words: dict[str, str], seat: int, zone: str) -> list[str]:
    """The cards of a zone in a setup that is written out."""
    return [unspell(name) for name in words.get(f"{seat}.{zone}", "").split(",") if name]


def laid(s: State, seat: int) -> list[str]:
    """What a seat has on the table."""
    table = cast(PlainTable, s)
    mine = [thing for thing in table.board if table.get(thing, its.OWNER) == seat]
    return [table.faces.names[table.get(thing, its.FACE)] for thing in mine]


def standing(s: PlainTable, header: int, thing: int, seat: int) -> Resolve:
    """What a card says that lies there from the beginning."""
    made = pending.entry(header, body_of(s, header), 0, s.ref(thing), seat, pending.BY_STATIC, vec[i64](), 0)
    return resolve_entry(made, 0)


GAME = Skirmish()

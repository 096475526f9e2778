"""Skirmish as a card game: what it brings, and its one frame."""

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
from sandtable.cards.registry import Registry
from sandtable.cards.tables import Tables
from sandtable.cards.workshop import Opening, Workshop
from sandtable.kernel.clauses import Book
from sandtable.kernel.errors import NotationError
from sandtable.kernel.frames import DONE, Frame
from sandtable.kernel.rng import seed_bytes
from sandtable.kernel.state import PlainState, State

from .language import AMOUNT, EACH, SIGN, Texts

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
        self.flavour = pool.words(self, "flavour")
        pool.read_art(self)
        if self.rarity and self.rarity not in RARITIES:
            pool.none_of(self, "rarity", self.rarity, list(RARITIES), "rarity", "DECK.2")

    def sections(self) -> list[str]:
        return [SECTION_OF[self.kind]]

    def copies(self, usual: int) -> int:
        return RARITIES.get(self.rarity, usual)

    def mechanics(self) -> list[str]:
        return sorted({"Gains" if program.code[SIGN] > 0 else "Loses" for program in self.abilities})

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
    ZONES: ClassVar[tuple[str, ...]] = ("points", "hand")
    NAME_CLAUSE: ClassVar[str] = "NAME.1"
    ZONE_CLAUSE: ClassVar[str] = "PLAY.1"

    def player(self, table: str, seat: str, zones: dict[str, object]) -> list[str]:
        out = [f"{seat}.points={self.number(zones, table, 'points')}"] if "points" in zones else []
        if "hand" in zones:
            cards = self.several(zones["hand"], table, "hand")
            names = [self.named(card, list(self.pool.cards), table, "hand") for card in cards]
            out.append(f"{seat}.hand={','.join([spell(name) for name in names])}")
        return out


# ---- playing: cells are who is to move, the points of both, and how many of each card each has


def cells(s: State) -> vec[i64]:
    return cast(PlainState, s).cells


class Battle(Frame):
    def advance(self, s: State) -> i64:
        c, game = cells(s), holder(s)
        seat = int(c[0])
        if self.step == 1:
            game.play(s, seat, int(s.answer))
            seat = 1 - seat if any(game.hand(s, 1 - seat)) else seat
        if not any(game.hand(s, seat)):
            cast(PlainState, s).outcome = vec[i64](
                [(c[1] > c[2]) - (c[1] < c[2]), (c[2] > c[1]) - (c[2] < c[1])]
            )
            return DONE
        c[0] = seat
        self.step = 1
        return s.ask(seat, BOOK.numbers["PLAY.1"])

    def candidates(self, s: State) -> vec[i64]:
        return vec[i64]([card for card, count in enumerate(holder(s).hand(s, int(s.seat))) if count])

    def bar(self, s: State, option: i64) -> i64:
        game, seat = holder(s), int(s.seat)
        hand = game.hand(s, seat)
        if not 0 <= option < len(hand) or not hand[option]:
            return BOOK.numbers["PLAY.1"]
        costs = [game.costs()[card] for card, count in enumerate(hand) if count]
        points = cells(s)[1 + seat]
        dear = game.costs()[option] > points and min(costs) <= points
        return BOOK.numbers["PLAY.2"] if dear else 0

    def options(self, s: State) -> vec[i64]:
        return vec[i64]([option for option in self.candidates(s) if self.bar(s, option) == 0])


class Skirmish(CardGame):
    STANDARD: ClassVar[str] = "embers:wardens"
    OPEN: ClassVar[bool] = True

    def __init__(self, pool: Pool[AnyCard] | None = None) -> None:
        super().__init__(BOOK, [Battle], pool)
        self.rules = SkirmishDecks(HOME)

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

    def costs(self) -> list[int]:
        return [card.cost for card in self.faces()]

    def hand(self, s: State, seat: int) -> list[int]:
        count = len(self.faces())
        return [int(number) for number in cells(s)[3 + seat * count : 3 + (seat + 1) * count]]

    def play(self, s: State, seat: int, option: int) -> None:
        c, faces = cells(s), self.faces()
        c[3 + seat * len(faces) + option] -= 1
        for program in faces[option].abilities:
            times = 1
            if program.code[EACH]:
                named = self.pool().registry.word("NAME", program.code[EACH])
                times = sum(n for face, n in zip(faces, self.hand(s, seat)) if face.name == named)
            c[1 + seat] += program.code[SIGN] * program.code[AMOUNT] * times

    def begin(self, turn: int, points: list[int], hands: list[list[str]]) -> State:
        names = [card.name for card in self.faces()]
        counts = [hand.count(name) for hand in hands for name in names]
        s = PlainState(2, seed_bytes("1"), [Battle()], vec[i64]([turn, *points, *counts]))
        s.run()
        return s

    def new(self, setup: str, seed: str) -> State:
        KNOWN[len(self.faces())] = self
        if " " in setup:
            words = dict([word.split("=") for word in setup.split()])
            hands = [[unspell(name) for name in words[f"{seat}.hand"].split(",") if name] for seat in (1, 2)]
            return self.begin(
                int(words["turn"]) - 1, [int(words[f"{seat}.points"]) for seat in (1, 2)], hands
            )
        self.check_setup(setup)
        return self.begin(0, [0, 0], [deck.pile(CARDS) for deck in self.seated_decks(setup)])

    def blank(self) -> State:
        return PlainState(2, b"", [], vec[i64]())

    def token(self, s: State, option: int) -> str:
        return f"play:{spell(self.faces()[option].name)}"

    def read(self, s: State, text: str) -> int:
        names = [self.token(s, option) for option in range(len(self.faces()))]
        if text not in names:
            raise NotationError(f"{text!r} is no choice: it is written play:Name")
        return names.index(text)

    def position(self, s: State) -> str:
        words = [f"turn={cells(s)[0] + 1}"]
        for seat in (0, 1):
            hand = [card.name for card, n in zip(self.faces(), self.hand(s, seat)) for _ in range(n)]
            words.append(f"{seat + 1}.points={cells(s)[1 + seat]}")
            words.append(f"{seat + 1}.hand={','.join([spell(name) for name in hand])}")
        return " ".join(words)

    def observe(self, s: State, seat: int) -> dict[str, object]:
        return {"points": [int(cells(s)[1]), int(cells(s)[2])], "hands": [self.hand(s, 0), self.hand(s, 1)]}

    def question(self, s: State) -> str:
        return "Play a card."


KNOWN: dict[int, Skirmish] = {}  # by how many cards there are: a plain state does not know its game


def holder(s: State) -> Skirmish:
    return KNOWN[(len(cells(s)) - 3) // 2]


GAME = Skirmish()

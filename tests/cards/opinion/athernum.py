"""Athernum's productions, walked over a plain model of its table: characters, hands, decks and piles."""

import random
from dataclasses import dataclass, field

from sandtable.cards.tree import Node

from .walker import Discourse, Spoken, Unclear

OPPONENT = "opponent"
CHARACTER = "character"


@dataclass
class Card:
    name: str
    owner: int
    zone: str  # board, hand, deck, discard, void
    label: str  # as choices call it
    main: bool = False
    exhausted: bool = False
    damage: int = 0
    controller: int = 0


@dataclass
class Table:
    """Two players; decks are lists with the top card last."""

    cards: dict[str, Card]
    decks: list[list[str]]
    you: int = 0
    offered: list[list[str]] = field(default_factory=list)  # what there was to choose from, each time

    def on_board(self) -> list[str]:
        return [name for name, card in self.cards.items() if card.zone == "board"]

    def move(self, name: str, zone: str) -> bool:
        card = self.cards[name]
        if card.main or card.zone == zone:
            return False
        if card.zone == "deck":
            self.decks[card.owner].remove(name)
        card.zone = zone
        card.exhausted, card.damage, card.controller = False, 0, card.owner
        if zone == "deck":
            self.decks[card.owner].append(name)
        return True


class Opinion:
    """One text, walked over one table."""

    def __init__(self, table: Table) -> None:
        self.t = table
        self.d = Discourse()
        self.players: list[int] = [table.you]  # who is spoken of
        self.number = 0  # of the subject at hand, 0 for you
        self.subjects = 0
        self.touched = 0
        self.last_subject: tuple[int, list[int]] = (0, [table.you])
        self.moved: set[str] = set()
        self.ways: dict[str, list[str]] = {}  # from where each was moved

    # ---- sentences and clauses

    def walk(self, node: Node) -> None:
        name = node.name
        if name == "sentences":
            self.walk(node.node(0))
            self.walk(node.node(1))
        elif name == "sentence":
            self.last_subject = (0, [self.t.you])
            self.walk(node.node(0))
        elif name in ("and_clause", "then_clause", "comma_clause"):
            self.walk(node.node(0))
            self.walk(node.node(1))
        elif name == "if_then":
            self.d.clause += 1
            self.idle = not self.holds(node.node(0))
            self.last_subject = (0, [self.t.you])
            self.walk(node.node(1))
            self.idle = False
        elif name == "state":
            self.d.clause += 1
            self.last_subject = self.subject(node.node(0))
            self.do(node.node(1))
        elif name == "order":
            self.d.clause += 1
            self.do(node.node(0))
        else:
            raise NotImplementedError(name)

    def holds(self, node: Node) -> bool:
        assert node.name == "controls" and node.node(0).name == "you_hold", node.outline()
        what = node.node(1)
        found = self.fitting(what.node(1), self.t.you, Spoken(frozenset(), False, 0, {}))
        count = sum(self.t.cards[one].controller == self.t.you for one in found)
        return count >= (int(what.node(0).word(0)) if what.node(0).name == "n" else 1)

    def subject(self, node: Node) -> tuple[int, list[int]]:
        if node.name == "you":
            return 0, [self.t.you]
        if node.name == "they":
            if self.number_of_they == 0:
                raise Unclear("they")
            return self.number_of_they, self.they
        assert node.name == "pick", node.outline()
        self.subjects += 1
        who = noun(node.node(1))
        assert node.node(0).name == "each"
        found = [0, 1] if who == "player" else [1 - self.t.you]
        self.number_of_they, self.they = self.subjects, found
        return self.subjects, found

    idle = False  # behind an "if" that is not met: it is spoken, and nothing is done
    number_of_they = 0
    they: list[int] = []

    def do(self, verb: Node) -> None:
        """A verb, by each player who is its subject, one after the other."""
        self.number, self.players = self.last_subject
        several = len(self.players) > 1
        said: dict[str, Spoken] = {}
        counts = []
        self.before = self.touched
        for player in self.players:
            self.several = several
            counts.append(self.carry_out(verb, player, said))
        if not self.idle:
            self.touched = sum(counts)
        for spoken in said.values():
            if spoken not in self.d.things:
                self.d.say(spoken)

    def carry_out(self, verb: Node, player: int, said: dict[str, Spoken]) -> int:
        name = verb.name
        if name == "draw" and self.idle:
            return 0
        if name == "draw":
            return self.draw(verb.node(0), player)
        if name == "look":
            return len(self.things(verb.node(0), player, said, "look"))
        index = 1 if name == "deal" else 0
        found = self.things(verb.node(index), player, said, name)
        if self.idle:
            found = []
        if name == "choose":
            return len(found)
        count = 0
        for one in found:
            card = self.t.cards[one]
            came = card.zone
            if name == "discard":
                count += self.t.move(one, "discard")
            elif name in ("return_to", "move_to"):
                count += self.t.move(one, zone(verb.node(1)))
            elif name == "put":
                count += self.put(one, verb.node(1))
            elif name == "exhaust":
                count += not card.exhausted and card.zone == "board"
                card.exhausted = card.exhausted or card.zone == "board"
            elif name == "deal":
                if card.zone == "board":
                    card.damage += int(verb.word(0))
                    count += 1
            else:
                raise NotImplementedError(name)
            changed = card.zone != came or (name == "put" and came == "deck")
            if name in ("discard", "return_to", "move_to", "put") and changed:
                self.moved.add(one)
                self.ways.setdefault(one, []).append(came)
        return count

    def draw(self, qty: Node, player: int) -> int:
        count = {"a": 1, "that_many": self.before}.get(qty.name) if qty.name != "n" else int(qty.word(0))
        assert count is not None
        for drawn in range(count):
            if not self.t.decks[player]:
                return drawn
            self.moved.add(self.t.decks[player][-1])
            self.t.move(self.t.decks[player][-1], "hand")
        return count

    def put(self, one: str, spot: Node) -> int:
        moved = self.t.move(one, zone(spot.node(0))) or self.t.cards[one].zone == "deck"
        deck = self.t.decks[self.t.cards[one].owner]
        if spot.name == "on_bottom" and one in deck:
            deck.remove(one)
            deck.insert(0, one)
        return int(moved)

    # ---- what is meant

    def things(self, node: Node, player: int, said: dict[str, Spoken], verb: str) -> list[str]:
        name = node.name
        if name == "it":
            spoken = self.d.it(self.number)
            said.setdefault("again", self.d.once_more(spoken, False))
            return self.still(spoken.of(player, self.number))
        if name == "them":
            spoken = self.d.them(self.number)
            said.setdefault("again", self.d.once_more(spoken, True))
            return self.still(spoken.of(player, self.number))
        if name == "the_rest":
            spoken, found = self.d.rest(player, self.number, lambda card: card in self.moved)
            if spoken.chosen:
                self.remember(said, "rest", spoken.kinds, True, player, found, [])
                return found
            return self.still(found)
        if name == "top_cards":
            found = list(reversed(self.t.decks[player]))[: int(node.word(0))]
            self.remember(said, "top", frozenset(("card",)), True, player, found, [], gathered=True)
            return found
        assert name == "pick", node.outline()
        det, nbar = node.node(0), node.node(1)
        kinds = frozenset((noun(nbar),))
        if det.name in ("that", "those"):
            spoken = self.d.that(kinds, det.name == "those", self.number)
            said.setdefault("again", self.d.once_more(spoken, det.name == "those"))
            return self.still(spoken.of(player, self.number))
        heap = Spoken(kinds, False, 0, {})
        pool = self.fitting(nbar, player, heap)
        without: list[str] = []
        if det.name in ("another",):
            out = self.d.other(kinds, player, self.number)
            without = [self.me] if out is None else list(out)
            pool = [one for one in pool if one not in without]
        if det.name in ("each", "all"):
            self.remember(said, "each", kinds, True, player, pool, [])
            said["each"].whole = True
            return pool
        count = 1 if det.name in ("a", "another") else int(det.word(0))
        found = self.choose(pool, count, player)
        left = [one for one in pool if one not in found]
        among = self.d.them(self.number) if "among_them" in nbar.outline() else None
        self.remember(said, "pick", kinds, count > 1, player, found, left, among=among, chosen=True)
        for one in found:  # picked anew, it is what it is now
            self.moved.discard(one)
            self.ways.pop(one, None)
        outs = said["pick"].without
        outs[player] = without
        said["pick"].again = lambda who: [
            one for one in self.fitting(nbar, who, heap) if one not in outs.get(who, without)
        ]
        return found

    me = ""

    def still(self, found: list[str]) -> list[str]:
        """What was moved is another object now, unless it left the board once and lies open where it went."""
        return [one for one in found if one not in self.moved or self.followed(one)]

    def followed(self, one: str) -> bool:
        return self.t.cards[one].zone in ("discard", "void") and self.ways.get(one) == ["board"]

    def remember(
        self, said, key, kinds, plural, player, found, left, gathered=False, among=None, chosen=False
    ):
        spoken = said.get(key)
        if spoken is None:
            who = self.number if self.several or self.number else 0
            spoken = said[key] = Spoken(
                kinds,
                plural,
                self.d.clause,
                {},
                {},
                gathered,
                among,
                who if self.plural_subject() else 0,
                chosen,
            )
        spoken.picked[player if self.plural_subject() else -1] = found
        spoken.left[player if self.plural_subject() else -1] = left

    def plural_subject(self) -> bool:
        return self.number != 0

    def choose(self, pool: list[str], count: int, player: int) -> list[str]:
        """The last ones in the order of their labels; nobody is asked where there is no choice."""
        ordered = sorted(pool, key=lambda one: self.t.cards[one].label, reverse=True)
        if len(pool) > count:
            self.t.offered.append(sorted(self.t.cards[one].label for one in pool))
        return ordered[:count]

    def fitting(self, nbar: Node, player: int, heap: Spoken) -> list[str]:
        """All that a description fits, for a player."""
        if self.idle:
            return []
        tails: list[Node] = []
        if nbar.name == "where":
            tail = nbar.node(1)
            while tail.name == "tail_next":
                tails.append(tail.node(0))
                tail = tail.node(1)
            tails.append(tail)
        head = nbar.node(0)
        other = False
        only_exhausted = False
        while head.name == "with_adjective":
            other = other or head.node(0).name == "other"
            only_exhausted = only_exhausted or head.node(0).name == "exhausted"
            head = head.node(1)
        cards = self.t.cards
        names = [tail.name for tail in tails]
        if "among_them" in names:
            return [one for one in self.d.them(self.number).of(player, self.number) if one not in self.moved]
        if head.name == "card" or "in_hand" in names:
            owner = self.t.you if "your_zone" in nbar.outline() else player
            return [one for one, card in cards.items() if card.zone == "hand" and card.owner == owner]
        found = self.t.on_board()
        for name in names:
            if name == "you_control":
                found = [one for one in found if cards[one].controller == self.t.you]
            elif name == "they_control":
                if self.number == 0:
                    raise Unclear("they")
                found = [one for one in found if cards[one].controller == player]
            elif name == "opponent_controls":
                found = [one for one in found if cards[one].controller != self.t.you]
            else:
                raise NotImplementedError(name)
        if only_exhausted:
            found = [one for one in found if cards[one].exhausted]
        if other:
            out = self.d.other(frozenset((head.name,)), player, self.number)
            found = [one for one in found if one not in ([self.me] if out is None else out)]
        return found


def noun(nbar: Node) -> str:
    head = nbar.node(0)
    while head.name == "with_adjective":
        head = head.node(1)
    return head.name


def zone(node: Node) -> str:
    if node.name == "the_void":
        return "void"
    return {"hand": "hand", "deck": "deck", "discard_pile": "discard"}[node.node(len(node.children) - 1).name]


# ---- texts: a full table of antecedent, reference, verb and number; and others at random

ANTECEDENTS = (
    "Choose a character you control", "Choose two characters you control",
    "Choose a character an opponent controls", "Choose two characters an opponent controls",
    "Exhaust a character you control", "Exhaust two characters you control",
    "Deal 1 damage to a character an opponent controls",
    "Choose a character", "Choose two characters",
    "Look at the top three cards of your deck. Choose a card among them",
    "Look at the top four cards of your deck. Choose two cards among them",
    "Choose a card in your hand", "Choose two cards in your hand",
    "Each player chooses a character they control", "Each player chooses two characters they control",
    "Each opponent chooses a character they control", "Each player exhausts a character they control",
    "Each player chooses a card in hand",
)  # fmt: skip
REFERENCES = (
    "it", "them", "that character", "those characters", "the rest", "all other characters you control",
    "each other character", "another character you control", "each other character an opponent controls",
)  # fmt: skip
VERBS = (
    "discard {}", "exhaust {}", "deal 1 damage to {}", "move {} to the void",
    "return {} to its owner's hand", "put {} on the bottom of its owner's deck",
)  # fmt: skip


def table_of_texts() -> list[str]:
    """Every antecedent with every reference and verb, in the same sentence and in the next."""
    out: list[str] = []
    for first in ANTECEDENTS:
        for reference in REFERENCES:
            for verb in VERBS:
                said = verb.format(reference)
                if (
                    "to its owner's" in verb
                    and reference not in ("it", "that character")
                    and "each" not in reference
                ):
                    continue
                out.append(f"{first}. {said[0].upper()}{said[1:]}.")
                out.append(f"{first} and {third(said) if first.startswith('Each') else said}.")
                if first.startswith("Each"):
                    out.append(f"{first}. They {said}.")
    return out


def third(said: str) -> str:
    verb, _, rest = said.partition(" ")
    return f"{verb}s {rest}"


def random_text(dice: random.Random) -> str:
    """Two to four clauses with one or two antecedents, some of them behind an "if"."""
    parts: list[str] = [dice.choice(ANTECEDENTS)]
    for _ in range(dice.randrange(1, 4)):
        way = dice.random()
        if way < 0.2:
            parts.append(dice.choice(ANTECEDENTS))
        elif way < 0.35:
            parts.append(dice.choice(("Draw a card", "Draw two cards", "Draw that many cards")))
        elif way < 0.45:
            said = dice.choice(VERBS[:4]).format(dice.choice(REFERENCES))
            parts.append(f"If you control {dice.choice(('a', 'three', 'nine'))} characters, {said}")
        else:
            said = dice.choice(VERBS[:4]).format(dice.choice(REFERENCES))
            if dice.random() < 0.25:
                parts.append(f"They {said}")
            elif dice.random() < 0.4 and not parts[-1].startswith("If"):
                joint = dice.choice((" and ", ", then "))
                parts[-1] += joint + (third(said) if parts[-1].startswith("Each") else said)
            else:
                parts.append(said[0].upper() + said[1:])
    return ". ".join(parts).replace("control a characters", "control a character") + "."

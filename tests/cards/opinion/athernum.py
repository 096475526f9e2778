"""Athernum's productions, walked over a plain model of its table: characters, hands, decks and piles."""

import random
from dataclasses import dataclass, field

from sandtable.cards.names import spell
from sandtable.cards.tree import Node

from .walker import Discourse, Spoken, Unclear

OPPONENT = "opponent"
CHARACTER = "character"
MOVES = ("discard", "return_to", "move_to", "put")
OPEN = ("discard", "void")  # zones in which everybody sees what lies there
FOUND = (*OPEN, "hand")  # where an effect finds again what it has sent there itself (R47)


@dataclass
class Card:
    name: str
    owner: int
    zone: str  # board, hand, deck, discard, void
    label: str  # as choices call it
    main: bool = False
    exhausted: bool = False
    damage: int = 0
    marks: int = 0
    controller: int = 0
    ofv: list[tuple[int, bool]] = field(default_factory=list)  # changes, and whether they end with the turn
    life: int = 0  # a new object wherever it comes to (R47)
    left: tuple[int, int] = (-1, -1)  # its lives before and after it left the board
    last: int = 1  # the OFV it had when it left (R127)

    def strong(self) -> int:
        """Its OFV; who is exhausted has none."""
        return 0 if self.exhausted else max(0, 1 + sum(by for by, _ in self.ofv))


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
        card.life += 1
        if card.zone == "board":
            card.left, card.label = (card.life - 1, card.life), spell(name)
            card.last = card.strong()
        card.zone = zone
        card.exhausted, card.damage, card.marks, card.controller, card.ofv = False, 0, 0, card.owner, []
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
        self.single: set[int] = set()  # subjects that are one player, whoever it is
        self.touched = 0
        self.last_subject: tuple[int, list[int]] = (0, [table.you])
        self.itself: dict[int, list[str]] = {}
        self.meant: Spoken | None = None  # what a word at hand refers to
        self.saying: dict[str, Spoken] = {}  # what the verb at hand speaks of
        self.resting = False  # and that this is "the rest" of a heap
        self.sorted_out: set[str] = set()  # what was moved is not among the rest any more

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
            before, self.ends = (
                self.ends,
                self.ends or (name != "then_clause" and ends_with_turn(node.node(1))),
            )
            self.walk(node.node(0))
            self.ends = before
            self.walk(node.node(1))
        elif name == "for_time":
            before, self.ends = self.ends, True
            self.walk(node.node(0))
            self.ends = before
        elif name == "lasting":
            before, self.ends = self.ends, True
            self.walk(node.node(1))
            self.ends = before
        elif name == "may":  # everything that is offered is taken
            self.d.clause += 1
            self.last_subject = self.subject(node.node(0))
            self.do(node.node(1))
        elif name == "if_then":
            self.d.clause += 1
            self.met = self.holds(node.node(0))
            self.idle = not self.met
            self.last_subject = (0, [self.t.you])
            self.walk(node.node(1))
            self.idle = False
        elif name == "state" and node.node(1).name == "get":
            self.d.clause += 1
            self.change(node)
        elif name == "state":
            self.d.clause += 1
            self.last_subject = self.subject(node.node(0))
            self.do(node.node(1))
        elif name == "order":
            self.d.clause += 1
            self.do(node.node(0))
        else:
            raise NotImplementedError(name)

    def change(self, node: Node) -> None:
        """Something gets OFV, for this turn or for good."""
        self.last_subject = (0, [self.t.you])
        self.number, self.players, self.several = 0, [self.t.you], False
        said: dict[str, Spoken] = {}
        if node.node(0).name == "this":
            found = [self.me]
            said["this"] = self.this()
        else:
            found = self.things(node.node(0), self.t.you, said, "get")
        by = int(node.node(1).node(0).word(0)) * self.times
        for one in [] if self.idle else found:
            self.t.cards[one].ofv.append((by, self.ends))
        for spoken in said.values():
            self.d.say(spoken)

    ends = False  # what is said ends with the turn
    met = False  # the last "if" was
    times = 1  # how often "for each" counts

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
        if not self.players:  # it is spoken of, and nobody does it
            before, self.idle, self.several = self.idle, True, False
            self.carry_out(verb, self.t.you, said)
            self.idle = before
            for spoken in said.values():
                spoken.again = no_one if spoken.chosen else spoken.again
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
        index = 1 if name in ("deal", "heal") else 0
        self.saying, self.resting, self.meant = said, False, None
        found = self.things(verb.node(index), player, said, name)
        if "its_owner" in verb.outline():  # who may be spoken of next
            self.subjects += 1
            self.number_of_they, self.they = self.subjects, [self.t.cards[one].owner for one in found[:1]]
            self.single.add(self.subjects)
        if self.idle:
            found = []
        if name == "choose":
            return len(found)
        count = 0
        for one in found:
            card = self.t.cards[one]
            came, was = card.zone, card.life
            if name in MOVES:
                count += self.send(verb, one, name)
            elif name == "exhaust":
                count += not card.exhausted and card.zone == "board"
                card.exhausted = card.exhausted or card.zone == "board"
            elif name == "heal":
                count += min(card.damage, int(verb.node(0).node(0).word(0)))
                card.damage = max(0, card.damage - int(verb.node(0).node(0).word(0)))
            elif name == "deal":
                if card.zone == "board":
                    card.damage += int(verb.word(0))
                    count += int(verb.word(0))
            else:
                raise NotImplementedError(name)
            if name in MOVES:
                self.sent(one, came, was)
        return count

    def send(self, verb: Node, one: str, name: str) -> int:
        """Somewhere else; the answer is whether it went there."""
        if name == "discard":
            return int(self.t.move(one, "discard"))
        if name == "put":
            return self.put(one, verb.node(1))
        return int(self.t.move(one, zone(verb.node(1))))

    def draw(self, qty: Node, player: int) -> int:
        count = {"a": 1, "that_many": self.before}.get(qty.name) if qty.name != "n" else int(qty.word(0))
        assert count is not None
        for drawn in range(count):
            if not self.t.decks[player]:
                return drawn
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
            return self.still(spoken, player)
        if name == "them":
            spoken = self.d.them(self.number)
            said.setdefault("again", self.d.once_more(spoken, True))
            return self.still(spoken, player)
        if name == "the_rest":
            spoken, found = self.d.rest(player, self.number, self.spent)
            self.resting = not spoken.chosen
            if spoken.chosen:
                self.remember(said, "rest", spoken.kinds, True, player, found, [])
            return found
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
            return self.still(spoken, player)
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
        count = 1 if det.name in ("a", "another", "target") else int(det.word(0))
        if det.name == "target":
            return self.aimed(nbar, kinds, player, said)
        found = self.choose(pool, count, player)
        left = [one for one in pool if one not in found]
        among = self.d.them(self.number) if "among_them" in nbar.outline() else None
        self.remember(said, "pick", kinds, count > 1, player, found, left, among=among, chosen=True)
        outs = said["pick"].without
        outs[player] = without
        alone = not self.plural_subject()  # then it is this player's, whoever speaks of it again
        number = self.number

        def again(who: int) -> list[str]:
            now, self.number = self.number, number
            fits = self.fitting(nbar, player if alone else who, heap)
            self.number = now
            return [one for one in fits if one not in outs.get(who, without)]

        said["pick"].again = again
        return found

    def aimed(self, nbar: Node, kinds: frozenset[str], player: int, said: dict[str, Spoken]) -> list[str]:
        """A target was chosen before anything happened; it must still be there, and fit."""
        key = nbar.outline()
        assert self.first is not None
        now, self.t = self.t, self.first
        idle, self.idle = self.idle, False
        chosen = self.choose(self.fitting(nbar, player, Spoken(kinds, False, 0, {})), 1, player)
        self.t, self.idle = now, idle
        found = [one for one in chosen if self.t.cards[one].life == 0]
        self.remember(said, f"target {key}", kinds, False, player, found, [], chosen=True)
        heap = Spoken(kinds, False, 0, {})
        said[f"target {key}"].again = lambda who: self.fitting(nbar, who, heap)
        return found

    first: Table | None = None  # the table as it was when targets were chosen
    me = ""

    def this(self) -> Spoken:
        """This card, spoken of."""
        self.itself[-1] = [self.me]
        return Spoken(frozenset(), False, self.d.clause, self.itself)

    def still(self, spoken: Spoken, player: int) -> list[str]:
        """What was moved is another object now, unless it lies open where it was sent."""
        self.meant = spoken
        return [
            one
            for one in spoken.of(player, self.number)
            if not self.gone(spoken, one) or self.followed(spoken, one)
        ]

    def gone(self, spoken: Spoken, one: str) -> bool:
        return spoken.lives.get(one, 0) != self.t.cards[one].life

    def spent(self, heap: Spoken, one: str) -> bool:
        hidden = self.t.cards[one].zone not in OPEN
        return self.gone(heap, one) or (hidden and one in self.sorted_out)

    def followed(self, spoken: Spoken, one: str) -> bool:
        """From the board it is followed once."""
        card = self.t.cards[one]
        return card.zone in FOUND and card.left == (spoken.lives.get(one, 0), card.life)

    def sent(self, one: str, came: str, was: int) -> None:
        """It has gone somewhere: whoever spoke of it finds it again where it lies open or in a hand (R47)."""
        card = self.t.cards[one]
        self.sorted_out.add(one)
        if came == "board" or card.zone not in FOUND or self.resting:
            return
        for spoken in (*self.d.things, *self.saying.values()):
            if one in spoken.lives and spoken.lives[one] == was:
                spoken.lives[one] = card.life

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
        spoken.lives.update({one: self.t.cards[one].life for one in found})
        spoken.picked[player if self.plural_subject() else -1] = found
        spoken.left[player if self.plural_subject() else -1] = left

    def plural_subject(self) -> bool:
        return self.number != 0 and self.number not in self.single

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
            heap = self.d.them(self.number)
            return [one for one in heap.of(player, self.number) if not self.gone(heap, one)]
        if head.name == "card" or "in_hand" in names:
            owner = self.t.you if "your_zone" in nbar.outline() else player
            return [one for one, card in cards.items() if card.zone == "hand" and card.owner == owner]
        found = self.t.on_board()
        for name in names:
            if name in ("you_control", "active_controls"):  # it is your turn in all of these
                found = [one for one in found if cards[one].controller == self.t.you]
            elif name == "they_control":
                if self.number == 0:
                    raise Unclear("they")
                found = [one for one in found if cards[one].controller == player]
            elif name == "opponent_controls":
                found = [one for one in found if cards[one].controller != self.t.you]
            else:
                raise NotImplementedError(name)
        if head.name == "subtype":  # who is exhausted has none (6.3.2)
            found = [one for one in found if not cards[one].exhausted]
        if only_exhausted:
            found = [one for one in found if cards[one].exhausted]
        if other:
            out = self.d.other(frozenset((head.name,)), player, self.number)
            found = [one for one in found if one not in ([self.me] if out is None else out)]
        return found


def no_one(player: int) -> list[str]:
    """What a player who is not there could have picked."""
    return []


def ends_with_turn(node: Node) -> bool:
    """Whether a clause says "until end of turn" last."""
    return node.name == "for_time" or (
        node.name in ("and_clause", "comma_clause") and ends_with_turn(node.node(1))
    )


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
    "Put the top three cards of your deck into your discard pile",
    "Put the top two cards of your deck into your discard pile. Choose a card among them",
    "Discard a card", "Each player discards a card",
    "Choose a card in your hand", "Choose two cards in your hand",
    "Each player chooses a character they control", "Each player chooses two characters they control",
    "Each opponent chooses a character they control", "Each player exhausts a character they control",
    "Each player chooses a card in hand",
)  # fmt: skip
AIMED = (
    "Exhaust target character an opponent controls", "Deal 2 damage to target character you control",
    "Discard target character an opponent controls",
    "Target character you control gets +2 OFV until end of turn", "Target character you control gets +2 OFV",
    "Return target character you control to its owner's hand",
)  # fmt: skip
SIDES = (
    "Draw a card", "Draw two cards", "Draw that many cards", "You may draw a card",
    "This gets +1 OFV until end of turn", "Each player draws a card", "Each opponent draws a card",
)  # fmt: skip
LASTING = (
    "{} gets +1 OFV until end of turn", "{} gets +1 OFV",
    "{} gets +1 OFV and this gets +2 OFV until end of turn",
    "This gets +2 OFV and {} gets +1 OFV until end of turn",
    "This gets +2 OFV, then {} gets +1 OFV until end of turn",
)  # fmt: skip
SINGLE = ("it", "that character")
REFERENCES = (
    "it", "them", "that character", "those characters", "the rest", "all other characters you control",
    "each other character", "another character you control", "each other character an opponent controls",
)  # fmt: skip
VERBS = (
    "discard {}", "exhaust {}", "deal 1 damage to {}", "move {} to the void",
    "return {} to its owner's hand", "put {} on the bottom of its owner's deck",
)  # fmt: skip


HEAL = "heal 1 damage counter from {}"


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
    aimed = dice.random() < 0.25
    parts: list[str] = [dice.choice(AIMED if aimed else ANTECEDENTS)]
    for _ in range(dice.randrange(1, 4)):
        way = dice.random()
        if way < 0.15:
            parts.append(dice.choice(ANTECEDENTS))
        elif way < 0.25:
            parts.append(dice.choice(SIDES))
        elif way < 0.35:
            said = dice.choice(LASTING).format(dice.choice(SINGLE))
            parts.append(said[0].upper() + said[1:])
        elif way < 0.45:
            said = dice.choice(VERBS[:4]).format(dice.choice(REFERENCES))
            parts.append(f"If you control {dice.choice(('a', 'three', 'nine'))} characters, {said}")
        else:
            said = dice.choice((*VERBS[:4], HEAL)).format(dice.choice(REFERENCES))
            if dice.random() < 0.25:
                parts.append(f"They {said}")
            elif dice.random() < 0.4 and not parts[-1].startswith("If"):
                joint = dice.choice((" and ", ", then "))
                parts[-1] += joint + (third(said) if parts[-1].startswith("Each") else said)
            else:
                parts.append(said[0].upper() + said[1:])
    return ". ".join(parts).replace("control a characters", "control a character") + "."

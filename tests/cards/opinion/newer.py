"""Newer wordings of Athernum, walked in the same way: values, conditions, who controls it, what each player
did, discard piles, main characters, counters that move, and damage that is prevented.
"""

import random

from sandtable.cards.tree import Node

from .athernum import Table
from .further import Further
from .further import random_text as older_text
from .walker import Spoken, Unclear

MORE = {"deal_equal": 1, "deal_that": 0, "remove": 1}  # where a verb has what it is done to
NOBODY = Spoken(frozenset(), False, 0, {})


class Newer(Further):
    """One text, walked over one table; what it does not know the older walker is asked for."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.done_by: dict[int, bool] = {}  # whether each player has carried out the last order in full
        self.only: set[int] | None = None  # of whom "they" are behind "if they do"
        self.others: set[int] | None = (
            None  # of whom "they" are behind "otherwise", where the "if" was of them
        )
        self.valued: list[Spoken] = []  # whose values were asked for in the verb at hand
        self.averting: list[tuple[str, int, list[int]]] = []  # whose damage is prevented, and how much still

    def walk(self, node: Node) -> None:
        name = node.name
        if name in ("for_each_most", "for_each_marker"):
            if name == "for_each_most":
                there = len(self.fitting(node.node(1), self.t.you, NOBODY))
                self.times = min(int(node.word(2)), there)
            else:
                self.times = self.marks_on(node.node(2))
            self.walk(node.node(0))
            self.times = 1
        elif name in ("if_they_do", "if_they_do_not"):
            self.branch_of_them(node.node(0), name == "if_they_do")
        elif name == "otherwise" and self.others is not None:
            self.branch_of(node.node(0), self.others)
        elif name == "for_time" and node.node(0).name == "order" and prevents(node.node(0).node(0)):
            self.prevent(node.node(0).node(0))
        else:
            super().walk(node)

    def branch_of_them(self, node: Node, so: bool) -> None:
        """For each of them by what that player did."""
        they = set(self.they)
        so_far = {player for player in they if self.done_by.get(player, False) == so}
        self.branch_of(node, so_far)
        self.others = they - so_far

    def branch_of(self, node: Node, players: set[int]) -> None:
        """What is carried out by some of them alone; the others do not wait for it."""
        before, done_by = self.only, dict(self.done_by)
        self.only = players
        self.branch(node, bool(players))
        self.only = before
        self.done_by = {**self.done_by, **{one: did for one, did in done_by.items() if one not in players}}

    def branch(self, node: Node, so: bool) -> None:
        super().branch(node, so)
        self.others = None

    def prevent(self, verb: Node) -> None:
        self.d.clause += 1
        self.last_subject = (0, [self.t.you])
        self.number, self.players, self.several = 0, [self.t.you], False
        said: dict[str, Spoken] = {}
        found = self.things(verb.node(len(verb.children) - 1), self.t.you, said, verb.name)
        much = int(verb.word(0)) if verb.name == "prevent_next" else 1000
        if not self.idle:
            self.averting += [(one, self.t.cards[one].life, [much]) for one in found]
        for spoken in said.values():
            self.d.say(spoken)

    def hurt(self, one: str, much: int) -> int:
        card = self.t.cards[one]
        if card.zone == "board":
            for whom, life, left in self.averting:
                if (whom, life) == (one, card.life):
                    prevented = min(much, left[0])
                    much, left[0] = much - prevented, left[0] - prevented
        return super().hurt(one, much)

    # ---- who, and what is asked

    def subject(self, node: Node) -> tuple[int, list[int]]:
        if node.name == "your_opponents":
            self.subjects += 1
            self.number_of_they, self.they = self.subjects, [1 - self.t.you]
            return self.subjects, self.they
        if node.name in ("its_controller", "its_owner"):
            whose = self.d.it(self.number, self.me).of(self.t.you, 0)
            self.subjects += 1
            self.number_of_they, self.they = self.subjects, [self.t.cards[one].owner for one in whose]
            self.single.add(self.subjects)
            return self.subjects, self.they
        number, players = super().subject(node)
        if node.name == "they" and self.only is not None:
            players = [player for player in players if player in self.only]
        return number, players

    def holds(self, node: Node) -> bool:
        if node.name in ("there_is", "there_are"):
            return enough(node.node(0).node(0), len(self.fitting(node.node(0).node(1), self.t.you, NOBODY)))
        if node.name == "holds":
            found = [one for one in self.meant_by(node.node(0)) if self.t.cards[one].zone == "board"]
            if node.node(1).name == "be_exhausted":
                return any(self.t.cards[one].exhausted for one in found)
            assert node.node(1).name == "have_markers", node.outline()
            kind = node.node(1).node(0).node(1).name
            on = [
                self.t.cards[one].damage if kind == "damage_counter" else self.t.cards[one].marks
                for one in found
            ]
            return bool(on) and enough(node.node(1).node(0).node(0), max(on))
        yours = node.node(0).name == "you_hold"
        if node.node(0).name == "opponents_hold":
            self.subject(Node("your_opponents", []))  # they are spoken of by that
        if node.name == "controls_more":
            found = self.fitting(node.node(1), self.t.you, NOBODY)
            mine = sum(self.t.cards[one].controller == self.t.you for one in found)
            return mine > len(found) - mine if yours else len(found) - mine > mine
        assert node.name == "controls", node.outline()
        found = self.fitting(node.node(1).node(1), self.t.you, NOBODY)
        count = sum((self.t.cards[one].controller == self.t.you) == yours for one in found)
        return enough(node.node(1).node(0), count)

    def meant_by(self, node: Node) -> list[str]:
        """Whom an "if" asks about; it speaks of nobody anew."""
        said: dict[str, Spoken] = {}
        return self.things(node, self.t.you, said, "ask")

    def asked_of(self, node: Node) -> list[str]:
        """Whose value is looked up: who is spoken of in that."""
        said: dict[str, Spoken] = {}
        found = self.things(node, self.t.you, said, "ask")
        self.valued += said.values()
        return found

    def marks_on(self, node: Node, damage: bool = False) -> int:
        found = [self.t.cards[one] for one in self.asked_of(node)]
        return sum(card.damage if damage else card.marks for card in found if card.zone == "board")

    def do(self, verb: Node) -> None:
        super().do(verb)
        for spoken in self.valued:
            spoken.clause = self.d.clause
            self.d.say(spoken)
        self.valued = []

    def value(self, node: Node) -> int:
        """What "equal to" says."""
        if node.name == "number_of":
            return len(self.fitting(node.node(0), self.t.you, NOBODY))
        if node.name == "number_of_markers":
            return self.marks_on(node.node(1), node.node(0).name == "damage_counter")
        if node.name == "twice_value":
            return 2 * self.value(node.node(0))
        assert node.name in ("its_stat", "stat_of"), node.outline()
        found = self.asked_of(node.node(1)) if node.name == "stat_of" else self.meant_by(ITS)
        if node.name == "stat_of" and node.node(1).name == "this":
            found = [self.me]  # wherever it is: as it was last on the board (R127)
        cards = [self.t.cards[one] for one in found]
        gone = [
            card.zone != "board" and (card.name == self.me or card.left[1] == card.life) for card in cards
        ]
        return sum(card.last if left else card.strong() for card, left in zip(cards, gone, strict=True))

    # ---- verbs

    def carry_out(self, verb: Node, player: int, said: dict[str, Spoken]) -> int:
        before, self.short = self.short, False
        count = self.carried_out(verb, player, said)
        if not self.idle:
            self.done_by[player] = count > 0 and not self.short
        self.short = self.short or before
        return count

    def carried_out(self, verb: Node, player: int, said: dict[str, Spoken]) -> int:
        name = verb.name
        if name in ("draw_equal", "draw_until_you", "draw_until_they"):
            if self.idle:
                return 0
            if name == "draw_equal":
                return self.take(self.value(verb.node(0)), player)
            held = sum(card.zone == "hand" and card.owner == player for card in self.t.cards.values())
            return self.take(int(verb.word(0)) - held, player)
        if name == "reveal":
            return len(self.things(verb.node(0), player, said, "reveal"))
        if name == "move_markers":
            return self.move_marks(verb, player, said)
        if name == "remove" and verb.node(0).node(0).name == "all":
            return self.cleared(verb, player, said)
        if name not in ("deal_equal", "deal_that"):
            return super().carry_out(verb, player, said)
        much = self.value(verb.node(0)) if name == "deal_equal" else self.before
        found = self.things(verb.node(MORE[name]), player, said, name)
        return 0 if self.idle else sum(self.hurt(one, much * self.times) for one in found)

    def cleared(self, verb: Node, player: int, said: dict[str, Spoken]) -> int:
        count = 0
        for one in self.things(verb.node(1), player, said, "remove"):
            card = self.t.cards[one]
            if card.zone == "board" and not self.idle:
                count, card.marks = count + card.marks, 0
        return count

    def move_marks(self, verb: Node, player: int, said: dict[str, Spoken]) -> int:
        source = self.things(verb.node(1), player, said, "move_markers")
        other: dict[str, Spoken] = {}
        goal = self.things(verb.node(2), player, other, "move_markers")
        said.update({f"to {key}": spoken for key, spoken in other.items()})
        cards = self.t.cards
        if self.idle or not source or not goal or cards[goal[0]].zone != "board":
            return 0
        want, count = self.how_many(verb.node(0)), 0
        for one, to in [(one, to) for one in source for to in goal if cards[one].zone == "board"]:
            many = min(want, cards[one].marks)
            cards[one].marks -= many
            cards[to].marks += many
            count += many
        self.short = self.short or count < want
        return count

    def send(self, verb: Node, one: str, name: str) -> int:
        """Somewhere else; a main character too, if it is called that."""
        if self.meant is not None and "main_character" in self.meant.kinds:
            self.t.cards[one].main = False
            self.meant.picked[-1] = []  # it is looked up anew each time
        return super().send(verb, one, name)

    def put(self, one: str, spot: Node) -> int:
        done = super().put(one, spot)
        deck = self.t.decks[self.t.cards[one].owner]
        if spot.name == "on_top" and one in deck:
            deck.remove(one)
            deck.append(one)
        return done

    # ---- what is meant

    def things(self, node: Node, player: int, said: dict[str, Spoken], verb: str) -> list[str]:
        if node.name == "your_main":
            found = [one for one in self.t.on_board() if self.t.cards[one].main and mine(self.t, one)]
            kinds = frozenset(("main_character", "character", "permanent"))
            self.meant = said["main"] = Spoken(kinds, False, self.d.clause, {-1: found})
            return found
        if node.name == "top_card":
            whose = self.t.you if node.node(0).name == "your_zone" else player
            found = self.t.decks[whose][-1:]
            self.remember(said, "top", frozenset(("card",)), False, player, found, [])
            return found
        return super().things(node, player, said, verb)

    def fitting(self, nbar: Node, player: int, heap: Spoken) -> list[str]:
        cards = self.t.cards
        outline = nbar.outline()
        if "discard_pile" in outline and not self.idle:
            if "their_zone" in outline and self.number == 0:
                raise Unclear("their")
            owner = self.t.you if "your_zone" in outline else player
            return [one for one, card in cards.items() if card.zone == "discard" and card.owner == owner]
        if nbar.name == "where" and nbar.node(1).name == "with_properties":
            test = nbar.node(1).node(0)
            if test.name in ("stat_or_more", "stat_or_less"):
                found = self.fitting(Node("plain", [nbar.node(0)]), player, heap)
                least, many = test.name == "stat_or_more", int(test.word(1))
                return [one for one in found if (self.ofv(one) >= many if least else self.ofv(one) <= many)]
        return super().fitting(nbar, player, heap)


ITS = Node("it", [])


def prevents(verb: Node) -> bool:
    return verb.name in ("prevent_next", "prevent_all")


def mine(table: Table, one: str) -> bool:
    return table.cards[one].controller == table.you


def enough(det: Node, count: int) -> bool:
    """Whether so many are as many as a condition asks for."""
    if det.name == "no":
        return count == 0
    return count >= (int(det.word(0)) if det.children else 1)


# ---- texts

STARTS = """
Look at the top card of your deck; Put the top card of your deck into your discard pile;
Reveal the top three cards of your deck; Reveal the top three cards of your deck. Discard a card among them;
Look at the top three cards of your deck. Put a card among them into your discard pile;
Look at the top four cards of your deck. You may discard a card among them;
Each player reveals the top two cards of their deck and discards a card among them;
Discard two cards; Choose a Human you control;
Choose a permanent an opponent controls; Choose a card in your discard pile;
Deal 2 damage to your main character;
Discard a card. Choose a card in your discard pile; Each player discards two cards;
Each player may discard a card; Each player may discard four cards;
Each opponent may exhaust a character they control;
Each player exhausts a character they control; Place two Rot counters on this;
Place a Rot counter on each character you control; Deal 1 damage to each character an opponent controls;
Your opponents discard a card; Choose a character with a Rot counter; Exhaust two characters you control;
Place two Rot counters on this. Move a Rot counter from this to a character an opponent controls;
Choose a character you control; Choose a character an opponent controls; Choose two characters
"""
NEXT = """
Deal damage equal to the number of characters you control to {}; Deal damage equal to its OFV to this;
Deal damage equal to the OFV of this to {}; Deal damage equal to the number of Rot counters on this to {};
Deal damage equal to twice the number of exhausted characters to {}; Deal that much damage to {};
Draw cards equal to the number of exhausted characters; Draw cards until you have five cards in hand;
They draw cards until they have four cards in hand; Place a Rot counter on {} for each Rot counter on this;
Deal 1 damage to {} for each character you control up to two; Draw that many cards;
Prevent the next 2 damage that would be dealt to {} this turn; Deal 3 damage to each character;
Prevent all damage that would be dealt to {} this turn; Its controller draws a card;
Its owner discards a card;
Its controller exhausts a character they control; Put {} on top of its owner's deck; Put {} into your hand;
Return {} to your hand; Move {} to the void; Discard {}; Exhaust {}; Deal 2 damage to {};
If they do, they draw a card; If they do not, they draw a card;
If they do, they draw a card. Otherwise, they exhaust a character they control;
If they do, they exhaust a character they control; If there are five or more characters, exhaust {};
If there are two or more exhausted characters, discard {}; If it has a Rot counter, exhaust it;
If it is exhausted, deal 1 damage to it; If it has a damage counter, discard it;
If an opponent controls a character with a damage counter, draw a card;
If you control more characters than an opponent, exhaust {};
If you control no exhausted characters, discard {};
If your opponents control four or more characters, exhaust {}. Otherwise, deal 1 damage to {};
Remove all Rot counters from {}; Move a Rot counter from {} to this; Move a Rot counter from this to {};
Exhaust each character with OFV 2 or more; {} gets +1 OFV until end of turn;
Until end of turn, {} gets +1 OFV;
Return a card in your discard pile to your hand; Return another card in your discard pile to your hand;
They return a card in their discard pile to their hand; Put a card among them on the bottom of your deck;
Choose a card among them
"""
MEANT = (
    "it", "them", "that character", "those characters", "the rest", "each other character", "this",
    "that card", "those cards", "that permanent", "that Human", "your main character",
)  # fmt: skip


def random_text(dice: random.Random) -> str:
    """One of the older texts, or two to five sentences of these."""
    if dice.random() < 0.5:
        return older_text(dice)
    starts = [" ".join(one.split()) for one in STARTS.split(";")]
    others = [" ".join(one.split()) for one in NEXT.split(";")]
    parts = [dice.choice(starts) for _ in range(1 if dice.random() < 0.7 else 2)]
    for _ in range(dice.randrange(1, 4)):
        said = dice.choice(others).replace("{}", dice.choice(MEANT))
        parts.append(said[0].upper() + said[1:])
    return ". ".join(parts) + "."

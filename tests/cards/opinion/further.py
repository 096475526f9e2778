"""Further productions of Athernum, walked in the same way: counters, fights, what is divided or revealed,
"if you do" and "unless", limits, and what prevents or forbids something.
"""

import random

from sandtable.cards.tree import Node

from .athernum import MOVES, Opinion, Table, noun
from .athernum import random_text as simple_text
from .walker import Spoken

COUNTER = "Rot"


class Further(Opinion):
    """One text, walked over one table; what it does not know the simpler walker is asked for."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.did = False  # the last order or offer was carried out in full (R158)
        self.short = False  # there was less than the words ask for
        self.offer = False  # what is at hand is offered
        self.guard: Node | None = None  # what averts the verb at hand
        self.limit: int | None = None  # how many cards a player may draw this turn
        self.drawn = [0, 0]
        self.firm: set[str] = set()  # what effects cannot exhaust
        self.shields: list[tuple[int, bool]] = []  # of this card: how much gets through, and whether once

    def walk(self, node: Node) -> None:
        name = node.name
        if name in ("if_you_do", "if_you_do_not"):
            self.branch(node.node(0), self.did == (name == "if_you_do"))
        elif name == "otherwise":
            self.branch(node.node(0), not self.met)
        elif name == "if_then" and node.node(0).name == "this_turn":
            self.speak_of_this()
            self.shields.append((-int(node.node(1).node(0).word(0)), False))  # prevents so much each time
        elif name == "next_prevented":
            self.speak_of_this()
            self.shields.append((int(node.node(1).node(0).word(0)), True))
        elif name == "unless":
            self.guard = node
            self.walk(node.node(0))
            self.guard = None
        elif name == "for_each":
            self.times = len(self.fitting(node.node(1), self.t.you, Spoken(frozenset(), False, 0, {})))
            self.walk(node.node(0))
            self.times = 1
        elif name == "may":
            self.offer = True
            super().walk(node)
            self.offer = False
        elif name == "for_time" and node.node(0).name in ("cannot", "cannot_by_effects"):
            self.forbid(node.node(0))
        elif name == "state" and node.node(1).name == "fight":
            self.fight(node)
        else:
            super().walk(node)

    def speak_of_this(self) -> None:
        self.d.clause += 1
        self.d.say(self.this())

    def branch(self, node: Node, so: bool) -> None:
        self.d.clause += 1
        before, self.idle = self.idle, self.idle or not so
        self.last_subject = (0, [self.t.you])
        did = self.did
        self.walk(node)
        self.idle, self.met = before, so
        if not so:
            self.did = did

    def forbid(self, node: Node) -> None:
        self.d.clause += 1
        self.last_subject = (0, [self.t.you])
        self.number, self.players, self.several = 0, [self.t.you], False
        if node.node(1).name == "draw":
            self.limit = int(node.node(1).node(0).word(0))
            return
        said: dict[str, Spoken] = {}
        found = self.things(node.node(0), self.t.you, said, "cannot")
        if not self.idle:
            self.firm |= set(found)
        for spoken in said.values():
            self.d.say(spoken)

    def fight(self, node: Node) -> None:
        """Each deals its OFV to the other; both are looked up before (R156)."""
        self.d.clause += 1
        self.last_subject = (0, [self.t.you])
        self.number, self.players, self.several = 0, [self.t.you], False
        said: dict[str, Spoken] = {}
        mine = self.things(node.node(0), self.t.you, said, "fight")
        theirs = self.things(node.node(1).node(0), self.t.you, said, "fight")
        if mine and theirs and not self.idle:
            blows = [(theirs[0], self.ofv(mine[0])), (mine[0], self.ofv(theirs[0]))]
            self.touched = sum(self.hurt(one, much) for one, much in blows)
            self.did = self.touched > 0
        for spoken in said.values():
            self.d.say(spoken)

    def ofv(self, one: str) -> int:
        card = self.t.cards[one]
        return card.strong() if card.zone == "board" else 0

    def hurt(self, one: str, much: int) -> int:
        card = self.t.cards[one]
        if card.zone != "board" or much <= 0:
            return 0
        if one == self.me:
            for shield in list(self.shields):
                through, once = shield
                much = min(much, through) if through >= 0 else max(0, much + through)
                if once:
                    self.shields.remove(shield)
        card.damage += much
        return much

    # ---- verbs

    def do(self, verb: Node) -> None:
        self.short = False
        super().do(verb)
        if not self.idle:
            self.did = self.touched > 0 and not self.short

    def carry_out(self, verb: Node, player: int, said: dict[str, Spoken]) -> int:
        name = verb.name
        if name == "reveal_until":
            return self.reveal_until(verb, said, player)
        if name == "draw":
            return super().carry_out(verb, player, said)
        if name not in (
            "place",
            "remove",
            "turn",
            "deal_divided",
            "place_divided",
            "deal",
            "exhaust",
            *MOVES,
        ):
            return super().carry_out(verb, player, said)
        at = {"deal": 1, "place": 1, "remove": 1, "deal_divided": 1, "place_divided": 1}.get(name, 0)
        self.saying, self.resting, self.meant = said, False, None
        found = self.things(verb.node(at), player, said, name)
        if self.idle:
            return 0
        if self.guard is not None:
            guard, self.guard = self.guard, None
            if self.averted(guard.node(2)):
                return 0
        if name in ("deal_divided", "place_divided"):
            return self.divide(verb, name, found)
        count = 0
        for one in found:
            card = self.t.cards[one]
            on = card.zone == "board"
            if name == "deal":
                count += self.hurt(one, int(verb.word(0)) * self.times)
            elif name == "exhaust":
                if on and not card.exhausted and one not in self.firm:
                    card.exhausted = True
                    count += 1
            elif name == "turn":
                count += on and card.exhausted
                card.exhausted = card.exhausted and not on
            elif name in ("place", "remove"):
                many = self.how_many(verb.node(0)) * self.times
                by = many if name == "place" else -min(many, card.marks)
                card.marks += by if on else 0
                count += abs(by) if on else 0
            else:
                return self.moved_all(verb, found, name)
        if name == "remove":
            self.short = self.short or count < self.how_many(verb.node(0)) * self.times
        return count

    def moved_all(self, verb: Node, found: list[str], name: str) -> int:
        """As the simpler walker does it; who was picked is known already."""
        count = 0
        if "its_owner" in verb.outline():
            self.subjects += 1
            self.number_of_they, self.they = self.subjects, [self.t.cards[one].owner for one in found[:1]]
            self.single.add(self.subjects)
        for one in found:
            came, was = self.t.cards[one].zone, self.t.cards[one].life
            count += self.send(verb, one, name)
            self.sent(one, came, was)
        return count

    def how_many(self, markers: Node) -> int:
        return 1 if markers.node(0).name == "a" else int(markers.node(0).word(0))

    def divide(self, verb: Node, name: str, found: list[str]) -> int:
        """Each gets one as long as there are any, and whoever is picked last each time all the rest."""
        left = int(verb.word(0)) if name == "deal_divided" else self.how_many(verb.node(0))
        there = [one for one in found if self.t.cards[one].zone == "board"]
        ordered = sorted(there, key=lambda one: self.t.cards[one].label)
        shares = {one: 0 for one in there}
        for one in there[:left]:
            shares[one] += 1
        if ordered and left > len(there):
            shares[ordered[-1]] += left - len(there)
        for one, much in shares.items():
            if name == "deal_divided":
                self.hurt(one, much)
            else:
                self.t.cards[one].marks += much
        return sum(shares.values())

    def averted(self, verb: Node) -> bool:
        """Whether a player takes the way out, who always does if that can be done in full."""
        said: dict[str, Spoken] = {}
        subject, self.last_subject = self.last_subject, (0, [self.t.you])
        numbers = self.number, self.players, self.several
        before, self.offer, self.short = self.short, True, False
        self.number, self.players, self.several = 0, [self.t.you], False
        count = self.carry_out(verb, self.t.you, said)
        taken = count > 0 and not self.short
        self.offer, self.short = False, before
        self.last_subject = subject
        self.number, self.players, self.several = numbers
        for spoken in said.values():
            self.d.say(spoken)
        return taken

    def reveal_until(self, verb: Node, said: dict[str, Spoken], player: int) -> int:
        """Everybody in a deck is a Human and a character, so that so many are revealed as end it."""
        sought = verb.node(1)
        count = 1 if sought.node(0).name == "a" else int(sought.node(0).word(0))
        found = list(reversed(self.t.decks[player]))[:count]
        if self.idle:
            found = []
        self.remember(said, "heap", frozenset(("card",)), True, player, found, [], gathered=True)
        kinds = frozenset((noun(sought.node(1)), "card"))
        self.remember(said, "found", kinds, count > 1, player, found, [], among=said["heap"])
        return len(found)

    def draw(self, qty: Node, player: int) -> int:
        if qty.name == "n" or qty.name == "a":
            want = (1 if qty.name == "a" else int(qty.word(0))) * self.times
        else:
            want = self.before * self.times
        return self.take(want, player)

    def take(self, want: int, player: int) -> int:
        """From the top of a deck into the hand, as many as there are and may be drawn."""
        if self.limit is not None:
            want = min(want, max(0, self.limit - self.drawn[player]))
        got = 0
        for _ in range(want):
            if not self.t.decks[player]:
                break
            self.t.move(self.t.decks[player][-1], "hand")
            got += 1
        self.drawn[player] += got
        return got

    # ---- what is meant

    def subject(self, node: Node) -> tuple[int, list[int]]:
        if node.name == "pick" and "other" in node.outline():
            self.subjects += 1
            self.number_of_they, self.they = self.subjects, [1 - self.t.you]
            return self.subjects, self.they
        return super().subject(node)

    def things(self, node: Node, player: int, said: dict[str, Spoken], verb: str) -> list[str]:
        if node.name in ("this", "this_noun"):
            said["this"] = self.this()
            return self.still(said["this"], player)
        if node.name != "pick" or node.node(0).name not in ("a", "n", "another", "up_to", "n_target"):
            return super().things(node, player, said, verb)
        det, nbar = node.node(0), node.node(1)
        if det.name == "n_target":
            return self.aimed_at(nbar, int(det.word(0)), player, said)
        want = int(det.word(0)) if det.name in ("n", "up_to") else 1
        if self.offer and not self.enough(nbar, want, player, verb):
            self.short = True
            self.remember(said, "pick", frozenset((noun(nbar),)), want > 1, player, [], [], chosen=True)
            said["pick"].again = lambda who: self.fitting(nbar, who, Spoken(frozenset(), False, 0, {}))
            return []
        node = Node("pick", [Node("n", det.children), nbar]) if det.name == "up_to" else node
        found = super().things(node, player, said, verb)
        self.short = self.short or (det.name != "up_to" and len(found) < want)
        return found

    def enough(self, nbar: Node, want: int, player: int, verb: str) -> bool:
        """Whether there is enough that it can be done to, as for a cost."""
        cards = self.t.cards
        pool = self.fitting(nbar, player, Spoken(frozenset(), False, 0, {}))
        if verb == "exhaust":
            pool = [one for one in pool if not cards[one].exhausted]
        if verb in MOVES:
            pool = [one for one in pool if not (cards[one].main and cards[one].zone == "board")]
        return len(pool) >= want

    def aimed_at(self, nbar: Node, count: int, player: int, said: dict[str, Spoken]) -> list[str]:
        """Several targets, chosen before anything happened."""
        kinds = frozenset((noun(nbar),))
        assert self.first is not None
        now, self.t = self.t, self.first
        idle, self.idle = self.idle, False
        chosen = self.choose(self.fitting(nbar, player, Spoken(kinds, False, 0, {})), count, player)
        self.t, self.idle = now, idle
        found = [one for one in chosen if self.t.cards[one].life == 0]
        key = f"targets {nbar.outline()}"
        self.remember(said, key, kinds, True, player, found, [], chosen=True)
        heap = Spoken(kinds, False, 0, {})
        said[key].again = lambda who: self.fitting(nbar, who, heap)
        return found

    def fitting(self, nbar: Node, player: int, heap: Spoken) -> list[str]:
        if nbar.name == "where" and nbar.node(1).name == "with_properties":
            found = self.fitting(Node("plain", [nbar.node(0)]), player, heap)
            kind = nbar.node(1).node(0).node(0).node(1).name
            cards = self.t.cards
            return [
                one for one in found if (cards[one].damage if kind == "damage_counter" else cards[one].marks)
            ]
        return super().fitting(nbar, player, heap)


# ---- texts: what is turned face-up goes on with its own text, so nothing is turned here

STARTS = """
Choose up to two characters you control. Exhaust two target characters.
Target character you control fights target character an opponent controls.
Deal 3 damage divided as you choose among two target characters.
Place three Rot counters divided as you choose among two target characters.
Reveal cards from the top of your deck until you reveal two Humans.
Reveal cards from the top of your deck until you reveal a Human.
Place two Rot counters on each character you control. Discard two cards. Discard four cards.
Remove two Rot counters from this. Place a Rot counter on this. You may discard four cards.
You may exhaust two characters you control. Exhaust a character an opponent controls.
The next time this would be dealt damage this turn, prevent all but 1 of that damage.
Deal 3 damage to this.
Each other player draws a card. Players cannot draw more than one card this turn. Draw two cards.
Draw a card for each character with a damage counter. Exhaust each character you control.
"""
NEXT = """
Exhaust {}; Discard {}; Place a Rot counter on {}; Remove a Rot counter from {}; Deal 2 damage to {};
Move {} to the void; Deal 3 damage to {} unless you discard a card; Draw two cards;
Exhaust {} unless you exhaust a character you control; Discard {} unless you discard four cards;
If you do, exhaust {}; If you do not, deal 1 damage to {}; If you do, draw a card;
If you do not, draw a card; If you do, this gets +1 OFV until end of turn;
If you control nine characters, exhaust {}. Otherwise, deal 1 damage to {};
If you control three characters, exhaust {}. Otherwise, deal 1 damage to {};
{} cannot be exhausted through effects until end of turn. Exhaust each character;
Deal 1 damage to {} for each character you control; Deal 3 damage to this; Each other player draws a card;
Place a Rot counter on {} for each character with a damage counter
"""
MEANT = ("it", "them", "that character", "those characters", "the rest", "each other character", "this")


def random_text(dice: random.Random) -> str:
    """One of the simpler texts, or two to five sentences of these."""
    if dice.random() < 0.4:
        return simple_text(dice)
    starts = [one.strip() for one in STARTS.replace("\n", " ").split(".") if one.strip()]
    others = [one.strip() for one in NEXT.replace("\n", " ").split(";")]
    parts = [dice.choice(starts) for _ in range(1 if dice.random() < 0.7 else 2)]
    for _ in range(dice.randrange(1, 4)):
        said = dice.choice(others).replace("{}", dice.choice(MEANT))
        parts.append(said[0].upper() + said[1:])
    return ". ".join(parts) + "."

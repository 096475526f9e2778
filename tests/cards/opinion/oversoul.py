"""Oversoul's productions, walked over a plain model of its table: Units, Leaders, hands, Decks, Idle Zones.

The line is that of an Event, which is carried out once. What was spoken of is bound as R158 says. What Laws
wait for is not walked, nor what can be said behind them alone, such as the card that used it or that player's
board, nor what lasts.
"""

import random
from dataclasses import dataclass, field

from sandtable.cards.tree import Node

from .walker import Spoken, Unclear

LEADER = "leader"
SINGLE = ("it", "that_card")
SEVERAL = ("them", "those_cards")
NUMBERED = ("n", "up_to", "n_of_yours", "up_to_of_yours", "n_of_them", "up_to_of_them")
AMONG = ("n_of_them", "up_to_of_them")
SUFFIXES = ("for_each_yours", "equal_to")
JOINTS = ("next_step", "then_step", "if_done", "otherwise", "for_each_yours", "equal_to", "also", "lasting")
OUT = ("shatter", "sacrifice", "exile", "return_to", "discard")


@dataclass
class Card:
    name: str
    owner: int
    zone: str  # board, hand, deck, idle, exile
    label: str  # as choices call it
    leader: bool = False
    exhausted: bool = False
    damage: int = 0
    dmg: int = 0  # what it was given
    hp: int = 0
    life: int = 0  # a new card wherever it comes to (R159)


@dataclass
class Table:
    """Two players; decks are lists with the top card first."""

    cards: dict[str, Card]
    decks: list[list[str]]
    you: int = 0
    offered: list[list[str]] = field(default_factory=list)

    def move(self, name: str, zone: str) -> None:
        card = self.cards[name]
        if card.zone == "deck":
            self.decks[card.owner].remove(name)
        card.zone, card.label, card.life = zone, name, card.life + 1
        card.exhausted, card.damage, card.dmg, card.hp = False, 0, 0, 0


class Opinion:
    """One line, walked over one table."""

    def __init__(self, table: Table) -> None:
        self.t = table
        self.selected: list[Spoken] = []
        self.named: list[Spoken] = []  # what the steps so far were about, on this branch
        self.before: list[Spoken] = []  # everything named before, on every branch: "other" is none of it
        self.left: dict[int, dict[str, int]] = {}  # what could have been taken besides
        self.among: set[int] = set()  # what was taken of what was named before
        self.idle = False
        self.shattered: set[str] = set()
        self.did = False  # the last step was carried out in the full number it names
        self.many = 0  # the number really done
        self.actor = table.you

    # ---- sentences and steps

    def walk(self, node: Node) -> None:
        if node.name == "ability":
            self.walk(node.node(0))
        elif node.name == "empty_law_cost":
            self.pay(node.node(0))
            self.walk(node.node(1))
        elif node.name == "sentence_list":
            self.walk(node.node(0))
            self.walk(node.node(1))
        else:
            met = [(self.holds(node.node(0)), len(self.named))] if node.name == "if_sentence" else []
            node = node.node(1) if met else node
            self.sentence(node.node(0) if node.name == "may" else node, met)  # what is offered is taken
            self.idle = False

    def holds(self, node: Node) -> bool:
        """Whether a card that was named is Exhausted, or has Shattered by what was done so far."""
        found = [one for one in self.meant(node.node(0)).of(-1, 0)]
        if node.name == "shatters":
            return any(one in self.shattered for one in found)
        assert node.name == "is_done" and node.node(1).word(0) == "Exhausted", node.outline()
        return any(self.t.cards[one].exhausted and self.t.cards[one].zone == "board" for one in found)

    def pay(self, node: Node) -> None:
        """What is Selected or paid when the line is announced."""
        if node.name == "also":
            self.pay(node.node(0))
            self.selected.append(self.things(node.node(1).node(0)))
        elif node.node(0).name == "select":
            self.selected.append(self.things(node.node(0).node(0)))
        else:
            self.step(node)

    def sentence(self, node: Node, asked: list[tuple[bool, int]]) -> None:
        """Steps from the left to the right; an "if" reaches to the end of its sentence, and `asked` is the
        one that it begins with: whether it is met, and how much was named before it.
        """
        links: list[Node] = []
        while node.name in JOINTS:
            links.insert(0, node)
            node = node.node(0)
        links.insert(0, node)
        self.idle = not all(met for met, _ in asked)
        for at, link in enumerate(links):
            if link.name in ("for_each_yours", "equal_to", "lasting"):
                continue
            self.counts = next((one for one in links[at + 1 : at + 2] if one.name in SUFFIXES), None)
            if link.name == "if_done":
                asked.append((self.did and not self.idle, len(self.named)))
            elif link.name == "otherwise":
                met, before = asked.pop()
                del self.named[before:]
                asked.append((not met, len(self.named)))
            self.idle = not all(met for met, _ in asked)
            if link.name == "also":
                self.verb(self.last, self.things(link.node(1).node(0)))
            else:
                self.step(link if at == 0 else link.node(1))

    def step(self, node: Node) -> None:
        if node.name == "player_acts":
            self.by_players(node)
            return
        assert node.name == "order", node.outline()
        verb = node.node(0)
        self.last = verb
        if verb.name == "draw":
            self.counted(self.draw(self.t.you, self.number(verb.node(0)) * self.times()), verb)
            return
        at = {"deal": 1, "heal": 1}.get(verb.name, 0)
        self.verb(verb, self.things(verb.node(at)))

    last: Node
    counts: Node | None = None  # what "for each" or "equal to" says behind the step at hand

    def times(self) -> int:
        if self.counts is None or self.counts.name != "for_each_yours":
            return 1
        found = self.fitting(self.counts.node(1), self.t.you)
        return sum(self.t.cards[one].owner == self.t.you for one in found)

    def by_players(self, node: Node) -> None:
        """All choose one after the other, then everything happens as one step (R161)."""
        players = [0, 1] if node.node(0).name == "each_player" else [1 - self.t.you]
        verb = node.node(1)
        if verb.name == "draw":
            self.counted(sum(self.draw(player, self.number(verb.node(0))) for player in players), verb)
            return
        picked: list[str] = []
        plural = int(verb.node(0).word(0)) > 1  # "it" is each player's own
        self.acting = True
        for player in players:
            self.actor = player
            picked += self.things(verb.node(0), say=False).of(-1, 0)
        self.actor, self.acting = self.t.you, False
        self.verb(verb, self.say(verb.node(0), picked, plural, []))

    def counted(self, count: int, verb: Node) -> None:
        if self.idle:
            return
        self.many = count
        self.did = count > 0
        what = verb.node(len(verb.children) - 1) if verb.name in ("deal", "heal") else verb.node(0)
        if what.name in ("n", "n_of_yours", "n_of_them") and verb.name not in ("deal", "heal"):
            self.did = count >= int(what.word(0))
        if verb.name == "draw":
            self.did = 0 < self.number(verb.node(0)) <= count

    def verb(self, verb: Node, meant: Spoken) -> None:
        """What happens to cards."""
        found = [] if self.idle else [one for one in meant.of(-1, 0) if not self.gone(meant, one)]
        if verb.name == "choose":
            self.counted(len(found), verb)
            return
        much = self.much(verb)
        count = sum([self.happens(verb, one, much) for one in found])
        self.counted(count, verb)

    def much(self, verb: Node) -> int:
        """How much, reckoned once."""
        if verb.name == "deal_amount":
            assert self.counts is not None and self.counts.node(1).name == "number_of", verb.outline()
            return len(self.fitting(self.counts.node(1).node(0), self.t.you))
        if verb.name in ("deal", "heal"):
            return self.number(verb.node(0)) * self.times()
        if verb.name == "give":
            return self.number(verb.node(1).node(0)) * self.times()
        return 1

    def number(self, node: Node) -> int:
        return self.many if node.name == "as_many" else int(node.word(0))

    def happens(self, verb: Node, one: str, much: int) -> int:
        card = self.t.cards[one]
        name = verb.name
        if name in OUT:
            return self.out(verb, one)
        if card.zone != "board":
            return 0
        if name in ("deal", "deal_amount"):
            card.damage += much
            return much
        if name == "heal":
            healed = min(much, card.damage)
            card.damage -= healed
            return healed
        if card.leader and name != "give":
            return 0  # in its Zone it is never turned
        if name == "give":
            if card.leader:
                return 1  # its DMG is not looked at
            if verb.node(1).node(1).name == "dmg":
                card.dmg += much
            else:
                card.hp += much
            return 1
        assert name in ("exhaust", "reactivate"), verb.outline()
        turned = card.exhausted != (name == "exhaust")
        card.exhausted = name == "exhaust"
        return int(turned)

    def out(self, verb: Node, one: str) -> int:
        """Away from where it is; this line follows it, but not into a Deck (R159)."""
        card = self.t.cards[one]
        goes = {"exile": "exile", "return_to": "hand"}.get(verb.name, "idle")
        wrong = card.zone != "board" if verb.name in ("shatter", "sacrifice") else card.zone == goes
        if wrong or card.leader or (verb.name == "discard" and card.zone != "hand"):
            return 0
        was = card.life
        if verb.name == "shatter":
            self.shattered.add(one)
        self.t.move(one, goes)
        for spoken in (*self.selected, *self.before):
            if spoken.lives.get(one) == was:
                spoken.lives[one] = card.life
        return 1

    def draw(self, player: int, count: int) -> int:
        if self.idle:
            return 0
        drawn = self.t.decks[player][:count]
        for one in drawn:
            self.t.move(one, "hand")
        return len(drawn)

    # ---- what is meant

    def gone(self, spoken: Spoken, one: str) -> bool:
        return spoken.lives[one] != self.t.cards[one].life

    def meant(self, node: Node) -> Spoken:
        plural = node.name not in SINGLE
        if len(self.selected) > 1:
            raise Unclear(node.name)
        if not self.selected and not self.named:
            raise Unclear(node.name)
        found = self.selected[0] if self.selected else self.named[-1]
        if found.plural != plural:
            raise Unclear(node.name)
        return found

    def things(self, node: Node, say: bool = True) -> Spoken:
        """The cards of a phrase; a step that is about them names them."""
        name = node.name
        if name in ("first", "second"):
            return self.again(self.selected[0 if name == "first" else 1])
        if name in SEVERAL and len(self.selected) > 1:
            return self.together()
        if name in (*SINGLE, *SEVERAL):
            return self.again(self.meant(node))
        if name == "the_rest":
            return self.rest(node)
        if name in AMONG:
            heap = self.meant(node)
            pool = [one for one in heap.of(-1, 0) if not self.gone(heap, one)]
        else:
            pool = self.fitting(node.node(len(node.children) - 1), self.actor)
        if name in ("n_of_yours", "up_to_of_yours", "all_yours", "yours"):
            pool = [one for one in pool if self.t.cards[one].owner == self.t.you]
        if self.idle:
            pool = []  # it is spoken of, and nothing is taken
        if name not in NUMBERED:
            leader = "leader" in node.outline()
            return self.say(node, pool, not leader, []) if say else self.spoken(pool, not leader)
        count = int(node.word(0))
        found = self.choose(pool, 1 if name.startswith("up_to") else count)  # who picks the last is done
        if not say:
            return self.spoken(found, count > 1)
        return self.say(node, found, count > 1, [one for one in pool if one not in found])

    def spoken(self, found: list[str], plural: bool) -> Spoken:
        lives = {one: self.t.cards[one].life for one in found}
        return Spoken(frozenset(), plural, 0, {-1: found}, lives=lives)

    def say(self, node: Node, found: list[str], plural: bool, left: list[str]) -> Spoken:
        made = self.spoken(found, plural)
        made.chosen = node.name in NUMBERED
        self.left[id(made)] = {one: self.t.cards[one].life for one in left}
        if node.name in AMONG:
            self.among.add(id(made))
        self.named.append(made)
        self.before.append(made)
        return made

    def again(self, spoken: Spoken) -> Spoken:
        """A step about what was named before names it again."""
        self.named.append(spoken)
        return spoken

    def together(self) -> Spoken:
        found = [one for group in self.selected for one in group.of(-1, 0) if not self.gone(group, one)]
        made = self.spoken(list(dict.fromkeys(found)), True)
        self.named.append(made)
        self.before.append(made)
        return made

    def rest(self, node: Node) -> Spoken:
        """What could have been taken, and was not."""
        source = self.named[-1] if self.named else None
        if self.selected and (source is None or id(source) not in self.among):
            source = self.selected[-1]
        if source is None or not source.chosen:
            raise Unclear("the rest")
        left = {} if self.idle else self.left[id(source)]  # what has moved since is a new card (R159)
        return self.say(node, [one for one, life in left.items() if self.t.cards[one].life == life], True, [])

    def choose(self, pool: list[str], count: int) -> list[str]:
        """The last ones in the order of their labels."""
        if self.idle:
            return []
        ordered = sorted(pool, key=lambda one: self.t.cards[one].label)
        if len(pool) > count:
            self.t.offered.append([self.t.cards[one].label for one in ordered])
        return ordered[-count:]

    def fitting(self, node: Node, player: int) -> list[str]:
        """All that a description fits, for a player."""
        cards = self.t.cards
        if node.name == "such":
            found = self.fitting(node.node(1), player)
            pre = node.node(0)
            if pre.name == "pre_opposing":
                return [one for one in found if cards[one].owner != self.t.you]
            if pre.name == "other":
                out = {one for spoken in (*self.selected, *self.before) for one in spoken.of(-1, 0)}
                return [one for one in found if one not in out]
            assert pre.name == "in_state", pre.outline()
            return [one for one in found if cards[one].exhausted == (pre.word(0) == "Exhausted")]
        if node.name == "where":
            place = {"hand": "hand", "idle": "idle"}[node.node(1).node(1).name]
            owner = {"poss_your": self.t.you, "poss_their": player}[node.node(1).node(0).name]
            return [one for one, card in cards.items() if (card.zone, card.owner) == (place, owner)]
        leader = "leader" in node.outline()
        found = [one for one, card in cards.items() if card.zone == "board" and card.leader == leader]
        if self.acting:  # whoever gives up something gives up their own
            found = [one for one in found if cards[one].owner == player]
        return found

    acting = False  # a player acts who was named


# ---- texts

COSTS = (
    "Select 1 Unit", "Select 2 Units", "Select 1 opposing Unit", "Select 2 of your Units", "Select 3 Units",
    "Select 1 of your Units & 1 opposing Unit", "Discard 1 card in your hand", "Exhaust 2 of your Units",
)  # fmt: skip
STARTS = (
    "Choose 1 Unit", "Choose 2 Units", "Exhaust 1 opposing Unit", "Exhaust 2 of your Units", "Draw 1",
    "Deal 1 DMG to 1 Unit", "Deal 1 DMG to 2 opposing Units", "Discard 1 card in your hand",
    "Give 1 of your Units 2 DMG", "Exhaust all opposing Units", "Deal 1 DMG to all Units",
    "Exhaust up to 2 Units",
    "Each player Discards 1 card in their hand", "Your opponent Discards 1 card in their hand",
    "Your opponent Sacrifices 1 Unit", "Sacrifice 1 of your Units", "Each player Draws 1",
    "Deal 1 DMG to the opposing Leader", "Deal 1 DMG to your Leader", "Discard 4 cards in your hand",
    "Exhaust 4 of your Units", "Return 1 card in your Idle Zone to your hand",
)  # fmt: skip
VERBS = (
    "Deal 2 DMG to {}", "Exhaust {}", "Reactivate {}", "Shatter {}", "Exile {}", "Give {} 1 DMG",
    "Give {} 2 HP",
    "Heal 1 HP to {}", "Return {} to its owner's hand", "Return {} to their owners' hand", "Choose {}",
    "Deal that many DMG to {}", "Deal 1 DMG to {} for each of your Units",
    "Deal DMG to {} equal to the number of Exhausted Units", "Draw 1", "Draw that many",
    "Return {} to your hand",
)  # fmt: skip
MEANT = (
    "it", "them", "that card", "those cards", "the rest", "the first", "the second", "1 of them",
    "all other Units", "1 other Unit", "all other opposing Units", "2 other Units",
)  # fmt: skip


# "the rest" of what another player could take, or of a hand that was drawn to since, is looked up anew by the
# engine, while R158 speaks of what fitted when it was taken: such lines are not made
APART = ("Each player", "each player", "our opponent", "in your hand")


ASKS = "; If"  # a sentence of its own, whose if reaches to its end


def random_text(dice: random.Random) -> str:
    """A line of two to five steps, some behind a Cost, some behind "if you do"."""
    steps: list[str] = []
    cost = dice.choice(COSTS) if dice.random() < 0.45 else ""
    if not cost or dice.random() < 0.3:
        steps.append(dice.choice(STARTS))
    for _ in range(dice.randrange(1, 4)):
        way = dice.random()
        said = dice.choice(VERBS).format(dice.choice(MEANT)) if way > 0.12 else dice.choice(STARTS)
        joint = dice.choice((" & ", ", then ", " & ", ", then ", "; ", ", if you do ", ASKS))
        if joint == ASKS:
            joint = dice.choice(("; If it is Exhausted* ", "; If it Shatters* ")) if steps or cost else "; "
        if steps and joint == ", if you do " and dice.random() < 0.5:
            other = dice.choice(VERBS).format(dice.choice(MEANT))
            said += f", otherwise {other}"
        steps.append((joint if steps else "") + said)
    line = "".join(steps)
    if "the rest" in line and any(one in line for one in APART):
        return random_text(dice)
    if " other " in line.partition("otherwise ")[2].partition("; ")[2]:
        return random_text(dice)  # behind "otherwise" the language forgets what the "if" has named
    if not cost and dice.random() < 0.15:
        line = f"You can {line}"
    return f"●* {cost}➤ {line}" if cost else f"●{line}"

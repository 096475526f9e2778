"""Battles of Oversoul once more, straight from chapter 6, 8.6 and their rulings: slow, plain, and without a
look at the engine. Cards are plain objects, and a Battle is played in one go.
"""

from dataclasses import dataclass, field

CONSUMED = ("BARRIER", "DEATHTOUCH", "DUAL-STRIKE", "FRENZY", "VEILED")
BATTLE, ABILITY = "battle", "ability"
BEHIND = {"U2": "E1", "U3": "E2", "U4": "E3", "E2": "L"}  # R17
ROWS = (("U1", "U2", "U3", "U4", "U5"), ("E1", "E2", "E3"))


@dataclass
class Card:
    """A card on the board; of a Construct `keys` and `charges` are what it grants to its host."""

    name: str
    seat: int
    zone: str
    kind: str  # Unit, Event, Construct, Leader (in the Leader Zone)
    dmg: int = 0
    spd: int = 0
    hp: int = 1
    keys: frozenset = frozenset()
    charges: dict = field(default_factory=dict)
    leads: bool = False
    down: bool = False
    up: bool = True
    damage: int = 0
    marks: int = 0
    stack: list = field(default_factory=list)
    gone: str = ""  # idle or exile

    def __post_init__(self):
        if self.down:
            self.hp, self.dmg, self.spd, self.keys, self.charges = 4, 0, 0, frozenset(), {}

    def has(self, key):
        if self.kind == "Leader" or self.kind == "Construct":
            return False
        if key in CONSUMED:
            return self.held(key) > 0
        return key in self.keys or any(key in one.keys for one in self.stack if not one.gone)

    def held(self, key):
        """Own and granted charges together, two at most (R81, R153)."""
        return min(2, self.charges.get(key, 0) + sum(one.charges.get(key, 0) for one in self.stack))

    def first(self, key):
        """Whose charge is used: what a Construct granted goes first (R153)."""
        return next((one for one in (*self.stack, self) if one.charges.get(key, 0)), None)

    def use(self, key):
        self.first(key).charges[key] -= 1

    def left(self):
        left = self.hp - self.damage
        return max(left, 1 if self.has("CRYSTALIZED") else 0)

    def beaten(self):
        return self.left() == 0

    def speed(self):
        return 0 if self.has("PETRIFIED") or self.kind != "Unit" else self.spd


class Field:
    """Two boards, and one Attack after another."""

    def __init__(self, cards):
        self.cards = cards
        self.touched = []  # source, card, charges then, and which of them is used
        self.lost = set()

    def at(self, seat, zone):
        return next((c for c in self.cards if (c.seat, c.zone, c.gone) == (seat, zone, "")), None)

    def leader(self, seat):
        return next(c for c in self.cards if c.leads and c.seat == seat)

    def others(self, seat):
        return [c for c in self.cards if c.seat != seat and not c.gone]

    # ---- who may

    def may_attack(self, card):
        return card.up and not card.down and card.kind == "Unit" and card.speed() >= 2

    def out_of_reach(self, unit, other):
        """AVIAN against a slower Unit without RANGED or AVIAN."""
        if not other.has("AVIAN") or other.kind != "Unit" or unit.has("RANGED") or unit.has("AVIAN"):
            return False
        return unit.speed() < other.speed()

    def targets(self, attacker):
        found = self.others(attacker.seat)
        return [c for c in found if not c.has("VEILED") and not self.out_of_reach(attacker, c)]

    def guards(self, attacker, target):
        return [
            c
            for c in self.others(attacker.seat)
            if c is not target and c.has("GUARD") and c.up and not c.down
            if not (c.kind == "Unit" and self.out_of_reach(c, attacker))
        ]

    # ---- one Attack

    def exhaust(self, card):
        if card.has("FRENZY"):
            card.use("FRENZY")
            return
        card.up = False
        if card.has("VEILED"):
            card.use("VEILED")

    def fight(self, attacker, target):
        back = target.kind == "Unit" and not target.down and target.speed() >= 1
        back = back and not attacker.has("RANGED")
        mine, theirs = attacker.speed(), target.speed()
        if not back:
            self.strike(attacker, target, True)
        elif mine == theirs:
            self.together(attacker, target)
        else:
            order = [(attacker, target, True), (target, attacker, False)]
            if theirs > mine:
                order.reverse()
            for striker, other, attacks in order:
                if not striker.beaten() or striker is order[0][0]:
                    self.strike(striker, other, attacks)
        self.shatter()
        self.judge()

    def use(self, card, target, amount):
        """An Ability that Selects one card and deals DMG to it: marks are judged at once (R87)."""
        for _ in range(self.times(card, amount)):
            self.feed(card, self.instance(card, target, amount, ABILITY, True)[0])
        self.judge()
        self.shatter()

    def times(self, card, amount):
        """How often it strikes (8.6.27, 8.6.28)."""
        if amount == 0:
            return 0
        more = card.held("DUAL-STRIKE")
        if more:
            card.use("DUAL-STRIKE")
        return 1 + more

    def strike(self, striker, other, attacks):
        answers = []
        for _ in range(self.times(striker, striker.dmg)):
            dealt, stayed = self.instance(striker, other, striker.dmg, BATTLE, attacks)
            self.feed(striker, dealt)
            answers.append(stayed)
        self.thorns(striker, other, answers)

    def together(self, one, other):
        rounds = [self.times(one, one.dmg), self.times(other, other.dmg)]
        answers = [[], []]
        for number in range(max(rounds)):
            fed = [0, 0]
            for side, (striker, struck) in enumerate(((one, other), (other, one))):
                if number < rounds[side]:
                    fed[side], stayed = self.instance(striker, struck, striker.dmg, BATTLE, side == 0)
                    answers[side].append(stayed)
            self.feed(one, fed[0])
            self.feed(other, fed[1])
        self.thorns(one, other, answers[0])
        self.thorns(other, one, answers[1])

    def thorns(self, striker, bearer, answers):
        if not bearer.has("THORNS"):
            return
        for amount in answers:
            if amount:
                dealt, _ = self.instance(bearer, striker, amount, ABILITY, False)
                self.feed(bearer, dealt)

    def feed(self, card, dealt):
        """VAMPIRISM (R91)."""
        if not dealt or not card.has("VAMPIRISM") or card.beaten():
            return
        fed = card if card.damage else self.leader(card.seat)
        if fed.beaten() or fed.has("DAMNED") or (fed is not card and fed.has("RESISTANT")):
            return
        fed.damage -= min(fed.damage, dealt)

    # ---- damage

    def instance(self, source, target, amount, sort, aimed):
        """How much was dealt in all, and how much stayed in the struck stack."""
        total, taken, stayed = self.hit(source, target, amount, sort, aimed and source.has("PIERCE"))
        if aimed and source.has("CLEAVE") and taken:
            for row in ROWS:
                if target.zone in row:
                    at = row.index(target.zone)
                    for zone in row[max(at - 1, 0) : at] + row[at + 1 : at + 2]:
                        other = self.at(target.seat, zone)
                        if other:
                            total += self.hit(source, other, taken, ABILITY, False)[0]
        return total, stayed

    def hit(self, source, host, amount, sort, pierces):
        if sort == ABILITY and source is not host and host.has("RESISTANT"):
            return 0, 0, 0
        if host.has("BARRIER"):
            host.use("BARRIER")
            return 0, 0, 0
        line = upright(host)
        before = line[0].left()
        dealt = self.wound(source, line[0], amount)
        if not pierces or amount <= before:
            return dealt, dealt, dealt
        total = stayed = min(dealt, before)
        excess = amount - before
        behind = self.at(host.seat, BEHIND.get(host.zone, ""))
        for card in [*line[1:], *(upright(behind) if behind else [])]:
            if excess <= 0:
                break
            if card not in line and sort == ABILITY and behind.has("RESISTANT") and behind is not source:
                break
            if card not in line and behind.has("BARRIER"):
                behind.use("BARRIER")  # it blocks all that comes (8.6.15)
                break
            before = card.left()
            part = min(self.wound(source, card, excess), before)
            total += part
            stayed += part if card in line else 0
            excess -= before
        return total, dealt, stayed

    def wound(self, source, card, amount):
        dealt = amount
        if card.has("CRYSTALIZED") and amount >= card.left():
            dealt = card.left() - 1
        if dealt <= 0:
            return 0
        card.damage += dealt
        if source.has("DEATHTOUCH") and card.kind in ("Unit", "Event") and not card.leads and not card.down:
            if not card.has("RESISTANT") or card is source:
                self.touched.append((source, card, source.held("DEATHTOUCH"), source.first("DEATHTOUCH")))
        return dealt

    # ---- End of Battle

    def shatter(self):
        fallen = [c for c in self.cards if not c.gone and c.beaten()]
        self.lost = {c.seat for c in fallen if c.leads}
        self.fall([c for c in fallen if not c.leads])

    def judge(self):
        """Death marks: of each bearer on all that it hurt and that is still there, not beaten (R87)."""
        touched, self.touched = self.touched, []
        for source in {id(one[0]): one[0] for one in touched}.values():
            number, bearer = next(one[2:] for one in touched if one[0] is source)
            mine = [one[1] for one in touched if one[0] is source and not one[1].gone and not one[1].beaten()]
            found = {id(card): card for card in mine}
            if not found or number == 0:
                continue
            bearer.charges["DEATHTOUCH"] -= 1
            for card in found.values():
                card.marks += number
            self.fall(found.values(), marked=True)

    def fall(self, cards, marked=False):
        """Shattered, or Exiled by marks or AMORPHOUS; Constructs go with their host (R94)."""
        cards = [c for c in cards if not marked or c.marks >= 2 or not c.has("CRYSTALIZED")]
        away = [(c, "exile" if c.has("AMORPHOUS") or (marked and c.marks >= 2) else "idle") for c in cards]
        for card, where in away:
            card.gone = where
            for one in card.stack:
                one.gone = one.gone or where
        for card in self.cards:
            for one in card.stack:
                if not one.gone and one.damage >= one.hp:
                    one.gone = "idle"
            card.stack = [one for one in card.stack if not one.gone]


def upright(host):
    """A stack from the top down without Constructs at 0 HP (R154)."""
    return [*[c for c in reversed(host.stack) if c.damage < c.hp], host]

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
    keys: frozenset[str] = frozenset()
    charges: dict[str, int] = field(default_factory=dict)
    leads: bool = False
    down: bool = False
    up: bool = True
    damage: int = 0
    marks: int = 0
    takes: tuple[tuple[int, str], ...] = ()  # points and the sort of DMG that it Takes so much more of (R221)
    deals: tuple[tuple[int, str, str], ...] = ()  # points, with what, and to which kind of card (R225)
    laws: tuple[str, ...] = ()  # the Laws under which it counts how often they were met
    met: dict[str, int] = field(default_factory=dict)
    by: "Card | None" = None  # what damaged it last
    stack: list["Card"] = field(default_factory=list)
    gone: str = ""  # idle or exile

    def __post_init__(self):
        if self.down:
            self.hp, self.dmg, self.spd, self.keys, self.charges, self.laws = 4, 0, 0, frozenset(), {}, ()
            self.takes = self.deals = ()

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
        self.attacker = None
        self.noted = []  # card and Law
        self.fallen = {1: 0, 2: 0}  # SHATTER* by player
        self.exiled = {1: 0, 2: 0}  # EXILE*

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

    # ---- Laws that are met

    def note(self, card, law):
        if law in card.laws:
            self.noted.append((card, law))

    def resolve(self):
        """Each comes if its card is still there (R98, R117, R167)."""
        for card, law in self.noted:
            if not card.gone:
                card.met[law] = card.met.get(law, 0) + 1
        self.noted = []

    # ---- one Attack

    def exhaust(self, card):
        if card.has("FRENZY"):
            card.use("FRENZY")
            return
        card.up = False
        if card.has("VEILED"):
            card.use("VEILED")
        self.note(card, "EXHAUST")

    def fight(self, attacker, target):
        self.note(attacker, "ATTACK")
        self.attacker = attacker
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
        self.resolve()

    def force(self, card, target, amount, how):
        """What it deals to this target (R225); nothing stays nothing."""
        struck = upright(target)[0].kind
        for points, only, kind in card.deals if amount else ():
            meant = only == "always" or only == how or (only == "battle" and how != "ability")
            if meant and kind in ("", struck):
                amount += points
        return max(amount, 0)

    def use(self, card, target, amount):
        """An Ability that Selects one card and deals DMG to it: marks are judged at once (R87)."""
        amount = self.force(card, target, amount, "ability")
        for _ in range(self.times(card, amount)):
            self.feed(card, self.instance(card, target, amount, ABILITY, True)[0])
        self.judge()
        self.shatter()
        self.resolve()

    def times(self, card, amount):
        """How often it strikes (8.6.27, 8.6.28)."""
        if amount == 0:
            return 0
        more = card.held("DUAL-STRIKE")
        if more:
            card.use("DUAL-STRIKE")
        return 1 + more

    def strike(self, striker, other, attacks):
        answers: list[int] = []
        amount = self.force(striker, other, striker.dmg, "attack" if attacks else "back")
        for _ in range(self.times(striker, amount)):
            dealt, stayed = self.instance(striker, other, amount, BATTLE, attacks)
            self.feed(striker, dealt)
            answers.append(stayed)
        self.thorns(striker, other, answers)

    def together(self, one, other):
        amounts = [self.force(one, other, one.dmg, "attack"), self.force(other, one, other.dmg, "back")]
        rounds = [self.times(one, amounts[0]), self.times(other, amounts[1])]
        answers: list[list[int]] = [[], []]
        for number in range(max(rounds)):
            fed = [0, 0]
            for side, (striker, struck) in enumerate(((one, other), (other, one))):
                if number < rounds[side]:
                    fed[side], stayed = self.instance(striker, struck, amounts[side], BATTLE, side == 0)
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
        if fed.damage:
            self.note(fed, "HEAL")
        fed.damage -= min(fed.damage, dealt)

    # ---- damage

    def instance(self, source, target, amount, sort, aimed):
        """How much was dealt in all, and how much stayed in the struck stack."""
        self.hurt: set[str] = set()
        total, taken, stayed = self.hit(source, target, amount, sort, aimed and source.has("PIERCE"))
        if aimed and source.has("CLEAVE") and taken:
            for row in ROWS:
                if target.zone in row:
                    at = row.index(target.zone)
                    for zone in row[max(at - 1, 0) : at] + row[at + 1 : at + 2]:
                        other = self.at(target.seat, zone)
                        if other:
                            total += self.hit(source, other, taken, ABILITY, False)[0]
        if self.hurt - {source.name}:
            self.note(source, "INJURE")
        return total, stayed

    def hit(self, source, host, amount, sort, pierces):
        if sort == ABILITY and source is not host and host.has("RESISTANT"):
            return 0, 0, 0
        line = upright(host)
        amount = self.taken(source, line[0], amount, sort)
        if amount and host.has("BARRIER"):
            host.use("BARRIER")
            amount = 0
        if not amount:
            return 0, 0, 0
        before = line[0].left()
        dealt = self.wound(source, line[0], amount)
        if not pierces or amount <= before:
            return dealt, dealt, dealt
        total = stayed = min(dealt, before)
        excess = amount - before
        behind = self.at(host.seat, BEHIND.get(host.zone, ""))
        for card in [*line[1:], *(upright(behind) if behind else [])]:
            excess = self.taken(source, card, excess, sort)
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

    def taken(self, source, card, amount, sort):
        """What comes to a card of it (R221)."""
        for points, only in card.takes if amount > 0 else ():
            sorts = {"all": True, "battle": sort == BATTLE, "abilities": sort == ABILITY}
            sorts["attacks"] = sort == BATTLE and source is self.attacker
            sorts["opposing"] = sort == ABILITY and source.seat != card.seat
            amount += points if sorts[only] else 0
        return max(amount, 0)

    def wound(self, source, card, amount):
        dealt = amount
        if card.has("CRYSTALIZED") and amount >= card.left():
            dealt = card.left() - 1
        if dealt <= 0:
            return 0
        card.damage += dealt
        card.by = source
        self.hurt.add(card.name)
        self.note(card, "BLOODLUST")
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
            self.fall(found.values(), source)

    def fall(self, cards, marker=None):
        """Shattered, or Exiled by marks or AMORPHOUS; Constructs go with their host (R94). EXECUTE* comes
        once for all that Shatter together (R99).
        """
        twice = [c for c in cards if marker and c.marks >= 2]
        cards = [c for c in cards if c in twice or not marker or not c.has("CRYSTALIZED")]
        away = [(c, "exile" if c.has("AMORPHOUS") or c in twice else "idle") for c in cards]
        killers = [marker or c.by for c in cards if c not in twice and c is not (marker or c.by)]
        broken = [one for c in self.cards for one in c.stack if not one.gone and one.damage >= one.hp]
        for card, where in away:
            card.gone = where
            if "SHATTER" in card.laws and where == "idle":
                self.fallen[card.seat] += 1
            if "EXILE" in card.laws and where == "exile":
                self.exiled[card.seat] += 1
            for one in card.stack:
                one.gone = where
        for one in [] if marker else broken:
            killers.append(one.by)
            one.gone = one.gone or "idle"
        for card in self.cards:
            card.stack = [one for one in card.stack if not one.gone]
            for one in [] if marker else (card, *card.stack):
                one.by = None
        for killer in {id(one): one for one in killers}.values():
            self.note(killer, "EXECUTE")


def upright(host):
    """A stack from the top down without Constructs at 0 HP (R154)."""
    return [*[c for c in reversed(host.stack) if c.damage < c.hp], host]

"""The table of these tests: cards from printed text, choices in notation, values to look at.

    t = lay("1.U1=Hound 1.hand=Herald 2.U1=Stone", '''
        Herald  Unit ORDER I -1 PRIMAL 1/2/2
          ●ENTER* Draw 1
    ''')
    t.do("play:Herald zone:U2 ..")       # .. passes until somebody is asked something else
    assert t.names("1", "hand") == ["Hound"]

A card is a line: name, type, Archetypes, RANK (not of a Leader), ENERGY, Roles, and its DMG/SPD/HP or HP
alone; its text follows line by line. Cards without text that many tests need are in PLAIN.
"""

from functools import cache

from sandtable.cards.files import Entry
from sandtable.cards.names import unspell
from sandtable.games.oversoul.cardset.built import library_of
from sandtable.games.oversoul.cardset.pool import Pool, registry
from sandtable.games.oversoul.changes import charges
from sandtable.games.oversoul.evaluating import costs, values
from sandtable.games.oversoul.game import Oversoul
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.turn.setup import Setup, deal
from sandtable.games.oversoul.words import notation, view
from sandtable.kernel.errors import NotationError
from sandtable.kernel.rng import seed_bytes
from sandtable.timing.seen import from_top

PLAIN = """
Chief    Leader_Unit CHAOS -5 PRIMAL 5/3/20
Matron   Leader_Unit ORDER +3 PRIMAL 4/2/24
Oracle   Leader_Event FLOW -4 PRIMAL 20
Spring   Unit CHAOS I +1 PRIMAL 1/2/2
River    Unit CHAOS II +3 PRIMAL 1/2/3
Hound    Unit CHAOS I -2 PRIMAL 2/2/3
Swift    Unit ORDER I -1 PRIMAL 2/3/2
Hawk     Unit ORDER I -1 PRIMAL 2/4/2
Dart     Unit ORDER I -1 PRIMAL 2/5/2
Stone    Unit ORDER I -1 PRIMAL 3/0/6
Snail    Unit ORDER I -1 PRIMAL 3/1/6
Wall     Unit ORDER I +1 STATION 6
Giant    Unit VIGOR IV -5 PRIMAL 6/2/8
Hall     Event CHAOS I +1 BOARD 4
Rite     Event ORDER I -1 CAST
Flash    Event ORDER I -1 QUICK
Trap     Event ORDER I -1 COUNTER
Verse    Event ORDER I -1 PERFECT
Armor    Construct ORDER I -1 UNIT 3
Core     Construct CHAOS I +2 UNIT 2
Roof     Construct ORDER I -1 EVENT 3
Rainbow  Unit CHAOS,ORDER I -2 PRIMAL 1/1/1
"""
RANKS = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5}
SIDES = {its.UPRIGHT: "up", its.SIDEWAYS: "exhausted", its.FACE_DOWN: "down"}
UNIT_ROLES = """
DRAGON ELEMENTAL GAIAN MECHNOID MEGANIST NATURA NIDAGYST PHANTOM PRIMAL QIREAN RAPTOR UNDEAD VERA
VOPROS VEXEN SORCERER SEEKER SECUTOR SEER SENTRY SHIFTER SNIPER SLAYER SHAMAN SOVEREIGN SUMMONER
STATION STALKER TOTEM
"""
ZONES = {"hand": op.HAND, "deck": op.DECK, "idle": op.IDLE, "exile": op.EXILE_SPACE}


def entries(text):
    """The cards of some lines, as tables of a card file would say them."""
    found: list[Entry] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words:
            continue
        if words[0][0] in "●_(–-−—" or words[0] == "OR":
            found[-1].values["text"] = str(found[-1].values.get("text", "")) + " ".join(words) + "\n"
            continue
        name, kind, archetype, *rest = words
        card = {
            "name": unspell(name),
            "type": kind.replace("_", " "),
            "archetype": archetype.replace(",", ", "),
        }
        if rest[0] in RANKS:
            card["rank"] = RANKS[rest.pop(0)]
        card["energy"] = rest.pop(0)
        card["role"] = rest.pop(0).replace(",", ", ")
        for word in rest:
            if word[0] == "@":
                card["faction"] = word[1:].replace("_", " ")
            elif word[0].isdigit():
                numbers = [int(n) for n in word.split("/")]
                card.update(zip(("dmg", "spd", "hp") if len(numbers) == 3 else ("hp",), numbers, strict=True))
            else:
                card["rarity"] = word
        found.append(Entry("card", card, number, "test"))
    return found


@cache
def game_of(cards=""):
    """The game with the plain cards and those of a test."""
    pool = Pool(registry())
    pool.load(entries(PLAIN + cards))
    pool.finish()
    assert not pool.errors, [str(error) for error in pool.errors]
    game = Oversoul(pool)
    game.numbers = library_of(pool)
    return game


def refused(cards):
    """What is wrong with the cards of a test."""
    pool = Pool(registry())
    pool.load(entries(PLAIN + cards))
    pool.finish()
    return [f"{error.clause}: {error.message}" for error in pool.errors]


def lay(position="", cards="", seed="1", seats=2):
    """A table in the Action Phase of player 1; Leaders and Decks that are not named are plain ones."""
    words = position.split()
    said = {word.partition("=")[0] for word in words}
    for seat in range(1, seats + 1):
        if f"{seat}.leader" not in said and not leads(words, seat):
            words.append(f"{seat}.leader={'Chief' if seat % 2 else 'Matron'}")
        if f"{seat}.deck" not in said:
            words.append(f"{seat}.deck=" + ",".join(["Hound"] * 9))
    words = [word for word in words if not word.endswith(("deck=none", "leader=none"))]
    game = game_of(cards)
    s = game.new(" ".join(words), seed)
    s.journal = []
    return Table(game, s)


def leads(words, seat):
    """Whether a plain Leader lies in a Unit or Event Zone of this player."""
    zones = [word.partition("=")[2] for word in words if word[:3] in (f"{seat}.U", f"{seat}.E")]
    return any(zone.startswith(("Chief", "Matron", "Oracle")) for zone in zones)


def begin(leaders=("Chief", "Matron"), cards="", seed="1", size=30, deck="Hound"):
    """A game from its first question on; the Decks repeat the cards that are named."""
    game = game_of(cards)
    lib = game.library()
    names = deck.split(",")
    faces = [lib.face_of(name) for name in (names * size)[:size]]
    s = deal(lib, [lib.face_of(name) for name in leaders], [list(faces) for _ in leaders], seed_bytes(seed))
    s.frames = [Setup()]
    s.journal = []
    s.run()
    return Table(game, s)


class Table:
    def __init__(self, game, s):
        self.game = game
        self.s = s

    # ---- choosing

    def do(self, choices):
        """Choices one after another. Between them: .. passes until somebody is asked something else,
        @Return passes until that phase has begun, 2? passes until player 2 is asked,
        2>play:Flash passes until player 2 can choose this.
        """
        for choice in choices.split():
            seat, sign, rest = choice.partition(">")
            if choice == "..":
                self.passes()
            elif choice[1:] == "?":
                while self.asked() != int(choice[0]):
                    self.choose("pass")
            elif choice[0] == "@":
                while self.sees(1)["phase"] != choice[1:]:
                    self.choose("pass")
            elif sign:
                while self.asked() != int(seat) or rest not in self.options():
                    self.choose("pass")
                self.choose(rest)
            else:
                self.choose(choice)
        return self

    def choose(self, choice):
        option = self.game.read(self.s, choice)
        listed = option == o.CONCEDE or option in list(self.s.options())
        assert listed, f"{choice} is not among {self.options()} of player {self.asked()}: {self.why(choice)}"
        assert self.s.bar(option) == 0, f"{choice}: {self.why(choice)}"
        self.s.apply(option)

    def passes(self):
        """Everybody passes, and pays from the Leader pool what is still to be paid."""
        while not self.s.over():
            options = list(self.s.options())
            if o.PASS not in options and o.PAID not in options:
                break
            self.s.apply(o.PASS if o.PASS in options else o.PAID)
        return self

    def turn_over(self):
        """The turn player ends the turn without doing anything more."""
        turn = self.s.turn
        while not self.s.over() and self.s.turn == turn:
            options = list(self.s.options())
            for plain in (o.PASS, o.END_PHASE, o.NO, o.NO_GUARD, o.DONE_PICKING):
                if plain in options:
                    self.s.apply(plain)
                    break
            else:
                return self
        return self.passes()

    def options(self):
        return sorted([self.game.token(self.s, int(option)) for option in self.s.options()])

    def can(self, choice):
        return self.why(choice) == ""

    def why(self, choice):
        """The clause by which a choice is barred, or nothing."""
        try:
            option = self.game.read(self.s, choice)
        except NotationError:
            return "no such choice"
        number = int(self.s.bar(option))
        if number == 0:
            assert option in list(self.s.options()), f"{choice} is neither barred nor offered"
            return ""
        assert option not in list(self.s.options()), f"{choice} is barred and offered"
        return self.game.book.clauses[number - 1].id if number > 0 else "unlisted"

    def asked(self):
        return int(self.s.seat) + 1

    def question(self):
        return self.game.question(self.s)

    # ---- looking

    def at(self, place):
        """The thing at a place such as 1U3, 2L, 1U3.1; None if nothing is there."""
        for thing in self.s.board:
            if notation.where(self.s, int(thing)) == place:
                return int(thing)
        return None

    def name(self, place):
        thing = self.at(place)
        return None if thing is None else self.face(thing)

    def face(self, thing):
        return self.s.library.names[self.s.get(thing, its.FACE)]

    def board(self, seat):
        """Everything on a player's board but the Leader in its Zone, by place."""
        found = {}
        for thing in self.s.board:
            place = notation.where(self.s, int(thing))
            if place[0] == str(seat) and not place.endswith("L"):
                found[place[1:]] = self.face(int(thing))
        return found

    def side(self, place):
        return SIDES[int(self.s.get(self.at(place), its.SIDE))]

    def hp(self, place):
        return int(values.hp(self.s, self.at(place)))

    def damage(self, place):
        return int(self.s.get(self.at(place), its.DAMAGE))

    def dmg(self, place):
        return int(values.stat(self.s, self.at(place), op.DMG))

    def spd(self, place):
        return int(values.stat(self.s, self.at(place), op.SPD))

    def rank(self, place):
        return int(values.rank_of(self.s, self.at(place)))

    def keys(self, place):
        """Its Keyworded Abilities."""
        return set(view.keywords_view(self.s, self.at(place)))

    def charges(self, place, keyword):
        return int(charges.held(self.s, self.s.ref(self.at(place)), getattr(op, keyword)))

    def roles(self, place):
        return {
            role
            for role in UNIT_ROLES.split()
            if int(values.roles_of(self.s, self.at(place))) >> getattr(op, role) & 1
        }

    def marks(self, place):
        return view.marks_view(self.s, self.at(place))

    def cards(self, seat, zone):
        """The cards of a hand (sorted), or of a pile, the top first."""
        found = [self.face(thing) for thing in from_top(self.s, seat - 1, ZONES[zone])]
        return sorted(found) if zone == "hand" else found

    def hand(self, seat):
        return self.cards(seat, "hand")

    def idle(self, seat):
        return self.cards(seat, "idle")

    def deck(self, seat):
        return self.cards(seat, "deck")

    def exile(self, seat):
        return self.cards(seat, "exile")

    def cost(self, seat, name):
        """What Activating a card of the hand, or one at a place, costs now."""
        for thing in self.s.hand:
            if self.s.get(thing, its.OWNER) == seat - 1 and self.face(int(thing)) == name:
                return int(costs.cost_of(self.s, seat - 1, thing, True))
        return int(costs.cost_of(self.s, seat - 1, self.at(name), True))

    def pool(self, seat):
        return int(self.s.of(seat - 1, their.POOL))

    def surplus(self, seat):
        return int(self.s.of(seat - 1, their.SURPLUS))

    def leader_rank(self, seat):
        return int(self.s.of(seat - 1, their.RANK))

    def chain(self):
        """The waiting links, the last first: Timeshift number, player, card, kind."""
        return [
            (row["timeshift"], int(str(row["player"])) + 1, row["source"], row["kind"])
            for row in view.chain_view(self.s)
        ]

    def sees(self, seat):
        return self.game.observe(self.s, seat - 1)

    def ending(self):
        """The result and the clause by which the game ended."""
        if not self.s.over():
            return None
        ended = int(self.s.ended)
        return self.game.result(self.s), self.game.book.clauses[ended - 1].id

    def log(self, seat=0):
        """What a seat has read so far; 0 for a spectator."""
        return [said for said in [self.game.narrate(int(fact), seat - 1) for fact in self.s.journal] if said]

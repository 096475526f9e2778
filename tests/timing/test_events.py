"""What triggers and how often, whom a row means, and how an end is told."""

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.kernel.state import fact_kind, fact_what, fact_who
from sandtable.timing import columns as its
from sandtable.timing import events, facts, history, meant, pending, pile
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating import in_force
from sandtable.timing.evaluating.patterns import FROM
from sandtable.timing.scene import Scene
from sandtable.timing.things import DRAWN_GAME
from sandtable.timing.values import NOTHING, hold, player_value

from .village import FARMERS, INSTRUCTIONS, MILLERS, PILE, SPIN, VISIT, Village, VillageRules, put, scene

HELD = 3  # a register


def ability(v, flags=0):
    header = v.lay(*[0] * lay.HEADER)
    v.code[header] = w.TRIGGERED
    v.code[header + lay.FLAGS] = flags
    v.code[header + lay.BODY] = lay.HEADER
    return header


def noted(s):
    """The abilities that wait and whose they are, the one noted last first."""
    out = []
    at = pile.top(s.noted)
    while at >= 0:
        out.append(tuple(int(pending.get(s.noted, at, part)) for part in (pending.HEADER, pending.SOURCE)))
        at = pile.below(s.noted, at)
    return out


def test_one_or_more_triggers_once_for_all_that_happens_on_one_beat():
    v = Village()
    once, each = ability(v, w.AT_ONCE), ability(v)
    s = v.table()
    one, other = (int(s.ref(put(s, FARMERS, 0))) for _ in range(2))
    for header in (once, each):
        for source in (one, other, one):
            events.note(s, header, scene(0, source))
    assert noted(s) == [(each, one), (each, other), (each, one), (once, other), (once, one)]
    s.beat += 1
    events.note(s, once, scene(0, one))
    assert noted(s)[0] == (once, one) and len(noted(s)) == 6
    events.note(s, once, scene(0, one))
    assert len(noted(s)) == 6


def test_uses_are_counted_by_object_and_ability():
    s = Village().table()
    for _ in range(2):
        events.use(s, 5, 9)
    events.use(s, 5, 8)
    assert [events.used(s, *of) for of in ((5, 9), (5, 8), (6, 9))] == [2, 1, 0]


def test_when_is_in_time_only_if_nothing_has_happened_since():
    s = Village().table()
    made = pile.added(vec[i64](), pending.entry(1, 0, 0, 0, 0, pending.BY_TRIGGER, vec[i64](), 4))
    s.happened = 4
    assert events.in_time(s, made, 0)
    s.happened = 5
    assert not events.in_time(s, made, 0)


def test_an_event_is_kept_with_the_faces_it_was_about():
    s = Village().table()
    farmer = put(s, MILLERS, 0)
    s.turn, s.beat = 3, 6
    events.remember(s, 9, player_value(1), s.ref(farmer), 2, 4)
    assert list(s.history) == [9, 3, 6, player_value(1), s.ref(farmer), 2, 4, -1, MILLERS]


def test_from_where_something_came_is_not_remembered():
    v = Village()
    v.faces.ears = vec[i64]([1] * INSTRUCTIONS)
    v.faces.remembered = 1
    v.faces.part_c[VISIT] = FROM
    s = v.table()
    for kind in (VISIT, SPIN):
        events.event(s, kind, player_value(0), NOTHING, 0, 7)
    assert [int(history.get(s.history, at, history.N)) for at in history.each(s.history)] == [0, 7]


def test_what_was_left_for_later_comes_once_unless_it_has_a_duration():
    """As in: When it leaves the game board, …; and the same with: this turn."""
    v = Village()
    trigger = v.lay(w.WHEN, 0)
    condition = v.condition(w.NOW, v.row(SPIN))
    v.code[trigger + lay.WAITS_FOR] = condition - trigger
    later = v.row(w.DELAY, 0, trigger)
    s = v.table()
    ends = [lasts.FOREVER, lasts.TURN_ENDS]
    for until in ends:
        in_force.last(s, later, 3, scene(1, 5), until, 0, 0, -1)
    for _ in range(2):
        events.delayed(s, SPIN, player_value(0), NOTHING, 0, 1)
    events.delayed(s, VISIT, player_value(0), NOTHING, 0, 1)  # not what they wait for
    assert noted(s) == [(3, 5)] * 3
    assert [int(s.lasts(at, lasts.LEFT)) for at in lasts.each(s.lasting)] == [0, -1]
    first = [int(pending.get(s.noted, 0, part)) for part in (pending.PC, pending.YOU)]
    assert first == [later + lay.ROW, 1]


def test_whom_and_what_a_row_means():
    v = Village()
    they = v.selection(w.REF, HELD)
    s = v.table(3)
    here, moved = put(s, FARMERS, 0), put(s, FARMERS, 1)
    values = [int(s.ref(here)), player_value(2), player_value(0), int(s.ref(moved)), player_value(1)]
    s.put(moved, its.STAMP, s.tick())  # another object by now
    s.out = 1 << 0  # has left the game
    about = Scene(0, 1, vec[i64]([hold(HELD, value) for value in values]))
    assert list(meant.players_in(s, they, about)) == [2, 1]
    things = Scene(0, 1, vec[i64]([hold(HELD, value) for value in values if value in (values[0], values[3])]))
    assert list(meant.things_in(s, they, things)) == [here]


def test_the_top_cards_of_a_pile():
    s = Village().table()
    cards = [put(s, FARMERS, 0, PILE) for _ in range(4)]
    put(s, FARMERS, 1, PILE)
    refs = [int(s.ref(card)) for card in reversed(cards)]
    assert [list(meant.top_cards(s, 0, PILE, n)) for n in (0, 1, 3, 9)] == [[], refs[:1], refs[:3], refs]


class Going(VillageRules):
    """Writes down what goes on after all, and what is not offered again meanwhile."""

    def __init__(self):
        super().__init__()
        self.went = []

    def goes_on(self, s, kind, who, a, b, n):
        self.went.append(tuple(int(x) for x in (kind, who, a, b, n, s.beat, *s.excluded)))


def test_what_nobody_took_the_offer_for_goes_on_and_is_not_offered_again():
    v = Village()
    v.rules = v.faces.rules = Going()
    s = v.table()
    farmer = int(s.ref(put(s, FARMERS, 0)))
    s.excluded = vec[i64]([61, 62])  # declined before
    held = events.with_event(s, vec[i64]([hold(HELD, 5)]), 9, player_value(1), farmer, 2)
    assert held[0] == hold(HELD, 5)
    s.excluded = vec[i64]([63])
    about = Scene(0, 0, held)
    about.prevented = 4
    events.goes_on(s, about)
    went: list[tuple[int, ...]] = [(9, int(player_value(1)), farmer, 2, 4, 1, 63, 61, 62)]
    assert v.rules.went == went
    assert list(s.excluded) == [63]
    events.goes_on(s, Scene(0, 0, events.with_event(s, vec[i64](), 9, NOTHING, NOTHING, 0)))
    went.append((9, NOTHING, NOTHING, 0, 0, 2, 63, 63))
    events.goes_on(s, Scene(0, 0, vec[i64]([hold(HELD, 5)])))  # it was no event
    assert v.rules.went == went and s.beat == 2


def told(winners):
    s = Village().table(3)
    s.journal = []
    s.win(winners, 12)
    assert s.ended == 12
    said = [(int(fact_kind(f)), int(fact_who(f)), int(fact_what(f))) for f in s.journal]
    return s, said


def test_a_draw_is_told_as_one_and_winners_by_name():
    s, said = told(0)
    assert s.result == DRAWN_GAME and said == [(facts.DRAWN_GAME, 0, 12)]
    s, said = told(0b101)
    assert s.result == 0b101 and said == [(facts.WON, 0, 12), (facts.WON, 2, 12)]

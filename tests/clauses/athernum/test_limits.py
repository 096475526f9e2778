"""How large things can grow: every limit is a rule, and a table that meets one goes on or is drawn."""

import pytest

from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.changes.markers import add_marks
from sandtable.games.athernum.changes.tokens import create
from sandtable.games.athernum.evaluating.on_table import marks
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.limits import LARGEST, MOST_VICTORY, more_victory, within
from sandtable.games.athernum.words.places import at
from sandtable.kernel.frames import AGAIN, Frame
from sandtable.kernel.state import fact_kind
from sandtable.timing import history
from sandtable.timing import lasting as lasts
from sandtable.timing.evaluating.in_force import last
from sandtable.timing.events import remember
from sandtable.timing.history import TURN_OVER
from sandtable.timing.limits import MOST_CHOICES, MOST_EVENTS, MOST_LASTING, MOST_TOKENS, outgrown
from sandtable.timing.scene import Scene

from .table import game, play, settle, table, tokens, use, values

RULING = pytest.mark.clause("athernum R148")


def tokens_there(s):
    return sum(s.flag(n, its.IS_TOKEN) and s.get(n, its.ZONE) != its.GONE for n in range(s.count()))


@RULING
def test_a_token_that_finds_no_room_is_not_created_and_the_journal_says_so():
    s = table(p1_chars="Mill_of_Plenty")
    s.journal = []
    for _ in range(12):  # twice as many each time
        use(s, "1c1", 1)
    assert tokens_there(s) == MOST_TOKENS
    told = [game().narrate(fact) for fact in s.journal if fact_kind(fact) == facts.NO_ROOM]
    assert told and all("no room" in words for words in told)
    assert "end" in tokens(s)  # and the table goes on


@RULING
def test_there_is_room_again_once_a_token_is_gone():
    s = table(p1_chars="Grunt")
    face = int(s.library.resource[0])
    made = [int(create(s, face, 0, its.LIES_UP, False)) for _ in range(MOST_TOKENS + 3)]
    assert made[MOST_TOKENS:] == [-1, -1, -1] and min(made[:MOST_TOKENS]) > 0
    s.set_zone(made[7], its.GONE)
    assert create(s, face, 0, its.LIES_UP, False) >= 0
    assert create(s, face, 0, its.LIES_UP, False) == -1


@RULING
def test_places_of_tokens_that_are_gone_are_used_again():
    """A ref has room for 1,024 things: tokens that come and go for ever never meet its end."""
    s = table(p1_chars="Grunt")
    face = int(s.library.resource[0])
    for _ in range(1500):
        s.set_zone(create(s, face, 0, its.LIES_UP, False), its.GONE)
    assert s.count() == 1024 and create(s, face, 0, its.LIES_UP, False) >= 0


@RULING
def test_values_double_to_the_largest_and_no_further():
    s = table(p1_chars="Mill_of_Plenty,Smithy_Hand")
    for _ in range(40):
        use(s, "1c1", 2, "1c2")
    assert values(s, "1c2") == (LARGEST, 3)
    assert within(10**6) == LARGEST and within(-5) == -5


@RULING
def test_markers_of_a_kind_are_counted_to_the_largest():
    s = table(p1_chars="Grunt")
    thing = at(s, "1c1")
    for kind in (op.DAMAGE, op.EXHAUSTION, op.FIRST_MARKER + 1):
        for _ in range(4):
            add_marks(s, thing, kind, 99)
        assert marks(s, thing, kind) == LARGEST
        add_marks(s, thing, kind, -LARGEST)
        assert marks(s, thing, kind) == 0


@RULING
def test_no_more_effects_begin_than_can_last():
    s = table(p1_chars="Mill_of_Plenty")
    use(s, "1c1", 5)
    row = s.lasts(lasts.newest(s.lasting), lasts.ROW)
    s.journal = []
    begun = 0
    for _ in range(MOST_LASTING + 20):
        begun += last(s, row, 0, Scene(s.ref(at(s, "1c1")), 0, s.picked[:0]), lasts.TURN_ENDS, 0, 0, -1)
    assert begun == MOST_LASTING - 1
    assert [fact_kind(fact) for fact in s.journal] == [facts.NOT_LASTING] * 21
    assert values(s, "1c1")[0] == LARGEST


@RULING
def test_triggers_that_multiply_end_in_a_draw():
    s = table(
        p1_chars="Mill_of_Plenty,Thorn_Choir,Thorn_Choir,Thorn_Choir,Thorn_Choir", p2_chars="Grunt,Grunt"
    )
    settle(play(s, "use:1c1#4"))
    assert s.over() and game().result(s) == "=" and s.ended in (c.R107, c.R148)


@RULING
def test_the_newest_events_are_remembered_and_the_ends_of_turns():
    s = table(p1_chars="Grunt")
    remember(s, TURN_OVER, 5, 0, 0, 0)
    for n in range(MOST_EVENTS + 50):
        remember(s, op.DRAW, 5, 0, 0, n)
    events = history.each(s.history)
    assert len(events) == MOST_EVENTS
    assert history.get(s.history, events[-1], history.N) == MOST_EVENTS + 49
    assert [history.get(s.history, one, history.KIND) for one in events].count(TURN_OVER) == 1


@RULING
def test_the_pool_has_an_end():
    s = table(p1_chars="Grunt")
    assert more_victory(s, 5) == 5
    s.pool = MOST_VICTORY - 3
    assert more_victory(s, 5) == 3 - sum(int(s.get(thing, its.VICTORY)) for thing in s.board)
    s.pool = MOST_VICTORY + 9
    assert more_victory(s, 5) == 0


@RULING
def test_a_game_that_has_outgrown_its_numbers_is_a_draw():
    for column, number in (("choices", MOST_CHOICES + 1), ("clock", 1 << 26), ("beat", 1 << 20)):
        s = table(p1_chars="Mill_of_Plenty")
        assert not outgrown(s)
        play(s, "use:1c1#5")
        setattr(s, column, number - (column == "beat"))
        settle(s)
        assert s.over() and game().result(s) == "=" and s.ended == c.R148


class Forever(Frame):
    def advance(self, s):
        return AGAIN

    def copy(self):
        return Forever()


@RULING
def test_steps_without_a_question_end_in_a_draw():
    s = table(p1_chars="Grunt")
    s.frames.append(Forever())
    s.run()
    assert s.over() and s.ended == c.R148 and game().result(s) == "="

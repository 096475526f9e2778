"""What bots lean on: playing on by habit to a quiet table, and the guess of how the game stands there."""

import pytest

from sandtable.bots.arena import Bout, bot_seed
from sandtable.bots.levels import make_bot
from sandtable.bots.mcts import Search
from sandtable.games.athernum.game import GAME

from .table import cards, damage, play, res, table, tokens, waiting


def test_habit_lets_the_stack_resolve():
    s = play(table(), "solvency")
    assert waiting(s)
    assert s.policy().calm(s) == 2  # both pass
    assert not waiting(s) and "end" in tokens(s)
    assert cards(s, "1.res") == ["Ironwright_Resource_Token"]


def test_habit_carries_a_combat_through():
    s = play(table(p1_chars="Grunt", p2_chars="Grunt,Grunt"), "combat attack:1c1 at:2c1 undefended")
    assert s.policy().calm(s) == 2
    assert "end-combat" in tokens(s)
    assert cards(s, "1.chars") == [] and cards(s, "2.chars") == ["Grunt"]


def test_habit_leaves_real_choices_to_whoever_has_them():
    s = play(table(p1_chars="Grunt", p2_chars="Grunt,Grunt"), "combat attack:1c1")
    assert s.policy().calm(s) == 0
    assert "at:2c1" in tokens(s)
    play(s, "at:2c1")
    assert s.policy().calm(s) == 0
    assert "defend:2c2" in tokens(s) and s.seat == 1


def test_habit_ends_with_the_day_of_the_next_player():
    s = play(table(), "end")
    s.policy().calm(s)
    assert s.active == 1 and s.seat == 1 and "end" in tokens(s)


def test_a_game_without_habits_says_so():
    from sandtable.kernel.registry import find

    game = find("antagonism")
    s = game.new(game.setups()[0], "1")
    before = game.hash(s)
    assert s.policy().calm(s) == -1
    assert game.hash(s) == before


def test_what_one_player_gains_the_other_loses():
    s = table(p1_chars="Grunt", p1_hand="Grunt,Grunt", p2_res=res(2))
    assert s.worth(0) == -s.worth(1) != 0.0


def test_the_guess_rises_with_all_that_helps():
    plain = table().worth(0)
    for better in (
        {"p1_hand": "Grunt"},
        {"p1_chars": "Grunt"},
        {"p1_res": res(1)},
        {"p1_main": "Plain_Leader[v1]", "pool": "11"},
    ):
        assert table(**better).worth(0) > plain, better
    hurt = table(p1_chars="Grunt[d1]")
    assert damage(hurt, "1c1") == 1
    assert hurt.worth(0) < table(p1_chars="Grunt").worth(0)


def test_the_search_looks_at_a_quiet_table():
    """Right after it nothing has changed; all the same Solvency is seen to be better than ending the day."""
    s = table()
    search = Search(s, 1)
    search.run(1, 0.0)
    worths = dict(zip([GAME.token(s, option) for option in search.root.options], search.root.promise))
    assert worths["solvency"] > worths["end"]


@pytest.mark.parametrize("spec", ["greedy", "mcts:1", "mcts:2"])
def test_what_does_nothing_is_not_done(spec):
    """A Lantern that will be discarded anyway can be discarded again and again: a bot passes instead."""
    s = play(table(p1_chars="Meadow_Ox+Lantern_of_the_Last_Inn", p1_commands="0"), "use:1c1.1#3")
    assert "use:1c1.1#3" in tokens(s)
    view = s.determinize(0, 1)
    assert {GAME.token(view, make_bot(spec, seed).choose(view)) for seed in range(12)} == {"pass"}


def test_resource_tokens_are_exhausted_to_pay_and_not_at_leisure():
    """R139: what is paid takes them anyway, so search need not look at it."""
    s = table(p1_res=res(2))
    options = [GAME.token(s, option) for option in s.options()]
    sought = [GAME.token(s, option) for option in s.policy().sought(s)]
    assert set(options) - set(sought) == {"exhaust:1r1"}
    assert sought == [token for token in options if token in sought]


def test_the_main_character_is_drawn_by_lot():
    """It is chosen in secret, before there is anything to judge it by."""
    view = GAME.new(GAME.STANDARD, "1").determinize(0, 1)
    assert view.policy().lots(view) and not view.policy().lots(table())
    chosen = {make_bot("mcts:2", seed).choose(view) for seed in range(40)}
    assert chosen == set(view.options())


def test_the_lowest_level_beats_chance():
    won = 0
    for number in range(4):
        seed = f"level 1/{number}"
        specs = ["mcts:1", "random"] if number % 2 else ["random", "mcts:1"]
        bots = [make_bot(spec, bot_seed(seed, seat)) for seat, spec in enumerate(specs)]
        bout = Bout(GAME, GAME.new(GAME.STANDARD, seed), bots, bot_seed(seed, -1))
        assert bout.play(0)
        won += bout.state.returns()[number % 2 ^ 1] > 0
    assert won >= 3

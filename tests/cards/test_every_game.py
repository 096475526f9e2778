"""What the language and the cards of each game are held to in the same way."""

from pathlib import Path
from types import ModuleType

import pytest

from sandtable.cards.audit import JOINT, SAME
from sandtable.cards.lines import LINE
from sandtable.testing import hostile
from sandtable.testing.cards import check_grafts, check_random_programs, check_sentences
from sandtable.testing.cards_in_play import Used, search, unused
from tests.cards.antithesis import corpus as of_antithesis
from tests.cards.antithesis import hostile as to_antithesis
from tests.cards.antithesis import used as in_antithesis
from tests.cards.athernum import hostile as to_athernum
from tests.cards.athernum import used as in_athernum
from tests.cards.oversoul import corpus as of_oversoul
from tests.cards.oversoul import hostile as to_oversoul

# ---- the grammar: sentences that read as what they are; Athernum's has tests of its own


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("corpus", "least"), [(of_oversoul, 100), (of_antithesis, 150)], ids=["oversoul", "antithesis"]
)
def test_random_sentences_come_back_as_the_same_tree(corpus: ModuleType, least: int, seed: int):
    results = check_sentences(corpus.texts(), corpus.sample, LINE, 200, seed)
    assert results[SAME] > least and results[JOINT] == 0


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("corpus", [of_oversoul, of_antithesis], ids=["oversoul", "antithesis"])
def test_a_grafted_text_is_refused_or_comes_back(corpus: ModuleType, seed: int):
    same, canonical = check_grafts(corpus.texts(), corpus.programs(), 300, seed)
    assert same > 100 and canonical < same


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    ("corpus", "least"), [(of_oversoul, 20), (of_antithesis, 100)], ids=["oversoul", "antithesis"]
)
def test_random_trees_lower_or_are_refused(corpus: ModuleType, least: int, seed: int):
    assert check_random_programs(corpus.texts(), corpus.sample, LINE, 800, 100 + seed) > least


# ---- whatever strangers' cards do is done within the rules' own limits: no crash, no hang


@pytest.mark.parametrize(
    "cards", [to_athernum, to_oversoul, to_antithesis], ids=["athernum", "oversoul", "antithesis"]
)
def test_what_is_meant_to_be_nasty_is_read(cards: ModuleType):
    assert hostile.Lines(cards.Strangers(), 0).nasty == cards.NASTY


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [
        pytest.param("athernum", marks=pytest.mark.clause("athernum R147", "athernum R148")),
        pytest.param("oversoul", marks=pytest.mark.clause("oversoul R30", "oversoul R165")),
        pytest.param("antithesis", marks=pytest.mark.clause("antithesis R177", "antithesis R186")),
    ],
)
def test_hostile_cards_are_played_within_their_budgets(game: str, tmp_path: Path):
    report = hostile.run(f"tests.cards.{game}.hostile", 60, 1, tmp_path)
    assert report.cards >= 60 and report.choices > 100


# ---- in random games between ready-made and random decks every card of the set is used

GAMES = 40  # at a time
MOST = 400


@pytest.mark.slow
@pytest.mark.parametrize("play", [in_athernum, in_antithesis], ids=["athernum", "antithesis"])
def test_every_card_is_used_in_random_games(play: ModuleType):
    used = Used()
    player = play.AtRandom()
    while unused(play.standard_pool(), used) and used.games < MOST:
        search(player, GAMES, "1", used)
    assert unused(play.standard_pool(), used) == []

"""A second card game behind the shared interface: everything works for fields, decks and words of its own."""

import random
from collections.abc import Iterator

import pytest

from sandtable.cards import games as card_games
from sandtable.cards.audit import SAME
from sandtable.cards.codes import pack
from sandtable.cards.errors import CardError
from sandtable.cards.files import tables_in
from sandtable.kernel import registry
from sandtable.kernel.errors import SetupError
from sandtable.kernel.record import new_match, read, replay
from sandtable.scenario import ScenarioError, parse, run
from sandtable.testing import check_game
from sandtable.testing.cards import (
    REFUSED,
    check_card,
    check_grafts,
    check_pool,
    check_random_programs,
    check_sentences,
    fuzz,
    unused_productions,
)
from sandtable.testing.cards_in_play import Used, check_line, search, unused
from tests.cli.run import bad, data, ok

from .game import CARDS, GAME, HOME
from .language import START, Texts

DECK = (HOME / "decks" / "embers.txt").read_text(encoding="utf-8")
TORCH = '[[card]]\nname = "Torch"\ncost = 1\nrarity = "Common"\ntext = "●Gain 3"\n'
OWN = DECK.replace("1 Wall", "1 Wall\n1 Torch")


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(registry.games(), "skirmish", GAME)
    yield


def faults(text: str) -> list[tuple[str, str, int]]:
    rules = GAME.deck_rules()
    found = rules.check(rules.read(text), GAME.pool(), rules.bans())
    return [(fault.clause.removeprefix("skirmish "), fault.message, fault.line) for fault in found]


# ---- cards


def sample(terminal: str, dice: random.Random) -> str:
    return str(dice.randint(1, 9)) if terminal == "INT" else dice.choice(["Spark", "Old Ember"])


def lines() -> list[str]:
    return [line for card in GAME.pool().all() for line in card.lines]


def test_the_shared_checks_hold_for_its_cards():
    pool = GAME.pool()
    check_pool(pool)
    for card in pool.all():
        check_card(pool, card)
    programs = [program for card in pool.all() for program in card.abilities]
    assert unused_productions(pool.texts, programs) == set()
    assert fuzz(pool.texts, lines(), 300, 1)[REFUSED] > 200
    texts = Texts(pool.registry.copy())
    assert check_sentences(texts, sample, START, 100, 1)[SAME] == 100
    assert check_grafts(texts, programs, 100, 1)[0] == 100
    assert check_random_programs(texts, sample, START, 100, 1) == 100


def test_a_card_without_text_is_a_card_here():
    assert GAME.pool().cards["Blank"].abilities == ()


@pytest.mark.parametrize(
    "old, new, part, clause",
    [
        ('"Common"', '"Comon"', "there is no rarity 'Comon'; there are Common, Cosmic", "DECK.2"),
        ("cost", "price", "a card has no 'price'", ""),
        ("Gain 3", "Gain 30", "nobody gains or loses 30", ""),
        ('"Torch"', '"Spark"', "two cards are called 'Spark'", "NAME.1"),
        ("Gain 3", "Gain 3 for each card called Sprak", "did you mean 'Spark'?", "NAME.1"),
        ("Gain 3", "Earn 3", "use 'Gain'", ""),
    ],
)
def test_what_is_wrong_with_a_card(old, new, part, clause):
    found = GAME.workshop().read_set(TORCH.replace(old, new))
    errors = found["errors"]
    assert isinstance(errors, list)
    assert part in errors[0]["message"] and errors[0]["clause"].removeprefix("skirmish ") == clause


def test_further_cards_leave_the_pool_as_it_was():
    pool = GAME.pool()
    numbers = dict(pool.registry["NAME"].numbers)
    more = pool.extended(tables_in(TORCH, "own"))
    assert "Torch" in more.cards and "Torch" not in pool.cards
    assert (
        pool.registry["NAME"].numbers == numbers and numbers.items() <= more.registry["NAME"].numbers.items()
    )


# ---- decks


def test_ready_made_decks_are_legal_and_shown():
    for name in GAME.deck_rules().ready_names():
        assert faults(GAME.deck_rules().ready_text(name)) == []
    decks = GAME.decks()
    assert [(deck.name, deck.about, deck.faces) for deck in decks] == [
        ("embers", "4 cards", ("Old Ember",)), ("wardens", "7 cards", ("Grey Warden",)),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "old, new, fault",
    [
        ("2 Spark\n", "", ("DECK.1", "the deck has 2 cards, fewer than 4", 0)),
        ("1 Wall", "1 Wall\n2 Blank\n3 Patience", ("DECK.1", "the deck has 9 cards, more than 8", 0)),
        (
            "1 Old Ember",
            "1 Old Ember\n1 Grey Warden",
            ("DECK.1", "the champion's place has 2 cards, not 1", 0),
        ),
        ("1 Wall", "1 Patience", ("DECK.1", "Patience belongs to Strategies", 10)),
        ("2 Spark", "3 Spark", ("DECK.2", "3 copies of Spark, more than 2", 8)),
        ("1 Pyre", "2 Pyre", ("DECK.2", "2 copies of Pyre, more than 1", 9)),
        ("1 Wall", "1 Wal", ("DECK.2", "there is no card 'Wal'; did you mean 'Wall'?", 10)),
        ("Old Ember", "Grey Warden", ("DECK.3", "Pyre costs 3, more than 2", 9)),
    ],
)
def test_what_is_wrong_with_a_deck(old, new, fault):
    assert old in DECK
    assert fault in faults(DECK.replace(old, new))


def test_a_ban_list_of_its_own_and_none(tmp_path):
    rules = GAME.deck_rules()
    assert rules.bans().banned == frozenset()
    file = tmp_path / "bans.toml"
    file.write_text('banned = ["Pyre"]\n', encoding="utf-8")
    (fault,) = rules.check(rules.read(DECK), GAME.pool(), rules.bans(file))
    assert fault.message == "Pyre is banned (list of no date)"


# ---- setups and games


def test_random_games_keep_the_contract():
    check_game(GAME, games=3)


def test_setups_are_pairs_of_decks():
    assert GAME.setups() == ["embers:wardens", "wardens:embers"]
    assert GAME.is_setup("embers:embers") and not GAME.is_setup("embers") and GAME.seats("embers:embers") == 2
    assert GAME.setup("embers:wardens").title == "Embers against Wardens"
    with pytest.raises(SetupError, match="a deck for each of 2 to 2 seats, not 3"):
        GAME.check_setup(f"{pack(DECK)}:embers:wardens")


def test_cards_of_ones_own_come_with_the_record():
    setup = f"{pack(OWN, TORCH)}:wardens"
    match = new_match(GAME, setup, "seed")
    assert match.game is GAME.of(setup) is not GAME
    while not match.state.over():
        match.choose(int(match.state.options()[0]))
    found, record = read(match.text(), registry.games())
    assert replay(found, record, verify=True).game.hash(match.state) == match.game.hash(match.state)
    assert "Torch" in [card["name"] for card in card_games.cards_of(match.game)]
    with pytest.raises(SetupError, match="deck 1 is not legal: line 11: there is no card 'Torch'"):
        GAME.check_setup(f"{pack(OWN)}:wardens")


class AtRandom:
    def table(self, dice, number):
        setups = GAME.setups()
        return GAME.new(setups[number % len(setups)], "1")

    def weight(self, s, option):
        return 1

    def card(self, s, option):
        return GAME.faces()[option].name


def test_random_play_says_what_was_used():
    used = Used()
    search(AtRandom(), 4, "1", used)
    assert used.games == 4 and used.choices == 4 * 11
    # champions and strategies are not played here
    assert unused(GAME.pool(), used) == ["Grey Warden", "Old Ember", "Patience"]


# ---- the workshop


def test_the_catalogue_declares_what_a_client_needs():
    found = GAME.workshop().catalogue()
    fields = found["fields"]
    assert isinstance(fields, list)
    assert [(one["key"], one["words"]) for one in fields] == [("name", ()), ("rarity", ("Common", "Cosmic"))]
    filters = found["filters"]
    assert isinstance(filters, list)
    assert [value["label"] for value in filters[0]["values"]] == ["0", "1", "2", "3+", "no cost"]
    sections = found["sections"]
    assert isinstance(sections, list)
    assert [(one["name"], one["least"], one["size"]) for one in sections] == [
        (CARDS, 4, 8), ("Champion", 1, 1), ("Strategies", 0, 2),
    ]  # fmt: skip


def test_a_hand_needs_no_choice_here():
    hand = GAME.workshop().hand(DECK, "", "")
    drawn = hand["hand"]
    assert isinstance(drawn, list)
    assert len(drawn) == 3 and (hand["question"], hand["choices"]) == ("", [])
    assert hand["clauses"] == ["skirmish PLAY.1"]


def test_a_deck_is_checked_with_its_own_cards():
    found = GAME.workshop().check(OWN, TORCH)
    assert found["legal"] and found["code"] == pack(str(found["text"]), TORCH)
    assert not GAME.workshop().check(OWN, "")["legal"]


def test_a_card_is_tried_where_it_can_be_played():
    found = GAME.workshop().try_out(TORCH, "Torch")
    assert found["playable"] and "1.hand=Torch" in str(found["position"])
    with pytest.raises(CardError, match="no card 'Spark' in this set"):
        GAME.workshop().try_out(TORCH, "Spark")
    with pytest.raises(CardError, match="Torch cannot be read yet"):
        GAME.workshop().try_out(TORCH.replace("Gain", "Gian"), "Torch")


# ---- scenarios


SCENARIO = """
title = "Torch: gains"
game = "skirmish"

[setup]
turn = 1
[setup.1]
points = 2
hand = ["Torch", "Spark"]
[setup.2]
points = 0
hand = "Blank"

[[step]]
do = "play:Torch"

[expect.zones.1]
points = 5
hand = ["Spark"]
"""


def test_a_scenario_brings_cards_and_compares_zones(tmp_path):
    run(parse(SCENARIO + TORCH, "a.toml", tmp_path))
    with pytest.raises(ScenarioError, match=r"expected 1\.points to be '6', but it is '5'"):
        run(parse(SCENARIO.replace("points = 5", "points = 6") + TORCH, "a.toml", tmp_path))


@pytest.mark.parametrize(
    "old, new, part",
    [
        (
            "Spark",
            "Sprak",
            r"\(line 9\): \[setup.1\] hand: there is no card named 'Sprak'; did you mean 'Spark'",
        ),
        (
            "[setup.2]\npoints",
            "[setup.2]\nscore",
            "there is no such zone; did you mean points|there is points",
        ),
        ("points = 2", "points = 2000", "a number up to 999 is expected"),
        ("[setup.2]", "[setup.3]", "there is no such zone"),
        ('game = "skirmish"', 'game = "scalar"', "nobody knows the key 'card'"),
    ],
)
def test_what_is_wrong_with_a_scenario(old, new, part, tmp_path):
    with pytest.raises(ScenarioError, match=part):
        run(parse(SCENARIO.replace(old, new) + TORCH, "a.toml", tmp_path))


def test_whole_decks_in_a_scenario(tmp_path):
    text = f'game = "skirmish"\n[setup]\ndecks = ["embers", """\n{DECK}"""]\n[[step]]\ndo = "play:Spark"\n'
    match = run(parse(text, "a.toml", tmp_path))
    assert match.game is GAME.of(match.record.setup) and not match.state.over()
    with pytest.raises(ScenarioError, match=r"\(line 11\): .*this deck is not legal: 3 copies of Spark"):
        run(parse(text.replace("2 Spark", "3 Spark"), "a.toml", tmp_path))


def test_a_line_that_is_gone_is_noticed(tmp_path):
    text = 'game = "skirmish"\nposition = "turn=1 1.points=9 1.hand=Pyre,Spark 2.points=0 2.hand=Blank"\n'
    text += '[[step]]\ndo = "play:Pyre"\nexpect = { holds = "1.points=12" }\n'
    card = GAME.pool().cards["Pyre"]
    idle = GAME.pool().cards["Spark"].abilities[0]
    found = parse(text, "pyre.toml", tmp_path)
    run(found)
    for number in (0, 1):
        check_line(GAME, card, number, idle, found)
    with pytest.raises(AssertionError, match=r"Pyre: nothing in pyre\.toml notices"):
        check_line(GAME, card, 0, card.abilities[0], found)
    assert registry.games()["skirmish"] is GAME


# ---- the shared machine


def after(position, choices):
    s = GAME.new(position, "1")
    for choice in choices.split():
        s.apply(GAME.understand(s, choice))
    return GAME.position(s)


def test_what_is_lost_triggers_after_the_card_and_once_a_turn():
    found = after("turn=2 1.points=5 1.hand=Blank 1.table=Martyr 2.points=0 2.hand=Thief,Thief", "play:Thief")
    assert "1.points=6" in found and "2.points=2" in found  # two were stolen, then three gained
    found = after("turn=1 1.points=5 1.hand=Pyre,Blank 1.table=Martyr 2.points=0 2.hand=Blank", "play:Pyre")
    assert "1.points=11" in found


def test_something_else_happens_instead_of_losing():
    found = after(
        "turn=2 1.points=5 1.hand=Blank 1.table=Shroud,Martyr 2.points=0 2.hand=Thief", "play:Thief"
    )
    assert (
        "1.points=6" in found and "2.points=0" in found
    )  # nothing was lost: no trigger, and nothing to gain


def test_what_is_forbidden_does_not_happen_and_holds_for_good():
    start = "turn=1 1.points=5 1.hand=Vow,Blank,Thief 2.points=4 2.hand=Thief,Blank"
    found = after(start, "play:Vow play:Thief play:Thief")
    assert "1.points=5" in found and "2.points=4" in found and "1.table=Vow" in found
    assert after(start, "play:Thief play:Thief").startswith("turn=1 1.points=5")


def test_several_triggers_are_put_in_order_and_both_happen():
    start = "turn=2 1.points=5 1.hand=Blank 1.table=Martyr,Martyr 2.points=0 2.hand=Thief"
    s = GAME.new(start, "1")
    s.apply(GAME.understand(s, "play:Thief"))
    assert s.seat == 0 and [GAME.written(s, x) for x in s.options()] == ["next:1", "next:2"]
    again = GAME.load(GAME.dump(s))
    for one in (s, again):
        one.apply(GAME.understand(one, "next:2"))
        assert "1.points=9" in GAME.position(one)


# ---- commands


def test_commands_ask_which_game_is_meant(tmp_path):
    assert data("cards", "check", "skirmish")["cards"] == 11
    assert "GAIN 2" in ok("cards", "read", "skirmish", "●Gain 2")
    file = tmp_path / "deck.txt"
    file.write_text(DECK.replace("Game: skirmish\n", ""), encoding="utf-8")
    asked = bad("decks", "check", str(file))
    assert "say of which game: athernum, " in asked and ", skirmish" in asked
    assert "Embers is legal: 4 in the Cards" in ok("decks", "check", str(file), "--game", "skirmish")
    assert "Embers is legal" in ok("decks", "check", str(HOME / "decks" / "embers.txt"))

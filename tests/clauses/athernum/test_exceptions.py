"""Cards that override the rules, names, and what is owed to players and authors: chapter 12, R121 to R129."""

from pathlib import Path
from typing import cast

import pytest

from sandtable import fair
from sandtable.cards.decks import Bans
from sandtable.cards.lists import DeckList, Row
from sandtable.games.athernum.cardset.card import EXTRA, MAIN
from sandtable.games.athernum.cardset.decks import RULES
from sandtable.games.athernum.cardset.pool import load
from sandtable.games.athernum.game import GAME
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.record import new_match, read, replay
from sandtable.timing.seen import from_top
from tests.proofs import proof_of

from .table import CARDS, cards, game, play, refused, settle, table, things, tokens, use, values

HOME = Path(__file__).parents[3]
PAIR = "hammer-and-hinge:salt-and-silence"


def faults(**copies):
    pool = load(more=CARDS)
    rows = [Row(count, name.replace("_", " "), 0, 0) for name, count in copies.items()]
    found = RULES.check(DeckList({}, {MAIN: rows, EXTRA: []}), pool, Bans("", frozenset()))
    return {fault.clause for fault in found}


# ---- 12


@pytest.mark.clause("athernum 12.text.framework", "athernum 12.2.Aa", "athernum 12.2.Ab")
def test_an_extra_rule_overrides_the_number_of_copies():
    assert "athernum 11.0.2d" in faults(Grunt=5) and "athernum 11.0.2d" not in faults(Grunt=4)
    assert "athernum 12.2.Ab" in faults(Lone_Wolf=2) and "athernum 12.2.Ab" not in faults(Lone_Wolf=1)


@pytest.mark.clause("athernum 12.text.framework", "athernum 2.1.1e", "athernum R101")
def test_an_extra_rule_lets_an_item_be_a_permanent():
    s = table(p1_hand="Standing_Stone,Whetstone", p1_chars="Grunt")
    assert refused(s, "relic:Whetstone") == "athernum 2.1.1e"
    settle(play(s, "relic:Standing_Stone"))
    assert cards(s, "1.chars") == ["Grunt", "Standing_Stone"] and values(s, "1c1") == (2, 3)
    assert things(s, -1, 1, "characters")[1]["type"] == "item"


@pytest.mark.clause("athernum 12.text.framework", "athernum 0.hier.card-text")
def test_a_card_overrides_the_standard_procedure():
    s = table(p1_hand="Meadow,Watchtower,Well", p1_chars="Surveyor")
    settle(play(s, "play:Meadow"))
    settle(play(s, "play:Watchtower"))  # a second location in one turn
    assert refused(s, "play:Well") == "athernum 2.4.2"  # and no third


# ---- names


@pytest.mark.clause("athernum R123", "athernum 1.1.1")
def test_names_are_compared_exactly_and_copies_have_the_name_they_copied():
    s = table(p1_chars="Caller,Toolbox", p2_chars="Grunt,Wall")
    use(s, "1c2", 8, "2c1")  # a copy of Grunt
    use(s, "1c1", 1)  # exhausts each character named Grunt
    assert cards(s, "1.chars") == ["Caller", "Toolbox", "Grunt[x]"] and cards(s, "2.chars") == [
        "Grunt[x]",
        "Wall",
    ]


@pytest.mark.clause("athernum R123", "athernum 1.1.5")
def test_tokens_cannot_be_named():
    s = play(table(p1_chars="Caller,Beast_Token"), "use:1c1#3 pass pass")
    assert "name:Grunt" in tokens(s) and "name:Beast_Token" not in tokens(s)
    refused(s, "name:Beast_Token")
    named = {word for word in tokens(s) if word.startswith("name:")}
    assert len(named) == int(game().library().cards)


@pytest.mark.clause("athernum R123", "athernum 6.1.2")
def test_what_is_face_down_has_no_name_and_shares_none():
    s = table(p1_chars="Caller,Grunt[f],Grunt[f],Grunt[x],Grunt")
    use(s, "1c1", 1)
    assert cards(s, "1.chars") == ["Caller", "Grunt[f]", "Grunt[f]", "Grunt[x]", "Grunt[x]"]
    s = table(p1_chars="Caller,Grunt[f],Grunt[f],Wall")
    use(s, "1c1", 2, "1c2")  # each character with the same name as another target character
    assert cards(s, "1.chars") == ["Caller", "Grunt[f]", "Grunt[f]", "Wall"]


# ---- fairness


def decks(s):
    return [[int(s.get(thing, its.FACE)) for thing in from_top(s, player, 3)] for player in (0, 1)]


def started(seed):
    s = cast(Board, GAME.new(PAIR, seed))
    while s.turn == 0:
        s.apply(s.options()[0])
    return s


@pytest.mark.clause("athernum R121", "athernum 8.0.4a")
def test_decks_are_shuffled_by_a_seed_that_can_be_verified_afterwards():
    server, parts = fair.new_part(), [fair.new_part(), fair.new_part()]
    seed, headers = fair.seed_of(server, parts), proof_of(server, parts).headers()
    assert fair.check_headers(headers, seed, 2)
    assert decks(started(seed)) == decks(started(seed))  # whoever has the seed can repeat the shuffle
    assert decks(started(seed)) != decks(started(fair.seed_of(server, parts[::-1])))
    with pytest.raises(Exception, match="was changed"):
        fair.check_headers(headers | {fair.SERVER: fair.new_part()}, seed, 2)


@pytest.mark.clause("athernum R121", "athernum 7.2.3c")
def test_nothing_that_a_seat_is_sent_holds_the_seed():
    s = started("5")
    for seat in (-1, 0, 1):
        twin = s.determinize(seat, 1)
        assert GAME.observe(twin, seat) == GAME.observe(s, seat)
        assert twin.key != s.key


@pytest.mark.clause("athernum R121", "athernum 8.0.4b")
def test_each_opponent_may_demand_another_shuffle_once():
    s = GAME.new(PAIR, "1")
    plain, again = s.clone(), s.clone()
    again.apply(GAME.understand(again, "shuffle:2"))
    assert again.seat == 0 and refused_in(again, "shuffle:2") == "athernum R121"
    assert refused_in(again, "shuffle:1") == "athernum R121"  # one's own is shuffled anyway
    for game_state in (plain, again):
        for word in ("lead:Forgemother_Ulda", "lead:Admiral_Sethe_Morrow"):
            game_state.apply(GAME.understand(game_state, word))
    assert decks(plain)[1] != decks(again)[1]
    assert sorted(decks(plain)[1]) != [] and decks(plain)[0] == decks(again)[0]


def refused_in(s, word):
    try:
        GAME.understand(s, word)
    except SandtableError as why:
        return why.clause
    raise AssertionError(f"{word} is allowed")


@pytest.mark.clause("athernum R122")
def test_spectators_see_open_information_only_and_a_replay_everything():
    s = table(p1_hand="Whetstone", p1_chars="Grunt+Whetstone[f]", p1_extra="Late_Guest")
    view = game().observe(s, -1)["players"][0]
    assert (view["hand"], view["hand_count"]) == ([], 1) and (view["deck"], view["extra"]) == ([], [])
    assert "name" not in view["characters"][0]["attachments"][0]
    match = new_match(GAME, PAIR, "7")
    while cast(Board, match.state).turn < 2:
        match.choose(int(match.state.options()[-1]))
    again = replay(*read(match.text(), {"athernum": GAME})).state
    for player in (0, 1):  # who has the record has the seed, and sees every hand and deck in order
        assert things_of(again, player) == things_of(match.state, player)


def things_of(s, player):
    return [[s.library.names[s.get(t, its.FACE)] for t in from_top(s, player, zone)] for zone in (2, 3)]


# ---- licences


@pytest.mark.clause("athernum R129", "athernum 0.text.license", "athernum 0.text.archen")
def test_the_authors_and_both_licences_are_named_where_players_read_them():
    notice = (HOME / "NOTICE").read_text(encoding="utf-8")
    for words in ("Schroedinger Entertainment", "CC BY-NC-SA 4.0", "Archen", "CC BY 4.0"):
        assert words in notice
    shown = (HOME / "web/src/pages/parts/credits.ts").read_text(encoding="utf-8")
    assert 'NOTICE?raw"' in shown  # the About page is made of this very file
    assert "CREDITS.games" in (HOME / "web/src/pages/About.svelte").read_text(encoding="utf-8")


@pytest.mark.clause("athernum R129")
def test_the_restated_rules_and_the_cards_say_under_which_licence_they_are():
    game = HOME / "src/sandtable/games/athernum"
    for file in (game / "rules.toml", *sorted((game / "cards").glob("*.toml"))):
        assert "CC BY-NC-SA 4.0" in file.read_text(encoding="utf-8")[:400], file

"""What the terminal shows: nobody's secrets but those of whoever sits there alone."""

from sandtable.games.athernum.game import GAME
from sandtable.kernel.game import ALL
from sandtable.terminal import Terminal
from tests.cli.run import ok

SEED = "a rainy day"
HANDS = (
    "1.main=Forgemother_Ulda 2.main=Admiral_Sethe_Morrow 1.hand=Cog_Peddler 2.hand=Netcaster "
    "1.deck=Rivet_Sergeant,Cog_Peddler 2.deck=Netcaster,Netcaster 2.chars=Netcaster"
)


def test_a_seat_sees_its_own_hand_and_no_deck():
    s = GAME.new(HANDS, "1")
    mine, theirs, nobodys = (GAME.picture(s, seat) for seat in (0, 1, -1))
    assert "hand 1: Cog Peddler" in mine and "hand 1: Netcaster" not in mine
    assert "hand 1: Netcaster" in theirs and "hand 1: Cog Peddler" not in theirs
    assert "hand 1:" not in nobodys and nobodys.count("hand 1") == 2
    for picture in (mine, theirs, nobodys):
        assert "Rivet Sergeant" not in picture and "deck 2\n" in picture + "\n"
    assert "deck 2: Rivet Sergeant, Cog Peddler" in GAME.picture(s, ALL)


def test_the_terminal_prints_no_hand_of_a_bot():
    text = ok("play", "athernum", "--seed", SEED, "--seats", "human,random", stdin="o\nq\n")
    assert "player 2" in text and "deck=" not in text and "hand=" not in text


def test_what_was_seen_is_not_taken_back():
    """Turning up an item whose two abilities wait for an order shows it to the other player."""
    from rich.console import Console

    position = (
        "1.main=Forgemother_Ulda[x] 2.main=Admiral_Sethe_Morrow 1.chars=Cog_Peddler+Glass_Blade[f] "
        "1.deck=Cog_Peddler 2.deck=Netcaster"
    )
    terminal = Terminal(GAME, position, ["human", "human"], "1", "", Console())
    terminal._play(0, ["up:1c1.1"])
    assert terminal.fixed == len(terminal.choosers) == 1

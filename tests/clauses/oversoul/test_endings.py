"""Losing, winning, prophecies, draws (chapters 2.0 and 10, R21 to R29, R64)."""

import pytest

from tests.clauses.oversoul.table import lay

HUES = ("CHAOS", "ORDER", "VIGOR", "SWAY", "FLOW", "ARCANE", "NEUTRAL", "DOOM", "WITHER")
NINE = "".join(
    f"{hue.title()}  Unit {hue} I -1 PRIMAL 1/2/2\n{hue.title()}hall  Event {hue} I -1 BOARD 4\n"
    f"{hue.title()}plate  Construct {hue} I -1 UNIT 3\n"
    for hue in HUES
)
TOOLS = """
Doomsday  Event ORDER I -1 CAST
  ●Deal 99 DMG to all Leaders on the board
Win       Event ORDER I -1 CAST
  ●You win the Game
Lose      Event ORDER I -1 CAST
  ●You lose the Game
Deep      Event ORDER I -1 CAST
  ●Draw 3
Seek      Event ORDER I -1 CAST
  ●Draw 1 UNDEAD
Bolt      Event ORDER I -1 CAST
  ●* Select 1 card on the board➤ Deal 20 DMG to it & Heal 9 HP to it
Break     Event ORDER I -1 CAST
  ●* Select 1 card on the board➤ Shatter it
Call      Event WITHER I -1 CAST
  ●Spawn 1 TOTEM (RANK I, 1 DMG, 2 SPD, 2 HP)
"""


def settle(t):
    t.passes()
    while not t.s.over() and "end" not in t.options():
        t.do(t.options()[0] + " ..")
    return t


# ---- losing


@pytest.mark.clause("oversoul 2.0.6", "oversoul R25")
def test_who_must_draw_and_cannot_loses():
    t = lay("1.hand=Deep 1.deck=Hound,Hound", TOOLS).do("play:Deep zone:E1 ..")
    assert t.ending() == ("2", "2.0.6") and t.hand(1) == ["Hound", "Hound"], "what is there is Drawn first"
    t = lay("active=2 1.deck=none").turn_over()
    assert t.ending() == ("2", "2.0.6"), "the cycle's Draw too"


@pytest.mark.clause("oversoul R25", "oversoul R131")
def test_an_empty_deck_alone_or_a_search_that_finds_nothing_does_not_lose():
    t = lay("1.hand=Deep,Seek 1.deck=Hound,Hound,Hound", TOOLS).do("play:Deep zone:E1 ..")
    assert not t.s.over() and t.deck(1) == []
    assert settle(t.do("play:Seek zone:E1")).s.over() is False


@pytest.mark.clause("oversoul R26", "oversoul R64", "oversoul 2.0.4")
def test_a_leader_at_no_hp_is_not_healed_any_more_and_not_shattered():
    text = (
        TOOLS
        + """
    Martyr  Leader_Unit WITHER -3 PRIMAL 3/3/12
      ●SHATTER* You win the Game
    """
    )
    t = lay("1.hand=Bolt 2.leader=Martyr", text).do("play:Bolt zone:E1 pick:2L ..")
    assert t.ending() == ("1", "2.0.4")


@pytest.mark.clause("oversoul R26", "oversoul R64")
def test_the_verdict_comes_after_the_link_and_not_between_its_steps():
    text = """
    Duel  Event ORDER I -1 CAST
      ●Deal 99 DMG to the opposing Leader, then Deal 99 DMG to your Leader
    Chain  Event ORDER I -1 CAST
      ●Deal 99 DMG to the opposing Leader
    Zap   Event ORDER I -1 QUICK
      ●Deal 99 DMG to the opposing Leader
    """
    t = lay("1.hand=Duel", text).do("play:Duel zone:E1 ..")
    assert t.ending() == ("=", "R28"), "both were brought down by steps of one link"
    t = lay("1.hand=Chain 2.hand=Zap", text).do("play:Chain zone:E1 2>play:Zap zone:E1 ..")
    assert t.ending() == ("2", "2.0.4"), "the first link to resolve decides"


@pytest.mark.clause("oversoul R28", "oversoul R24")
def test_both_leaders_at_once_are_a_draw():
    t = lay("1.hand=Doomsday", TOOLS).do("play:Doomsday zone:E1 ..")
    assert t.ending() == ("=", "R28") and t.s.returns() == [0.0, 0.0]


@pytest.mark.clause("oversoul R24", "oversoul 1.0.5")
def test_losing_is_found_before_winning():
    text = """
    Both  Event ORDER I -1 CAST
      ●Deal 99 DMG to your Leader; You win the Game
    """
    t = lay("1.hand=Both", text).do("play:Both zone:E1 ..")
    assert t.ending() == ("2", "2.0.4")
    assert lay("1.hand=Win", TOOLS).do("play:Win zone:E1 ..").ending() == ("1", "1.0.5")
    assert lay("1.hand=Lose", TOOLS).do("play:Lose zone:E1 ..").ending() == ("2", "1.0.5")


@pytest.mark.clause("oversoul R24")
def test_if_both_win_in_one_verdict_the_turn_player_does():
    text = """
    Both  Event ORDER I -1 CAST
      ●Your opponent wins the Game & Draw 1; You win the Game
    """
    t = lay("1.hand=Both", text).do("play:Both zone:E1 ..")
    assert t.ending() == ("1", "1.0.5")


# ---- Shakti-darshan


def shakti(missing="", extra="", leader="Chief"):
    """Eight Archetypes beside the CHAOS Leader, but one that is missing."""
    zones = iter(["U1", "U2", "U3", "U4", "E1", "E2", "E3"])
    words = []
    for hue in HUES[1:]:
        name = hue.title()
        if name == missing:
            continue
        zone = next(zones, "")
        if zone:
            words.append(f"1.{zone}={name}{'hall' if zone[0] == 'E' else ''}")
        else:
            words[0] += f"+{name}plate"
    return f"1.leader={leader} {' '.join(words)} {extra}"


@pytest.mark.clause("oversoul 2.0.7", "oversoul R21", "oversoul R23", "oversoul 1.0.5")
def test_shakti_darshan_is_all_nine_archetypes_on_nine_cards():
    t = lay(shakti("Wither", "1.hand=Wither"), NINE).do("play:Wither ..")
    assert t.ending() == ("1", "2.0.7")
    t = lay(shakti("Wither", "1.hand=Witherplate"), NINE).do("play:Witherplate pick:1U1 ..")
    assert t.ending() == ("1", "2.0.7"), "Constructs count"
    t = lay(shakti("Wither", "1.hand=Wither"), NINE).do("prepare:Wither zone:U5 ..")
    assert not t.s.over(), "Prepared cards do not"
    place = (
        shakti("Wither", "1.hand=Call").replace("1.E3=Doomhall", "").replace("=Order ", "=Order+Doomplate ")
    )
    t = settle(lay(place, NINE + TOOLS).do("play:Call"))
    assert "TOTEM" in t.board(1).values() and "Doomplate" in t.board(1).values()
    assert not t.s.over(), "nor do TOTEMs"


@pytest.mark.clause("oversoul R21")
def test_shakti_darshan_needs_nine_different_cards():
    text = NINE + "Pair  Unit WITHER,DOOM I -1 PRIMAL 1/2/2\nOther  Unit CHAOS,ORDER I -1 PRIMAL 1/1/1\n"
    missing = shakti("Wither").replace("1.E3=Doomhall", "")
    t = lay(missing + " 1.hand=Pair", text).do("play:Pair ..")
    assert not t.s.over(), "a card of two Archetypes counts for one of them"
    t = lay(shakti("Wither", "1.hand=Pair"), text).do("play:Pair ..")
    assert t.ending() == ("1", "2.0.7"), "any valid assignment is enough"


@pytest.mark.clause("oversoul R21", "oversoul R23")
def test_an_event_in_the_middle_of_resolving_does_not_count_and_the_opposing_turn_does():
    quick = NINE + "Dust  Event WITHER I -1 QUICK\n  ●Draw 1\n"
    place = shakti("Wither", "1.hand=Dust").replace("1.E3=Doomhall", "1.U5=Doom")
    t = lay(place, quick).do("play:Dust ..")
    assert not t.s.over()
    t = lay("active=2 " + shakti("Wither", "1.U5=Wither[f]"), NINE).do("end 1>turn:1U5 ..")
    assert t.ending() == ("1", "2.0.7"), "pronounced in the opponent's turn"


# ---- Shiva-darshan


SHIVA = " ".join([f"1.U{n}=Hound" for n in range(1, 6)] + [f"1.E{n}=Hall" for n in (1, 2)])


@pytest.mark.clause("oversoul 2.0.8", "oversoul R22", "oversoul R23")
def test_shiva_darshan_is_one_archetype_on_top_of_all_zones():
    t = lay(f"{SHIVA} 1.idle=Hound 1.deck=Spring,Stone 1.hand=Hall").do("play:Hall ..")
    assert t.ending() == ("1", "2.0.8"), "U1 to U5, E1 to E3, Leader, Idle Zone and Deck show CHAOS"
    for change in (
        "1.idle=Stone",
        "1.deck=Stone,Spring 1.idle=Hound",
        "",
        "1.leader=Matron 1.idle=Hound",
    ):
        words = f"{SHIVA} 1.hand=Hall {change}"
        if "deck" not in change:
            words += " 1.deck=Spring,Stone"
        assert not lay(words).do("play:Hall ..").s.over(), change


@pytest.mark.clause("oversoul R22")
def test_for_shiva_darshan_the_top_card_of_a_stack_counts_and_must_be_active():
    text = "Plate  Construct ORDER I -1 UNIT 3\nPaint  Construct CHAOS I -1 UNIT 3\n"
    base = f"{SHIVA} 1.idle=Hound 1.deck=Spring,Stone 1.hand=Hall"
    assert not lay(base.replace("1.U1=Hound", "1.U1=Hound+Plate"), text).do("play:Hall ..").s.over()
    t = lay(base.replace("1.U1=Hound", "1.U1=Stone+Paint"), text).do("play:Hall ..")
    assert t.ending() == ("1", "2.0.8"), "the topmost card is what is looked at"
    assert not lay(base.replace("1.U1=Hound", "1.U1=Hound[f]"), text).do("play:Hall ..").s.over()
    t = lay(base.replace("1.U1=Hound", "1.U1=Rainbow"), text).do("play:Hall ..")
    assert t.ending() == ("1", "2.0.8"), "a card of two Archetypes matches either"


@pytest.mark.clause("oversoul R22")
def test_an_empty_leader_zone_is_ignored_while_the_leader_is_active_elsewhere():
    base = (
        f"{SHIVA} 1.idle=Hound 1.deck=Spring,Stone 1.rank=5 1.pool=9".replace("1.U5=Hound ", "")
        + " 1.E3=Hall"
    )
    t = lay(base).do("lead ..")
    assert t.ending() == ("1", "2.0.8")


@pytest.mark.clause("oversoul R146", "oversoul R22")
def test_cards_arriving_together_are_laid_down_in_the_order_of_the_board_the_leaders_archetype_last():
    text = """
    Quake  Event WITHER I -1 CAST
      ●Deal 9 DMG to all Units on the board
    """
    t = lay("1.U1=Hound 1.U2=Stone 1.U3=Swift 2.U1=Hound 2.U2=Stone 2.U3=Giant 1.hand=Quake", text)
    t.do("play:Quake zone:E1 ..")
    assert t.idle(1) == ["Quake", "Hound", "Swift", "Stone"], (
        "top first: CHAOS, as the Leader, was laid down last"
    )
    assert t.idle(2) == ["Stone", "Giant", "Hound"]


@pytest.mark.clause("oversoul 3.1.5", "oversoul 2.0.9")
def test_a_prophecy_is_announced_by_its_name():
    t = lay(shakti("Wither", "1.hand=Wither"), NINE).do("play:Wither ..")
    assert t.game.ending(t.s) == "Shakti-darshan" and "Player 1 pronounces Shakti-darshan." in t.log()

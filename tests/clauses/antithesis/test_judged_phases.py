"""Worked cases of a hostile judge that came out right: setup, costs, control, and what ends when."""

# ruff: noqa: F403, F405  # the words of all worked cases

from typing import Any

import pytest

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.evaluating import values
from sandtable.games.antithesis.game import GAME as GAME_WITH_WORDS
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.setup import Setup, deal
from sandtable.kernel.frames import CHANCE
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.paying import bank
from tests.clauses.antithesis.scene import *  # the words of all worked cases
from tests.clauses.antithesis.test_setup import cards
from tests.clauses.antithesis.trying import holds

HUT = Card("Hut", kind=i.FIELD, keywords=((i.DESTRUCTIBLE, 1),))


def flag(text: str) -> Card:
    return Card("Flag", kind=i.FIELD, lines=(holds(text),))


def through(s: Board, *until: str) -> str:
    """Go on with the first answer until one of these frames asks."""
    for _ in range(60):
        if asked(s).split(":")[0] in until:
            break
        s.apply(s.options()[0])
    return asked(s)


# ---- setup


def champions(*kinds: dict[str, Any]) -> Board:
    """Both players have the same three Champions, and player 1 is about to place the first."""
    cast = [card for card in cards() if not card.name.startswith("Champion")]
    cast += [Card(f"Champion{n}", kind=i.CHAMPION, **kind) for n, kind in enumerate(kinds)]
    lib = furnished(cast)
    face = lib.face_of
    chosen, mains, strategies = (
        [[face(f"{name}{n}") for n in range(many)]] * 2
        for name, many in (("Champion", 3), ("Soldier", 8), ("Strategy", 5))
    )
    s = deal(lib, chosen, mains, strategies, bytes(32), 10)
    s.open_chance = True
    s.frames = [Setup()]
    s.run()
    while s.seat == CHANCE:
        s.apply(0)
    play(s, "done; done; roll 6; roll 1; begin 0")
    return s


@judged("SETUP.9", "R28", "R25")
def test_a_champion_without_room_stays_in_hand() -> None:
    s = champions(*[{"size": 3}] * 3)
    for choice in (
        "Champion0; ~; sq A1",
        "Champion0; ~; sq E1",
        "Champion1; ~; sq A5",
        "Champion1; ~; sq E4",
    ):
        play(s, f"pick {choice}; ~")
    # player 1 has columns 4, 8 and 9 left and places no third; the other's third goes where it must
    hands = [
        [s.library.names[s.get(one, its.FACE)] for one in s.pile_of(seat, zones.HAND)] for seat in range(2)
    ]
    assert "Champion2" in hands[0] and "Champion2" not in hands[1] and asked(s) == "RevealObjective:-1"


@judged("R28", "R29", "KW.PATROL", "KW.AMBUSH")
def test_a_champion_is_placed_by_ambush_and_not_by_patrol() -> None:
    s = champions({"keywords": ((i.AMBUSH, 0),)}, *[{"keywords": ((i.PATROL, 3),)}] * 2)
    play(s, "pick Champion0")
    assert [why(s, f"sq {where}") for where in ("G5", "D1", "D5")] == [0, 0, c.DEPLOY_3_I]
    assert (
        GAME_WITH_WORDS.why_not(s, option(s, "sq D5"))[1]
        == "D5 lies outside the squares in which it may be deployed"
    )
    play(s, "sq G5; ~; pick Champion1")
    assert why(s, "sq G5") == c.DEPLOY_3_II and why(s, "sq F2") == c.DEPLOY_3_I and why(s, "sq G6") == 0


# ---- costs


@judged("R273", "CMA.2", "R169", "SEQ.2")
def test_a_toll_on_mobility_is_paid_for_the_press_and_for_what_it_combines() -> None:
    runner = Card("Runner", hp=9, keywords=((i.FLEET_FOOTED, 0),))
    toll = flag("Abilities with trait Mobility of enemy Characters cost {S} more.")
    for dice_held, clause in (("B1 B2", c.CMA_1), ("B1 B2 B3", 0)):
        s = stand((runner, 0, "C4"), (toll, 1, "G1"), bank=dice_held, cp=1)
        assert why(s, "use Runner: performs a [CMA]") == clause
    play(s, "use Runner: performs a [CMA]; die B1; die B2; stop; stop")
    assert s.bank_size(0) == 0 and s.of(0, their.COMMAND) == 0


@judged("R196", "KW.FOCUSED", "R300")
@pytest.mark.parametrize(
    ("focused", "copies", "points"), [(False, 2, 3), (True, 1, 1), (True, 2, 2), (True, 0, 0)]
)
def test_what_is_added_to_a_combined_action_comes_before_what_is_taken_away(
    focused: bool, copies: int, points: int
) -> None:
    line = "Attached Has Passive: This Character's [CMA] costs {CP} more. Ability Traits: Malus Anime"
    curse = Card("Curse", kind=i.MODIFICATION, attach="Attach To: Character", lines=(line,))
    s = board([Card("Ax", lines=(FREE,), keywords=((i.FOCUSED, 0),) if focused else ()), curse, OX])
    host = place(s, "Ax", 0, "C4")
    place(s, "Ox", 1, "D4")
    for _ in range(copies):
        s.put(place(s, "Curse", 1), its.HOST, host)
    dice(s, 0, "B1")
    command(s, 0, 5)
    play(fight(s), "use Ax: performs a [CMA]; stop")
    assert s.of(0, their.COMMAND) == 5 - points


@judged("R240", "R293", "CDRAW.1")
def test_the_first_draw_of_a_phase_is_free_and_the_second_is_not() -> None:
    library = flag("Your Command Draw costs {CP} less while you have not triggered Command Draw this Phase.")
    s = board([library, OX])
    place(s, "Flag", 0, "A1")
    for _ in range(3):
        new(s, "Ox", 0, zones.MAIN_DECK)
    play(fight(s), "own Draw; pass")
    assert why(s, "own Draw") == c.CP_4


@judged("R212", "R154", "DEPLOY.2")
def test_a_card_that_costs_nothing_any_more_is_deployed_for_nothing() -> None:
    king = Card("King", cost="3", lines=(holds("This Character has -2 cost for each Field you control."),))
    s = board([king, HUT])
    place(s, "Hut", 0, "A1")
    place(s, "Hut", 0, "A3")
    hand(s, "King", 0)
    dice(s, 0, "R1")
    play(fight(s), "~; own Offensive; pick King; ~; sq A5")
    assert zone(s, "King") == zones.IN_PLAY and bank(s, 0) == "R1"


@judged("DEPLOY.3.vi", "R127", "MOD.1")
def test_a_modification_whose_host_falls_while_it_is_deployed_is_lost() -> None:
    ring = Card("Ring", kind=i.MODIFICATION, cost="1", attach="Attach To: Character you control")
    zap = Card("Zap", lines=(act("Target enemy Character takes 9 damage.", kind="Global Interrupt"),))
    s = board([OX, ring, zap])
    place(s, "Ox", 0, "C4")
    place(s, "Zap", 1, "G1")
    hand(s, "Ring", 0)
    dice(s, 0, "R1 R2")
    dice(s, 1, "B1")
    play(fight(s), "~; own Offensive; pick Ring; die R1; use Zap: takes; ~")
    assert zone(s, "Ring") == zones.DISCARD_PILE and bank(s, 0) == "R2"


# ---- control and limits


@judged("R80", "R121")
def test_what_was_used_is_used_for_the_thief_as_well() -> None:
    line = "Global Action: {S} Gain {G}. Limit 1 per Phase. Ability Traits: Command"
    witch = Card("Witch", lines=(act("Gain control of target enemy Character until the end of the Phase."),))
    s = stand((Card("Ann", lines=(line,)), 0, "C4"), (witch, 1, "G1"), bank="B1 B2", theirs="R1 R2")
    play(s, "use Ann: Gain; die B1; roll 3; use Witch: control; die R1; pass")
    assert why(s, "use Ann: Gain") == c.R80


@judged("ACT.6", "R121", "KW.DESTRUCT.1")
def test_a_stolen_field_is_razed_by_its_owner() -> None:
    witch = Card("Witch", lines=(act("Gain control of target enemy Field until the end of the Phase."),))
    s = stand((witch, 1, "G1"), (HUT, 0, "D4"), (OX, 0, "D4"), theirs="B1", cp=2)
    assert why(s, "use Hut: discard") == c.ACT_6
    play(s, "pass; use Witch: control; use Hut: discard; colour R; roll 3")
    assert zone(s, "Hut") == zones.DISCARD_PILE and bank(s, 0) == "R3"


@judged("R255", "CTRL.1", "DEPLOY.3")
def test_a_card_of_the_other_discard_pile_fights_for_who_raised_it() -> None:
    thief = Card("Thief", lines=(act("[Deploy] a Character from your opponent's Discard Pile at no cost."),))
    s = board([thief, OX])
    place(s, "Thief", 0, "A1")
    new(s, "Ox", 1, zones.DISCARD_PILE)
    dice(s, 0, "B1")
    play(fight(s), "use Thief: Deploy; sq A4")
    assert s.get(the(s, "Ox"), its.CONTROLLER) == 0 and s.get(the(s, "Ox"), its.OWNER) == 1


# ---- what ends when


@judged("R184", "PHASE.7", "R105")
@pytest.mark.parametrize(("duration", "points"), [("Battle", 0), ("Phase", 1)])
def test_presence_until_the_end_of_the_battle_scores_nothing(duration: str, points: int) -> None:
    horn = Card(
        "Horn",
        lines=(act(f"Target Character you control gains +1 Presence until the end of the {duration}."),),
    )
    s = stand((horn, 0, "A1"), (Card("Man", presence=0), 0, "D4"), bank="B1")
    s.goals = 1 << square("D4")
    play(s, "use Horn: gains; pick Man; pass; pass; pass")
    assert s.of(0, their.VICTORY) == points


@judged("R184", "KW.REGEN", "R81")
def test_a_stolen_troll_regenerates_at_home() -> None:
    witch = Card("Witch", lines=(act("Gain control of target enemy Character until the end of the Phase."),))
    troll = Card("Troll", hp=9, keywords=((i.REGENERATION, 2),))
    s = stand((witch, 0, "A1"), (troll, 1, "G1"), bank="B1")
    s.put(the(s, "Troll"), its.DAMAGE, 4)
    play(s, "use Witch: control; pass; pass; pass")
    assert through(s, "Window", "Shift") == "Window:1"  # at the start of its owner's Main Phase
    play(s, "use Troll: Heals")
    assert hurt(s, "Troll") == 2


@judged("R96", "R109", "PHASE.9", "PHASE.10")
def test_as_a_phase_ends_the_new_offensive_player_is_asked_first_and_points_are_lost() -> None:
    line = when("When a Main Phase ends, gain {CP}.")
    s = stand((Card("Mine", lines=(line,)), 0, "A1"), (Card("Yours", lines=(line,)), 1, "G1"))
    play(s, "pass; pass")
    assert through(s, "Window") == "Window:1"
    play(s, "use Yours: gain; use Mine: gain")
    assert through(s, "Shift") == "Shift:1"
    assert (s.of(0, their.COMMAND), s.of(1, their.COMMAND)) == (
        1,
        2,
    )  # what the next Phase gives, and no more


@judged("R184", "R189", "R80")
def test_who_dies_as_the_phase_ends_is_answered_within_its_limits() -> None:
    nurse = Card(
        "Nurse", lines=(act("Target Character you control gains +3 HP until the end of the Phase."),)
    )
    limit = " Limit 1 per Phase. Ability"
    watch = Card(
        "Watch",
        lines=(when("When a friendly Character is killed, gain {R}.").replace(" Ability", limit),),
    )
    s = stand(
        (nurse, 0, "A1"),
        (Card("Thin"), 0, "A2"),
        (watch, 0, "A3"),
        (SPEAR, 1, "B3"),
        (Card("Imp", hp=1), 0, "C3"),
        bank="B1",
        cp2=1,
    )
    play(s, "use Nurse: HP; pick Thin; use Spear: Melee; pick Imp; use Watch: killed; roll 1")
    s.put(the(s, "Thin"), its.DAMAGE, 4)
    s.worked.fresh = False
    play(s, "pass; pass")
    assert through(s, "Window", "Shift") == "Shift:1" and zone(s, "Thin") == zones.DISCARD_PILE


# ---- Goals and Presence


@judged("GOAL.2", "R23", "R113")
def test_a_full_row_moves_the_goal_towards_who_places_it() -> None:
    horn = Card("Horn", lines=(act("[Reveal a Goal] in row D."),))
    s = stand((horn, 1, "G1"), (OX, 0, "A1"), theirs="B1")
    s.goals = sum(1 << square(f"D{column}") for column in range(1, 10))
    play(s, "pass; use Horn: Reveal")
    assert why(s, "sq C4") == c.GOAL_1 and why(s, "sq D4") == c.GOAL_1_A and why(s, "sq E4") == 0


@judged("SCORE.1.ii", "R198", "PRES.3")
def test_a_large_token_holds_every_goal_it_covers() -> None:
    s = board([Card("Big", size=2)])
    place(s, "Big", 0, "D4")
    s.goals = (1 << square("D4")) | (1 << square("E5"))
    play(fight(s), "pass; pass")
    assert s.of(0, their.VICTORY) == 2


@judged("R154", "R180", "PRES.4")
@pytest.mark.parametrize(
    ("printed", "more", "fewer", "presence"),
    [(2, True, False, 2), (2, True, True, 2), (0, True, True, 0), (1, False, True, 0)],
)
def test_presence_is_added_up_before_it_is_bounded(
    printed: int, more: bool, fewer: bool, presence: int
) -> None:
    cast = [(Card("Man", presence=printed), 0, "D4")]
    if more:
        cast.append(
            (Card("Up", kind=i.FIELD, lines=(holds("Characters you control have +1 Presence."),)), 0, "A1")
        )
    if fewer:
        cast.append(
            (Card("Down", kind=i.FIELD, lines=(holds("Enemy Characters have -1 Presence."),)), 1, "G1")
        )
    s = stand(*cast)
    assert values.stat(s, the(s, "Man"), i.PRESENCE) == presence

"""What somebody picks from is named, and no more of it than whoever is asked sees."""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.oversoul.game import GAME
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.words.view import PICKED, type_of
from sandtable.timing import columns as its
from sandtable.timing.asking import Pick
from sandtable.timing.nouns import ANY, so_many
from sandtable.timing.values import player_value

TABLE = (
    "turn=7 active=1 order=1,2 1.leader=Varka_of_the_Ninth_Fire 2.leader=Aurelle_Keeper_of_Vows "
    "1.rank=4 1.pool=3 1.U1=Ember_Whelp 1.U2=Cinderjack 1.E1=The_Furnace_Choir 2.E2=Chapel_of_Still_Water[f] "
    "1.hand=Bone_Collector,Slagwing 1.deck=Cinderjack 2.deck=Gatewarden 2.idle=Riptide"
)


def said(number: str, *names: str, players: bool = False) -> str:
    s = cast(Board, GAME.new(TABLE, "x"))
    pool = append(vec[i64](), player_value(1)) if players else vec[i64]()
    for name in names:
        lies = [thing for thing in range(s.count()) if s.faces.names[s.get(thing, its.FACE)] == name]
        pool = append(pool, s.ref(lies[0]))
    return so_many(s, Pick(0, pool, 1, 1), number, PICKED, type_of)


def test_what_is_picked_from_is_named_by_its_kind_and_its_pile():
    assert said("1", "Ember Whelp") == "1 Unit"
    assert said("up to 2", "Ember Whelp", "Cinderjack") == "up to 2 Units"
    assert said("1", "Ember Whelp", "The Furnace Choir") == "1 card"
    assert said(ANY, "Bone Collector", "Slagwing") == "any number of cards in your hand"
    assert said("1 more", "Bone Collector") == "1 more card in your hand"
    assert said("1", "Riptide") == "1 card in the Idle Zone of player 2"
    assert said("1", "Bone Collector", "Riptide") == "1 card"
    assert said("2", "Ember Whelp", players=True) == "2 players or Units"
    assert said("1", players=True) == "1 player"


def test_a_face_down_card_of_the_other_side_is_a_card():
    assert said("1", "Chapel of Still Water") == "1 card"
    assert said("1", "Chapel of Still Water", "The Furnace Choir") == "1 card"

"""The electromagnetic cloud of Vertigo: CLOUD, and the rulings on it."""

import pytest

from .table import after, refused, star, steps, vertigo, ways

FAR = "1K@g1 2K@g13"


@pytest.mark.clause("antagonism CLOUD.1", "antagonism VERT.3")
@pytest.mark.parametrize("pawns", ["B", "BB", "BBB"])
def test_blue_moves_through_the_cloud_as_on_plain_ground(pawns):
    number = "" if pawns == "B" else str(len(pawns))
    here = vertigo(f"{FAR} 1{pawns}@g8")  # a cloud square
    assert ways(here, f"{number}Bg8") == steps(star("g8", 2))
    over = vertigo(f"{FAR} 1{pawns}@c8")  # d8 is cloud, e8 is not
    assert "-e8" in ways(over, f"{number}Bc8")


@pytest.mark.clause("antagonism CLOUD.2", "antagonism R34", "antagonism R36")
@pytest.mark.parametrize("mover, far", [("R", 3), ("G", 2), ("RR", 3), ("GGG", 2)])
def test_others_stop_on_the_first_cloud_square(mover, far):
    number = "" if len(mover) == 1 else str(len(mover))
    name = f"{number}{mover[0]}"
    beside = vertigo(f"{FAR} 1{mover}@c8")  # d8 is cloud, e8 and f8 are not
    assert {way for way in ways(beside, f"{name}c8") if way.endswith("8")} == {"-d8", "-b8", "-a8"}
    for square in ("e8", "f8")[: far - 1]:
        assert "the cloud stops" in refused(beside, f"{name}c8-{square}", "CLOUD.2")


@pytest.mark.clause("antagonism CLOUD.2", "antagonism R34")
def test_plain_ground_before_the_cloud_does_not_matter():
    here = vertigo(f"{FAR} 1R@a8")  # two plain squares, then the cloud on d8
    assert after(here, "Ra8-d8") == vertigo(f"{FAR} 1r@d8", moved="1")
    near = vertigo(f"{FAR} 1R@b8 1G@b6")
    assert after(near, "Rb8-d8") == vertigo(f"{FAR} 1r@d8 1G@b6", moved="1")
    assert "-e8" not in ways(near, "Rb8")
    assert after(near, "Gb6-d6") == vertigo(f"{FAR} 1R@b8 1g@d6", moved="1")


@pytest.mark.clause("antagonism CLOUD.3", "antagonism R35", "antagonism R36")
@pytest.mark.parametrize("mover", ["R", "G", "RRR", "GG"])
def test_others_that_start_in_the_cloud_move_one_square(mover):
    number = "" if len(mover) == 1 else str(len(mover))
    here = vertigo(f"{FAR} 1{mover}@d8")
    assert ways(here, f"{number}{mover[0]}d8") == steps(
        star("d8", 1)
    )  # d7, d9, e9 are cloud, the rest is not
    for square in ("d10", "f8", "b8", "b6"):
        assert "one square when it starts in the cloud" in refused(
            here, f"{number}{mover[0]}d8-{square}", "CLOUD.3"
        )


@pytest.mark.clause("antagonism R36", "antagonism CLOUD.2", "antagonism CLOUD.3")
def test_the_leader_is_slowed_by_the_cloud_too():
    assert ways(vertigo("1K@d8 2K@g13"), "Kd8") == steps(star("d8", 1))
    assert not steps({"e8"}) & ways(vertigo("1K@c8 2K@g13"), "Kc8")
    refused(vertigo("1K@c8 2K@g13"), "Kc8-e8", "CLOUD.2")
    refused(vertigo("1K@d8 2K@g13"), "Kd8-f8", "CLOUD.3")


@pytest.mark.clause("antagonism CLOUD.4")
def test_the_cloud_limits_each_move_by_itself():
    here = vertigo(f"{FAR} 1G@b8 1GG@d8")
    # a carrier takes its passenger out of the cloud, and the passenger then has its own two squares
    assert "-b7" in ways(here, "Gc7", "2Gd8-c7") and "-a7" in ways(here, "Gc7", "2Gd8-c7")
    # or into it, where the passenger has one
    carried = vertigo(f"{FAR} 1GG@c8")
    assert ways(carried, "Gd8", "2Gc8-d8") == steps(star("d8", 1))


@pytest.mark.clause("antagonism CLOUD.4")
def test_the_cloud_changes_neither_stacks_nor_attacks():
    here = vertigo(f"{FAR} 1G@d7 1G@d8 2RR@d9 1GG@e9")
    assert after(here, "Gd7+d8 2Gd8xd9") == vertigo(f"{FAR} 1gg@d9 1GG@e9", moved="2")
    assert after(here, "Gd8*d9") == vertigo(f"{FAR} 1G@d7 2R@d9 1GG@e9", moved="1")
    assert after(here, "2Ge9xd9") == vertigo(f"{FAR} 1G@d7 1G@d8 1gG@d9", moved="1")

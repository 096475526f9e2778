"""Priority that people can bear: who passes by himself and why, and that no pause tells what a hand holds."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.kernel.game import Window
from sandtable.kernel.registry import find
from sandtable.server import passing
from sandtable.server.messages import Passing
from tests.server.running import BOT, HOT, PAIR, Client, Json, Running, running, settings

PAUSE = 0.5
SETUP = "hammer-and-hinge:salt-and-silence"
# Player 2 may turn up what lies face-down on his Netcaster; without it there is nothing that he could do.
HANDS = {"an answer": "+Becalmed[f]", "nothing": ""}
START = (
    "turn=7 active=1 order=1,2 1.main=Forgemother_Ulda 1.chars=Rivet_Sergeant 1.hand=Cog_Peddler "
    "1.res=Ironwright_Resource,Ironwright_Resource 1.deck=Cog_Peddler,Cog_Peddler "
    "2.main=Admiral_Sethe_Morrow 2.chars=Netcaster{} 2.hand=Undertow "
    "2.res=Tidewatch_Resource,Tidewatch_Resource 2.deck=Netcaster,Netcaster"
)
# Both of player 1's characters wake in one morning.
WAKING = (
    "turn=6 active=2 order=1,2 1.main=Forgemother_Ulda 1.chars=Rivet_Sergeant[x],{}[x] "
    "1.deck=Cog_Peddler,Cog_Peddler 2.main=Admiral_Sethe_Morrow 2.deck=Netcaster,Netcaster"
)
QUIET: Json = {"stops": []}


class Hours:
    """A clock that only waiting moves, and what was waited for."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.waits: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.waits.append(round(seconds, 6))
        self.now += seconds
        await asyncio.sleep(0)


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    found = Hours()
    monkeypatch.setattr(passing, "sleep", found.sleep)
    return found


@pytest.fixture
def server(tmp_path: Path, hours: Hours) -> Iterator[Running]:
    with running(settings(tmp_path, pass_pause=PAUSE)) as found:
        found.house.now = hours
        yield found


def make(server: Running, hand: str, seats: list[Json]) -> Json:
    position = START.format(HANDS[hand])
    body = {"game": "athernum", "setup": SETUP, "seats": seats, "name": "Ada", "position": position}
    answer = server.request("POST", "/api/tables", body)
    assert answer.status_code == 200, answer.text
    made: Json = answer.json()
    return made


def table_of(server: Running, made: Json) -> Any:
    return server.call(server.house.table(made["table"]))


def test_the_two_hands_differ_in_what_they_can_answer() -> None:
    """Or nothing below would prove anything."""
    game = find("athernum")
    for hand, forced in (("an answer", False), ("nothing", True)):
        s = game.new(START.format(HANDS[hand]), "x")
        for text in ("acquisition", "pass"):
            s.apply(game.understand(s, text))
        window = game.window(s)
        assert window is not None and s.seat == 1 and window.by == 0
        assert window.forced is forced


@pytest.mark.clause("athernum R23")
@pytest.mark.parametrize(("card", "asked"), [("Brannock_Twice-Cast", False), ("Overwound_Sentinel", True)])
def test_an_order_that_comes_to_the_same_is_not_asked_for(card: str, asked: bool) -> None:
    """Static abilities that only add, turned up in one morning: the server sets the order by itself."""
    game = find("athernum")
    s = game.new(WAKING.format(card), "x")
    while not any(game.token(s, option) == "next:2" for option in s.options()):
        texts = [game.token(s, option) for option in s.options()]
        s.apply(game.understand(s, "end" if "end" in texts else "pass" if "pass" in texts else texts[0]))
    window = game.window(s)
    always = passing.Wish(Passing(id="1", stops=[], always=True), 0, "")
    if asked:
        assert window is None
    else:
        assert window is not None and s.seat == 0
        assert passing.Wish(Passing(id="1", stops=[]), 0, "").reason(window, 0, "") == passing.NOTHING
        assert always.reason(window, 0, "") == ""


def test_what_a_seat_never_wants_to_be_asked_about_is_named_by_the_window() -> None:
    game = find("athernum")
    s = game.new(START.format(HANDS["an answer"]), "x")
    for text in ("acquisition", "pass"):
        s.apply(game.understand(s, text))
    window = game.window(s)
    assert window is not None and window.what == "Acquisition"
    asked = passing.Wish(Passing(id="1", stops=["effects"]), 0, "")
    let_be = passing.Wish(Passing(id="1", stops=["effects"], never=["Acquisition"]), 0, "")
    turn = game.turn(s)
    assert asked.reason(window, 1, turn) == "" and let_be.reason(window, 1, turn) == passing.NEVER
    assert let_be.reason(window._replace(what="Becalmed"), 1, turn) == ""


@pytest.mark.clause("athernum 9.4.1a")
def test_without_its_stops_nobody_is_asked_in_the_evening() -> None:
    """What happens there may be answered: then it is the stop for effects that asks, in any phase."""
    game = find("athernum")
    s = game.new(START.format(HANDS["an answer"]) + " 1.loc=The_Standing_Treaty", "x")
    s.apply(game.understand(s, "end"))
    while (window := game.window(s)) is not None and window.stop != "other Evening":
        s.apply(window.option)
    assert window is not None and not window.forced and window.by == 0
    elsewhere = [f"{whose} {phase}" for whose in ("own", "other") for phase in ("Day", "Day's end", "Combat")]
    turn = game.turn(s)
    for stops, why in (
        (elsewhere, passing.NO_STOP),
        ([*elsewhere, "own Evening"], passing.NO_STOP),
        (["other Evening"], ""),
        (["effects"], ""),
    ):
        assert passing.Wish(Passing(id="1", stops=stops), 0, turn).reason(window, 1, turn) == why


# ---- the same pause for everybody


async def until_asked(client: Client, seat: int) -> None:
    while client.state["asked"] != seat or client.state["prompt"] is None:
        await client.until("state")


def waited(server: Running, hours: Hours, hand: str, wish: Json | None) -> list[float]:
    """What is waited for until player 1's effect has resolved; player 2 passes by wish or by hand."""
    made = make(server, hand, HOT)
    hours.waits.clear()

    async def main() -> None:
        tokens = made["tokens"]
        async with (
            server.client(made["table"], tokens["1"]) as ada,
            server.client(made["table"], tokens["2"]) as bo,
        ):
            await asyncio.gather(ada.add(), bo.add())
            assert (await ada.ask(t="passing", **QUIET))["t"] == "ok"
            if wish is not None:
                assert (await bo.ask(t="passing", **wish))["t"] == "ok"
            await ada.play("acquisition")
            if wish is None:
                await until_asked(bo, 2)
                await bo.play("pass")
            await until_asked(ada, 1)
            assert [e.text for e in table_of(server, made).fold.log.tail] == ["acquisition", "pass", "pass"]

    asyncio.run(main())
    return list(hours.waits)


@pytest.mark.parametrize(
    "wish",
    [
        pytest.param(QUIET, id="no stop"),
        pytest.param({"stops": ["effects"], "yield": "turn"}, id="yields"),
        pytest.param({"stops": ["effects"], "never": ["Acquisition"]}, id="never for this"),
        pytest.param(None, id="passes by hand, at once"),
    ],
)
def test_a_pass_is_seen_after_the_same_pause_whatever_the_hand(
    server: Running, hours: Hours, wish: Json | None
) -> None:
    assert waited(server, hours, "an answer", wish) == [PAUSE, PAUSE]
    assert waited(server, hours, "nothing", wish) == [PAUSE, PAUSE]


def test_with_nothing_to_answer_a_seat_that_wants_to_be_asked_passes_after_the_same_pause(
    server: Running, hours: Hours
) -> None:
    assert waited(server, hours, "nothing", {"stops": ["effects"]}) == [PAUSE, PAUSE]


@pytest.mark.parametrize("thought", [0.0, 0.3])
@pytest.mark.parametrize("hand", list(HANDS))
def test_a_bot_passes_after_the_same_pause_however_long_it_thinks(
    server: Running, hours: Hours, monkeypatch: pytest.MonkeyPatch, hand: str, thought: float
) -> None:
    made = make(server, hand, BOT)
    seen: list[float] = []

    async def think(*_: object) -> str:
        seen.append(hours.now)
        hours.now += thought
        return "pass"

    monkeypatch.setattr(server.house.thinkers, "think", think)

    async def main() -> None:
        async with server.client(made["table"], made["token"]) as ada:
            await ada.add()
            await ada.ask(t="passing", **QUIET)
            await ada.play("acquisition")
            await until_asked(ada, 1)

    asyncio.run(main())
    (asked,) = seen
    assert round(table_of(server, made).since - asked, 6) == PAUSE


@pytest.mark.clause("antithesis R191")
def test_in_antithesis_what_does_not_concern_a_hand_is_passed_after_the_same_pause(
    server: Running, hours: Hours
) -> None:
    """Player 1 could interrupt a Command Draw, or could not: it is his to know."""
    waits: list[list[float]] = []
    whys: dict[str, set[str]] = {}
    for hand in ("Hold_the_Line", "Stone_Causeway"):
        position = "turn=2 active=2 goals=D8 1.dice=G5,B1 1.champions=Jek_Namen 1.play=Jek_Namen@A8 "
        position += f"1.hand={hand} 1.deck=Riptide 2.cp=1 2.champions=Lord_Bratok 2.play=Lord_Bratok@G1 "
        body = {"game": "antithesis", "setup": "kingsmarch:saltraid", "seats": HOT, "name": "Ada"}
        made: Json = server.request(
            "POST", "/api/tables", {**body, "position": position + "2.deck=Riptide,Riptide"}
        ).json()
        hours.waits.clear()

        async def main(made: Json, hand: str) -> None:
            tokens = made["tokens"]
            async with (
                server.client(made["table"], tokens["1"]) as ada,
                server.client(made["table"], tokens["2"]) as bo,
            ):
                for client in (ada, bo):
                    await client.ask(t="passing", stops=["effects"])
                await asyncio.gather(ada.add(), bo.add())
                await until_asked(bo, 2)
                await bo.play("own:2")
                await until_asked(ada, 1)
                whys[hand] = {m["passing"]["why"] for m in ada.seen if m["t"] == "state" and m["passing"]}

        asyncio.run(main(made, hand))
        waits.append(list(hours.waits))
    assert waits[0] == waits[1] and set(waits[0]) == {PAUSE}
    assert "stop" in whys["Hold_the_Line"] and "stop" not in whys["Stone_Causeway"]


def test_no_clock_counts_the_pause(server: Running, hours: Hours) -> None:
    """Or the clocks would tell who was asked and who was not."""
    position = START.format(HANDS["an answer"])
    clock = {"kind": "sudden", "seconds": 600}
    body = {"game": "athernum", "setup": SETUP, "seats": HOT, "name": "Ada", "position": position}
    made: Json = server.request("POST", "/api/tables", {**body, "clock": clock}).json()

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.add()
            for seat in (1, 2):
                await both.ask(t="passing", seat=seat, **QUIET)
            await both.play("acquisition")
            await until_asked(both, 1)
            assert both.state["clocks"]["left"] == {"1": 600_000, "2": 600_000}
            hours.now += 2
            await both.play("solvency")
            assert both.state["clocks"]["left"]["1"] == 598_000

    asyncio.run(main())


# ---- who is asked


def window(forced: bool = False, stop: str = "other Day", top: int = 3, by: int = 0) -> Window:
    return Window(1, forced, stop, top, by)


def wish(top: int = 0, **fields: Any) -> passing.Wish:
    return passing.Wish(Passing(id="x", **{"stops": [], **fields}), top, "7.1")


SEAT = 1
CASES = {
    "no stop here": (wish(), window(), "stop"),
    "a stop for effects": (wish(stops=["effects"]), window(), ""),
    "a stop for effects, none waits": (wish(stops=["effects"]), window(by=-1, top=0), "stop"),
    "a stop in this phase": (wish(stops=["other Day"]), window(by=-1, top=0), ""),
    "a stop in another phase": (wish(stops=["own Day"]), window(by=-1, top=0), "stop"),
    "nothing to answer with": (wish(stops=["effects"]), window(forced=True), "nothing"),
    "asked all the same": (wish(stops=["effects"], always=True), window(forced=True), ""),
    "the newest effect is its own": (wish(stops=["effects", "other Day"]), window(by=SEAT), "own"),
    "holds priority": (wish(hold=True), window(by=SEAT), ""),
    "yields": (wish(stops=["effects"], yield_="effect", top=3), window(), "yield"),
    "yields until something comes": (wish(stops=["effects"], yield_="effect", top=2), window(), ""),
    "its own effect ends no yield": (wish(yield_="effect", top=2), window(by=SEAT), "yield"),
    "yields for the turn": (wish(stops=["effects"], yield_="turn", top=2), window(), "yield"),
}


@pytest.mark.parametrize("case", list(CASES))
def test_who_is_asked(case: str) -> None:
    found, question, reason = CASES[case]
    assert found.reason(question, SEAT, "7.1") == reason


def test_yielding_ends_with_the_turn() -> None:
    for until in ("effect", "turn"):
        found = wish(stops=["effects"], yield_=until, top=9)
        assert found.reason(window(), SEAT, "7.1") == "yield"
        assert found.reason(window(), SEAT, "8.2") == ""
        assert found.reason(window(), SEAT, "7.1") == ""  # and does not come back


def test_a_wish_that_changes_in_time_is_heard(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks to be asked again before the pause is over gets the question."""
    made = make(server, "an answer", HOT)

    async def main() -> None:
        tokens = made["tokens"]
        async with (
            server.client(made["table"], tokens["1"]) as ada,
            server.client(made["table"], tokens["2"]) as bo,
        ):
            await asyncio.gather(ada.add(), bo.add())
            await ada.ask(t="passing", **QUIET)
            await bo.ask(t="passing", **QUIET)
            table = await asyncio.to_thread(table_of, server, made)

            async def change(seconds: float) -> None:
                if table.fold.asked == 2:
                    passing.wish(table, 2, Passing(id="y", stops=["effects"]))
                await asyncio.sleep(0)

            monkeypatch.setattr(passing, "sleep", change)
            await ada.play("acquisition")
            while table.fold.asked != 2 or passing.automatic(table):
                await asyncio.sleep(0.01)
            assert table.fold.log.tail[-1].seat == 1

    asyncio.run(main())


@pytest.mark.parametrize("dealt", [False, True], ids=["before the deal", "after it"])
def test_the_first_question_is_passed_whenever_the_wish_came(
    server: Running, hours: Hours, dealt: bool
) -> None:
    """Who says what he wants before the seed is known is heard, and his pause begins with the question."""
    position = "turn=3 active=1 goals=D7 1.dice=R2,Y4 1.champions=Jek_Namen 1.play=Jek_Namen@A7 "
    position += "2.champions=Zul_Shra_Ryu 2.play=Zul_Shra_Ryu@E4"
    body = {"game": "antithesis", "setup": "kingsmarch:saltraid", "seats": HOT, "name": "Ada"}
    made: Json = server.request("POST", "/api/tables", {**body, "position": position}).json()

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            if dealt:
                await both.add()
            hours.waits.clear()
            for seat in (1, 2):
                await both.ask(t="passing", seat=seat, stops=["effects"])
            hours.now += 9 * (not dealt)
            if not dealt:
                await both.add()
            while both.state["prompt"] is None:
                await both.until("state")
            assert [e.text for e in table_of(server, made).fold.log.tail] == ["pass"]
            assert both.state["asked"] == 1 and hours.waits == [PAUSE]

    asyncio.run(main())


# ---- what is told of it


def told(entries: list[Json]) -> list[tuple[int, str, list[str]]]:
    return [(entry["seat"], entry["text"], entry["words"]) for entry in entries]


def test_only_who_passed_reads_that_it_was_not_by_hand(server: Running) -> None:
    made = make(server, "nothing", HOT)

    async def main() -> None:
        tokens = made["tokens"]
        async with (
            server.client(made["table"], tokens["1"]) as ada,
            server.client(made["table"], tokens["2"]) as bo,
            server.client(made["table"], origin=True) as eve,
        ):
            await asyncio.gather(ada.add(), bo.add())
            await ada.ask(t="passing", **QUIET)
            await bo.ask(t="passing", **QUIET)
            await ada.play("acquisition")
            await until_asked(ada, 1)
            await bo.at(3)
            await eve.at(3)
            line = "You were not asked."
            for client, seat in ((ada, 1), (bo, 2), (eve, 0)):
                rows = [row for m in client.seen if m["t"] == "entries" for row in told(m["entries"])]
                passes = {by: words for by, text, words in rows if text == "pass"}
                assert [by for by, words in passes.items() if line in words] == ([seat] if seat else [])
            # nor does a state say so to anybody else
            assert {m["passing"] and m["passing"]["why"] for m in eve.seen if m["t"] == "state"} == {None}
            whys = [(m["asked"], m["passing"]["why"]) for m in ada.seen if m["t"] == "state" and m["passing"]]
            assert (1, "own") in whys and all(why == "" for asked, why in whys if asked != 1)

    asyncio.run(main())


def test_a_seat_that_says_nothing_is_always_asked(server: Running) -> None:
    """Programs that play over the protocol need not know of any of this."""
    made = make(server, "nothing", PAIR)
    joined = server.join(made)

    async def main() -> None:
        async with (
            server.client(made["table"], made["token"]) as ada,
            server.client(made["table"], joined["token"]) as bo,
        ):
            await asyncio.gather(ada.add(), bo.add())
            await ada.play("acquisition")
            assert "pass" in ada.choices()
            await ada.play("pass")
            await until_asked(bo, 2)
            assert bo.choices()[0] == "pass" and bo.state["passing"] is None

    asyncio.run(main())


# ---- what a choice gives away


HIDDEN = "turn=7 active=1 order=1,2 1.main=Forgemother_Ulda 1.chars=Rivet_Sergeant 1.hand=Glass_Blade "
HIDDEN += "1.res=Ironwright_Resource 1.deck=Cog_Peddler,Cog_Peddler 2.main=Admiral_Sethe_Morrow "
HIDDEN += "2.chars=Netcaster 2.hand=Undertow 2.deck=Netcaster,Netcaster"


@pytest.mark.clause("athernum R93", "athernum 2.1.2c")
def test_what_is_attached_face_down_is_named_to_its_owner_alone(server: Running) -> None:
    body = {"game": "athernum", "setup": SETUP, "seats": HOT, "name": "Ada", "position": HIDDEN}
    made: Json = server.request("POST", "/api/tables", body).json()

    async def main() -> None:
        tokens = made["tokens"]
        async with (
            server.client(made["table"], tokens["1"]) as ada,
            server.client(made["table"], tokens["2"]) as bo,
            server.client(made["table"], origin=True) as eve,
        ):
            await asyncio.gather(ada.add(), bo.add())
            await ada.play("hide:Glass_Blade>1c1")
            await bo.at(1)
            await eve.at(1)
            assert any("hide:Glass_Blade>1c1" in str(m) for m in ada.seen if m["t"] == "entries")
            for client in (bo, eve):
                assert "Glass" not in str(client.seen)
                assert any("hide:?>1c1" in str(m) for m in client.seen if m["t"] == "entries")

    asyncio.run(main())


@pytest.mark.clause("athernum 8.0.1a")
def test_a_main_character_is_chosen_in_secret(server: Running) -> None:
    body = {"game": "athernum", "setup": SETUP, "seats": HOT, "name": "Ada"}
    made: Json = server.request("POST", "/api/tables", body).json()

    async def main() -> None:
        tokens = made["tokens"]
        async with (
            server.client(made["table"], tokens["1"]) as ada,
            server.client(made["table"], tokens["2"]) as bo,
        ):
            await asyncio.gather(ada.add(), bo.add())
            lead = ada.choices()[0]
            await ada.play(lead)
            await bo.at(1)
            name = lead.removeprefix("lead:")
            assert name not in str(bo.seen) and name.replace("_", " ") not in str(bo.seen)
            assert told(bo.seen[-2]["entries"])[0][:2] == (1, "lead:?")

    asyncio.run(main())


def test_what_was_drawn_or_passed_is_not_undone(server: Running) -> None:
    made = make(server, "nothing", HOT)

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.add()
            await both.play("exhaust:1r1")
            assert both.state["undo"]["to"] == 0
            await both.play("acquisition", "pass")
            assert both.state["asked"] == 2 and both.state["undo"]["to"] is None
            await both.play("pass")
            assert both.state["asked"] == 1 and both.state["undo"]["to"] is None

    asyncio.run(main())


@pytest.mark.clause("antithesis R193")
@pytest.mark.parametrize(
    ("choice", "to"),
    [("use:A7#6", 2), ("from:Muster_at_Dawn#1", None)],
    ids=["what the board shows", "what is declared from Hand"],
)
def test_in_antithesis_a_declaration_is_taken_back_and_a_pass_or_a_card_from_hand_is_not(
    server: Running, choice: str, to: int | None
) -> None:
    position = "turn=3 active=1 goals=D7 1.cp=2 1.dice=R2,Y4,R5 1.champions=Jek_Namen 1.play=Jek_Namen@A7 "
    position += "1.hand=Muster_at_Dawn,Gatewall_Sergeant 2.champions=Zul_Shra_Ryu 2.play=Zul_Shra_Ryu@E4"
    body = {"game": "antithesis", "setup": "kingsmarch:saltraid", "seats": HOT, "name": "Ada"}
    made: Json = server.request("POST", "/api/tables", {**body, "position": position}).json()

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.add()
            await both.play("pass", "pass")
            assert both.state["asked"] == 1 and both.state["undo"]["to"] is None
            await both.play(choice)
            assert both.state["undo"]["to"] == to
            if to is not None:
                await both.play("pass")
                assert both.state["undo"]["to"] is None

    asyncio.run(main())


def test_what_one_has_seen_resolve_is_not_undone(server: Running) -> None:
    """The last pass lets an effect resolve; its maker is asked next, and could take back what he has seen."""
    position = START.format("+Spring_Gauntlet")
    body = {"game": "athernum", "setup": SETUP, "seats": HOT, "name": "Ada", "position": position}
    made: Json = server.request("POST", "/api/tables", body).json()

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.add()
            await both.play("acquisition", "pass", "use:2c1.1#2", "pick:1c1", "pass")
            assert both.state["asked"] == 1
            await both.play("pass")
            assert [e.seat for e in table_of(server, made).fold.log.tail][-2:] == [2, 1]
            assert both.state["asked"] == 1 and both.state["undo"]["to"] is None

    asyncio.run(main())


def test_conceding_goes_by_the_word_of_the_game(server: Running) -> None:
    made = make(server, "nothing", HOT)

    async def main() -> None:
        async with server.client(made["table"], *made["tokens"].values()) as both:
            await both.add()
            assert (await both.ask(t="resign", seat=1))["t"] == "ok"
            while not both.state["over"]:
                await both.until("state")
            assert both.state["result"] == "2" and both.state["ending"] == "concession"

    asyncio.run(main())

"""The long runs themselves, in short: they go on where they stopped, and say when the builds differ."""

import signal
from pathlib import Path

import pytest

from tests.cards.oversoul import corpus
from tests.long import games, sight, texts, told


def test_a_run_goes_on_where_it_was_cut_off(tmp_path: Path):
    path = tmp_path / "told.jsonl"
    told.go_on(path, 2, lambda number: {"number": number})
    with path.open("a", encoding="utf-8") as out:
        out.write('{"numb')
    asked: list[int] = []

    def piece(number: int) -> told.Line:
        told.alarm(60)
        asked.append(number)
        return {"number": number}

    assert told.total(told.go_on(path, 4, piece), "number") == 6
    assert signal.getitimer(signal.ITIMER_PROF)[0] == 0
    assert asked == [2, 3] and told.read(path) == [{"number": number} for number in range(4)]


def test_a_game_that_the_other_build_plays_differently_ends_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    one, other, third = (tmp_path / name for name in ("one", "other", "third"))
    command = ["games", "scalar", "--games", "2", "--into"]
    monkeypatch.setattr("sys.argv", [*command, str(one)])
    games.main()
    monkeypatch.setattr("sys.argv", [*command, str(other), "--against", str(one)])
    games.main()
    assert [line["hash"] for line in told.read(one)] == [line["hash"] for line in told.read(other)]
    one.write_text(one.read_text().replace('"choices": ', '"choices": 1'), "utf-8")
    monkeypatch.setattr("sys.argv", [*command, str(third), "--against", str(one)])
    with pytest.raises(SystemExit, match="the builds play differently"):
        games.main()


def test_every_mangled_text_is_counted():
    line = texts.piece(corpus.texts(), corpus.lines(), 20, "0.0")
    assert line["read"] + line["refused"] == line["texts"] == 20


def test_boards_that_do_not_agree_end_the_run(monkeypatch: pytest.MonkeyPatch):
    """A planted fault: nothing is ever seen."""
    monkeypatch.setattr("tests.clauses.antithesis.test_sight.sees", lambda *_: False)
    with pytest.raises(AssertionError):
        sight.piece(0)

"""The tables of a grammar are kept beside its source, and made anew when they would not do."""

import pickle

import pytest
from lark import Token
from lark.exceptions import GrammarError

from sandtable.cards import kept
from sandtable.cards.grammar import Grammar, build
from sandtable.cards.kept import keep, load, place

SOURCE = 'start: "draw" COUNT "cards" -> draws\n%declare COUNT\n'


@pytest.fixture
def written(monkeypatch):
    """As where Python writes bytecode, whatever this run was told."""
    monkeypatch.setattr("sys.dont_write_bytecode", False)


def made(path, source=SOURCE):
    return Grammar(source, ("start",), path)


def seen(grammar):
    return grammar.phrases, grammar.productions, grammar.rules, grammar.passes


def test_a_second_grammar_is_not_built(tmp_path, written, monkeypatch):
    path = tmp_path / "new" / "it.tables"
    first = made(path)
    assert [file.name for file in path.parent.iterdir()] == ["it.tables"]
    monkeypatch.setattr("sandtable.cards.grammar.build", None)
    assert seen(made(path)) == seen(first)


def test_kept_tables_read_as_new_ones(tmp_path, written):
    path = tmp_path / "it.tables"
    words = [Token(name, text, 3) for name, text in (("DRAW", "draw"), ("COUNT", "two"), ("CARDS", "cards"))]
    new, old = [made(path).parse(list(words), "start") for _ in range(2)]
    assert (new.name, new.word(0), new.at, new.end) == (old.name, old.word(0), old.at, old.end)
    assert (old.name, old.word(0)) == ("draws", "two")


@pytest.mark.parametrize("damage", [b"", b"x" * 10, None, b"\x80\x05."])
def test_what_is_damaged_is_made_anew(tmp_path, written, monkeypatch, damage):
    path = tmp_path / "it.tables"
    made(path)
    good = path.read_bytes()
    path.write_bytes(good[:-1] + b"x" if damage is None else damage)
    new = made(path)
    monkeypatch.setattr("sandtable.cards.grammar.build", None)
    assert seen(made(path)) == seen(new)


def test_another_grammar_or_another_start_is_not_taken_for_it(tmp_path, written):
    path = tmp_path / "it.tables"
    made(path)
    assert "play" in made(path, SOURCE.replace("draw", "play")).phrases.values()


def test_where_nothing_can_be_written_they_are_made_every_time(tmp_path, written):
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert made(blocked / "it.tables").productions


def test_a_write_that_fails_leaves_nothing_behind(tmp_path, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    keep(tmp_path / "it.tables", "key", build(SOURCE, ("start",)))
    assert list(tmp_path.iterdir()) == []


def test_who_wants_no_bytecode_gets_no_tables(tmp_path, monkeypatch):
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    assert made(tmp_path / "it.tables").productions and list(tmp_path.iterdir()) == []


def test_nothing_is_unpickled_before_it_is_known(tmp_path):
    path = tmp_path / "it.tables"
    path.write_bytes(b"\0" * kept.DIGEST + pickle.dumps(print))
    assert load(path, "key") is None


def test_the_place_is_pythons_own(tmp_path):
    found = place(tmp_path / "cards.lark")
    assert found.suffix == ".tables" and found.parent.name == "__pycache__"


def test_a_grammar_with_a_conflict_is_refused_and_not_kept(tmp_path, written):
    with pytest.raises(GrammarError):
        made(tmp_path / "it.tables", 'start: a | b\na: "x" -> one\nb: "x" -> two\n')
    assert list(tmp_path.iterdir()) == []

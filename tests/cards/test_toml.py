"""TOML of strangers: whatever is written there, reading it costs no more than its length."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import sandtable
from sandtable import toml
from sandtable.cards.errors import CardError
from sandtable.cards.files import tables_in

LONG = 30_000  # characters, as a deck code may hold them
DOTS = ".".join("a" * (LONG // 2))

TOO_MUCH = {
    "a long dotted key": (f"[[a.b]]\n{DOTS} = 1\n", "a key has at most 8 parts", 2),
    "a long dotted key in quotes": ('"a".' * (LONG // 4) + "a = 1", "a key has at most 8 parts", 1),
    "a long dotted table": (f"x = 1\n[{DOTS}]", "a key has at most 8 parts", 2),
    "a key within braces": (f"x = {{ {DOTS} = 1 }}", "a key has at most 8 parts", 1),
    "brackets": ("x = " + "[" * LONG, "16 deep", 1),
    "braces": ("x = " + "{x = " * (LONG // 5), "16 deep", 1),
    "many digits": ("\n\nx = " + "9" * 4_400, "40 digits, this one has 4400", 3),
    "many digits behind a sign": ("x = -" + "1_" * 3_000 + "1", "40 digits", 1),
    "hexadecimal digits": ("x = 0x" + "f" * LONG, "40 digits", 1),
    "digits in a list": ("x = [1, " + "9" * 5_000 + "]", "40 digits", 1),
    "tables": ("[[x]]\n" * 5_000, "at most 4000 tables", 4001),
    "keys": ("".join(f"k{n}=1\n" for n in range(20_001)), "at most 20000 keys", 20_001),
    "characters": ("#" * (1 << 21), "the most", 1),
}
FINE = {
    "dots in a text": f"x = \"{DOTS}\"\ny = '{DOTS}'\n",
    "dots in a long text": f"x = \"\"\"\n{DOTS}\n\"\"\"\ny = '''{DOTS}'''",
    "brackets and digits in texts": "x = '[[[[[[[[[[[[[[[[[[[[[' # " + "9" * 5_000 + "[" * 90,
    "quotes that are escaped": 'x = "a \\" b" # "\ny = """ a "" \\""" b """',
    "quotes at the end of a text": 'x = """a"""""\ny = 2',
    "numbers": "x = [1, 2.5, -3, 0xff, 1_000, 1e9]\ny = 1979-05-27T07:32:00.999Z",
    "a key of digits": "12 = 3\n[a.b]\nc.d = 1",
    "Windows": "[[card]]\r\nname = 'x'\r\n",
}


@pytest.mark.parametrize("name", TOO_MUCH)
def test_too_much_is_refused_with_its_place(name: str) -> None:
    text, words, line = TOO_MUCH[name]
    with pytest.raises(toml.TomlError, match=words) as found:
        toml.loads(text)
    assert found.value.line == line


@pytest.mark.parametrize("name", FINE)
def test_what_is_in_order_reads_as_ever(name: str) -> None:
    assert toml.loads(FINE[name]) == tomllib.loads(FINE[name])


@pytest.mark.parametrize(
    "text", ['x = """', "x = '", 'x = "\n"', "x = ", "[x", "x = 1979-99-99", "\0", "x\\"]
)
def test_what_is_no_toml_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(toml.TomlError) as found:
        toml.loads(text)
    assert (found.value.line, found.value.column) >= (1, 1) and "(at " not in found.value.message


def test_our_own_files_are_not_too_much() -> None:
    folder = Path(sandtable.__file__).parent
    for path in folder.rglob("*.toml"):
        toml.check(path.read_text(encoding="utf-8"))


def test_cards_with_an_endless_number_are_refused_with_their_line() -> None:
    with pytest.raises(CardError, match="40 digits") as found:
        tables_in("[[card]]\ncost = " + "9" * 5_000, "own cards")
    assert found.value.line == 2


def test_a_long_key_takes_no_memory() -> None:
    """In a process that may have little: reading it took more than a gigabyte."""
    program = (
        "import resource; resource.setrlimit(resource.RLIMIT_AS, (300 << 20, 300 << 20))\n"
        "resource.setrlimit(resource.RLIMIT_CPU, (20, 20))\n"
        "from sandtable import toml\n"
        f"text = '[[a.b]]\\n' + '.'.join('a' * {LONG // 2}) + ' = 1'\n"
        "try:\n    toml.loads(text)\nexcept toml.TomlError as error:\n    print(error.message)\n"
    )
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert answer.stdout.startswith("a key has at most"), answer.stderr[-500:]

"""Cards of one's own: the tables that a deck, a workshop or a scenario brings, held to their limits."""

from __future__ import annotations

import json
from typing import Final

from sandtable.cards import names
from sandtable.cards.files import Entry, tables_in
from sandtable.cards.pool import Card, Pool, words_of

MOST: Final = 40  # tables that one set may have
LONGEST_SET: Final = 24 * 1024  # characters: with a deck it must still fit into a code
LONGEST_LINE: Final = 600  # characters of one ability
MOST_LINES: Final = 12  # abilities of one card
TEXTS: Final = ("text", "reading", "meaning")  # what is read as card text
NAMELESS: Final = "words"  # tables that only add open words
FILE: Final = "own cards"  # how errors call the text of a set


def own_entries(pool: Pool[Card], text: str) -> list[Entry]:
    """The tables of a set of one's own, held to its limits; raises CardError."""
    if not text.strip():
        return []
    entries = tables_in(text, FILE)
    kinds = pool.tables()
    if len(entries) > MOST:
        what = several([f"{kind}s" for kind in kinds if kind != NAMELESS])
        raise entries[MOST].fault(f"a set of one's own has at most {MOST} {what}")
    for entry in entries:
        if entry.kind not in kinds:
            known = several([f"[[{kind}]]" for kind in kinds])
            raise entry.fault(f"a set has {known}, no [[{entry.kind}]]")
        if entry.kind != NAMELESS:
            check_name(pool, entry)
        for key in TEXTS:
            check_lines(entry, key)
        for key, open_words in pool.OPEN.items():
            for word in words_of(entry.values.get(key)):
                if open_words.form.fullmatch(word) is None or len(word) > names.LONGEST:
                    short = word[: names.LONGEST]
                    message = f"{short!r} is no {open_words.noun}: {open_words.rule}"
                    raise entry.fault(message, key, about=short)
    return entries


def several(words: list[str]) -> str:
    """A list in words: "cards, tokens and markers"."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def check_name(pool: Pool[Card], entry: Entry) -> None:
    """Names are words of the language, so they must be fit to be read before anything else is."""
    name = entry.values.get("name")
    if not isinstance(name, str) or not name.strip():
        raise entry.fault(f"a {entry.kind} has a name", "name", pool.cite(pool.REASONS.same_name))
    if not names.fit(name):
        raise entry.fault(names.RULE, "name")


LINED: Final = ("text", "reading")  # keys whose values are one ability a line


def check_lines(entry: Entry, key: str) -> None:
    lines = str(entry.values.get(key, "")).split("\n")
    if len([line for line in lines if line.strip()]) > MOST_LINES:
        raise entry.fault(f"a card has at most {MOST_LINES} abilities", key)
    for number, line in enumerate(lines):
        if len(line) > LONGEST_LINE:
            message = f"an ability has at most {LONGEST_LINE} characters"
            raise entry.fault(message, key, "", number, LONGEST_LINE)


def join(known: list[Entry], more: list[Entry]) -> None:
    """Put further cards to those of other decks; what is called the same must be the same."""
    by_name = {(entry.kind, entry.name()): entry for entry in known if entry.kind != NAMELESS}
    for entry in more:
        other = by_name.get((entry.kind, entry.name()))
        if other is None:
            known.append(entry)
        elif other.values != entry.values:
            message = f"two decks bring a {entry.kind} called {entry.name()!r}, and not the same"
            raise entry.fault(message, "name", about=entry.name())


def sound_part(pool: Pool[Card], text: str, wrong: set[str]) -> str:
    """The tables of a set but those of the cards that something is wrong with."""
    entries = own_entries(pool, text)
    lines = text.replace("\r\n", "\n").split("\n")
    parts: list[str] = []
    for number, entry in enumerate(entries):
        last = entries[number + 1].line - 1 if number + 1 < len(entries) else len(lines)
        if entry.name() not in wrong:
            parts.append("\n".join(lines[entry.line - 1 : last]).strip("\n"))
    return "\n\n".join(parts) + "\n"


def table_text(entry: Entry) -> str:
    """A table of a card file, written anew."""
    rows = [f"{key} = {json.dumps(value)}" for key, value in entry.values.items()]
    return "\n".join([f"[[{entry.kind}]]", *rows, ""])


def as_written(entry: Entry) -> str:
    """A table of a card file as people write it: text of several abilities line by line."""
    rows = [f"[[{entry.kind}]]"]
    for key, value in entry.values.items():
        if key in LINED and isinstance(value, str):
            lines = value.strip("\n").replace("\\", "\\\\").replace('"""', '""\\"')
            rows.append(f'{key} = """\n{lines}\n"""')
        else:
            rows.append(f"{key} = {json.dumps(value, ensure_ascii=False)}")
    return "\n".join([*rows, ""])

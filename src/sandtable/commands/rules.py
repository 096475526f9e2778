"""`sandtable rules`: the rulebook, printed, searched, and compared with the tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from sandtable.commands.common import game_argument, json_option, print_json

if TYPE_CHECKING:
    from sandtable.kernel.clauses import Book, Clause

EPILOG = """\b
Examples:
  sandtable rules antagonism                 the whole rulebook
  sandtable rules antagonism cloud blue      what speaks of both
  sandtable rules antagonism STACK.8         one clause, its rulings and worked examples
  sandtable rules antagonism notation        how positions and moves are written
  sandtable rules antagonism --coverage      which tests cite each clause
"""


@click.command("rules", epilog=EPILOG)
@game_argument
@click.argument("words", nargs=-1, metavar="[WORDS]...")
@click.option(
    "--coverage", is_flag=True, help="List each engine clause and ruling with the tests that cite it."
)
@click.option(
    "--tests", metavar="DIR", help="Where the tests are; otherwise those of the project around here."
)
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    words: tuple[str, ...],
    coverage: bool,
    tests: str | None,
    as_json: bool,
) -> None:
    """Print or search the rulebook of GAME.

    All WORDS must occur in the id, topic or text of a clause; the id of one clause shows all about it.
    """
    from sandtable.kernel.errors import SetupError
    from sandtable.kernel.registry import find
    from sandtable.rulebook import examples_of, named, rulings_on, search

    book = find(game).book
    if coverage:
        ctx.exit(_coverage(book, tests, as_json))
    one = named(book, words)
    if one is not None:
        rulings = rulings_on(book, one)
        examples = examples_of(book, one)
        if as_json:
            more = {"rulings": [_data(ruling) for ruling in rulings], "examples": examples}
            print_json({"game": book.game, "version": book.version, "clauses": [_data(one) | more]})
        else:
            _print_whole(book, one, rulings, examples)
        return
    if [word.lower() for word in words] == ["notation"] and book.notation and not as_json:
        click.echo(book.notation.strip())
        return
    found = search(book, words)
    if as_json:
        print_json(
            {"game": book.game, "version": book.version, "clauses": [_data(clause) for clause in found]}
        )
    elif not found:
        raise SetupError(f"nothing in the rules of {book.title} speaks of {' '.join(words)!r}")
    else:
        _print_book(book, found)


def _data(clause: Clause) -> dict[str, object]:
    row: dict[str, object] = {
        "id": clause.id,
        "kind": clause.kind,
        "topic": clause.topic,
        "enforce": clause.enforce,
        "text": clause.text,
    }
    if clause.kind == "ruling":
        row |= {"question": clause.question, "why": clause.why, "about": list(clause.about)}
    return row


def _print_book(book: Book, found: list[Clause]) -> None:
    from sandtable.rulebook import paragraph

    click.echo(f"{book.title}, rules {book.version}")
    topic = ""
    for clause in found:
        if clause.topic != topic:
            topic = clause.topic
            click.echo(f"\n{topic.upper()}")
        if clause.kind == "ruling":
            click.echo(paragraph(clause.id, f"{clause.question} ({', '.join(clause.about)})"))
            click.echo(paragraph("", f"→ {clause.text}"))
        else:
            click.echo(paragraph(clause.id, clause.text))


def _print_whole(
    book: Book, clause: Clause, rulings: list[Clause], examples: list[dict[str, object]]
) -> None:
    from sandtable.rulebook import paragraph

    click.echo(f"{book.game} {clause.id}: {clause.topic}, seen to by {clause.enforce}\n")
    if clause.kind == "ruling":
        click.echo(paragraph("question", clause.question))
        click.echo(paragraph("decision", clause.text))
        click.echo(paragraph("why", clause.why))
        for id in clause.about:
            click.echo(paragraph(id, book.find(id).text))
    else:
        click.echo(paragraph("", clause.text))
    for ruling in rulings:
        click.echo("")
        click.echo(paragraph(ruling.id, ruling.question))
        click.echo(paragraph("", f"→ {ruling.text}"))
        click.echo(paragraph("", f"Why: {ruling.why}"))
    for example in examples:
        click.echo("")
        click.echo(paragraph(str(example["id"]), str(example.get("note", ""))))
        for key in ("before", "action", "after"):
            click.echo(f"            {key:<7} {example[key]}")


def _coverage(book: Book, tests: str | None, as_json: bool) -> int:
    """Print which tests cite what; 1 if any cites what does not exist."""
    from sandtable import coverage

    cited = coverage.citations(coverage.where_tests_are(tests), book.game)
    result = coverage.report(book, cited)
    if as_json:
        print_json(result)
    else:
        for clause in book.must_be_tested():
            found = cited.get(clause.id, [])
            click.echo(f"{clause.id:<10} {found[0] if found else 'no test'}")
            for test in found[1:]:
                click.echo(f"{'':<10} {test}")
        for key in ("clauses", "rulings"):
            row = result[key]
            assert isinstance(row, dict)
            missing = ", ".join(row["missing"])
            rest = f"; missing: {missing}" if missing else ""
            click.echo(f"{key}: {row['tested']} of {row['total']} tested{rest}")
    wrong = coverage.unknown(book, cited)
    for id in wrong:
        click.echo(f"sandtable: {cited[id][0]} cites {id!r}, which {book.game} does not have", err=True)
    return 1 if wrong else 0

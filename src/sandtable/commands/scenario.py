"""`sandtable scenario`: run scenario files and report the first difference in each."""

from __future__ import annotations

from pathlib import Path

import click

from sandtable.commands.common import Family, json_option, plural, print_json

EPILOG = """\b
Examples:
  sandtable scenario run my-idea.toml
  sandtable scenario run tests/scenarios --json
"""


@click.group(
    "scenario",
    cls=Family,
    short_help="Run scenario files.",
    epilog="docs/SCENARIOS.md describes the files.",
    invoke_without_command=True,
)
@click.pass_context
def command(ctx: click.Context) -> None:
    """Scenario files: positions, steps and what must come of them, in TOML."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@command.command("run", epilog=EPILOG)
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--options", "with_options", is_flag=True, help="Say before each step who is asked, and what.")
@json_option
@click.pass_context
def run(ctx: click.Context, files: tuple[str, ...], with_options: bool, as_json: bool) -> None:
    """Play the scenarios in FILEs, or in all .toml files of folders; the exit code is 1 if any fails."""
    from sandtable.cli import sentence
    from sandtable.scenario import ScenarioError, load
    from sandtable.scenario import run as play

    results: list[dict[str, object]] = []
    for path in _paths(files):
        row: dict[str, object] = {"file": str(path), "title": "", "passed": True, "problem": ""}
        try:
            scenario = load(path)
            row["title"] = scenario.title
            play(scenario, click.echo if with_options and not as_json else None)
        except ScenarioError as error:
            row |= {"passed": False, "problem": sentence(error), "step": error.step, "line": error.line}
        results.append(row)
        if not as_json:
            click.echo(f"passed  {path}: {row['title']}" if row["passed"] else f"FAILED  {row['problem']}")
    passed = sum(1 for row in results if row["passed"])
    failed = len(results) - passed
    if as_json:
        print_json({"scenarios": len(results), "passed": passed, "failed": failed, "results": results})
    else:
        click.echo(f"{plural(len(results), 'scenario')}, {passed} passed, {failed} failed")
    ctx.exit(1 if failed else 0)


def _paths(names: tuple[str, ...]) -> list[Path]:
    """The files that were named, and those in the folders that were."""
    from sandtable.kernel.errors import SetupError

    found: list[Path] = []
    for name in names:
        path = Path(name)
        if path.is_dir():
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                raise SetupError(f"there is no .toml file in {name}")
            found += inside
        else:
            found.append(path)
    return found

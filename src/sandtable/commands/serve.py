"""`sandtable serve`: the table in the browser."""

from __future__ import annotations

import click

EPILOG = """\b
Examples:
  sandtable serve                                  at http://127.0.0.1:8000, and opens it
  sandtable serve --host 0.0.0.0 --port 9000       for everybody in the house
  sandtable serve --database tables.db --no-open
  sandtable serve --database postgresql://user@localhost/sandtable
"""


@click.command("serve", epilog=EPILOG)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0: any free one."
)
@click.option(
    "--database", metavar="URL", help="A SQLite file or a PostgreSQL URL; otherwise a file of your own."
)
@click.option("--open/--no-open", "browser", default=True, help="Open the browser.")
def command(host: str, port: int, database: str | None, browser: bool) -> None:
    """Serve tables to browsers and bots."""
    from sandtable.server.settings import from_environment

    settings = from_environment()
    if database:
        settings.database = database if "://" in database else f"sqlite:///{database}"
    from sandtable.server.serve import serve

    serve(settings, host, port, browser)

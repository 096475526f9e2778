"""What can be set from outside: by the command line, or by SANDTABLE_* in the environment."""

from __future__ import annotations

import os
import socket
from dataclasses import dataclass, field, fields
from pathlib import Path


def default_database() -> str:
    """A file of its own in the user's data directory."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'sandtable' / 'sandtable.db'}"


def default_web() -> str:
    """The built client: shipped with the package, or in the source tree."""
    here = Path(__file__).resolve()
    for folder in (here.parent / "static", here.parents[3] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return str(folder)
    return str(here.parent / "static")


def own_names() -> str:
    return f"localhost,{socket.gethostname()},{socket.gethostname()}.local"


@dataclass
class Settings:
    """Every limit has a default that a family needs never change."""

    database: str = field(default_factory=default_database)
    web: str = field(default_factory=default_web)
    hosts: str = field(default_factory=own_names)  # names we answer to, besides any bare address
    proxies: str = ""  # addresses whose X-Forwarded-For is believed
    trust_loopback: bool = True  # no limits per address for this machine itself

    thinkers: int = 2  # processes in which bots think
    thinker_memory: int = 512 << 20
    thinker: str = ""  # the program they run, if not our own: JSON lines in and out, as `thinker.py` does
    bot_pause: float = 0.35  # seconds between two choices of a bot, so that eyes can follow
    pass_pause: float = 0.5  # seconds from a question of priority until a pass is seen, whoever passes
    bot_seconds: float = 3.0  # the longest thought about one choice

    readers: int = 2  # processes in which decks, cards, positions and records of strangers are read
    reader_memory: int = 512 << 20
    reading_seconds: int = 4  # of the processor, for one reading
    reading_wait: float = 10.0  # seconds in line to be read
    warm: float = 0.0  # seconds after the start at which games begin to read their own cards

    head_bytes: int = 16 << 10  # of a request: what is asked for, and all headers
    head_fields: int = 100  # headers
    head_seconds: float = 10.0  # until all of it is here, from the connection or its first byte on
    line_idle: int = 15  # seconds between two requests on one connection
    body_seconds: float = 20.0  # until a body is here, and what its length takes at `body_pace`
    body_pace: int = 8 << 10  # bytes a second
    message_bytes: int = 64 << 10
    body_bytes: int = 64 << 10
    record_bytes: int = 1 << 20
    queue_bytes: int = 256 << 10  # what one slow socket may hold
    socket_messages: int = 100  # in `socket_seconds`
    socket_seconds: float = 20.0
    socket_bytes: int = 1 << 20  # in `socket_seconds` too
    address_lines: int = 250  # connections, whether anything is said on them or not
    address_sockets: int = 100  # open at once, per address (IPv6: per /64)
    address_requests: int = 600  # a minute
    address_files: int = 3_000  # a minute: pages, and whatever else is not asked of /api/
    address_busy: int = 40  # requests that are worked on at once
    address_effort: float = 0.2  # of a processor: what the event loop does for an address
    address_tables: int = 60  # made per ten minutes,
    address_listed: int = 12  # and public ones among them: all visitors have one list of a few dozen
    address_readings: int = 240  # decks and cards read a minute, while somebody writes them
    address_sets: int = 120  # card sets saved per ten minutes
    address_kept: int = 64 << 20  # bytes kept in a day of what it brings: tables, records, forks, card sets
    address_failures: int = 30  # wrong tokens and codes in ten minutes
    all_sockets: int = 20_000
    all_lines: int = 24_000  # or as many as the system grants descriptors for
    all_tables: int = 6_000  # made per ten minutes, all addresses together
    socket_hello: float = 20.0  # seconds until a socket must have said hello

    # whom the house tells that it is a player's turn: hosts, *.hosts, or whole origins
    push_hosts: str = (
        "fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com"
    )
    push_contact: str = "mailto:nobody@localhost.invalid"  # how a push service reaches whoever runs this

    away: float = 60.0  # seconds after which an absent player may be replaced
    takebacks: int = 3  # a game and seat
    part_seconds: float = 5.0  # for a player to add to the seed of a game with chance
    abandoned: float = 86_400.0  # seconds after which such a game counts as given up
    idle: float = 300.0  # seconds after which a table nobody looks at leaves the memory
    idle_over: float = 30.0  # and one whose game is over
    retry: float = 1.0  # seconds between attempts to write, once a write has failed

    def host_names(self) -> set[str]:
        return {name.strip().lower() for name in self.hosts.split(",") if name.strip()}

    def push_services(self) -> list[str]:
        return [name.strip().lower() for name in self.push_hosts.split(",") if name.strip()]

    def proxy_addresses(self) -> set[str]:
        return {name.strip() for name in self.proxies.split(",") if name.strip()}


def from_environment() -> Settings:
    """The defaults, changed by SANDTABLE_DATABASE, SANDTABLE_HOSTS and so on."""
    settings = Settings()
    for item in fields(settings):
        text = os.environ.get(f"SANDTABLE_{item.name.upper()}")
        if text is None:
            continue
        old = getattr(settings, item.name)
        if isinstance(old, bool):
            setattr(settings, item.name, text.lower() in ("1", "yes", "true", "on"))
        elif isinstance(old, int):
            setattr(settings, item.name, int(text))
        elif isinstance(old, float):
            setattr(settings, item.name, float(text))
        else:
            setattr(settings, item.name, text)
    return settings

"""File descriptors: as many as the system grants, and always some left for what is not a connection."""

from __future__ import annotations

import sys

from sandtable.server.logs import log

if sys.platform != "win32":
    import resource

ENOUGH = 65_536  # more than all limits together can use
BACKLOG = 2048  # connections the kernel holds until we take them
SHARES = 4  # one of so many stays free: for the store, for bots, and for what is taken before it is counted
UNKNOWN = 8192  # where the system has no such limit to ask for


def ask_for_more() -> None:
    """Raise the soft limit to what the hard one allows."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(ENOUGH, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError) as why:
            log("descriptors", have=soft, wanted=wanted, cause=str(why))


def granted() -> int:
    """How many descriptors this process may have."""
    if sys.platform == "win32":
        return UNKNOWN
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return ENOUGH if soft == resource.RLIM_INFINITY else min(ENOUGH, soft)


def for_lines() -> int:
    """How many of them connections may take."""
    return granted() - granted() // SHARES


def at_once() -> int:
    """How many connections may be taken in one go: what is too many is seen only after that."""
    return max(8, min(BACKLOG, granted() // SHARES // 4))

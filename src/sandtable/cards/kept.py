"""Keeps the tables of a grammar beside its source, as Python keeps bytecode: making them takes two seconds.

The folder is the one that Python itself runs code from: what is kept there is trusted as much as that code.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import pickle
import sys
import tempfile
from collections.abc import Callable
from importlib.util import cache_from_source
from io import BytesIO
from pathlib import Path

import lark
from lark import Lark

DIGEST = hashlib.sha256().digest_size


def place(source: Path) -> Path:
    """Where the tables of a grammar file are kept."""
    return Path(cache_from_source(str(source))).with_suffix(".tables")


def kept(path: Path, key: str, build: Callable[[], Lark]) -> Lark:
    """The tables as they were kept under this key; built, and kept if that is possible, if they were not."""
    found = load(path, key)
    if found is None:
        found = build()
        if not sys.dont_write_bytecode:
            keep(path, key, found)
    return found


def load(path: Path, key: str) -> Lark | None:
    """The tables in a file, or None if it is not there, is damaged or was made from something else."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    tables = data[DIGEST:]
    return Lark.load(BytesIO(tables)) if data[:DIGEST] == digest(key, tables) else None


def keep(path: Path, key: str, tables: Lark) -> None:
    """Write the file whole or not at all: others may be reading it, or writing the same."""
    buffer = BytesIO()
    tables.save(buffer)
    data = buffer.getvalue()
    with contextlib.suppress(OSError):  # a folder that may not be written to: then they are made every time
        path.parent.mkdir(exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.")
        try:
            with open(handle, "wb") as file:
                file.write(digest(key, data) + data)
                os.fchmod(handle, 0o644)  # as readable as the sources
            os.replace(name, path)
        except OSError:
            os.unlink(name)
            raise


def digest(key: str, tables: bytes) -> bytes:
    """Stands for the tables and for all that they depend on."""
    versions = f"{lark.__version__} {sys.version} {pickle.HIGHEST_PROTOCOL}"
    return hashlib.sha256(f"{versions}\0{key}\0".encode() + tables).digest()

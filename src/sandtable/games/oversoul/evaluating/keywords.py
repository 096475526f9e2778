"""Numbers of Keyworded Abilities: which are consumed, and their HYPER- versions (8.6.7, R81)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.oversoul.language import instructions as op

_CONSUMED: Final = 63 << op.BARRIER  # BARRIER to VEILED, as bits
_HYPER: Final = op.HYPER_BARRIER - op.BARRIER


def hyper(keyword: i64) -> i64:
    """The HYPER- version of a consumed Keyworded Ability."""
    return keyword + _HYPER


def regular(keyword: i64) -> i64:
    """The regular version of what may be a HYPER- version."""
    return keyword - _HYPER if op.HYPER_BARRIER <= keyword <= op.HYPER_VEILED else keyword


def has_charges(keyword: i64) -> bool:
    """Whether a Keyworded Ability is in use by charges alone; a HYPER- version is two of them."""
    return op.BARRIER <= keyword <= op.VEILED


def uncharged(keywords: i64) -> i64:
    """Keyworded Abilities, as bits, without those that are in use by charges."""
    if keywords == 0:
        return 0
    return keywords & ~i64(_CONSUMED)


def is_consumed(keyword: i64) -> bool:
    return op.BARRIER <= keyword <= op.HYPER_VEILED

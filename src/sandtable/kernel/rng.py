"""The dice. The table's come from BLAKE2b, those of search from xoshiro128++; equal in every build.

Every chance event has a stream of its own, so a die that everybody saw tells nothing about a shuffle
that nobody did. Both generators deliver 32-bit words and share one way of turning them into numbers.
Nothing here overflows 63 bits, so compiled and interpreted arithmetic cannot differ.
"""

from hashlib import blake2b
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.kernel.errors import SetupError

DICE: Final = "sandtable dice 1"  # version of the table's dice: kept in records, mixed into every block
SEED_BYTES: Final = 32

_HEX: Final = "0123456789abcdefABCDEF"
_WORD: Final = 0xFFFFFFFF
_WORDS: Final = 0x100000000


def seed_bytes(seed: str) -> bytes:
    """The key of the table's dice from its text: 64 hex digits, or any words, which are hashed."""
    if len(seed) == 2 * SEED_BYTES:
        for digit in seed:
            if digit not in _HEX:
                raise SetupError(f"the seed {seed!r} has 64 characters but is not hexadecimal")
        return bytes.fromhex(seed)
    try:
        words = seed.encode()
    except UnicodeEncodeError:
        raise SetupError(f"the seed {seed!r} holds half a character") from None
    return blake2b(words, digest_size=SEED_BYTES, person=b"sandtable seed").digest()


@mypyc_attr(acyclic=True)
class Dice:
    """A source of unbiased numbers."""

    def word(self) -> i64:
        """The next 32 bits."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each equally likely: words past the last whole multiple are drawn again."""
        if n < 1 or n > _WORDS:
            raise ValueError("a die has between 1 and 2**32 faces")
        limit: i64 = _WORDS - _WORDS % n
        w: i64 = self.word()
        while w >= limit:
            w = self.word()
        return w % n

    def pick(self, weights: vec[i64]) -> i64:
        """An index, each as likely as its weight says."""
        total: i64 = 0
        for w in weights:
            total += w
        left: i64 = self.below(total)
        i: i64 = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return i

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into random order, in place (Fisher and Yates)."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1


@final
@mypyc_attr(acyclic=True)
class TableDice(Dice):
    """One chance event at a table: BLAKE2b keyed by the seed, over event and block number."""

    def __init__(self, key: bytes, event: i64) -> None:
        self.key = key
        self.event: i64 = event
        self.block: i64 = 0
        self.bytes = b""
        self.at: i64 = 64

    def word(self) -> i64:
        if self.at == 64:
            place = int(self.event).to_bytes(8, "little") + int(self.block).to_bytes(8, "little")
            self.bytes = blake2b(place, key=self.key, person=DICE.encode()).digest()
            self.block += 1
            self.at = 0
        b = self.bytes
        k = self.at
        self.at = k + 4
        w: i64 = b[k]
        return w | (b[k + 1] << 8) | (b[k + 2] << 16) | (b[k + 3] << 24)


def _mixed(x: i64) -> i64:
    """Spread 32 bits over 32 bits; both factors are below 2**31, so no product overflows."""
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & _WORD
    x = ((x ^ (x >> 15)) * 0x46B5AC8B) & _WORD
    return x ^ (x >> 16)


@final
@mypyc_attr(acyclic=True)
class FastDice(Dice):
    """xoshiro128++ for search and simulation; fast, repeatable, and no secret."""

    def __init__(self, seed: i64, event: i64 = 0) -> None:
        low: i64 = _mixed((seed & _WORD) ^ 0x243F6A88)
        high: i64 = _mixed(((seed >> 32) & 0x7FFFFFFF) ^ low)
        self.a: i64 = _mixed(high ^ (event & _WORD))
        self.b: i64 = _mixed(self.a ^ low ^ 0x13198A2E)
        self.c: i64 = _mixed(self.b ^ 0x03707344)
        self.d: i64 = _mixed(self.c ^ high) | 1  # never all zero

    def word(self) -> i64:
        a = self.a
        b = self.b
        c = self.c
        d = self.d
        s: i64 = (a + d) & _WORD
        out: i64 = ((((s << 7) & _WORD) | (s >> 25)) + a) & _WORD
        t: i64 = (b << 9) & _WORD
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= t
        self.a = a
        self.b = b
        self.c = c
        self.d = ((d << 11) & _WORD) | (d >> 21)
        return out

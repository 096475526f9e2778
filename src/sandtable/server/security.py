"""Who may do what: tokens, join codes, names, origins, headers."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import secrets
import unicodedata
from collections.abc import Sequence
from urllib.parse import urlsplit

from sandtable.server.errors import Refused

HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
        b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)


# ---- secrets


def new_table_id() -> str:
    """22 characters: 128 bits and a little."""
    return secrets.token_urlsafe(17)[:22]


def is_table_id(id: str) -> bool:
    """Whether this could be one; not every database lets itself be asked for any text."""
    return len(id) == 22 and id.isascii() and id.replace("-", "a").replace("_", "a").isalnum()


def new_token() -> str:
    return secrets.token_urlsafe(32)


# signs that can be read aloud and are not taken for one another
CODE_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH = 8  # 39 bits: wrong guesses are counted (`address_failures`), and a code opens one seat, once


def new_code() -> str:
    """An invitation, short enough to be said over the telephone."""
    return "".join([secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH)])


def new_seed() -> str:
    return secrets.token_hex(32)


def digest(secret: str) -> str:
    """How a token is stored: it has 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Compare in constant time; nothing equals nothing."""
    return bool(one) and bool(other) and hmac.compare_digest(one.encode(), other.encode())


# ---- seals

SEAL = '[Seal "'


def sealed(key: bytes, record: str) -> str:
    """A record with a header that only the house that has the key can make."""
    mark = hmac.new(key, record.encode(), hashlib.sha256).hexdigest()
    head, gap, rest = record.partition("\n\n")
    return f'{head}\n{SEAL}{mark}"]{gap}{rest}'


def seal_holds(key: bytes, record: str) -> bool | None:
    """Whether a record is to the letter as the house gave it out; None if it has no seal."""
    lines = record.split("\n")
    marks = [line for line in lines if line.startswith(SEAL)]
    if not marks:
        return None
    bare = "\n".join(line for line in lines if not line.startswith(SEAL))
    return len(marks) == 1 and same(sealed(key, bare), record)


# ---- names and words


_ZERO_WIDTH = {0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x3164, 0xFFA0}
_SCRIPTS = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "HEBREW", "ARABIC", "DEVANAGARI", "THAI", "GEORGIAN")
_EASTERN = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO")
RESERVED = {
    "judge",
    "referee",
    "admin",
    "administrator",
    "moderator",
    "server",
    "system",
    "sandtable",
    "operator",
}
_LOOKALIKES = str.maketrans("013457@$|", "oieastasl")


def clean(text: str) -> str:
    """Text without what nobody can see or what turns it round; markup stays, as plain characters."""
    text = unicodedata.normalize("NFC", text)
    return "".join(ch for ch in text if not hidden(ch))


def hidden(ch: str) -> bool:
    """Control characters, line separators, and what has no width."""
    kind = unicodedata.category(ch)
    return kind[0] == "C" or kind in ("Zl", "Zp") or ord(ch) in _ZERO_WIDTH


def script_of(ch: str) -> str:
    """Which alphabet a letter belongs to; "" for what all share."""
    if not ch.isalpha():
        return ""
    name = unicodedata.name(ch, "")
    for script in _SCRIPTS:
        if name.startswith(script):
            return script
    for script in _EASTERN:
        if name.startswith(script):
            return "EASTERN"
    return name.split(" ")[0]


def checked_name(name: str) -> str:
    """A player's name: 1 to 24 characters of one alphabet, with nothing hidden in it."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    if any(hidden(ch) for ch in name + plain):
        raise Refused("malformed", "A name cannot have control or invisible characters.")
    name = plain
    if not 1 <= len(name) <= 24:
        raise Refused("malformed", "A name has 1 to 24 characters.")
    marks = sum(1 for ch in name if unicodedata.category(ch) in ("Mn", "Me"))
    if marks > len(name) // 2:
        raise Refused("malformed", "A name cannot consist of accents alone.")
    scripts = {script_of(ch) for ch in name} - {""}
    if len(scripts) > 1:
        raise Refused("malformed", "A name is written in one alphabet; this one mixes several.")
    plain = "".join(
        ch for ch in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(ch)
    )
    letters = "".join(ch for ch in plain.translate(_LOOKALIKES) if ch.isalnum())
    if letters in RESERVED:
        raise Refused("malformed", f"The name {name!r} is not allowed: it looks official.")
    return name


def checked_talk(text: str) -> str:
    """Table talk: up to 300 characters, nothing invisible; it is shown as text, never as markup."""
    line = " ".join(clean(text).split())
    if not line:
        raise Refused("malformed", "There is nothing in this line.")
    return line[:300]


# ---- where a request comes from


Headers = Sequence[tuple[bytes, bytes]]
FORWARDED = {
    b"forwarded", b"via", b"x-real-ip", b"x-client-ip", b"x-cluster-client-ip", b"true-client-ip",
    b"cf-connecting-ip", b"cf-ray", b"fly-client-ip", b"x-envoy-external-address",
    b"x-original-forwarded-for",
}  # fmt: skip


def header(headers: Headers, name: bytes) -> str | None:
    found = [value for key, value in headers if key == name]
    return found[0].decode("latin-1") if found else None


def host_is_ours(host: str | None, names: set[str]) -> bool:
    """Whether a Host header names us: a bare address, or a name we know. Keeps rebound names out."""
    if not host:
        return False
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return False
    if not name:
        return False
    try:
        ipaddress.ip_address(name)
        return True
    except ValueError:
        return name.lower() in names or name.lower().endswith(".localhost")


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        ip = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return False
    mapped = ip.ipv4_mapped if isinstance(ip, ipaddress.IPv6Address) else None
    return (mapped or ip).is_loopback


def host_is_local(host: str | None) -> bool:
    """Whether a Host header says that somebody at this machine speaks to it, by no name that others use."""
    try:
        name = urlsplit(f"//{host or ''}").hostname or ""
    except ValueError:
        return False
    return name == "localhost" or name.endswith(".localhost") or is_loopback(name)


def forwarded(headers: Headers) -> bool:
    """Whether a proxy has had its hands on a request."""
    return any(name in FORWARDED or name.startswith(b"x-forwarded-") for name, _ in headers)


def from_here(peer: str, headers: Headers) -> bool:
    """Whether a request was made at this machine itself, without a proxy in between."""
    return is_loopback(peer) and not forwarded(headers) and host_is_local(header(headers, b"host"))


def origin_is_ours(origin: str, host: str | None) -> bool:
    """Whether a page's origin is the very address the request was sent to."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc.lower() == str(host).lower()


def bearer(value: str | None) -> str:
    """The token of an Authorization header, or ""."""
    if not value:
        return ""
    kind, _, token = value.partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""

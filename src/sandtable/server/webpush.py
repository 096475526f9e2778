"""Web push: a message encrypted for one browser (RFC 8291), signed by the house (RFC 8292), handed to the
service that the browser named. Nobody else reads it, that service included."""

from __future__ import annotations

import base64
import http.client
import json
import secrets
import time
import urllib.error
import urllib.request
from typing import Any, NamedTuple
from urllib.parse import urlsplit

RECORD = 4096  # bytes of a record; a message is one
LONGEST = 3000  # bytes of a message
LIFE = 12 * 3600  # seconds that a signature holds
PATIENCE = 10.0  # seconds for a service to answer
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


class Browser(NamedTuple):
    """Where a browser is reached, and what a message to it is encrypted with."""

    endpoint: str
    key: bytes  # a point of P-256
    auth: bytes


def decoded(text: str) -> bytes:
    """Base64 for addresses, with or without its padding; ValueError for anything else."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _private(secret: bytes) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(secret) % (ORDER - 1) + 1, ec.SECP256R1())


def _point(private: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return bytes(private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def public_key(secret: bytes) -> str:
    """What a browser has to know of the house before it lets itself be called."""
    return encoded(_point(_private(secret)))


def is_key(key: bytes) -> bool:
    """Whether these bytes are a point of the curve."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    except ValueError:
        return False
    return len(key) == 65


def _derived(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return bytes(HKDF(SHA256(), length, salt, info).derive(key))


def encrypted(message: bytes, browser: Browser, own: bytes = b"", salt: bytes = b"") -> bytes:
    """A message as only this browser can read it. `own` and `salt` are drawn anew for every message."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    assert len(message) <= LONGEST
    private = _private(own or secrets.token_bytes(32))
    salt = salt or secrets.token_bytes(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser.key)
    shared = private.exchange(ec.ECDH(), theirs)
    point = _point(private)
    key = _derived(browser.auth, shared, b"WebPush: info\0" + browser.key + point, 32)
    cipher = AESGCM(_derived(salt, key, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(salt, key, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(point)]) + point
    return head + bytes(cipher.encrypt(nonce, message + b"\x02", None))


def signature(secret: bytes, endpoint: str, subject: str, now: float) -> str:
    """The header by which a service knows that the house is calling, for this service and some hours."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = urlsplit(endpoint)
    head = {"typ": "JWT", "alg": "ES256"}
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + LIFE, "sub": subject}
    signed = ".".join([encoded(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims)])
    private = _private(secret)
    r, s = decode_dss_signature(private.sign(signed.encode(), ec.ECDSA(SHA256())))
    return f"vapid t={signed}.{encoded(r.to_bytes(32) + s.to_bytes(32))}, k={encoded(_point(private))}"


class _NoWay(urllib.request.HTTPRedirectHandler):
    """A service that sends us elsewhere is not followed there."""

    def redirect_request(self, *_: Any) -> None:
        return None


def send(browser: Browser, message: bytes, secret: bytes, subject: str, keep: int) -> int:
    """Hand a message over, to be kept so many seconds; the answer's status, 0 if nobody answered. Waits: it
    belongs into a thread."""
    body = encrypted(message, browser)
    headers = {
        "authorization": signature(secret, browser.endpoint, subject, time.time()),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(keep),
        "urgency": "normal",
    }
    request = urllib.request.Request(browser.endpoint, body, headers, method="POST")
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), _NoWay)
    try:
        with opener.open(request, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as why:
        why.close()
        return int(why.code)
    except (OSError, ValueError, http.client.HTTPException):
        return 0

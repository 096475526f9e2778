"""The built client: hashed files for ever, the page always fresh, and for every client route."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from starlette.responses import HTMLResponse, JSONResponse, Response

from sandtable.server.security import header

ROUTES = (
    "t", "rules", "learn", "how", "new", "replay", "about", "fair", "coverage", "decks", "workshop", "games",
    "lobby", "tables", "join",
)  # fmt: skip
PROGRAMS = ("api", "assets", "ws", "metrics", "health", "openapi.json")  # nobody reads a page there
MISSING = (
    "<!doctype html><meta charset=utf-8><title>Sandtable</title>"
    "<p>The server runs, but was installed without the browser client: <code>make play</code> in the "
    "source tree, or <code>SANDTABLE_CLIENT=yes pip install .</code>, builds and installs it."
)
TYPES = {".woff2": "font/woff2", ".js": "text/javascript", ".webmanifest": "application/manifest+json"}


class Client:
    """The files of a folder, read once into a table of names: a request can name nothing else."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)
        self.files: dict[str, Path] = {}
        if self.folder.is_dir():
            for path in self.folder.rglob("*"):
                if path.is_file() and not path.name.startswith("."):
                    self.files["/" + path.relative_to(self.folder).as_posix()] = path

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            return
        await self._find(scope)(scope, receive, send)

    def _find(self, scope: Any) -> Response:
        path = scope["path"]
        if scope["method"] not in ("GET", "HEAD"):
            return _error(405, "malformed", "Only GET is possible here.")
        found = self.files.get(path)
        if found is not None and path != "/index.html":
            kind = (
                TYPES.get(found.suffix) or mimetypes.guess_type(found.name)[0] or "application/octet-stream"
            )
            cache = "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
            return Response(found.read_bytes(), media_type=kind, headers={"cache-control": cache})
        first = path.strip("/").split("/")[0]
        if path in ("/", "/index.html") or first in ROUTES:
            return self._page(200)
        if first not in PROGRAMS and "text/html" in (header(scope["headers"], b"accept") or ""):
            return self._page(404)  # it says that nothing is there, and leads on
        return _error(404, "unknown", f"There is nothing at {path[:80]}.")

    def _page(self, status: int) -> Response:
        page = self.files.get("/index.html") or self.folder / "index.html"
        text = page.read_text("utf-8") if page.is_file() else MISSING
        return HTMLResponse(text, status, headers={"cache-control": "no-cache"})


def _error(status: int, code: str, message: str) -> Response:
    body = {"error": {"code": code, "message": message, "clause": ""}}
    headers = {"allow": "GET, HEAD"} if status == 405 else {}
    return JSONResponse(body, status, headers)

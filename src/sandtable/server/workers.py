"""A process of its own for work that may hang, die or eat memory: one line of JSON in, one out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from pathlib import Path

import sandtable

TAIL = 4 << 10  # bytes of what it says beside its answers that are kept
LAST = 1.0  # seconds for its last words to come
START = 60.0  # seconds for a process to begin and say that it is ready, on a busy machine


class NoAnswer(Exception):
    """The process gave no answer that can be used; the reason is for the log."""


def command_of(module: str, memory: int) -> list[str]:
    """How one of our own modules is run as a process that may have so much memory."""
    return [sys.executable, "-m", f"sandtable.server.{module}", str(memory)]


class Worker:
    """One process, one job at a time."""

    def __init__(self, command: list[str], longest: int) -> None:
        self.command = command
        self.longest = longest  # bytes of an answer
        self.process: asyncio.subprocess.Process | None = None
        self.said = b""  # beside its answers, the end of it
        self.ear: asyncio.Task[None] | None = None
        self.jobs = 0

    async def _listen(self, stderr: asyncio.StreamReader) -> None:
        """Keep the end of what the process says beside its answers; it never waits for us."""
        with contextlib.suppress(OSError):
            while said := await stderr.read(TAIL):
                self.said = (self.said + said)[-TAIL:]

    async def _last_words(self) -> str:
        """The last line of what the process said before it ended, if it said anything."""
        if self.ear is not None:
            await asyncio.wait([self.ear], timeout=LAST)
        lines = [line.strip() for line in self.said.decode(errors="replace").splitlines() if line.strip()]
        return f": {lines[-1][:300]}" if lines else ""

    async def start(self) -> None:
        """A fresh process that says it is ready; or NoAnswer."""
        root = str(Path(sandtable.__file__).resolve().parents[1])
        path = os.pathsep.join([root, *filter(None, [os.environ.get("PYTHONPATH")])])
        env = {"PATH": os.environ.get("PATH", ""), "PYTHONPATH": path, "LANG": "C.UTF-8"}
        try:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                env=env,
                limit=self.longest,
                start_new_session=True,  # Ctrl-C at the server's terminal is the server's to handle
            )
        except OSError as why:
            raise NoAnswer(f"it cannot be started: {why}") from None
        assert self.process.stderr is not None
        self.said = b""
        self.ear = asyncio.get_running_loop().create_task(self._listen(self.process.stderr))
        if (await self._hear(START)).get("ready") is not True:
            await self.end()
            raise NoAnswer("it did not say that it was ready")

    async def ask(self, job: dict[str, object], patience: float) -> dict[str, object]:
        """Ask, and wait so long; whatever is no answer ends the process."""
        process = self.process
        assert process is not None and process.stdin is not None
        self.jobs += 1
        try:
            process.stdin.write(json.dumps({**job, "job": self.jobs}).encode() + b"\n")
            await process.stdin.drain()
        except OSError as why:
            await self.end()
            raise NoAnswer(f"{type(why).__name__}: {why}") from None
        except asyncio.CancelledError:
            await self.end()
            raise
        answer = await self._hear(patience)
        if answer.get("job") != self.jobs or "error" in answer:
            await self.end()
            raise NoAnswer(str(answer.get("error") or "it answered another question")[:500])
        return answer

    async def _hear(self, patience: float) -> dict[str, object]:
        """One line of JSON from the process."""
        process = self.process
        assert process is not None and process.stdout is not None
        try:
            line = await asyncio.wait_for(process.stdout.readline(), patience)
            if not line:
                raise EOFError
            answer = json.loads(line)
            if not isinstance(answer, dict):
                raise ValueError("it did not answer with an object")
            return answer
        except TimeoutError:
            await self.end()
            raise NoAnswer(f"no answer within {patience:.1f} s") from None
        except EOFError:
            last = await self._last_words()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), LAST)
            code = process.returncode
            await self.end()
            raise NoAnswer(f"it ended with exit code {code}{last or ', without a word'}") from None
        except (OSError, ValueError) as why:
            last = await self._last_words() if process.returncode is not None else ""
            await self.end()
            raise NoAnswer(f"its answer cannot be read ({str(why)[:200]}){last}") from None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
        if self.ear is not None:
            self.ear.cancel()
            self.ear = None

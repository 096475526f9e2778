"""What a request costs the event loop: the processor time of a piece of work, without what it waits for."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Generic, TypeVar

T = TypeVar("T")

# the address that has caused what is done just now; "" for nobody. What is sent because of it is his, too
PAYER: ContextVar[str] = ContextVar("payer", default="")


class Effort(Generic[T]):
    """Awaits some work like the work itself, and counts the seconds in which it keeps the others waiting:
    each of its steps is told at once, for it may have thousands."""

    def __init__(self, work: Coroutine[Any, Any, T], pay: Callable[[float], None]) -> None:
        self.work = work
        self.pay = pay

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self.work.__await__()
        thrown: BaseException | None = None
        while True:
            began = time.thread_time()
            try:
                waiting = next(steps) if thrown is None else steps.throw(thrown)
            except StopIteration as done:
                found: T = done.value
                return found
            finally:
                self.pay(time.thread_time() - began)
            try:
                yield waiting
                thrown = None
            except BaseException as why:  # cancelled while it waits: that is for the work to hear
                thrown = why

"""What can go wrong, each with the words a person needs: what, where, by which clause."""


class SandtableError(Exception):
    """Something a person gave us is wrong; the message is one sentence for that person."""

    def __init__(self, message: str, clause: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.clause = clause  # "antagonism MOVE.4", or "" when no clause is concerned


class NotationError(SandtableError):
    """A position, option or state that does not parse."""


class Illegal(SandtableError):
    """An option that a clause bars."""


class SetupError(SandtableError):
    """A game, mode or setup that does not exist."""


class RecordError(SandtableError):
    """A record that does not parse or does not replay; the message names the line."""


class RulesLoop(SandtableError):
    """The rules went round without asking anybody; `record` tells how to get there."""

    def __init__(self, message: str, record: str = "") -> None:
        super().__init__(message)
        self.record = record

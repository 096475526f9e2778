"""What the record of a game with dice says about them, made as a table makes it."""

from sandtable.fair import FORMER, SCHEME, Proof, commit_of, commit_of_seat


def proof_of(server: str, parts: list[str], promise: int = 1, scheme: int = SCHEME) -> Proof:
    commit = commit_of(server)
    commits = [
        commit_of_seat(commit, promise, seat, part) if part else "" for seat, part in enumerate(parts, 1)
    ]
    return Proof(commit, server, parts, [] if scheme == FORMER else commits, promise, scheme)

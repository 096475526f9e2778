"""The house itself: is it well, and what does it count."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from sandtable import __version__
from sandtable.build import compiled
from sandtable.server.callers import house_of, reply
from sandtable.server.errors import Refused
from sandtable.server.security import from_here

router = APIRouter()


@router.get("/health")
async def health(request: Request) -> Response:
    """Well, or which part is not: then the answer is 503."""
    house = house_of(request)
    trouble = await house.trouble()
    return reply(
        {
            "status": "down" if trouble else "ok",
            "down": {"database": trouble} if trouble else {},
            "version": __version__,
            "compiled": compiled(),
            "tables": len(house.live),
            "sockets": house.limits.open,
        },
        503 if trouble else 200,
    )


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    house = house_of(request)
    peer = request.client.host if request.client else ""
    if not from_here(peer, request.headers.raw):
        raise Refused("forbidden", "Metrics are for this machine alone.")
    most = max([socket.bytes for table in house.live.values() for socket in table.sockets], default=0)
    lines = house.limits.lines
    out = []
    for name, kind, words, value in (
        ("tables_live", "gauge", "Tables in memory.", len(house.live)),
        ("tables_napping", "gauge", "Tables out of memory whose clocks run.", len(house.naps)),
        ("sockets_open", "gauge", "Open sockets.", house.limits.open),
        ("lines_open", "gauge", "Connections, whether anything is said on them or not.", lines.open),
        ("lines_cut_total", "counter", "Silent connections that made room for others.", lines.cut),
        ("lines_turned_away_total", "counter", "Connections for which there was no room.", lines.turned_away),
        ("heads_refused_total", "counter", "Requests refused before they were one.", lines.refused),
        ("queue_bytes_most", "gauge", "What the socket that reads least has not read.", most),
        ("slow_snapshots_total", "counter", "Snapshots for sockets that did not read.", house.snapshots),
        ("slow_closed_total", "counter", "Sockets let go because they did not read.", house.let_go),
        ("rows_total", "counter", "Rows stored.", house.rows),
        ("commits_total", "counter", "Transactions committed.", house.storage.commits),
        ("write_failures_total", "counter", "Transactions that failed.", house.storage.failures),
        ("loop_lag_most_seconds", "gauge", "The latest the event loop ever was.", house.pulse.most),
        ("loop_own_lag_most_seconds", "gauge", "The same while we had a processor.", house.pulse.own_most),
        ("loop_stalls_total", "counter", "How often that was 0.1 s or more.", house.pulse.stalls),
        ("bot_thoughts_total", "counter", "Choices bots were asked for.", house.thinkers.thoughts),
        ("bot_faults_total", "counter", "Bots that hung, died or talked rubbish.", house.thinkers.faults),
        ("bot_fallbacks_total", "counter", "Choices made in place of a bot.", house.fallbacks),
        ("readings_total", "counter", "Texts of strangers that were read.", house.readers.readings),
        ("reading_faults_total", "counter", "Readings that took too much.", house.readers.faults),
        ("calls_total", "counter", "Players who were called to their turn.", house.calls.sent),
        ("calls_failed_total", "counter", "Calls that nobody took.", house.calls.failed),
        ("tables_stopped_total", "counter", "Tables that could not go on.", house.stopped),
    ):
        out += [
            f"# HELP sandtable_{name} {words}",
            f"# TYPE sandtable_{name} {kind}",
            f"sandtable_{name} {value}",
        ]
    for name, words, times in (
        ("commit_seconds", "Transactions, the last 4,096.", house.storage.times),
        ("choice_seconds", "From a choice to everybody's queue, the last 4,096.", house.times),
        ("loop_lag_seconds", "How late the event loop was, the last minute.", house.pulse.lags),
    ):
        out += [f"# HELP sandtable_{name} {words}", f"# TYPE sandtable_{name} summary"]
        ordered = sorted(times) or [0.0]
        for share in (0.5, 0.99, 1.0):
            seconds = ordered[min(len(ordered) - 1, int(share * len(ordered)))]
            out.append(f'sandtable_{name}{{quantile="{share}"}} {seconds:.6f}')
    out += [
        "# HELP sandtable_refusals_total Refused messages by code.",
        "# TYPE sandtable_refusals_total counter",
    ]
    for code, count in sorted(house.refusals.items()):
        out.append(f'sandtable_refusals_total{{code="{code}"}} {count}')
    return Response("\n".join(out) + "\n", media_type="text/plain; version=0.0.4")

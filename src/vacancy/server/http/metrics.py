"""Metrics for Prometheus: what was counted, and how things stand at this moment."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from vacancy.server import metrics
from vacancy.server.live.hub import Hub

from .dependencies import Parts
from .health import FRESH

router = APIRouter(include_in_schema=False)


@router.get("/metrics")
async def get_metrics(request: Request, parts: Parts) -> Response:
    """The metrics of this process, for those who may read them."""
    await parts.readers.admit(request)
    measure(parts.hub)
    told = generate_latest(metrics.REGISTRY)
    return Response(told, headers={**FRESH, "content-type": CONTENT_TYPE_LATEST})


def measure(hub: Hub) -> None:
    """Note how things stand."""
    rooms, thinkers = hub.rooms.values(), hub.minder.thinkers
    metrics.TABLES.set(len(rooms))
    metrics.SOCKETS.set(sum(len(room.connections) for room in rooms))
    metrics.THINKING.set(thinkers.busy_count)
    metrics.THOUGHTS_WAITING.set(sum(not each.turn.done() for each in thinkers.waiting))
    metrics.WRITES_WAITING.set(hub.writer.queue.qsize())

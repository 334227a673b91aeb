"""Health: whether this process answers, and whether its store does."""

from __future__ import annotations

from http import HTTPStatus

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from .dependencies import Parts

FRESH = {"cache-control": "no-store"}

router = APIRouter(include_in_schema=False)


@router.get("/health/live")
async def live() -> JSONResponse:
    """This process answers: no reason to end it."""
    return JSONResponse({"live": True}, headers=FRESH)


@router.get("/health")
@router.get("/health/ready")
async def ready(server: Parts) -> JSONResponse:
    """This process answers, and so does its store: people may be sent here."""
    is_ready = await server.health.is_ready()
    status = HTTPStatus.OK if is_ready else HTTPStatus.SERVICE_UNAVAILABLE
    return JSONResponse({"live": True, "ready": is_ready}, status, FRESH)

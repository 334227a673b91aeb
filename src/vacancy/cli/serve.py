"""`vacancy serve`: runs a server, with an option for each of the server's settings."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import Field, fields
from typing import Annotated, Any, get_type_hints

import typer

from vacancy.server.settings import Settings

from .options import Lang
from .refusals import Refusal

VARIABLES = "VACANCY_{}"
"""Variables of the environment, for those who run a server in a container."""


def option_of(setting: Field[Any]) -> Any:
    """How a setting is given on the command line."""
    name: str = setting.metadata["option"]
    variable = VARIABLES.format(name.upper().replace("-", "_"))
    limits = {"min": setting.metadata["least"], "metavar": setting.metadata["metavar"]}
    return typer.Option(f"--{name}", help=f"help-{name}", envvar=variable, **limits)


def parameter_of(setting: Field[Any]) -> inspect.Parameter:
    """A setting as a parameter of a command; what may be given several times is a list there."""
    kind, default = get_type_hints(Settings)[setting.name], setting.default
    if isinstance(default, tuple):
        kind, default = list[str], list(default)
    where = inspect.Parameter.KEYWORD_ONLY
    annotated = Annotated[kind, option_of(setting)]  # type: ignore[valid-type]  # known at run time
    return inspect.Parameter(setting.name, where, default=default, annotation=annotated)


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """A command whose `**settings` are written out, for Typer to read."""
    told = inspect.signature(command, eval_str=True)
    context, *others = told.parameters.values()
    others = [each for each in others if each.kind is not each.VAR_KEYWORD]
    written_out = [parameter_of(setting) for setting in fields(Settings)]
    signature = told.replace(parameters=[context, *written_out, *others])
    command.__signature__ = signature  # type: ignore[attr-defined]  # inspect looks for it
    return command


Database = Annotated[str | None, option_of(Settings.__dataclass_fields__["db"])]


@with_settings
def serve(
    context: typer.Context,
    *,
    open_page: Annotated[bool, typer.Option("--open", help="help-open")] = False,
    lang: Lang = None,
    **settings: Any,
) -> None:
    """Run a server until it is stopped."""
    from vacancy.server import command

    several = {name: tuple(told) for name, told in settings.items() if isinstance(told, list)}
    wanted = Settings(**settings | several)
    try:
        command.serve(wanted, open_page=open_page, language=context.obj.language)
    except command.CannotServe as error:
        raise Refusal("server-refused", why=str(error)) from None

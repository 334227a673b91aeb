"""Names: what may be shown, what looks alike, whose a name is, and who may stand beside whom."""

from __future__ import annotations

import asyncio
import threading
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import insert, select, text

from tests.server.client import Player
from tests.server.first_schema import make_first_schema
from tests.server.process import ServerProcess
from vacancy.server.names import KEY_LENGTH, are_alike, is_invisible, name_keys, read_name
from vacancy.server.store import schema
from vacancy.server.store.accounts import Accounts
from vacancy.server.store.claims import EDITION
from vacancy.server.store.database import reading, writing
from vacancy.server.store.passwords import hash_password
from vacancy.server.store.store import Store
from vacancy.server.words import Refused

CYRILLIC_ALA, FULL_WIDTH_ALA = "\u0410la", "\uff21\uff4c\uff41"
PASSWORD = "correct horse"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ala", "ALA"), ("Ala", "AIa"), ("Ala", "A1a"), ("Ala", CYRILLIC_ALA),
        ("Ala", FULL_WIDTH_ALA), ("Ala", "\U0001d400\U0001d425\U0001d41a"), ("modern", "rnodern"),
        ("Bob", "B0b"), ("Bill", "BilI"), ("\u0412\u043e\u0432\u0430", "\u0412\u041e\u0412\u0410"),
        ("\u0412\u041e\u0412\u0410", "BOBA"), ("Zo\u00eb", "Zoe\u0308"),
    ],
)  # fmt: skip
def test_names_that_a_hasty_eye_takes_for_each_other_are_alike(one: str, other: str) -> None:
    assert are_alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ala", "Ola"), ("Kai", "Kal"), ("Zoe", "Zo\u00eb"), ("Olo", "O\u0142o"), ("Ewa", "Eva")],
)
def test_names_that_differ_to_the_eye_are_not_alike(one: str, other: str) -> None:
    assert not are_alike(one, other)


@given(st.text(max_size=40))
def test_a_name_that_is_taken_shows_all_of_itself_and_has_keys_that_fit(name: str) -> None:
    try:
        shown = read_name(name)
    except Refused:
        return
    assert not any(is_invisible(sign) for sign in shown)
    assert unicodedata.category(shown[0])[0] != "M"
    assert max(map(len, name_keys(shown))) <= KEY_LENGTH


UNSEEN = {
    "zero width": "A\u200bla", "joiner": "A\u200dla", "bidi": "\u202ealA", "hyphen": "A\u00adla",
    "Hangul filler": "\u3164", "half-width filler": "A\uffa0", "jamo filler": "\u115f\u1160",
    "empty Braille": "A\u2800", "selector": "A\ufe0fla", "grapheme joiner": "A\u034fla",
    "marks alone": "\u0301\u0302", "a mark first": "\u0301Ala", "a pile": "A" + "\u0301" * 9,
}  # fmt: skip


def test_names_with_something_unseen_are_refused_in_words(server: ServerProcess) -> None:
    async def knock() -> None:
        async with Player(server.address) as guest:
            for kind, name in UNSEEN.items():
                answer = await guest.http.post("/api/me", json={"name": name})
                told = answer.json()["error"]["id"]
                assert (answer.status_code, told) == (400, "error-name-unseen"), kind

    asyncio.run(knock())


def test_a_name_that_grows_in_plain_letters_is_refused_in_words(server: ServerProcess) -> None:
    async def knock() -> None:
        async with Player(server.address) as guest:
            assert await guest.refused("/me", {"name": "\ufdfa" * 10}) == "error-name-long"

    asyncio.run(knock())


# Whose a name is


def test_nobody_takes_a_name_that_looks_like_a_claimed_one(server: ServerProcess) -> None:
    async def knock() -> None:
        async with Player(server.address, "Milena") as milena:
            await milena.post("/me/password", {"password": PASSWORD})
            async with Player(server.address) as guest:
                for name in ("MILENA", "Mi1ena", "Mil\u0435na"):
                    told = await guest.refused("/me", {"name": name})
                    assert told == "error-name-taken", name

    asyncio.run(knock())


def test_who_renames_themselves_gives_the_claimed_name_free(server: ServerProcess) -> None:
    async def knock() -> None:
        async with Player(server.address, "Kornelia") as kornelia:
            await kornelia.post("/me/password", {"password": PASSWORD})
            await kornelia.post("/me", {"name": "Nela"})
            async with Player(server.address, "Kornelia") as guest:
                assert await guest.refused("/me", {"name": "NELA"}) == "error-name-taken"

    asyncio.run(knock())


def test_of_many_who_claim_a_name_at_once_one_has_it(db: str) -> None:
    store = Store(db)
    store.open()
    accounts, won, lost = Accounts(store), list[str](), list[str]()
    tokens = [accounts.create(name, 1.0) for name in ("Ala", "AIa", "ALA", CYRILLIC_ALA)]
    ready = threading.Barrier(len(tokens))

    def protect(token: str) -> None:
        account = accounts.find(token, 0.0)
        assert account is not None
        ready.wait()
        try:
            accounts.set_password(account, PASSWORD, None, token)
            won.append(token)
        except Refused as refusal:
            lost.append(refusal.reason.id)

    threads = [threading.Thread(target=protect, args=(token,)) for token in tokens]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with reading(store.engine) as connection:
        held = connection.execute(
            select(schema.accounts.c.id).where(schema.accounts.c.password.is_not(None))
        ).all()
    store.close()
    assert (len(won), lost, len(held)) == (1, ["error-name-taken"] * 3, 1)


# Older databases


def make_old(store: Store, *names: str) -> None:
    """A database of the first version with accounts, the oldest first; all have a password."""
    make_first_schema(store)
    with writing(store.engine) as connection:
        for age, name in enumerate(names):
            connection.execute(
                insert(schema.accounts).values(
                    id=f"account{age}", name=name, name_key=name.casefold(), is_admin=False,
                    password=hash_password(f"{PASSWORD} {age}"), created_at=float(age),
                )
            )  # fmt: skip


def test_of_old_names_that_clash_the_older_is_claimed_and_nobody_is_lost(db: str) -> None:
    store = Store(db)
    make_old(store, "Ala", "AIa", "Ala", "Ola")
    store.open()
    accounts = Accounts(store)
    found = [
        accounts.find(accounts.login(name, f"{PASSWORD} {age}", 10.0), 10.0)
        for age, name in enumerate(("Ala", "AIa", "Ala", "Ola"))
    ]
    with reading(store.engine) as connection:
        owners = set(connection.execute(select(schema.claims.c.account)).scalars())
    store.close()
    assert [each and each.id for each in found] == [f"account{age}" for age in range(4)]
    assert owners == {"account0", "account3"}


def test_who_lost_a_clash_changes_the_password_and_claims_another_name(db: str) -> None:
    store = Store(db)
    make_old(store, "Ala", "AIa")
    store.open()
    accounts = Accounts(store)
    token = accounts.login("AIa", f"{PASSWORD} 1", 10.0)
    younger = accounts.find(token, 0.0)
    assert younger is not None
    accounts.set_password(younger, "battery staple", f"{PASSWORD} 1", token)
    accounts.rename(younger, "Alina")
    with pytest.raises(Refused, match="error-name-taken"):
        accounts.create("A1ina", 11.0)
    store.close()


def test_keys_are_made_anew_when_what_looks_alike_has_changed(db: str) -> None:
    store = Store(db)
    store.open()
    accounts = Accounts(store)
    token = accounts.create("Ala", 1.0)
    account = accounts.find(token, 0.0)
    assert account is not None
    accounts.set_password(account, PASSWORD, None, token)
    with writing(store.engine) as connection:
        connection.execute(text("update accounts set name_key = 'stale'"))
        connection.execute(text("update claims set key = 'stale ' || key"))
        connection.execute(
            text("update settings set value = 'old' where name = :name"), {"name": EDITION}
        )
    store.open()
    assert accounts.find(accounts.login("ala", PASSWORD, 2.0), 2.0) is not None
    with pytest.raises(Refused, match="error-name-taken"):
        accounts.create(CYRILLIC_ALA, 3.0)
    store.close()


# At a table


async def open_table(host: Player) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    table: str = (await host.post("/tables", {"game": "overbooking", "seats": seats}))["id"]
    return table


def test_names_that_look_alike_do_not_sit_at_one_table(server: ServerProcess) -> None:
    async def play() -> None:
        async with Player(server.address, "Ala") as ala, Player(server.address, "AIa") as double:
            table = await open_table(ala)
            assert await double.refused(f"/tables/{table}/join") == "error-namesake"
            await double.post("/me", {"name": "Ula"})
            await double.post(f"/tables/{table}/join")

    asyncio.run(play())


def test_nobody_speaks_at_a_table_under_a_players_name(server: ServerProcess) -> None:
    async def play() -> None:
        async with (
            Player(server.address, "Ala") as ala,
            Player(server.address, CYRILLIC_ALA) as double,
        ):
            table = await open_table(ala)
            line, own = await double.watch(table), await ala.watch(table)
            told = await line.ask("chat", text="I resign", phrase=None)
            assert told["reason"]["id"] == "error-namesake"
            assert (await own.ask("chat", text="Hello", phrase=None))["type"] == "ack"

    asyncio.run(play())

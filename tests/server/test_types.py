"""The wire in TypeScript matches the Python definitions."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tafelrunde.server.http import types, wire

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent.parent


def test_the_typescript_file_is_up_to_date() -> None:
    written = (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
    assert written == types.typescript(), "Run `python -m tafelrunde.server.http.types`."


def test_what_the_server_sends_has_no_optional_fields() -> None:
    """A page never has to ask whether a field is there, but of a sight news name only what changed, and most events
    need no heading."""
    received: list[object] = [
        wire.SightNews,
        wire.Happening,
        wire.ChangeMe,
        wire.Credentials,
        wire.NewToken,
        wire.NewPassword,
        wire.Forgotten,
        wire.ResetPassword,
        wire.ConfirmEmail,
        wire.NewChair,
        wire.NewTable,
        wire.NewReport,
        wire.DoToPerson,
        wire.BanNetwork,
        wire.AskReview,
        wire.TryAgain,
        wire.ReviewFile,
        wire.PractiseThis,
    ]
    received += [
        wire.SitDown,
        wire.SetChair,
        wire.SwapChairs,
        wire.ChooseOptions,
        wire.LiveClock,
        wire.SlowClock,
        wire.NoClock,
    ]
    received += wire.Said.__args__
    for kind in types.structs():
        if kind not in received:
            assert all(field.required for field in msgspec.structs.fields(kind)), kind


def test_what_the_server_receives_refuses_unknown_fields() -> None:
    for kind in (
        wire.NewTable,
        wire.SitDown,
        wire.SetChair,
        wire.SwapChairs,
        wire.ChooseOptions,
        wire.ChangeMe,
        wire.Credentials,
        wire.NewToken,
        wire.NewPassword,
        wire.Forgotten,
        wire.ResetPassword,
        wire.ConfirmEmail,
        wire.SetRegard,
        wire.NewReport,
        wire.HostAct,
        wire.DoToPerson,
        wire.BanNetwork,
        wire.AskReview,
        wire.TryAgain,
        wire.ReviewFile,
        wire.Because,
        wire.RemoveChat,
    ):
        assert kind.__struct_config__.forbid_unknown_fields
    for kind in wire.Said.__args__:
        assert kind.__struct_config__.forbid_unknown_fields


def test_every_message_of_the_socket_has_its_kind() -> None:
    for union in (wire.Said, wire.Told):
        kinds = [kind.__struct_config__.tag for kind in union.__args__]
        assert len(set(kinds)) == len(kinds)

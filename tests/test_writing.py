"""Files that appear whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tafelrunde.writing import write_whole, written_whole


def test_a_file_is_replaced_by_what_was_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    write_whole(file, "először")
    write_whole(file, b"then")
    assert file.read_bytes() == b"then"
    assert list(tmp_path.iterdir()) == [file]


def test_what_ends_early_leaves_what_was_there(tmp_path: Path) -> None:
    write_whole(tmp_path / "file", "first")
    with pytest.raises(KeyboardInterrupt), written_whole(tmp_path / "file") as file:
        file.write(b"th")
        raise KeyboardInterrupt
    assert [(each.name, each.read_text()) for each in tmp_path.iterdir()] == [("file", "first")]


def test_ctrl_c_as_the_file_appears_stays_ctrl_c(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replace = os.replace

    def interrupted(source: str, target: Path) -> None:
        replace(source, target)
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_whole(tmp_path / "file", "whole")
    assert [(each.name, each.read_text()) for each in tmp_path.iterdir()] == [("file", "whole")]

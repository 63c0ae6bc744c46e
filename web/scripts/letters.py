"""Cuts the fonts to the letters of our three languages and draws the initials as paths.

Run after `npm ci` with fontTools and brotli at hand: `python scripts/letters.py`. Its output is committed:
src/theme/fonts/*.woff2, src/drawings/initials.ts and figures.ts. All fonts are under the SIL Open Font License."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

WEB = Path(__file__).parent.parent
FONTS = WEB / "src" / "theme" / "fonts"
FACES = [("alegreya", "700-normal"), ("alegreya", "500-normal"), ("alegreya", "500-italic"),
         ("alegreya-sans", "400-normal"), ("alegreya-sans", "700-normal")]  # fmt: skip
LATIN = "".join(chr(code) for code in range(0x20, 0x7F)) + "ÄÖÜäöüßÁÉÍÓÚáéíóúàâçèêëîïñôûŒœæ§¶·×–—‘’‚“”„…•‹›«»°−\u00a0"
EXTENDED = "ŐőŰű"
INITIALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÁÉÍÓÚŐŰ"


def cut_fonts() -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    for family, face in FACES:
        for part, letters in (("latin", LATIN), ("latin-ext", EXTENDED)):
            source = WEB / "node_modules" / "@fontsource" / family / "files" / f"{family}-{part}-{face}.woff2"
            target = FONTS / f"{family}-{face}{'-ext' if part == 'latin-ext' else ''}.woff2"
            subprocess.run(
                [sys.executable, "-m", "fontTools.subset", str(source), f"--text={letters}", "--flavor=woff2",
                 "--layout-features=kern,liga,lnum,tnum,ccmp,locl,mark", "--no-hinting", "--desubroutinize",
                 f"--output-file={target}"], check=True)  # fmt: skip
            set_lining_figures(target)


def set_lining_figures(path: Path) -> None:
    """Alegreya's own figures are old-style, and its 1 looks like an I: lining ones stand in their places."""
    font = TTFont(path)
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    lookups = {
        place
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "lnum"
        for place in record.Feature.LookupListIndex
    }
    swapped: dict[str, str] = {}
    for place in lookups:
        for part in table.LookupList.Lookup[place].SubTable:
            swapped |= getattr(part, "ExtSubTable", part).mapping
    for cmap in font["cmap"].tables:
        cmap.cmap = {code: swapped.get(name, name) for code, name in cmap.cmap.items()}
    font.flavor = "woff2"
    font.save(path)


class ShortPen(BasePen):
    """Writes a path as short as it gets: relative, in whole units, lines of no length left out."""

    def __init__(self, glyphs: object) -> None:
        super().__init__(glyphs)
        self.path = ""
        self.here = (0, 0)

    def write(self, command: str, *points: tuple[float, float]) -> None:
        whole = [(round(x), round(y)) for x, y in points]
        steps = [str(step) for x, y in whole for step in (x - self.here[0], y - self.here[1])]
        if command == "l" and set(steps) == {"0"}:
            return
        self.path += command + " ".join(steps).replace(" -", "-")
        self.here = whole[-1]

    def _moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self.write("M" if not self.path else "m", point)

    def _lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self.write("l", point)

    def _qCurveToOne(self, bend: tuple[float, float], point: tuple[float, float]) -> None:  # noqa: N802
        self.write("q", bend, point)

    def _curveToOne(self, one: tuple[float, float], other: tuple[float, float], point: tuple[float, float]) -> None:  # noqa: N802
        self.write("c", one, other, point)


def draw_initials() -> None:
    """Every letter fills a box of 256 as the initials of the mock-ups do: 176 high at most, centred."""
    paths: dict[str, str] = {}
    for part in ("latin", "latin-ext"):
        files = WEB / "node_modules" / "@fontsource" / "uncial-antiqua" / "files"
        font = TTFont(files / f"uncial-antiqua-{part}-400-normal.woff2")
        glyphs, names = font.getGlyphSet(), font.getBestCmap()
        for letter in INITIALS:
            if letter in paths or ord(letter) not in names:
                continue
            glyph = glyphs[names[ord(letter)]]
            bounds = BoundsPen(glyphs)
            glyph.draw(bounds)
            left, low, right, high = bounds.bounds
            scale = min(176 / (high - low), 176 / (right - left))
            shape = ShortPen(glyphs)
            middle = (128 - scale * (left + right) / 2, 128 + scale * (low + high) / 2)
            glyph.draw(TransformPen(shape, (scale, 0, 0, -scale, *middle)))
            paths[letter] = shape.path
    text = json.dumps(dict(sorted(paths.items())), ensure_ascii=False, indent=1)
    (WEB / "src" / "drawings" / "initials.ts").write_text(
        "// The letters of Uncial Antiqua (SIL OFL) as paths in a box of 256: made by scripts/letters.py.\n"
        f"export const INITIALS: Record<string, string> = {text};\n",
        encoding="utf-8",
    )


def draw_figures() -> None:
    """The figures of Alegreya as paths, for cards and coins: 100 high, on a line at 0, with their widths."""
    font = TTFont(FONTS / "alegreya-700-normal.woff2")
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = 100 / font["OS/2"].sCapHeight
    figures = []
    for figure in "0123456789":
        name = names[ord(figure)]
        shape = ShortPen(glyphs)
        glyphs[name].draw(TransformPen(shape, (scale, 0, 0, -scale, 0, 0)))
        figures.append((round(glyphs[name].width * scale), shape.path))
    rows = ",\n".join([f'  {{ width: {width}, path: "{path}" }}' for width, path in figures])
    (WEB / "src" / "drawings" / "figures.ts").write_text(
        "// The figures of Alegreya (SIL OFL) as paths, 100 high: made by scripts/letters.py.\n"
        f"export const FIGURES: {{ width: number; path: string }}[] = [\n{rows},\n];\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    cut_fonts()
    draw_initials()
    draw_figures()

"""Cuts the fonts to the letters of our three languages and draws the initials as paths.

Run after `npm ci` with fontTools and brotli at hand: `python scripts/letters.py`. Its output is committed:
src/theme/fonts/*.woff2, src/drawings/initials.ts and figures.ts. All fonts are under the SIL Open Font License."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
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


def draw_initials() -> None:
    """Every letter fills a box of 64 as the initials of the mock-ups do: 44 high at most, centred."""
    paths: dict[str, str] = {}
    for part in ("latin", "latin-ext"):
        font = TTFont(
            WEB
            / "node_modules"
            / "@fontsource"
            / "uncial-antiqua"
            / "files"
            / f"uncial-antiqua-{part}-400-normal.woff2"
        )
        glyphs, names = font.getGlyphSet(), font.getBestCmap()
        for letter in INITIALS:
            if letter in paths or ord(letter) not in names:
                continue
            glyph = glyphs[names[ord(letter)]]
            bounds = BoundsPen(glyphs)
            glyph.draw(bounds)
            left, low, right, high = bounds.bounds
            scale = min(44 / (high - low), 44 / (right - left))
            shape = SVGPathPen(glyphs, ntos=lambda number: f"{number:.1f}".removesuffix(".0"))
            glyph.draw(
                TransformPen(
                    shape, (scale, 0, 0, -scale, 32 - scale * (left + right) / 2, 32 + scale * (low + high) / 2)
                )
            )
            # The font closes its curves by lines of no length.
            paths[letter] = re.sub(r"(-?[\d.]+[ ,]-?[\d.]+)L\1(?=[A-Z]|$)", r"\1", shape.getCommands())
    text = json.dumps(dict(sorted(paths.items())), ensure_ascii=False, indent=1)
    (WEB / "src" / "drawings" / "initials.ts").write_text(
        "// The letters of Uncial Antiqua (SIL OFL) as paths in a box of 64: made by scripts/letters.py.\n"
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
        shape = SVGPathPen(glyphs, ntos=lambda number: f"{number:.0f}")
        glyphs[name].draw(TransformPen(shape, (scale, 0, 0, -scale, 0, 0)))
        figures.append((round(glyphs[name].width * scale), shape.getCommands()))
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

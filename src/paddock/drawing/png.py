"""Drawings as PNG, with the bundled fonts and no others."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FONTS: Final = Path(__file__).parent / "fonts"


def png(svg: str, width: int | None = None) -> bytes:
    """The drawing as a PNG file, `width` pixels wide or as big as the SVG says."""
    import resvg_py  # a compiled library, loaded only when a PNG is made

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            dpi=96,
            skip_system_fonts=True,
            font_files=[str(path) for path in sorted(FONTS.glob("*.ttf"))],
        )
    )

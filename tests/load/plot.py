"""Draws curves over time as one SVG, one strip per figure, without any library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

WIDTH, STRIP, LEFT, TOP = 900, 130, 130, 24


def plot(minutes: Sequence[float], series: Mapping[str, Sequence[float]], warm: float) -> str:
    """Draw each figure from zero to its maximum, and a line at the end of the warm-up."""
    most = max(minutes[-1], 0.1)
    height = TOP + STRIP * len(series) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
    ]

    def across(minute: float) -> float:
        return LEFT + (WIDTH - LEFT - 20) * minute / most

    for n, (name, values) in enumerate(series.items()):
        bottom, high = TOP + STRIP * (n + 1) - 24, max(*values, 1.0)
        tall = STRIP - 40
        points = " ".join(
            f"{across(minute):.1f},{bottom - tall * value / high:.1f}"
            for minute, value in zip(minutes, values, strict=True)
        )
        parts += [
            f'<text x="8" y="{bottom - tall / 2:.0f}">{name}</text>',
            f'<text x="{LEFT - 8}" y="{bottom - tall + 4}" text-anchor="end">{high:g}</text>',
            f'<text x="{LEFT - 8}" y="{bottom}" text-anchor="end">0</text>',
            f'<path d="M{LEFT} {bottom}H{WIDTH - 20}" stroke="#999"/>',
            f'<polyline points="{points}" fill="none" stroke="#1d5fa8" stroke-width="1.5"/>',
        ]
    if warm < most:
        parts.append(
            f'<path d="M{across(warm):.1f} {TOP}V{height - 20}" stroke="#c33" '
            'stroke-dasharray="4 4"/>'
        )
    parts += [
        f'<text x="{across(minute):.1f}" y="{height - 6}" text-anchor="middle">{minute:g}</text>'
        for minute in (0.0, round(most / 2, 1), round(most, 1))
    ]
    parts.append(f'<text x="8" y="{height - 6}">minutes</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"

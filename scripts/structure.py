#!/usr/bin/env python3
"""Draws the rooms of src/ and which includes which: scripts/structure.py [SOURCES] > structure.svg

Each room stands above those it includes, as wide as it has lines. An arrow has the number of includes; where one leads
there by way of another room as well, it is pale. Arrows upwards, which should not be, are red. docs/house.md has two.
"""

import collections
import re
import sys
from pathlib import Path

GAP, HIGH, ROW = 26, 46, 108


def room_of(path):
    """The room of a source: a folder of src/, of the engine, or of a game."""
    parts = path.parts[:-1]
    deep = 1 + (parts[:1] in (("engine",), ("ui",)) and len(parts) > 1)
    if parts[:2] in (("engine", "games"), ("ui", "games")):
        deep = 3
    if parts[:1] == ("ui",) and deep == 2:
        deep = 1  # the rooms of the window are in ARCHITECTURE.md
    return "/".join(parts[:deep])


def read(root):
    """Lines of each room, and the number of includes from one to another."""
    lines, edges = collections.Counter(), collections.Counter()
    for path in sorted(p for p in root.rglob("*") if p.suffix in (".h", ".cpp")):
        here = room_of(path.relative_to(root))
        text = path.read_text()
        lines[here] += text.count("\n")
        for name in re.findall(r'^#include "([^"]+)"', text, re.MULTILINE):
            if (root / name).exists() and (there := room_of(Path(name))) != here:
                edges[here, there] += 1
    return lines, edges


def heights(rooms, down):
    """How high each room stands: one above the highest that it includes."""
    high = {}

    def of(room):
        if room not in high:
            high[room] = 1 + max((of(there) for there in down[room]), default=-1)
        return high[room]

    for room in rooms:
        of(room)
    return high


def draw(root):
    lines, edges = read(root)
    upwards = {(a, b) for a, b in edges if edges[b, a] > edges[a, b]}
    down = {room: {b for a, b in edges if a == room and (a, b) not in upwards} for room in lines}
    high = heights(lines, down)
    beyond = {}

    def reach(room):
        if room not in beyond:
            beyond[room] = set().union(*(({there} | reach(there)) for there in down[room]))
        return beyond[room]

    wide = {room: max(150, min(760, count / 40)) for room, count in lines.items()}
    rows = [[room for room in sorted(lines) if high[room] == at] for at in range(max(high.values()), -1, -1)]
    width = max(sum(wide[room] + GAP for room in row) for row in rows) + GAP
    place = {}
    for at, row in enumerate(rows):
        x = (width - sum(wide[room] + GAP for room in row) + GAP) / 2
        for room in row:
            place[room] = (x, GAP + at * ROW)
            x += wide[room] + GAP
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {GAP + len(rows) * ROW:.0f}" '
           'font-family="sans-serif">', '<rect width="100%" height="100%" fill="#fff"/>']
    for (a, b), count in sorted(edges.items(), key=lambda each: each[1]):
        (ax, ay), (bx, by) = place[a], place[b]
        ax, bx = ax + wide[a] / 2, bx + wide[b] / 2
        up = (a, b) in upwards
        ay, by = (ay, by + HIGH) if up else (ay + HIGH, by)
        pale = not up and any(b in reach(there) for there in down[a] if there != b)
        colour = "#c0392b" if up else "#c9d3df" if pale else "#34495e"
        mid = (ay + by) / 2
        out.append(f'<path d="M{ax:.0f},{ay:.0f} C{ax:.0f},{mid:.0f} {bx:.0f},{mid:.0f} {bx:.0f},{by:.0f}" fill="none" '
                   f'stroke="{colour}" stroke-width="{1 if pale else 2}"/>')
        if not pale:
            out.append(f'<text x="{(ax + bx) / 2 + 5:.0f}" y="{mid + 4:.0f}" font-size="12" fill="{colour}">{count}</text>')
    for room, (x, y) in place.items():
        out.append(f'<rect x="{x:.0f}" y="{y:.0f}" width="{wide[room]:.0f}" height="{HIGH}" rx="6" fill="#dfe8f3" '
                   'stroke="#34495e"/>')
        out.append(f'<text x="{x + 10:.0f}" y="{y + 20:.0f}" font-size="15" fill="#1b2733">{room}</text>')
        out.append(f'<text x="{x + 10:.0f}" y="{y + 37:.0f}" font-size="12" fill="#51606f">{lines[room]:,} lines</text>')
    return "\n".join(out + ["</svg>"])


if __name__ == "__main__":
    print(draw(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent / "src"))

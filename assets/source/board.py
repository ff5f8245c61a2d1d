"""Builds the 8×8 board, a tray for captured men and the table under them into models/board_8x8.glb.

Run: blender -b -P assets/source/board.py

The tops of the squares lie at y = 0, the board and the trays stand on the table at y = -0.30.
"""

import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import glb
from glb import Mesh
from lathe import Profile, turn
from moulding import mitred, rounded_rectangle, sweep

GROUND = -0.30
TRAY_WIDTH = 1.30
TABLE_RADIUS, TABLE_THICKNESS = 10.5, 0.42
# From rank to rank of six-sided cells that are one square wide.
RANK = np.sqrt(3.0) / 2.0
# Squares of table that one repeat of its texture covers.
TABLE_REPEAT = 5.0


def frame(corners):
    """Mitred bars: a bead against the squares, a flat for the coordinates, an ogee down to a plinth."""
    profile = (
        Profile(0.0, -0.060)
        .line(0.0, -0.010)
        .line(0.014, -0.010)
        .line(0.016, 0.004)
        .arc(0.062, 0.004, -0.62)
        .line(0.064, -0.012)
        .line(0.078, -0.012)
        .arc(0.090, 0.0, -0.40)
        .line(0.660, 0.0)
        .arc(0.690, -0.014, -0.40)
        .line(0.692, -0.040)
        .line(0.706, -0.044)
        .arc(0.748, -0.108, -0.36)
        .arc(0.800, -0.182, 0.36)
        .line(0.806, -0.186)
        .line(0.808, -0.206)
        .line(0.824, -0.210)
        .arc(0.838, -0.224, -0.40)
        .line(0.838, GROUND)
    )
    return mitred(profile, corners)


def square():
    """One tile with softly broken edges; its sides reach far enough down to close the joints."""
    edge = Profile(0.0, -0.060).line(0.0, -0.014).arc(0.012, 0.0, 0.35)
    rings = [np.array((0.0, -0.060)), *edge.strokes[-1]]
    slopes = [(0.0, 1.0)] + _bend(edge.strokes[-1])
    positions, normals, uvs, triangles = [], [], [], []
    directions = ((1, 0), (0, -1), (-1, 0), (0, 1))
    for out in directions:
        along = (-out[1], out[0])
        start = sum(len(part) for part in positions)
        band, facing, chart = [], [], []
        for (inset, y), (rise_in, rise_up) in zip(rings, slopes):
            half = 0.5 - inset
            for end in (-1, 1):
                band.append((out[0] * half + along[0] * end * half, y, out[1] * half + along[1] * end * half))
                facing.append((out[0] * rise_up, rise_in, out[1] * rise_up))
                chart.append((0.5 + band[-1][0], 0.5 + band[-1][2]))
        for i in range(len(rings) - 1):
            a, b, c, d = (start + 2 * i + k for k in (0, 1, 3, 2))
            triangles += [(a, c, b), (a, d, c)]
        positions.append(band)
        normals.append(facing)
        uvs.append(chart)
    top = sum(len(part) for part in positions)
    half = 0.5 - rings[-1][0]
    corners = [(x * half, 0.0, z * half) for x, z in ((-1, 1), (1, 1), (1, -1), (-1, -1))]
    positions.append(corners)
    normals.append([(0.0, 1.0, 0.0)] * 4)
    uvs.append([(0.5 + x, 0.5 + z) for x, _, z in corners])
    triangles += [(top, top + 1, top + 2), (top, top + 2, top + 3)]
    return Mesh(np.concatenate(positions), np.concatenate(normals), np.concatenate(uvs), triangles)


def _bend(stroke):
    """Tangents (inwards, up) from upright to level along the rounded edge."""
    angles = np.linspace(0.0, np.pi / 2.0, len(stroke))
    return [(np.sin(angle), np.cos(angle)) for angle in angles]


def tray(length):
    """A rim of rounded wood about a sunken floor; the felt is its own mesh."""
    outline = rounded_rectangle(TRAY_WIDTH, length, 0.16)
    profile = (
        Profile(0.0, GROUND)
        .line(0.0, GROUND + 0.024)
        .line(-0.010, GROUND + 0.034)
        .line(-0.016, GROUND + 0.050)
        .arc(-0.012, GROUND + 0.150, 0.10)
        .arc(-0.094, GROUND + 0.150, 0.80)
        .arc(-0.118, GROUND + 0.052, -0.12)
        .line(-0.118, GROUND + 0.030)
    )
    felt = rounded_rectangle(TRAY_WIDTH - 0.232, length - 0.232, 0.05)
    return sweep(profile, outline), _cover(felt, GROUND + 0.048)


def _cover(outline, height):
    """A flat sheet inside an outline, charted one repeat a square."""
    points, _ = outline
    middle = np.zeros((1, 2))
    flat = np.concatenate([middle, points])
    count = len(points)
    i = np.arange(count)
    triangles = np.stack([np.zeros(count, int), 1 + i, 1 + (i + 1) % count], axis=1)
    positions = np.stack([flat[:, 0], np.full(len(flat), height), flat[:, 1]], axis=1)
    normals = np.tile((0.0, 1.0, 0.0), (len(flat), 1))
    return Mesh(positions, normals, flat, triangles)


def table():
    """A round top with a moulded edge; the grain runs along x."""
    r, low = TABLE_RADIUS, GROUND - TABLE_THICKNESS
    profile = (
        Profile(0.0, low)
        .line(r - 0.30, low)
        .arc(r - 0.12, low + 0.10, 0.30)
        .line(r - 0.10, low + 0.12)
        .arc(r - 0.06, GROUND - 0.08, 0.75)
        .line(r - 0.10, GROUND - 0.072)
        .arc(r - 0.16, GROUND, 0.40)
        .line(0.0, GROUND)
    )
    mesh = turn(profile, segments=160)
    x, y, z = mesh.positions.T
    mesh.uvs = np.stack([(z - y) / TABLE_REPEAT, x / TABLE_REPEAT], axis=1).astype(np.float32)
    return mesh


def hexagon():
    """A six-sided tile with points towards the players; its joints are a little wider than those of squares."""
    angles = np.radians(30.0 + 60.0 * np.arange(6))
    corners = np.stack([np.cos(angles), -np.sin(angles)], axis=1) / np.sqrt(3.0)
    mesh = tile(corners, 0.016)
    mesh.uvs += np.float32(0.5)
    return mesh


def tile(corners, inset):
    """A convex tile with softly broken edges, its corners (x, z) counter-clockwise from above; charted one repeat a square."""
    edge = Profile(0.0, -0.060).line(0.0, -0.014).arc(inset, 0.0, 0.35)
    rings = [np.array((0.0, -0.060)), *edge.strokes[-1]]
    slopes = [(0.0, 1.0)] + _bend(edge.strokes[-1])
    corners = np.asarray(corners, dtype=float)
    ways = np.roll(corners, -1, axis=0) - corners
    ways /= np.linalg.norm(ways, axis=1, keepdims=True)
    outs = np.stack([-ways[:, 1], ways[:, 0]], axis=1)
    # Where each corner goes for a unit of inset: both of its edges move in by one.
    pulls = np.array([-(out + other) / (1.0 + out @ other) for out, other in zip(outs, np.roll(outs, 1, axis=0))])
    positions, normals, triangles = [], [], []
    count = len(corners)
    for side, out in enumerate(outs):
        start = len(positions)
        for (inward, y), (rise_in, rise_up) in zip(rings, slopes):
            for end in (side, (side + 1) % count):
                x, z = corners[end] + inward * pulls[end]
                positions.append((x, y, z))
                normals.append((out[0] * rise_up, rise_in, out[1] * rise_up))
        for i in range(len(rings) - 1):
            a, b, c, d = (start + 2 * i + k for k in (0, 1, 3, 2))
            triangles += [(a, b, c), (a, c, d)]
    start = len(positions)
    top = corners + rings[-1][0] * pulls
    positions += [(x, 0.0, z) for x, z in top]
    normals += [(0.0, 1.0, 0.0)] * count
    triangles += [(start, start + i, start + i + 1) for i in range(1, count - 1)]
    uvs = [(x, z) for x, _, z in positions]
    return Mesh(positions, normals, uvs, triangles)


def outline():
    """The corners (x, z) of the six-sided field that touches the tips of the outermost cells."""
    # The line of tips lies this far outside the outermost centres, and a corner this far from its cell's.
    tips = 1.0 / np.sqrt(3.0)
    reach = tips / np.cos(np.radians(30.0))
    ends = [(5.5, 0.0, 0.0), (3.5, 4.0, 60.0), (-3.5, 4.0, 120.0), (-5.5, 0.0, 180.0), (-3.5, -4.0, 240.0), (3.5, -4.0, 300.0)]
    return [
        (x + reach * np.cos(np.radians(angle)), -(up * RANK + reach * np.sin(np.radians(angle)))) for x, up, angle in ends
    ]


def border():
    """Small flush tiles that fill what the cells leave free along the outline."""
    corners = np.array(outline())
    parts = []
    for side, (start, end) in enumerate(zip(corners, np.roll(corners, -1, axis=0))):
        length = np.linalg.norm(end - start)
        along = (end - start) / length
        inwards = np.array((along[1], -along[0]))
        # From a corner a third of a cell to the first tip, then a whole cell from tip to tip.
        margin = 1.0 / 3.0
        for step in range(int(round(length - 2.0 * margin))):
            tip = start + (margin + step) * along
            notch = tip + 0.5 * along + inwards / np.sqrt(12.0)
            parts.append(tile([tip, tip + along, notch], 0.012))
        before = start - corners[side - 1]
        before /= np.linalg.norm(before)
        parts.append(tile([start - margin * before, start, start + margin * along], 0.012))
    return parts[0].joined(*parts[1:])


def furniture(length):
    rim, felt = tray(length)
    return {"tray": rim, "tray_felt": felt, "table": table()}


def main():
    for files in (8, 9):
        half = files / 2.0
        corners = [(half, half), (half, -half), (-half, -half), (-half, half)]
        save(f"board_{files}x{files}", {"frame": frame(corners), "square": square(), **furniture(files)})
    hexagonal = {"frame": frame(outline()), "hexagon": hexagon(), "border": border(), **furniture(8.0)}
    save("board_cyvasse", hexagonal)


def save(name, meshes):
    glb.write(HERE.parent / "models" / f"{name}.glb", meshes)
    glb.describe(meshes)


main()

"""Draws the coordinates' letters and digits as strokes of a pen into models/glyphs.glb.

Run: blender -b -P assets/source/glyphs.py

Each glyph lies flat just above y = 0.002, read from +z: right is +x, up is -z. Letters are centred on half their x-height,
digits on half their height, both on the middle of their width.
"""

import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import glb
from glb import Mesh
from lathe import spline

LIFT = 0.002
X_HEIGHT, DIGIT_HEIGHT = 0.186, 0.260
# The pen: width of upright and of level strokes.
THICK, THIN = 0.034, 0.021


def line(*points):
    return ("line", points)


def curve(*points):
    return ("line", [tuple(point) for point in spline(points, 8)])


def ring(x, y, rx, ry, start=0.0, end=360.0):
    angles = np.radians(np.linspace(start, end, max(8, int(abs(end - start) / 9.0)) + 1))
    return ("line", [(x + rx * np.cos(angle), y + ry * np.sin(angle)) for angle in angles])


def dot(x, y):
    return ("dot", (x, y))


# In x-heights.
LETTERS = {
    "a": [ring(0.46, 0.5, 0.42, 0.5), line((0.88, 1.0), (0.88, 0.0))],
    "b": [line((0.1, 1.5), (0.1, 0.0)), ring(0.52, 0.5, 0.42, 0.5)],
    "c": [ring(0.5, 0.5, 0.44, 0.5, 48, 312)],
    "d": [ring(0.46, 0.5, 0.42, 0.5), line((0.88, 1.5), (0.88, 0.0))],
    "e": [line((0.07, 0.52), (0.93, 0.52)), ring(0.5, 0.5, 0.43, 0.5, 3, 315)],
    "f": [curve((0.70, 1.46), (0.56, 1.50), (0.40, 1.43), (0.32, 1.22), (0.32, 0.9)), line((0.32, 0.95), (0.32, 0.0)), line((0.06, 0.97), (0.62, 0.97))],
    "g": [ring(0.46, 0.5, 0.42, 0.5), line((0.88, 1.0), (0.88, 0.05)), curve((0.88, 0.1), (0.85, -0.22), (0.66, -0.42), (0.40, -0.45), (0.14, -0.34))],
    "h": [line((0.1, 1.5), (0.1, 0.0)), curve((0.1, 0.55), (0.2, 0.84), (0.46, 1.0), (0.70, 0.92), (0.80, 0.64), (0.80, 0.5)), line((0.80, 0.52), (0.80, 0.0))],
    "i": [line((0.2, 1.0), (0.2, 0.0)), dot(0.2, 1.40)],
    "j": [line((0.34, 1.0), (0.34, 0.0)), curve((0.34, 0.05), (0.31, -0.26), (0.18, -0.42), (-0.02, -0.44)), dot(0.34, 1.40)],
    "k": [line((0.1, 1.5), (0.1, 0.0)), line((0.78, 1.0), (0.12, 0.40)), line((0.34, 0.60), (0.84, 0.0))],
    "l": [line((0.2, 1.5), (0.2, 0.3)), curve((0.2, 0.35), (0.22, 0.12), (0.34, 0.0), (0.50, 0.03))],
}

# In digit heights.
DIGITS = {
    "1": [line((0.10, 0.78), (0.36, 1.0)), line((0.36, 1.0), (0.36, 0.0))],
    "2": [curve((0.06, 0.74), (0.13, 0.92), (0.32, 1.0), (0.51, 0.92), (0.57, 0.74), (0.47, 0.50), (0.26, 0.24), (0.05, 0.0)), line((0.05, 0.0), (0.62, 0.0))],
    "3": [curve((0.08, 0.86), (0.20, 0.97), (0.35, 1.0), (0.52, 0.91), (0.55, 0.74), (0.44, 0.58), (0.24, 0.53)), curve((0.24, 0.53), (0.46, 0.49), (0.60, 0.29), (0.53, 0.09), (0.33, 0.0), (0.16, 0.03), (0.04, 0.14))],
    "4": [line((0.48, 0.0), (0.48, 1.0)), line((0.48, 1.0), (0.03, 0.29)), line((0.03, 0.29), (0.67, 0.29))],
    "5": [line((0.55, 1.0), (0.15, 1.0)), line((0.15, 1.0), (0.11, 0.56)), curve((0.11, 0.56), (0.32, 0.63), (0.52, 0.53), (0.60, 0.32), (0.50, 0.09), (0.29, 0.0), (0.06, 0.09))],
    "6": [curve((0.52, 0.96), (0.36, 0.92), (0.16, 0.66), (0.06, 0.33)), ring(0.34, 0.32, 0.28, 0.32)],
    "7": [line((0.04, 1.0), (0.60, 1.0)), curve((0.60, 1.0), (0.42, 0.66), (0.30, 0.36), (0.24, 0.0))],
    "8": [ring(0.34, 0.76, 0.235, 0.24), ring(0.34, 0.26, 0.285, 0.26)],
    "9": [curve((0.16, 0.04), (0.32, 0.08), (0.52, 0.34), (0.62, 0.67)), ring(0.34, 0.68, 0.28, 0.32)],
}


def glyph(strokes, scale, middle):
    """The strokes as one flat mesh, scaled, with the given height (in strokes' units) at the origin."""
    points, triangles, lifts = [], [], []
    for layer, (kind, shape) in enumerate(strokes):
        part = _disc(np.array(shape) * scale, THICK * 0.66) if kind == "dot" else _pen(np.array(shape) * scale)
        triangles.append(part[1] + len(points))
        points.extend(part[0])
        # Crossing strokes must not share a plane.
        lifts.extend([LIFT + 0.0004 * layer] * len(part[0]))
    points = np.array(points)
    points[:, 0] -= (points[:, 0].min() + points[:, 0].max()) / 2.0
    points[:, 1] -= middle * scale
    positions = np.stack([points[:, 0], np.array(lifts), -points[:, 1]], axis=1)
    return Mesh(positions, np.tile((0.0, 1.0, 0.0), (len(points), 1)), points, np.concatenate(triangles))


def _pen(path):
    """A ribbon along the path with round ends, broader where it goes up or down than where it goes across."""
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    if np.allclose(path[0], path[-1]):
        seam = along[0] + along[-1]
        along[0] = along[-1] = seam / np.linalg.norm(seam)
    half = 0.5 * (THIN + (THICK - THIN) * np.abs(along[:, 1]) ** 1.5)
    left = path + half[:, None] * np.stack([-along[:, 1], along[:, 0]], axis=1)
    right = path - half[:, None] * np.stack([-along[:, 1], along[:, 0]], axis=1)
    count = len(path)
    i = np.arange(count - 1)
    triangles = np.concatenate(
        [np.stack([i + count, i + count + 1, i + 1], axis=1), np.stack([i + count, i + 1, i], axis=1)]
    )
    points = np.concatenate([left, right])
    if not np.allclose(path[0], path[-1]):
        for end, out in ((0, -along[0]), (-1, along[-1])):
            cap_points, cap = _disc(path[end], half[end], np.arctan2(out[1], out[0]) - np.pi / 2.0, np.pi)
            triangles = np.concatenate([triangles, cap + len(points)])
            points = np.concatenate([points, cap_points])
    return points, triangles


def _disc(centre, radius, start=0.0, sweep=2.0 * np.pi):
    """A disc, or the part of one that begins at the angle `start`."""
    angles = start + np.linspace(0.0, sweep, max(3, round(sweep / 0.35)) + 1)
    points = np.concatenate([[centre], centre + radius * np.stack([np.cos(angles), np.sin(angles)], axis=1)])
    i = np.arange(len(angles) - 1)
    return points, np.stack([np.zeros(len(i), int), 1 + i, 2 + i], axis=1)


def main():
    meshes = {f"glyph_{letter}": glyph(strokes, X_HEIGHT, 0.5) for letter, strokes in LETTERS.items()}
    meshes |= {f"glyph_{digit}": glyph(strokes, DIGIT_HEIGHT, 0.5) for digit, strokes in DIGITS.items()}
    glb.write(HERE.parent / "models" / "glyphs.glb", meshes)
    glb.describe(meshes)


main()

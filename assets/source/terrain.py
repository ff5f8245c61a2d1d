"""Builds three mountains and their snow into models/terrain.glb.

Run: blender -b -P assets/source/terrain.py
"""

import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import crystal
import glb
import shade

BEVEL = 0.011
# Half the width of the hexagon that a mountain keeps to.
REACH = 0.476

# Peaks as (x, z, height, breadth at the foot); the snow line's height; the seed of the facets.
MOUNTAINS = {
    "mountain_1": ([(0.02, -0.02, 0.96, 0.34), (-0.22, 0.14, 0.56, 0.27), (0.24, 0.12, 0.47, 0.25), (0.12, -0.28, 0.42, 0.22), (-0.20, -0.24, 0.34, 0.24), (0.04, 0.30, 0.28, 0.20)], 0.66, 11),
    "mountain_2": ([(-0.15, -0.06, 0.84, 0.29), (0.18, 0.02, 0.72, 0.28), (0.02, 0.22, 0.42, 0.26), (0.00, -0.30, 0.38, 0.22), (-0.32, 0.12, 0.30, 0.20), (0.33, -0.18, 0.28, 0.20), (0.24, 0.28, 0.22, 0.17)], 0.58, 23),
    "mountain_3": ([(0.10, -0.14, 0.78, 0.30), (-0.20, 0.02, 0.62, 0.26), (0.18, 0.20, 0.50, 0.25), (-0.14, -0.28, 0.40, 0.21), (-0.10, 0.30, 0.30, 0.21), (0.34, 0.02, 0.34, 0.19)], 0.54, 42),
}
# A peak's facets from foot to tip: how many, how high they lie (of the height), how far out (of the breadth), how flat.
TIERS = ((6, 0.05, 1.06, 0.72), (5, 0.44, 0.62, 1.02), (4, 0.78, 0.24, 1.15))
# How far snow lies out from the rock.
DRIFT = 0.007


def peak(x, z, height, breadth, random):
    """A crag's planes: a steep foot, a middle, and a tip, each with facets at uneven angles."""
    normals, reaches = [], []
    for sides, level, out, flare in TIERS:
        turn = random.uniform(0.0, 2.0 * np.pi)
        for side in range(sides):
            angle = turn + 2.0 * np.pi * (side + random.uniform(-0.30, 0.30)) / sides
            rise = np.arctan(flare * breadth / height) + np.radians(random.uniform(-5.0, 5.0))
            normal = np.array((np.cos(angle) * np.cos(rise), np.sin(rise), np.sin(angle) * np.cos(rise)))
            away = breadth * out * random.uniform(0.84, 1.12)
            normals.append(normal)
            reaches.append(normal @ np.array((x + away * np.cos(angle), level * height, z + away * np.sin(angle))))
    tip = np.array((random.uniform(-0.35, 0.35), 1.0, random.uniform(-0.35, 0.35)))
    tip /= np.linalg.norm(tip)
    return normals + [tip], reaches + [tip @ np.array((x, height, z))]


def walls():
    """The hexagon's sides, leaning in a little, and the ground."""
    angles = np.radians(60.0 * np.arange(6))
    lean = np.radians(9.0)
    sides = [np.array((np.cos(a) * np.cos(lean), np.sin(lean), np.sin(a) * np.cos(lean))) for a in angles]
    return sides + [np.array((0.0, -1.0, 0.0))], [REACH * np.cos(lean)] * 6 + [0.0]


def mountain(peaks, line, seed):
    """The rock, and the snow on those peaks that reach above the snow line."""
    random = np.random.default_rng(seed)
    rocks, snows = [], []
    for x, z, height, breadth in peaks:
        normals, reaches = peak(x, z, height, breadth, random)
        sides, limits = walls()
        rocks.append(crystal.cut(normals + sides, reaches + limits, BEVEL))
        if height > line + 0.08:
            turn = random.uniform(0.0, 2.0 * np.pi)
            # The snow's lower edge is cut by planes that lean, so that it runs up and down.
            below = [np.array((0.55 * np.cos(turn + a), -1.0, 0.55 * np.sin(turn + a))) for a in np.radians((0.0, 120.0, 240.0))]
            below = [normal / np.linalg.norm(normal) for normal in below]
            edge = [normal @ np.array((x, line - 0.05 * (height - line), z)) for normal in below]
            snows.append(crystal.cut(normals + below, [reach + DRIFT for reach in reaches] + edge, BEVEL))
    return rocks[0].joined(*rocks[1:]), snows[0].joined(*snows[1:])


def main():
    meshes = {}
    for name, (peaks, line, seed) in MOUNTAINS.items():
        rock, meshes[f"{name}_snow"] = mountain(peaks, line, seed)
        meshes[name] = rock.coloured(shade.colours(rock))
    glb.write(HERE.parent / "models" / "terrain.glb", meshes)
    glb.describe(meshes)


main()

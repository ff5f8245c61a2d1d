"""Sweeps profiles along straight mitred bars and round closed outlines."""

import numpy as np

from glb import Mesh
from lathe import rounded


def mitred(profile, corners):
    """Bars about a convex field with these corners (x, z), counter-clockwise seen from above; the profile's first number is the way outwards.

    The grain (v) runs along each bar from its middle, u across the profile, both in squares.
    """
    points, normals, lengths, pairs = rounded(profile)
    # The pen goes outwards over the top, so the outside lies to its left.
    normals = -normals
    corners = np.asarray(corners, dtype=float)
    sides = np.roll(corners, -1, axis=0) - corners
    halves = np.linalg.norm(sides, axis=1) / 2.0
    ways = sides / (2.0 * halves[:, None])
    parts = []
    for index, (corner, half, along) in enumerate(zip(corners, halves, ways)):
        out = np.array((-along[1], along[0]))
        middle = corner + half * along
        ends, chart = [], []
        for end, other in ((-1, ways[index - 1]), (1, ways[(index + 1) % len(ways)])):
            # The tangent of half the turn between two bars.
            mitre = (1.0 - along @ other) / abs(along[0] * other[1] - along[1] * other[0])
            reach = end * (half + points[:, 0] * mitre)
            flat = middle + points[:, :1] * out + reach[:, None] * along
            ends.append(np.stack([flat[:, 0], points[:, 1], flat[:, 1]], axis=1))
            # Each bar is its own piece of wood.
            chart.append(np.stack([lengths + 0.37 * index, reach + 2.3 * index], axis=1))
        facing = np.stack([normals[:, 0] * out[0], normals[:, 1], normals[:, 0] * out[1]], axis=1)
        count = len(points)
        low, high = np.array(pairs).T
        triangles = np.concatenate(
            [np.stack([low, high + count, low + count], axis=1), np.stack([low, high, high + count], axis=1)]
        )
        parts.append(Mesh(np.concatenate(ends), np.tile(facing, (2, 1)), np.concatenate(chart), triangles))
    return parts[0].joined(*parts[1:])


def rounded_rectangle(width, length, radius, steps=7):
    """An outline (x, z) and its outward directions, counter-clockwise seen from above."""
    points, directions = [], []
    for quarter, (sx, sz) in enumerate(((1, -1), (-1, -1), (-1, 1), (1, 1))):
        centre = np.array([sx * (width / 2.0 - radius), sz * (length / 2.0 - radius)])
        for angle in np.radians(90.0 * quarter + np.linspace(0.0, 90.0, steps)):
            direction = np.array([np.cos(angle), -np.sin(angle)])
            points.append(centre + radius * direction)
            directions.append(direction)
    return np.array(points), np.array(directions)


def sweep(profile, outline):
    """The profile (outwards, up) carried round a closed outline; v runs a whole number of repeats round it."""
    points, normals, lengths, pairs = rounded(profile)
    places, directions = outline
    places, directions = np.concatenate([places, places[:1]]), np.concatenate([directions, directions[:1]])
    travelled = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(places, axis=0), axis=1))])
    travelled *= np.round(travelled[-1]) / travelled[-1]
    count = len(points)
    positions, facings, uvs = [], [], []
    for place, direction, length in zip(places, directions, travelled):
        flat = place + points[:, :1] * direction
        positions.append(np.stack([flat[:, 0], points[:, 1], flat[:, 1]], axis=1))
        facings.append(np.stack([normals[:, 0] * direction[0], normals[:, 1], normals[:, 0] * direction[1]], axis=1))
        uvs.append(np.stack([lengths, np.full(count, length)], axis=1))
    triangles = []
    for step in range(len(places) - 1):
        a, b = step * count, (step + 1) * count
        for low, high in pairs:
            triangles += [(a + low, b + low, b + high), (a + low, b + high, a + high)]
    return Mesh(np.concatenate(positions), np.concatenate(facings), np.concatenate(uvs), triangles)

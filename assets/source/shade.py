"""Darkens what little light gets into: how open the sky is to each vertex of a man, kept as its colour."""

import numpy as np
from mathutils.bvhtree import BVHTree

# Rays a vertex, and how far from it something still takes light away, in squares of the board.
RAYS, REACH = 96, 0.42
# Rays begin this far off the surface.
LIFT = 0.004
# The colour, linear, that the deepest crease multiplies by: what polish leaves in it is dark and warm.
CREASE = np.array((0.36, 0.29, 0.23))
# More than one shows a crease before it is deep.
DEPTH = 1.8


def shaded(meshes):
    """The meshes with a colour a vertex, by the same names."""
    return {name: mesh.coloured(colours(mesh)) for name, mesh in meshes.items()}


def colours(mesh):
    """What each vertex's own colour is multiplied by, (n, 3), 1 where nothing is in the way."""
    seen = (1.0 - closed(mesh)) ** DEPTH
    return CREASE + (1.0 - CREASE) * seen[:, None]


def closed(mesh):
    """The part of the light that the man itself keeps from each of its vertices, 0 to 1."""
    tree = BVHTree.FromPolygons(mesh.positions.tolist(), mesh.triangles.tolist())
    sky = _sky()
    lost = np.zeros(len(mesh.positions))
    for i, (place, normal) in enumerate(zip(mesh.positions.astype(float), mesh.normals.astype(float))):
        rays = sky @ _frame(normal)
        start = (place + LIFT * normal).tolist()
        for ray in rays.tolist():
            distance = tree.ray_cast(start, ray, REACH)[3]
            if distance is not None:
                lost[i] += 1.0 - distance / REACH
    return lost / RAYS


def _sky():
    """Directions about +z, as dense as the cosine of their angle to it."""
    turn = np.arange(RAYS) * np.pi * (3.0 - np.sqrt(5.0))
    out = np.sqrt((np.arange(RAYS) + 0.5) / RAYS)
    return np.stack([out * np.cos(turn), out * np.sin(turn), np.sqrt(1.0 - out**2)], axis=1)


def _frame(normal):
    """Rows: two directions along the surface and the normal."""
    aside = np.cross(normal, (0.0, 1.0, 0.0) if abs(normal[1]) < 0.9 else (1.0, 0.0, 0.0))
    aside /= np.linalg.norm(aside)
    return np.stack([aside, np.cross(normal, aside), normal])

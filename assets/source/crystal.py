"""Solids cut by flat planes, as facets with softened edges."""

import itertools

import numpy as np

from glb import Mesh


# The narrowest facet, in bevels.
NARROW = 2.2


def cut(normals, reaches, bevel):
    """The solid {p : normal · p <= reach for every plane} as a mesh; facets that face straight down are left out.

    Planes that would leave a facet too narrow for its bevels are passed over.
    Each facet is flat; between two facets runs a strip of width `bevel` that blends their normals. On a facet u runs level
    and v up the slope, both in squares.
    """
    normals = np.asarray(normals, dtype=float)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    reaches = np.asarray(reaches, dtype=float)
    while True:
        corners, planes = _corners(normals, reaches)
        rings = [_ring(face, normals[face], corners, planes) for face in range(len(normals))]
        widths = np.array([_width(corners[ring]) for ring in rings])
        keep = widths > 0.0
        if keep.all() and widths.min() >= NARROW * bevel:
            break
        if keep.all():
            keep[widths.argmin()] = False
        normals, reaches = normals[keep], reaches[keep]
    facets = [_drawn_in(ring, corners, bevel) for ring in rings]
    places, facings, charts, triangles, number = [], [], [], [], {}
    for face, facet in enumerate(facets):
        normal = normals[face]
        level = np.array((normal[2], 0.0, -normal[0]))
        level = level / np.linalg.norm(level) if np.linalg.norm(level) > 1e-6 else np.array((1.0, 0.0, 0.0))
        rising = np.cross(normal, level)
        for corner, place in facet:
            number[face, corner] = len(places)
            places.append(place)
            facings.append(normal)
            charts.append((place @ level + 0.37 * face, place @ rising))
        ring = [number[face, corner] for corner, _ in facet]
        if normal[1] > -0.99:
            triangles += [(ring[0], b, c) for b, c in zip(ring[1:-1], ring[2:])]
        for (here, _), (there, _) in zip(facet, facet[1:] + facet[:1]):
            other = next((f for f in sorted(planes[here] & planes[there]) if f > face), None)
            if other is not None and (other, here) in _keys(facets, other):
                triangles.append(((face, there), (face, here), (other, here)))
                triangles.append(((face, there), (other, here), (other, there)))
    for corner, around in enumerate(planes):
        ring = _round(corners[corner], [f for f in sorted(around) if (f, corner) in number], normals)
        triangles += [((ring[0], corner), (b, corner), (c, corner)) for b, c in zip(ring[1:-1], ring[2:])]
    triangles = [[number.get(end, end) if isinstance(end, tuple) else end for end in triangle] for triangle in triangles]
    return Mesh(places, facings, charts, triangles)


def _corners(normals, reaches):
    """The points where three planes or more meet, and the set of planes through each."""
    corners, planes = [], []
    for triple in itertools.combinations(range(len(normals)), 3):
        chosen = normals[list(triple)]
        if abs(np.linalg.det(chosen)) < 1e-6:
            continue
        point = np.linalg.solve(chosen, reaches[list(triple)])
        if (normals @ point > reaches + 1e-9).any():
            continue
        for known, through in zip(corners, planes):
            if np.linalg.norm(known - point) < 1e-6:
                through.update(triple)
                break
        else:
            corners.append(point)
            planes.append(set(triple))
    return np.array(corners), planes


def _ring(face, normal, corners, planes):
    """The numbers of a facet's corners, counter-clockwise seen from outside."""
    own = [corner for corner, through in enumerate(planes) if face in through]
    if len(own) < 3:
        return []
    middle = corners[own].mean(axis=0)
    first = corners[own[0]] - middle
    side = np.cross(normal, first)
    return sorted(own, key=lambda corner: np.arctan2((corners[corner] - middle) @ side, (corners[corner] - middle) @ first))


def _width(ring):
    """The diameter of about the largest circle in a facet."""
    if len(ring) < 3:
        return 0.0
    edges = np.roll(ring, -1, axis=0) - ring
    spokes = ring - ring.mean(axis=0)
    area = np.linalg.norm(np.cross(spokes, np.roll(spokes, -1, axis=0)), axis=1).sum() / 2.0
    return 4.0 * area / np.linalg.norm(edges, axis=1).sum()


def _drawn_in(ring, corners, bevel):
    """Each corner's number with its place, the facet shrunk until half a bevel is free at its nearest edge."""
    places = corners[ring]
    middle, ways = places.mean(axis=0), np.roll(places, -1, axis=0) - places
    ways /= np.linalg.norm(ways, axis=1, keepdims=True)
    nearest = np.linalg.norm(np.cross(middle - places, ways), axis=1).min()
    kept = max(1.0 - bevel / 2.0 / nearest, 0.4)
    return [(corner, middle + kept * (place - middle)) for corner, place in zip(ring, places)]


def _keys(facets, face):
    return {(face, corner) for corner, _ in facets[face]}


def _round(corner, faces, normals):
    """The planes through a corner in their order about it, counter-clockwise from outside."""
    axis = normals[faces].sum(axis=0)
    axis /= np.linalg.norm(axis)
    flat = normals[faces] - np.outer(normals[faces] @ axis, axis)
    first = flat[0] / np.linalg.norm(flat[0])
    side = np.cross(axis, first)
    return [face for _, face in sorted((np.arctan2(f @ side, f @ first), face) for f, face in zip(flat, faces))]

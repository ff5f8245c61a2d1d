"""Carves solids as signed distances and skins them: surface nets, decimation, and vertices set back on the surface."""

import functools

import bmesh
import bpy
import numpy as np

from glb import Mesh

# Normals at one vertex that are further apart than this (as a cosine) are not averaged.
CREASE = np.cos(np.radians(28.0))

# Distances are functions from points (n, 3) to (n,): negative inside.


def union(a, b, blend):
    """Both solids, the seam filled over the width `blend`."""
    h = np.maximum(blend - np.abs(a - b), 0.0) / blend
    return np.minimum(a, b) - h * h * blend * 0.25


def merged(solids, blend):
    """Any number of solids, each seam filled over the width `blend`."""
    return functools.reduce(lambda a, b: union(a, b, blend), solids)


def cut(solid, tool, blend):
    """The solid without the tool, the edge rounded over the width `blend`."""
    return -union(-solid, tool, blend)


def ellipsoid(p, centre, radii):
    """A bound good near the surface."""
    q = (p - np.asarray(centre)) / np.asarray(radii)
    k0 = np.linalg.norm(q, axis=1)
    k1 = np.linalg.norm(q / np.asarray(radii), axis=1)
    return k0 * (k0 - 1.0) / np.maximum(k1, 1e-9)


def tapered(p, start, end, start_radius, end_radius):
    """A rod with round ends whose radius goes linearly from one end to the other."""
    start, end = np.asarray(start, dtype=float), np.asarray(end, dtype=float)
    axis = end - start
    t = np.clip((p - start) @ axis / (axis @ axis), 0.0, 1.0)
    return np.linalg.norm(p - start - t[:, None] * axis, axis=1) - (start_radius + t * (end_radius - start_radius))


def limb(p, knots, radii, blend=0.02):
    """A rod bent at `knots`, with a radius for each."""
    bones = zip(knots[:-1], knots[1:], radii[:-1], radii[1:])
    return merged((tapered(p, *bone) for bone in bones), blend)


def slab(*distances, edge=0.012):
    """What several solids have in common, its edges rounded."""
    stacked = np.stack(distances, axis=1) + edge
    return np.linalg.norm(np.maximum(stacked, 0.0), axis=1) + np.minimum(stacked.max(axis=1), 0.0) - edge


def around(p, count, turned=0.0):
    """How far each point is out and across in the nearest of `count` directions, the first `turned` from +x."""
    radius, angle = np.hypot(p[:, 0], p[:, 2]), np.arctan2(p[:, 2], p[:, 0]) - turned
    sector = 2.0 * np.pi / count
    near = (angle + sector / 2.0) % sector - sector / 2.0
    return radius * np.cos(near), radius * np.sin(near)


def twofold(p):
    """The points with the left half of space (-x) laid on the right."""
    return np.stack([np.abs(p[:, 0]), p[:, 1], p[:, 2]], axis=1)


def box(p, half, rounding):
    """A box about the origin with rounded edges; `half` includes the rounding."""
    q = np.abs(p) - (np.asarray(half) - rounding)
    return np.linalg.norm(np.maximum(q, 0.0), axis=1) + np.minimum(q.max(axis=1), 0.0) - rounding


def polygon(p, corners):
    """Signed distance in the plane (n, 2) to a closed polygon."""
    corners = np.asarray(corners, dtype=float)
    nearest = np.full(len(p), np.inf)
    inside = np.zeros(len(p), dtype=bool)
    for a, b in zip(corners, np.roll(corners, -1, axis=0)):
        edge, w = b - a, p - a
        t = np.clip(w @ edge / (edge @ edge), 0.0, 1.0)
        nearest = np.minimum(nearest, ((w - t[:, None] * edge) ** 2).sum(axis=1))
        crosses = (a[1] > p[:, 1]) != (b[1] > p[:, 1])
        if a[1] != b[1]:
            inside ^= crosses & (p[:, 0] < a[0] + (p[:, 1] - a[1]) / (b[1] - a[1]) * edge[0])
    return np.where(inside, -1.0, 1.0) * np.sqrt(nearest)


def turned(p, corners):
    """Signed distance to a polygon (radius, height) revolved about the y axis; it may lie on the axis."""
    radius = np.hypot(p[:, 0], p[:, 2])
    return polygon(np.stack([radius, p[:, 1]], axis=1), corners)


def rotated(p, axis, angle):
    """The points turned about a coordinate axis ('x', 'y' or 'z') by `angle` radians."""
    i, j = {"x": (1, 2), "y": (2, 0), "z": (0, 1)}[axis]
    out = p.copy()
    cos, sin = np.cos(angle), np.sin(angle)
    out[:, i], out[:, j] = cos * p[:, i] - sin * p[:, j], sin * p[:, i] + cos * p[:, j]
    return out


def skin(distance, low, high, cell, triangles, floor=None, base_length=0.0, inward=0.0):
    """The surface of `distance` in the box as a mesh of about `triangles` triangles.

    Faces wholly below `floor` are left out (they lie inside another part). Texture coordinates go once round the y axis, and
    up with the height from `base_length` at height 0, and by `inward` for every unit nearer the axis.
    """
    vertices, quads = surface_net(distance, np.asarray(low, float), np.asarray(high, float), cell)
    vertices, faces = _decimated(vertices, quads, triangles, floor)
    for _ in range(3):
        gradient, value = _gradient(distance, vertices, cell * 0.5)
        step = value[:, None] * gradient / np.maximum((gradient**2).sum(axis=1, keepdims=True), 0.25)
        vertices = vertices - np.clip(step, -cell, cell)
    vertices, normals, faces = _creased(distance, vertices, faces, cell)
    return _unwrapped(vertices, normals, faces, base_length, inward)


def surface_net(distance, low, high, cell):
    """Vertices and quads of the zero surface, one vertex in every cell it crosses."""
    counts = np.ceil((high - low) / cell).astype(int) + 1
    axes = [low[i] + cell * np.arange(counts[i]) for i in range(3)]
    grid = np.stack(np.meshgrid(*axes, indexing="ij"), axis=-1).reshape(-1, 3)
    values = np.concatenate([distance(part) for part in np.array_split(grid, len(grid) // 200_000 + 1)])
    values = values.reshape(counts)
    inside = values < 0.0

    corners = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    cells = counts - 1

    def corner(array, offset):
        i, j, k = offset
        return array[i : i + cells[0], j : j + cells[1], k : k + cells[2]]

    total = sum(corner(inside, offset).astype(int) for offset in corners)
    active = (total > 0) & (total < 8)
    index = np.full(cells, -1)
    index[active] = np.arange(active.sum())
    sums, hits = np.zeros((active.sum(), 3)), np.zeros(active.sum())
    for a in corners:
        for axis in range(3):
            if a[axis]:
                continue
            b = tuple(v + (i == axis) for i, v in enumerate(a))
            va, vb = corner(values, a)[active], corner(values, b)[active]
            crossing = (va < 0) != (vb < 0)
            t = np.where(crossing, va / np.where(crossing, va - vb, 1.0), 0.0)
            point = np.tile(np.array(a, dtype=float), (len(t), 1))
            point[:, axis] = t
            sums += point * crossing[:, None]
            hits += crossing
    vertices = low + cell * (np.argwhere(active) + sums / hits[:, None])

    quads = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        ahead = [slice(None)] * 3
        ahead[axis] = slice(1, None)
        behind = [slice(None)] * 3
        behind[axis] = slice(None, -1)
        edges = np.argwhere(inside[tuple(ahead)] != inside[tuple(behind)])
        edges = edges[((edges[:, [u, v]] > 0) & (edges[:, [u, v]] < cells[[u, v]])).all(axis=1)]
        around = []
        for du, dv in ((-1, -1), (0, -1), (0, 0), (-1, 0)):
            spot = edges.copy()
            spot[:, u] += du
            spot[:, v] += dv
            around.append(index[spot[:, 0], spot[:, 1], spot[:, 2]])
        quad = np.stack(around, axis=1)
        outward = inside[edges[:, 0], edges[:, 1], edges[:, 2]]
        quads.append(np.where(outward[:, None], quad, quad[:, ::-1]))
    return vertices, np.concatenate(quads)


def _gradient(distance, points, eps):
    gradient = np.empty_like(points)
    for axis in range(3):
        offset = np.zeros(3)
        offset[axis] = eps
        gradient[:, axis] = (distance(points + offset) - distance(points - offset)) / (2.0 * eps)
    return gradient, distance(points)


def _decimated(vertices, quads, triangles, floor):
    # Symmetric solids have edges of equal cost, and which of them collapses first would differ from run to run.
    size = np.ptp(vertices, axis=0).max()
    vertices = vertices + np.random.default_rng(7).normal(0.0, 3e-4 * size, vertices.shape)
    mesh = bpy.data.meshes.new("skin")
    mesh.from_pydata(vertices.tolist(), [], quads.tolist())
    solid = bmesh.new()
    solid.from_mesh(mesh)
    bmesh.ops.triangulate(solid, faces=solid.faces[:])
    if floor is not None:
        sunk = [face for face in solid.faces if all(vertex.co.y < floor for vertex in face.verts)]
        bmesh.ops.delete(solid, geom=sunk, context="FACES")
    solid.to_mesh(mesh)
    solid.free()
    thing = bpy.data.objects.new("skin", mesh)
    bpy.context.scene.collection.objects.link(thing)
    modifier = thing.modifiers.new("decimate", "DECIMATE")
    modifier.ratio = min(1.0, triangles / len(mesh.polygons))
    modifier.use_collapse_triangulate = True
    result = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    result.calc_loop_triangles()
    points = np.array([vertex.co[:] for vertex in result.vertices])
    faces = np.array([face.vertices[:] for face in result.loop_triangles])
    bpy.data.objects.remove(thing)
    bpy.data.meshes.remove(mesh)
    return points, faces


def _creased(distance, vertices, faces, cell):
    """Normals looked up a little inside each face, so that flats stay flat; a vertex on an edge is doubled."""
    corners = vertices[faces]
    spots = corners + 0.25 * (corners.mean(axis=1, keepdims=True) - corners)
    normals = _unit(_gradient(distance, spots.reshape(-1, 3), cell * 0.5)[0])
    flat = faces.ravel()
    sums = np.zeros_like(vertices)
    np.add.at(sums, flat, normals)
    smooth = _unit(sums)
    apart = (normals * smooth[flat]).sum(axis=1) < CREASE
    sharp = np.zeros(len(vertices), dtype=bool)
    sharp[flat[apart]] = True
    groups = {}
    out_vertices, out_normals, out_faces = list(vertices), list(smooth), flat.copy()
    for corner in np.flatnonzero(sharp[flat]):
        known = groups.setdefault(flat[corner], [])
        for index, normal in known:
            if normal @ normals[corner] > CREASE:
                out_faces[corner] = index
                break
        else:
            if known:
                out_vertices.append(vertices[flat[corner]])
                out_normals.append(normals[corner])
                index = len(out_vertices) - 1
            else:
                index = flat[corner]
                out_normals[index] = normals[corner]
            known.append((index, normals[corner]))
            out_faces[corner] = index
    return np.array(out_vertices), np.array(out_normals), out_faces.reshape(-1, 3)


def _unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)


def _unwrapped(vertices, normals, faces, base_length, inward):
    turns = np.arctan2(-vertices[:, 2], vertices[:, 0]) / (2.0 * np.pi) % 1.0
    corner = turns[faces]
    # Across the seam a face's small turns belong to the next lap: those vertices are doubled.
    wraps = (corner.max(axis=1) - corner.min(axis=1)) > 0.5
    doubled = np.unique(faces[wraps][corner[wraps] < 0.5])
    twin = np.full(len(vertices), -1)
    twin[doubled] = len(vertices) + np.arange(len(doubled))
    faces = faces.copy()
    late = wraps[:, None] & (corner < 0.5)
    faces[late] = twin[faces[late]]
    positions = np.concatenate([vertices, vertices[doubled]])
    lengths = base_length + positions[:, 1] - inward * np.hypot(positions[:, 0], positions[:, 2])
    uvs = np.stack([np.concatenate([turns, turns[doubled] + 1.0]), lengths], axis=1)
    return Mesh(positions, np.concatenate([normals, normals[doubled]]), uvs, faces)

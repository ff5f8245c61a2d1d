"""Writes named triangle meshes to one binary glTF file, byte for byte the same on every run."""

import json
import struct

import numpy as np

UINT8, UINT32, FLOAT = 5121, 5125, 5126
ARRAY_BUFFER, ELEMENT_ARRAY_BUFFER = 34962, 34963


class Mesh:
    """Positions, normals, texture coordinates and colours a vertex; triangles wind counter-clockwise seen from outside.

    Every mesh has colours, white ones if nothing else is said: so one program of the graphics card draws them all.

    Axes are glTF's own: y up, right-handed, one unit a square of the board.
    """

    def __init__(self, positions, normals, uvs, triangles, colours=None):
        self.positions = np.asarray(positions, dtype=np.float32).reshape(-1, 3)
        self.normals = np.asarray(normals, dtype=np.float32).reshape(-1, 3)
        self.uvs = np.asarray(uvs, dtype=np.float32).reshape(-1, 2)
        self.triangles = np.asarray(triangles, dtype=np.uint32).reshape(-1, 3)
        white = np.ones(self.positions.shape)
        self.colours = np.asarray(white if colours is None else colours, dtype=float).reshape(-1, 3)

    def coloured(self, colours):
        """This mesh in these linear colours, 0 to 1."""
        return Mesh(self.positions, self.normals, self.uvs, self.triangles, colours)

    def joined(self, *others):
        """This mesh and the others as one primitive."""
        parts = (self, *others)
        offsets = np.cumsum([0] + [len(part.positions) for part in parts[:-1]])
        return Mesh(
            np.concatenate([part.positions for part in parts]),
            np.concatenate([part.normals for part in parts]),
            np.concatenate([part.uvs for part in parts]),
            np.concatenate([part.triangles + offset for part, offset in zip(parts, offsets)]),
            np.concatenate([part.colours for part in parts]),
        )

    def moved(self, x, y, z):
        """This mesh in another place."""
        places = self.positions + np.array((x, y, z), dtype=np.float32)
        return Mesh(places, self.normals, self.uvs, self.triangles, self.colours)

    def tangents(self):
        """The way u grows along the surface, and the sign that makes the bitangent point up the image."""
        corners, chart = self.positions[self.triangles].astype(float), self.uvs[self.triangles].astype(float)
        (e1, e2), (d1, d2) = ((part[:, 1] - part[:, 0], part[:, 2] - part[:, 0]) for part in (corners, chart))
        turn = np.sign(d1[:, 0] * d2[:, 1] - d2[:, 0] * d1[:, 1])[:, None]
        rightwards, downwards = np.zeros(self.positions.shape), np.zeros(self.positions.shape)
        for corner in range(3):
            np.add.at(rightwards, self.triangles[:, corner], turn * (e1 * d2[:, 1:] - e2 * d1[:, 1:]))
            np.add.at(downwards, self.triangles[:, corner], turn * (e2 * d1[:, :1] - e1 * d2[:, :1]))
        normals = self.normals.astype(float)
        flat = rightwards - normals * (rightwards * normals).sum(axis=1, keepdims=True)
        length = np.linalg.norm(flat, axis=1, keepdims=True)
        # Where the chart has no width any direction along the surface will do.
        spare = np.cross(normals, np.where(np.abs(normals[:, 1:2]) < 0.9, (0.0, 1.0, 0.0), (1.0, 0.0, 0.0)))
        spare /= np.maximum(np.linalg.norm(spare, axis=1, keepdims=True), 1e-12)
        flat = np.where(length > 1e-12, flat / np.maximum(length, 1e-12), spare)
        up = -(np.cross(normals, flat) * downwards).sum(axis=1, keepdims=True)
        return np.concatenate([flat, np.where(up < 0.0, -1.0, 1.0)], axis=1).astype(np.float32)


def write(path, meshes):
    """Writes `{name: Mesh}` to `path`, each as a mesh and a node of that name, in the given order."""
    views, accessors, gltf_meshes, nodes = [], [], [], []
    payload = bytearray()

    def accessor(array, kind, component, target, bounds=False, normalized=False):
        while len(payload) % 4:
            payload.append(0)
        data = array.tobytes()
        views.append({"buffer": 0, "byteOffset": len(payload), "byteLength": len(data), "target": target})
        payload.extend(data)
        entry = {"bufferView": len(views) - 1, "componentType": component, "count": len(array), "type": kind}
        if array.ndim == 1:
            entry["count"] = array.size
        if normalized:
            entry["normalized"] = True
        if bounds:
            entry["min"] = [float(value) for value in array.min(axis=0)]
            entry["max"] = [float(value) for value in array.max(axis=0)]
        accessors.append(entry)
        return len(accessors) - 1

    for name, mesh in meshes.items():
        # A mesh has a buffer of its own in the game, and buffers are whole words.
        indices = mesh.triangles.ravel().astype(np.uint32)
        opaque = np.concatenate([mesh.colours, np.ones((len(mesh.colours), 1))], axis=1)
        levels = np.round(255.0 * np.clip(opaque, 0.0, 1.0)).astype(np.uint8)
        primitive = {
            "attributes": {
                "POSITION": accessor(mesh.positions, "VEC3", FLOAT, ARRAY_BUFFER, bounds=True),
                "NORMAL": accessor(mesh.normals, "VEC3", FLOAT, ARRAY_BUFFER),
                "TANGENT": accessor(mesh.tangents(), "VEC4", FLOAT, ARRAY_BUFFER),
                "TEXCOORD_0": accessor(mesh.uvs, "VEC2", FLOAT, ARRAY_BUFFER),
                "COLOR_0": accessor(levels, "VEC4", UINT8, ARRAY_BUFFER, normalized=True),
            },
            "indices": accessor(indices, "SCALAR", UINT32, ELEMENT_ARRAY_BUFFER),
            "material": 0,
        }
        gltf_meshes.append({"name": name, "primitives": [primitive]})
        nodes.append({"name": name, "mesh": len(gltf_meshes) - 1})

    document = {
        "asset": {"version": "2.0", "generator": "Pancharanga assets/source"},
        "scene": 0,
        "scenes": [{"nodes": list(range(len(nodes)))}],
        "nodes": nodes,
        "meshes": gltf_meshes,
        "materials": [{"name": "default", "pbrMetallicRoughness": {"metallicFactor": 0.0, "roughnessFactor": 0.5}}],
        "accessors": accessors,
        "bufferViews": views,
        "buffers": [{"byteLength": len(payload) + (-len(payload) % 4)}],
    }
    text = json.dumps(document, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    payload.extend(b"\0" * (-len(payload) % 4))
    with open(path, "wb") as file:
        file.write(struct.pack("<4sII", b"glTF", 2, 12 + 8 + len(text) + 8 + len(payload)))
        file.write(struct.pack("<I4s", len(text), b"JSON") + text)
        file.write(struct.pack("<I4s", len(payload), b"BIN\0") + bytes(payload))


def describe(meshes):
    """Prints each mesh's triangle count and bounding box."""
    for name, mesh in meshes.items():
        low, high = mesh.positions.min(axis=0), mesh.positions.max(axis=0)
        box = " ".join(f"{axis} {a:+.3f}..{b:+.3f}" for axis, a, b in zip("xyz", low, high))
        print(f"{name:12} {len(mesh.triangles):5} triangles  {box}")

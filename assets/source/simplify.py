"""Makes the far level of a man: the same shape in a quarter of the triangles."""

import bmesh
import bpy
import numpy as np

from glb import Mesh

# Part of the triangles that is left.
SHARE = 0.25
# Edges sharper than this keep a normal a side, in radians.
SHARP = np.radians(50.0)
# Vertices nearer than this are one, in squares of the board.
WELD = 1e-5


def far_set(meshes):
    """The far level of each mesh, by the same names."""
    return {name: far(mesh) for name, mesh in meshes.items()}


def far(mesh):
    """The far level of `mesh`."""
    shape = bpy.data.meshes.new("far")
    shape.from_pydata(mesh.positions.tolist(), [], mesh.triangles.tolist())
    chart = shape.uv_layers.new()
    corners = mesh.triangles.ravel()
    chart.data.foreach_set("uv", mesh.uvs[corners].ravel())
    weld(shape)
    thing = bpy.data.objects.new("far", shape)
    bpy.context.scene.collection.objects.link(thing)
    modifier = thing.modifiers.new("fewer", "DECIMATE")
    modifier.ratio = SHARE
    modifier.use_collapse_triangulate = True
    graph = bpy.context.evaluated_depsgraph_get()
    fewer = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    bpy.data.objects.remove(thing)
    return read(fewer)


def weld(shape):
    """Joins the vertices that lie on one point; seams live on in the corners."""
    work = bmesh.new()
    work.from_mesh(shape)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=WELD)
    work.to_mesh(shape)
    work.free()


def read(shape):
    """A Blender mesh of triangles as one of ours, corners that agree shared."""
    shape.polygons.foreach_set("use_smooth", [True] * len(shape.polygons))
    shape.use_auto_smooth = True
    shape.auto_smooth_angle = SHARP
    shape.calc_normals_split()
    count = len(shape.loops)
    places = np.empty(len(shape.vertices) * 3, dtype=np.float32)
    shape.vertices.foreach_get("co", places)
    index = np.empty(count, dtype=np.int32)
    shape.loops.foreach_get("vertex_index", index)
    normals, uvs = np.empty(count * 3, dtype=np.float32), np.empty(count * 2, dtype=np.float32)
    shape.loops.foreach_get("normal", normals)
    shape.uv_layers[0].data.foreach_get("uv", uvs)
    corners = np.concatenate([places.reshape(-1, 3)[index], normals.reshape(-1, 3), uvs.reshape(-1, 2)], axis=1)
    unique, triangles = np.unique(np.round(corners, 5), axis=0, return_inverse=True)
    return Mesh(unique[:, :3], unique[:, 3:6], unique[:, 6:], triangles.reshape(-1, 3))

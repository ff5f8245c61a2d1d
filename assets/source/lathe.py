"""Turns profiles into solids of revolution, smooth along curves and creased where two curves meet at an angle."""

import numpy as np

from glb import Mesh

# A joint that turns more than this is an edge with two normals, not a curve.
CREASE = np.radians(32.0)
# The arc between two neighbouring points of a small curve, and how far a chord of a large one may miss it.
STEP = np.radians(37.0)
SAG = 0.0018

# Rings thinner than this radius need fewer segments.
SLENDER = 0.136


class Profile:
    """A profile (radius, height) drawn from the axis at the bottom to the axis at the top, like a pen on paper."""

    def __init__(self, radius, height):
        self.strokes = []
        self.pen = np.array([radius, height], dtype=float)

    def line(self, radius, height):
        """A straight stroke."""
        return self._stroke([self.pen, (radius, height)])

    def arc(self, radius, height, bulge):
        """A circular stroke; `bulge` is the sagitta over half the chord, positive to the right of the pen's way (away from the axis on the way up)."""
        end = np.array([radius, height], dtype=float)
        chord = end - self.pen
        sweep = 4.0 * np.arctan(abs(bulge))
        half = np.linalg.norm(chord) / 2.0
        size = half / np.sin(sweep / 2.0)
        step = min(STEP, 2.0 * np.arccos(1.0 - SAG / max(size, SAG)))
        count = max(2, int(np.ceil(sweep / step)) + 1)
        middle = (self.pen + end) / 2.0
        outward = np.array([chord[1], -chord[0]]) / (2.0 * half)
        centre = middle - outward * np.sign(bulge) * (size - abs(bulge) * half)
        start = self.pen - centre
        turn = np.sign(bulge) * np.linspace(0.0, sweep, count)
        cos, sin = np.cos(turn), np.sin(turn)
        points = np.stack([cos * start[0] - sin * start[1], sin * start[0] + cos * start[1]], axis=1) + centre
        points[-1] = end
        return self._stroke(points)

    def curve(self, *through, steps=3):
        """A smooth stroke through the given points (centripetal Catmull-Rom)."""
        knots = np.array([self.pen, *through], dtype=float)
        return self._stroke(spline(knots, steps))

    def bead(self, height, swell):
        """A rounded ring from here straight up to `height`, `swell` of a half circle."""
        return self.arc(self.pen[0], height, swell)

    def _stroke(self, points):
        points = np.asarray(points, dtype=float)
        self.strokes.append(points)
        self.pen = points[-1].copy()
        return self


def spline(knots, steps):
    """Points of a centripetal Catmull-Rom spline through `knots`, `steps` to a span."""
    knots = np.asarray(knots, dtype=float)
    padded = np.concatenate([[2 * knots[0] - knots[1]], knots, [2 * knots[-1] - knots[-2]]])
    points = []
    for i in range(1, len(padded) - 2):
        a, b, c, d = padded[i - 1 : i + 3]
        points.extend(_span(a, b, c, d, steps))
    return np.array(points + [knots[-1]])


def closed_spline(knots, steps):
    """Points of a closed centripetal Catmull-Rom spline, the first not repeated at the end."""
    knots, points = np.asarray(knots, dtype=float), []
    count = len(knots)
    for i in range(count):
        points.extend(_span(*(knots[(i + j - 1) % count] for j in range(4)), steps))
    return np.array(points)


def _span(a, b, c, d, steps):
    t0 = 0.0
    t1 = t0 + np.sqrt(np.linalg.norm(b - a))
    t2 = t1 + np.sqrt(np.linalg.norm(c - b))
    t3 = t2 + np.sqrt(np.linalg.norm(d - c))
    for t in np.linspace(t1, t2, steps, endpoint=False):
        a1 = (t1 - t) / (t1 - t0) * a + (t - t0) / (t1 - t0) * b
        a2 = (t2 - t) / (t2 - t1) * b + (t - t1) / (t2 - t1) * c
        a3 = (t3 - t) / (t3 - t2) * c + (t - t2) / (t3 - t2) * d
        b1 = (t2 - t) / (t2 - t0) * a1 + (t - t0) / (t2 - t0) * a2
        b2 = (t3 - t) / (t3 - t1) * a2 + (t - t1) / (t3 - t1) * a3
        yield (t2 - t) / (t2 - t1) * b1 + (t - t1) / (t2 - t1) * b2


def turn(profile, segments=52, repeats=1):
    """Revolves a profile about the y axis; u goes `repeats` times round, v is the length along the profile.

    Slender rings have half of the `segments`, which is as round to the eye.
    """
    return _revolved(*rounded(profile), segments, repeats)


def rounded(profile):
    """A profile's points, outward normals, lengths travelled and the index pairs of its chords.

    Points are doubled where the profile is creased.
    """
    points, normals, lengths, pairs = [], [], [], []
    travelled = 0.0
    previous_end = None
    for stroke in profile.strokes:
        chords = np.diff(stroke, axis=0)
        sizes = np.linalg.norm(chords, axis=1)
        slopes = chords / sizes[:, None]
        along = np.concatenate([slopes[:1], (slopes[:-1] + slopes[1:]) / 2.0, slopes[-1:]])
        if len(slopes) > 1:
            # A curve's end tangents continue its own bend rather than its first chord.
            along[0] = 1.5 * slopes[0] - 0.5 * slopes[1]
            along[-1] = 1.5 * slopes[-1] - 0.5 * slopes[-2]
        along /= np.linalg.norm(along, axis=1, keepdims=True)
        if previous_end is not None and _angle(previous_end, along[0]) < CREASE:
            shared = (previous_end + along[0]) / np.linalg.norm(previous_end + along[0])
            along[0] = shared
            normals[-1] = np.array([shared[1], -shared[0]])
        previous_end = along[-1]
        first = len(points)
        points.extend(stroke)
        normals.extend(np.stack([along[:, 1], -along[:, 0]], axis=1))
        lengths.extend(travelled + np.concatenate([[0.0], np.cumsum(sizes)]))
        travelled += sizes.sum()
        pairs.extend((first + i, first + i + 1) for i in range(len(stroke) - 1))
    return np.array(points), np.array(normals), np.array(lengths), pairs


def _angle(a, b):
    return np.arccos(np.clip(np.dot(a, b), -1.0, 1.0))


def _revolved(rings, normals, lengths, ring_pairs, segments, repeats):
    counts = np.where(rings[:, 0] < SLENDER, segments // 2, segments)
    starts = np.concatenate([[0], np.cumsum(counts + 1)])
    positions, directions, uvs = [], [], []
    for (radius, height), (out, up), length, count in zip(rings, normals, lengths, counts):
        turns = np.arange(count + 1) / count
        cos, sin = np.cos(2.0 * np.pi * turns), np.sin(2.0 * np.pi * turns)
        # The last column closes the ring exactly on the first.
        cos[-1], sin[-1] = cos[0], sin[0]
        same = np.ones(count + 1)
        positions.append(np.stack([radius * cos, height * same, -radius * sin], axis=1))
        directions.append(np.stack([out * cos, up * same, -out * sin], axis=1))
        uvs.append(np.stack([turns * repeats, length * same], axis=1))
    triangles = []
    for low, high in ring_pairs:
        band = _band(starts[low], counts[low], starts[high], counts[high])
        flat = [ring for ring in (low, high) if rings[ring, 0] < 1e-6]
        triangles.append(band if not flat else _without_slivers(band, starts[flat[0]], counts[flat[0]]))
    return Mesh(np.concatenate(positions), np.concatenate(directions), np.concatenate(uvs), np.concatenate(triangles))


def _band(low, low_count, high, high_count):
    """Triangles between two rings whose segment counts are equal or one twice the other."""
    if low_count == high_count:
        i = np.arange(low_count)
        a, b, c, d = low + i, low + i + 1, high + i + 1, high + i
        return np.concatenate([np.stack([a, b, c], axis=1), np.stack([a, c, d], axis=1)])
    i = np.arange(min(low_count, high_count))
    if low_count > high_count:
        a, b, c, d, e = low + 2 * i, low + 2 * i + 1, low + 2 * i + 2, high + i + 1, high + i
        fan = ((a, b, e), (b, d, e), (b, c, d))
    else:
        a, b, c, d, e = low + i, low + i + 1, high + 2 * i + 2, high + 2 * i + 1, high + 2 * i
        fan = ((a, d, e), (a, b, d), (b, c, d))
    return np.concatenate([np.stack(corners, axis=1) for corners in fan])


def _without_slivers(band, axis_start, axis_count):
    """Leaves out triangles with two corners on the axis, where a ring is one point."""
    on_axis = (band >= axis_start) & (band <= axis_start + axis_count)
    return band[on_axis.sum(axis=1) < 2]

"""Writes a set of men: the near level and the far one, each shaded."""

from pathlib import Path

import glb
import shade
import simplify

MODELS = Path(__file__).resolve().parent.parent / "models"


def write(name, men):
    """Writes `{name: Mesh}` to `models/<name>.glb` and the far levels to `models/<name>_far.glb`."""
    glb.write(MODELS / f"{name}.glb", shade.shaded(men))
    glb.write(MODELS / f"{name}_far.glb", shade.shaded(simplify.far_set(men)))
    glb.describe(men)

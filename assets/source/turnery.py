"""The parts that turned men share: feet, collars, balls, and measures of their profiles."""

import numpy as np

from lathe import Profile

# Flat sides of a turned man.
SIDES = 48


def plinth(r):
    """The ring a man stands on and the step above it."""
    return (
        Profile(0.0, 0.0)
        .line(r - 0.022, 0.0)
        .arc(r - 0.006, 0.014, 0.35)
        .arc(r - 0.006, 0.088, 0.42)
        .line(r - 0.034, 0.094)
        .line(r - 0.037, 0.112)
    )


def foot(r, waist, height):
    """A plinth of radius `r`, a swelling skirt and a flare up to the stem at (`waist`, `height`)."""
    return (
        plinth(r)
        .arc(r * 0.70, 0.176, 0.22)
        .line(r * 0.68, 0.190)
        .arc(r * 0.65, 0.216, 0.75)
        .curve((r * 0.50, 0.262), (waist * 1.05, height * 0.88), (waist, height))
    )


def collar(profile, width, height, thickness):
    """A sharp-lipped disc with a smaller bead under and over it, at `height`."""
    neck = profile.pen[0]
    return (
        profile.line(neck + 0.022, height - thickness * 0.5 - 0.034)
        .bead(height - thickness * 0.5, 0.8)
        .line(width - 0.018, height - thickness * 0.28)
        .arc(width - 0.018, height + thickness * 0.28, 0.85)
        .line(neck + 0.030, height + thickness * 0.5)
        .bead(height + thickness * 0.5 + 0.030, 0.8)
    )


def ball(profile, radius, height):
    """A ball of `radius` closing the profile at the axis, its top at `height`."""
    centre = height - radius
    start = profile.pen[0]
    low = centre - np.sqrt(max(radius**2 - start**2, 0.0))
    profile.line(start, low)
    chord = np.hypot(start, height - low) / 2.0
    sagitta = radius - np.sqrt(radius**2 - chord**2)
    return profile.arc(0.0, height, sagitta / chord)


def drawn(profile):
    """A profile's points as one polygon."""
    return np.concatenate([stroke[:-1] for stroke in profile.strokes] + [profile.strokes[-1][-1:]])


def arc_length(profile):
    return sum(np.linalg.norm(np.diff(stroke, axis=0), axis=1).sum() for stroke in profile.strokes)

"""Builds the ten men of Cyvasse into models/cyvasse_set.glb.

Run: blender -b -P assets/source/cyvasse_set.py
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import beasts
import engines
import levels
import people


def main():
    men = (
        people.militia,
        people.spearman,
        beasts.rider,
        beasts.knight,
        beasts.elephant,
        people.crossbowman,
        engines.trebuchet,
        beasts.dragon,
        engines.tower,
        people.king,
    )
    men = {f"cyvasse_{man.__name__}": man() for man in men}
    levels.write("cyvasse_set", men)


main()

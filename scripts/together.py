"""What the build compiles together: generated sources that include several of ours (house_together, cmake/House.cmake)."""

import re
from pathlib import Path


def sources_of(compiled):
    """The sources that are compiled as this one: those that a generated one includes, else itself."""
    path = Path(compiled)
    if not path.name.startswith("unity_"):
        return [path]
    return [Path(name) for name in re.findall(r'^#include "(.+\.cpp)"$', path.read_text(), re.MULTILINE)]

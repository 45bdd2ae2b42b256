"""Memory of the compiled engine as NumPy arrays, without a copy."""

from __future__ import annotations

import ctypes
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

T = TypeVar("T", bound=np.generic)


def look_at(cells: Any, kind: type[T]) -> NDArray[T]:
    """The memory of a `vec`, read-only: it changes when the engine writes."""
    return np.frombuffer(cells, kind)


def writable(array: NDArray[np.int32]) -> NDArray[np.int32]:
    """The same memory, writable: the engine exports it read-only."""
    memory: Any = (ctypes.c_int32 * array.size).from_address(array.ctypes.data)
    return np.frombuffer(memory, np.int32)

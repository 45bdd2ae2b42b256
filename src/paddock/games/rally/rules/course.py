"""Road sections and the calendar: which courses can be laid, RY1 to RY4."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core import bits
from paddock.core.edition import Edition
from paddock.games.rally.rules.cards import (
    ENTRIES,
    FACE_NAMES,
    FACES,
    FAST_ROAD,
    FEATURES,
    FORD,
    FORDS,
    HAIRPIN,
    HAIRPINS,
    KINDS,
    LONGEST,
    MARK_NAMES,
    MARKS,
    SECTIONS,
    SPACES,
    ZONES,
)
from paddock.games.rally.rules.tables import check_fords

WORST_FACTOR: Final = 4  # RY1


class Face:
    """One side of a road section."""

    def __init__(self, factors: list[int], marks: list[int], first: int, fast: bool) -> None:
        self.factors = factors
        self.marks = marks
        self.first = first  # running number of the first space
        # RY2: what it counts as, in the order of FEATURES
        self.counts = [int(fast), int(HAIRPIN in marks), int(FORD in marks)]

    def kinds(self) -> list[str]:
        """What it counts as, in words."""
        return [name for name, count in zip(FEATURES, self.counts, strict=True) if count]

    def to_dict(self) -> dict[str, object]:
        return {
            "factors": self.factors,
            "marks": [MARK_NAMES[mark] for mark in self.marks],
            "first": self.first,
            "kinds": self.kinds(),
        }


class Limits:
    """How many sections of each kind a stage may and must have, in the order of FEATURES."""

    def __init__(self, least: list[int], most: list[int]) -> None:
        self.least = least
        self.most = most


class Entry:
    """One rally of the calendar."""

    def __init__(self, zone: int, stages: int, sections: int, special: int) -> None:
        self.zone = zone
        self.stages = stages
        self.sections = sections
        self.special = special  # sections of the special stage; 0: there is none
        self.limits = Limits([], [])
        self.special_limits = Limits([], [])


def read_faces(edition: Edition) -> list[Face]:
    """RY1: the 22 faces, no two of which share a running number."""
    edition.only("faces", FACE_NAMES)
    faces: list[Face] = []
    numbered: dict[int, str] = {}
    for name in FACE_NAMES:
        path = f"faces.{name}"
        edition.only(path, ["spaces", "first", "fast"])
        words = edition.text(f"{path}.spaces").split()
        if len(words) != SPACES:
            raise edition.fault(path, f"has {len(words)} spaces, not {SPACES}")
        factors: list[int] = []
        marks: list[int] = []
        for word in words:
            if not word[0].isdecimal() or int(word[0]) > WORST_FACTOR or word[1:] not in MARKS:
                raise edition.fault(
                    path, f"has {word!r}, not a factor 0 to {WORST_FACTOR} with f or h behind it"
                )
            factors.append(int(word[0]))
            marks.append(MARKS[word[1:]])
        check_fords(edition, marks, factors, path)
        first = edition.number(f"{path}.first", 1, 9999)
        for number in range(first, first + SPACES):
            if number in numbered:
                raise edition.fault(path, f"has number {number}, which {numbered[number]} has too")
            numbered[number] = name
        fast = "fast" in edition.keys(path) and edition.get(f"{path}.fast") is True
        if fast and any(marks):
            raise edition.fault(path, "is a fast road with a ford or a hairpin")
        faces.append(Face(factors, marks, first, fast))
    return faces


def read_calendar(edition: Edition, faces: list[Face]) -> list[Entry]:
    """The eight rallies, each with a course that can be laid."""
    edition.only("calendar", ENTRIES)
    calendar: list[Entry] = []
    for name in ENTRIES:
        path = f"calendar.{name}"
        edition.only(path, ["zone", "stages", "sections", "special", "limits", "special_limits"])
        zone = edition.text(f"{path}.zone")
        if zone not in ZONES:
            raise edition.fault(f"{path}.zone", f"is {zone!r}, not one of {', '.join(ZONES)}")
        entry = Entry(
            ZONES.index(zone),
            edition.number(f"{path}.stages", 1, 9),
            edition.number(f"{path}.sections", 1, LONGEST),
            edition.number(f"{path}.special", 0, LONGEST),
        )
        entry.limits = read_limits(edition, f"{path}.limits")
        entry.special_limits = read_limits(edition, f"{path}.special_limits")
        check_layable(edition, faces, entry.sections, entry.limits, f"{path}.limits")
        if entry.special:
            where = f"{path}.special_limits"
            check_layable(edition, faces, entry.special, entry.special_limits, where)
        calendar.append(entry)
    return calendar


def read_limits(edition: Edition, path: str) -> Limits:
    """`at most 1 hairpin`, `at least 3 ford`; without any the sections are free."""
    limits = Limits([0] * len(FEATURES), [LONGEST] * len(FEATURES))
    table, _, key = path.rpartition(".")
    for row in edition.rows(path) if key in edition.keys(table) else []:
        words = row.split() if isinstance(row, str) else []
        if (
            len(words) != 4
            or words[0] != "at"
            or words[1] not in ("most", "least")
            or not words[2].isdecimal()
            or len(words[2]) > 1
            or words[3] not in FEATURES
        ):
            raise edition.fault(path, f"has {row!r}, not like 'at most 1 hairpin'")
        side = limits.most if words[1] == "most" else limits.least
        side[FEATURES.index(words[3])] = int(words[2])
    return limits


def check_layable(
    edition: Edition, faces: list[Face], sections: int, limits: Limits, path: str
) -> None:
    """RY2, RY3: some course keeps the limits and begins with factor 0."""
    layable = Layable(faces, limits)
    for face in range(FACES):
        if faces[face].factors[0] == 0:
            if layable.fits(bits.just(face // 2), sections - 1, *faces[face].counts):
                return
    raise edition.fault(path, f"cannot be kept by any course of {sections} sections")


@final
class Layable:
    """Whether what lies so far can still become a course within the limits.

    No answer is kept: with the printed limits a search takes six steps on average, and 63 in the
    worst case of some random championships.
    """

    def __init__(self, faces: list[Face], limits: Limits) -> None:
        self.counts: vec[i64] = vec[i64]([count for face in faces for count in face.counts])
        self.least: vec[i64] = vec[i64](limits.least)
        self.most: vec[i64] = vec[i64](limits.most)

    def fits(self, used: i64, left: i64, fast: i64, hairpins: i64, fords: i64) -> bool:
        """`used` is the set of sections that lie; `left` more are to come."""
        return self.search(0, used, left, fast, hairpins, fords)

    def search(
        self, section: i64, used: i64, left: i64, fast: i64, hairpins: i64, fords: i64
    ) -> bool:
        """Whether the sections from `section` on can bring what is still needed."""
        if not (
            self.within(FAST_ROAD, fast, left)
            and self.within(HAIRPINS, hairpins, left)
            and self.within(FORDS, fords, left)
        ):
            return False
        if left == 0:
            return True
        if section == SECTIONS:
            return False
        if not bits.contains(used, section):
            counts = self.counts
            for face in range(2 * section, 2 * section + 2):
                at = face * KINDS
                more_fast = fast + counts[at + FAST_ROAD]
                more_hairpins = hairpins + counts[at + HAIRPINS]
                more_fords = fords + counts[at + FORDS]
                if self.search(section + 1, used, left - 1, more_fast, more_hairpins, more_fords):
                    return True
        return self.search(section + 1, used, left, fast, hairpins, fords)

    def within(self, kind: i64, count: i64, left: i64) -> bool:
        """Whether this count of a kind can end within its limits, with `left` sections to come."""
        return count <= self.most[kind] and count + left >= self.least[kind]

"""The texts of one language, each parsed when it is first said.

A process says a few hundred of the 1,600 texts of a language. Parsing all of them takes a fifth of
a second, finding where each begins a hundredth of that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from threading import Lock
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from paddock.i18n.grammar import FUNCTIONS

BEGINNING: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # of a message or term
WORD: Final = re.compile(r"-?[a-zA-Z][\w-]*")


class Texts(FluentBundle):
    """A bundle that parses a message when somebody asks for it, with all that it refers to."""

    def __init__(self, language: str, files: Iterable[str]) -> None:
        # Isolation marks would stand in every terminal, title and log; our five languages all run
        # from left to right.
        super().__init__([language], functions=FUNCTIONS, use_isolating=False)
        self._unread: dict[str, str] = {}  # the source of each entry, by its name
        self._reading = Lock()
        for text in files:
            starts = list(BEGINNING.finditer(text))
            ends = [start.start() for start in starts[1:]] + [len(text)]
            for start, end in zip(starts, ends, strict=True):
                self._unread.setdefault(start[1], text[start.start() : end])

    def has_message(self, message_id: str) -> bool:
        return message_id in self._unread or super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        if message_id in self._unread:
            with self._reading:
                self._read(message_id)
        return super().get_message(message_id)

    def _read(self, name: str) -> None:
        """Parse an entry and what it may refer to: any word in it that is the name of another."""
        wanted = {name: self._unread[name]} if name in self._unread else {}
        found = list(wanted)
        while found:
            source = wanted[found.pop()]
            self.add_resource(FluentResource(source))
            for word in WORD.findall(source):
                if word in self._unread and word not in wanted:
                    wanted[word] = self._unread[word]
                    found.append(word)
        for read in wanted:  # only now: others must not find half of it
            del self._unread[read]

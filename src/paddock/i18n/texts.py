"""The texts of one language, each parsed on first use.

A process uses a few hundred of the 1,600 texts of a language. Parsing all of them takes a fifth of
a second, finding where each begins a hundredth of that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from threading import Lock
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser, ast

from paddock.i18n.grammar import FUNCTIONS

# the beginning of a message or term
BEGINNING: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
WORD: Final = re.compile(r"-?[a-zA-Z][\w-]*")
PARSER: Final = FluentParser(with_spans=False)  # source positions are not needed
PREPARED: Final = ast.Message(ast.Identifier(""))  # in place of a parsed text's tree


class Texts(FluentBundle):
    """A bundle that parses a message when it is needed, with everything it refers to."""

    def __init__(self, language: str, files: Iterable[str]) -> None:
        # Isolation marks would show in terminals, titles and logs, and our five languages all run
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
        """Whether there is such a message."""
        return message_id in self._unread or super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """The parsed message."""
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
            self.add_resource(PARSER.parse(source))
            for word in WORD.findall(source):
                if word in self._unread and word not in wanted:
                    wanted[word] = self._unread[word]
                    found.append(word)
        for read in wanted:  # set last, because other threads must not find half of it
            self._prepare(read)
            del self._unread[read]

    def _prepare(self, name: str) -> None:
        """Resolve a text, and drop its syntax tree, which is as large."""
        is_term = name.startswith("-")
        entries, entry = (self._terms, name[1:]) if is_term else (self._messages, name)
        if entry in entries:
            self._lookup(entry, is_term)
            entries[entry] = PREPARED

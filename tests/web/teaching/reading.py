"""Reads a page as a program does: its elements by id and by role."""

from __future__ import annotations

from html.parser import HTMLParser


class Page(HTMLParser):
    """All elements of a page with their attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.text = html
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def by_id(self, id: str) -> dict[str, str]:
        """The attributes of an element; empty if it does not exist."""
        return next((one for _, one in self.elements if one.get("id") == id), {})

    def buttons(self, name: str) -> dict[str, dict[str, str]]:
        """The enabled buttons with this name, by value."""
        return {
            one["value"]: one
            for tag, one in self.elements
            if tag == "button" and one.get("name") == name and "disabled" not in one
        }

    def field(self, name: str) -> str:
        """The value of a hidden field."""
        fields = [one for tag, one in self.elements if tag == "input" and one.get("name") == name]
        return fields[0].get("value", "") if fields else ""

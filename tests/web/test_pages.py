"""Pages are small, private and easy to use."""

from __future__ import annotations

import gzip
import re

from tests.web.fixtures import Server
from tests.web.test_abuse import Guest

from paddock.web.bench import needs


def test_pages_and_files_are_compressed_if_the_client_accepts_it(server: Server) -> None:
    guest = Guest(server)
    page = guest.http.get("/").text
    for path in ["/", *re.findall(r'(?:href|src)="(/static/[^"]+\.(?:css|js))"', page)]:
        plain = guest.http.get(path, headers={"accept-encoding": "identity"})
        small = guest.http.get(path)
        assert "content-encoding" not in plain.headers
        assert small.content == plain.content
        assert small.headers["vary"] == plain.headers["vary"] == "accept-encoding"
        assert small.headers["content-encoding"] == "gzip"
        sent = int(small.headers["content-length"])
        level = 9 if path.startswith("/static/") else 6  # files are compressed once, pages often
        assert sent == len(gzip.compress(plain.content, level)) < len(plain.content) / 1.5


def test_a_page_that_repeats_its_address_is_not_compressed(
    server: Server,
) -> None:
    """Otherwise somebody who sees the lengths of responses could guess an invitation letter by
    letter."""
    host = Guest(server)
    table = host.friends()
    assert "content-encoding" in host.http.get(table).headers
    assert "content-encoding" not in host.http.get(f"{table}?invite=guess").headers


def test_a_font_is_loaded_for_its_characters_only() -> None:
    assert needs("fée", "U+0000-00FF")
    assert not needs("fée", "U+0100-02BA,U+2113")
    assert needs("ℓ", "U+0100-02BA,U+2113")


def test_a_host_who_is_slower_than_a_friend_gets_no_error(server: Server) -> None:
    host, friend = Guest(server), Guest(server)
    table = host.friends(visibility="open")
    assert friend.http.post(f"{table}/sit", data={"sit": "1"}).status_code == 303
    late = host.http.post(f"{table}/chair", data={"seat": "1", "kind": "random"})
    assert (late.status_code, late.headers["location"]) == (303, table)
    assert "(you)" in friend.http.get(table).text

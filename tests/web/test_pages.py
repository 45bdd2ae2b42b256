"""Pages are small and friendly."""

from __future__ import annotations

import gzip
import re

from tests.web.fixtures import Server
from tests.web.test_abuse import Guest

from paddock.web.bench import needs


def test_pages_and_their_files_travel_compressed_to_those_who_can_unpack(server: Server) -> None:
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


def test_the_length_of_a_page_tells_nothing_of_what_an_address_has_in_common_with_it(
    server: Server,
) -> None:
    """Else somebody who sees lengths on the line could feel the way to an invitation."""
    host = Guest(server)
    table = host.friends()
    assert "content-encoding" in host.http.get(table).headers
    assert "content-encoding" not in host.http.get(f"{table}?invite=guess").headers


def test_a_font_is_needed_for_its_characters_only() -> None:
    assert needs("fée", "U+0000-00FF")
    assert not needs("fée", "U+0100-02BA,U+2113")
    assert needs("ℓ", "U+0100-02BA,U+2113")


def test_a_host_who_is_slower_than_a_friend_just_sees_the_friend(server: Server) -> None:
    host, friend = Guest(server), Guest(server)
    table = host.friends(visibility="open")
    assert friend.http.post(f"{table}/sit", data={"sit": "1"}).status_code == 303
    late = host.http.post(f"{table}/chair", data={"seat": "1", "kind": "random"})
    assert (late.status_code, late.headers["location"]) == (303, table)
    assert "(you)" in friend.http.get(table).text

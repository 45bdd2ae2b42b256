"""A log is validated before it is shown, and a seat sees only what it knew."""

import json
import random
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from paddock import LUCK, Rng, load
from paddock.cli import main
from paddock.core.match import Match
from paddock.i18n import languages, say
from paddock.i18n.telling import title
from paddock.shelf import titles

OLD = Path(__file__).parents[1] / "fixtures/house-v1/logs"
Result = subprocess.CompletedProcess[str]
Run = Callable[..., Result]
Complaint = Callable[[Result], str]


def random_match(players: int, seed: int) -> Match:
    match = Match(load("kilometers", players), ["Ann", "Bea", "Cas", "Dik"][:players])
    rng = Rng(seed)
    while not match.state.over():
        seat = match.state.waiting[0]
        legal = match.state.legal(seat)
        luck = seat == LUCK
        match.play(seat, match.state.luck(rng) if luck else legal[rng.below(len(legal))])
    return match


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "match.log"
    path.write_text(random_match(3, 5).log.write(), "utf-8")
    return path


def test_a_log_is_shown_in_sentences_with_all_cards(paddock: Run, log: Path) -> None:
    result = paddock("replay", log, "--lang", "en")
    assert result.returncode == 0, result.stderr
    assert "Rally 1: Cas deals." in result.stdout
    assert "Bea is dealt" in result.stdout
    assert "Rally 1 is over" in result.stdout
    assert "(K33)" in result.stdout


def test_a_seat_sees_only_its_own_cards(inside: Run, log: Path) -> None:
    told = inside("replay", log, "--seat", 2, "--lang", "en").stdout
    assert "You are dealt" in told
    assert "Ann is dealt" not in told
    assert "Ann draws a card." in told
    assert "Ann: Let it happen" not in told


def test_a_part_of_a_log_starts_and_ends_with_the_table(inside: Run, log: Path) -> None:
    told = inside("replay", log, "--from", 30, "--until", 40, "--lang", "en").stdout.splitlines()
    assert told[0] == "Position at ply 29"
    assert not any(line.strip().startswith(("29 ", "41 ")) for line in told)
    assert "The match is not over." in told


@pytest.mark.parametrize("seat", [None, 1, 3])
def test_json_output_contains_the_same_as_the_text(
    inside: Run, log: Path, seat: int | None
) -> None:
    args = [] if seat is None else ["--seat", seat]
    data = json.loads(inside("replay", log, "--json", *args).stdout)
    match = random_match(3, 5)
    assert len(data["plies"]) == len(match.plies)
    assert data["over"] is True
    assert data["scores"] == match.state.scores()
    assert data["position"] == match.state.text(LUCK if seat is None else seat - 1)
    moves = [ply["move"] for ply in data["plies"]]
    hidden = [move for move in moves if "?" in move]
    assert bool(hidden) == (seat is not None)
    events = [event for ply in data["plies"] for event in ply["events"]]
    dealt = sum(1 for event in events if event["code"] == "your-hand")
    assert dealt == (3 if seat is None else 1)


def test_an_answer_that_is_still_sealed_is_not_shown(inside: Run, tmp_path: Path) -> None:
    match = random_match(4, 2)
    path = tmp_path / "team.log"
    path.write_text(match.log.write(), "utf-8")
    texts = [entry.text for entry in match.plies]
    first = texts.index("decline") + 1  # one partner has answered, the other has not
    other = 1 + (match.plies[first - 1].seat + 2) % 4
    data = json.loads(inside("replay", path, "--json", "--until", first, "--seat", other).stdout)
    assert data["plies"][-1]["move"] == "?"


def test_an_empty_match_can_be_replayed(inside: Run, tmp_path: Path) -> None:
    path = tmp_path / "empty.log"
    path.write_text(Match(load("kilometers"), []).log.write(), "utf-8")
    result = inside("replay", path, "--lang", "en")
    assert result.returncode == 0, result.stderr
    assert "Player 2" in result.stdout


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("paddock log 1", "paddock log 9", "log:1:"),
        ("game kilometers", "game chess", "no game 'chess'"),
        ("players 3", "players 5", "players, not 5"),
        ("players 3", "players many", "log:5:"),
        ("preset dutch", "preset dutch\noption players=3", "no option 'players'"),
        ("preset dutch", "preset dutch\noption max_200=x", "max_200"),
        ("preset dutch", "preset dutch\nstart nonsense", "a position of kilometers/2 was wanted"),
        ("rules 2", "rules 3", "played under version 3"),
        ("edition standard", "edition nordic", "no edition 'nordic'"),
        ("edition standard ", "edition standard 0", "was used; here it is"),
        ("\n* draw ", "\n* draw helicopter\n* draw ", "ply 1"),
        ("\n* draw ", "\n1 play 100\n* draw ", "not asked"),
        ("\n* draw ", "\n* draw ?\n* draw ", "one seat's log"),
        ("\n* draw ", "\n1 back\n* draw ", "taken back"),
    ],
)
def test_a_bad_log_is_refused_in_one_line(
    inside: Run, complaint: Complaint, log: Path, old: str, new: str, words: str
) -> None:
    text = log.read_text("utf-8")
    assert old in text
    log.write_text(text.replace(old, new, 1), "utf-8")
    assert words in complaint(inside("replay", log))


def test_a_binary_file_is_refused(inside: Run, complaint: Complaint, tmp_path: Path) -> None:
    path = tmp_path / "noise.log"
    path.write_bytes(b"\xff\xfe\x00paddock")
    assert "not UTF-8" in complaint(inside("replay", path))
    assert "No such file" in complaint(inside("replay", tmp_path / "none.log"))


@pytest.mark.parametrize("args", [["--from", "0"], ["--until", "9999"], ["--seat", "4"]])
def test_a_ply_or_seat_outside_the_log_is_refused(
    inside: Run, complaint: Complaint, log: Path, args: list[str]
) -> None:
    assert f"{args[0]} is " in complaint(inside("replay", log, *args))


def test_damaged_logs_never_crash(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = log.read_text("utf-8")
    rng = random.Random(1)
    for _ in range(150):
        damaged = text
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(damaged))
            junk = rng.choice(["", "\n", "1 ", "* ", "=", "\x00", "é", "99", "option x=1\n", "?"])
            damaged = damaged[:at] + junk + damaged[at + rng.randrange(6) :]
        log.write_text(damaged, "utf-8")
        assert main(["replay", str(log), "--json", "--lang", "en"]) in (0, 2)
    assert "Traceback" not in capsys.readouterr().err


def test_a_pipe_that_reads_only_the_first_lines_is_no_error(
    environment: dict[str, str], log: Path
) -> None:
    import sys

    command = f"{sys.executable} -m paddock.cli replay {log} | head -1"
    result = subprocess.run(
        command, shell=True, capture_output=True, text=True, env=environment, check=False
    )
    assert result.stderr == ""


def test_the_table_after_a_ply_is_shown(inside: Run, log: Path) -> None:
    told = inside("replay", log, "--ply", "40", "--seat", "1", "--plain", "--lang", "en")
    assert told.returncode == 0, told.stderr
    assert "After 40 plies" in told.stdout
    assert "Ann" in told.stdout
    whole = json.loads(inside("replay", log, "--json").stdout)
    last = inside("replay", log, "--ply", str(len(whole["plies"])), "--plain", "--lang", "en")
    assert "not over" not in last.stdout
    assert len(last.stdout.splitlines()) > 5  # the table is shown although the match is over


def test_the_covered_course_is_shown_to_nobody(inside: Run, tmp_path: Path) -> None:
    """The course is shown for a limited time, since players have to remember it. No output reveals
    it before the end."""
    match = Match(load("crazy_rally", 3), ["Ann", "Bea", "Cas"])
    rng = Rng(4)
    while len(match.plies) < 140:
        seat = match.state.waiting[0]
        legal = match.state.legal(seat)
        luck = seat == LUCK
        match.play(seat, match.state.luck(rng) if luck else legal[rng.below(len(legal))])
    path = tmp_path / "unfinished.log"
    path.write_text(match.log.write(), "utf-8")
    told = json.loads(inside("replay", path, "--seat", "1", "--json").stdout)
    laid = [ply["move"] for ply in told["plies"] if ply["move"].startswith("track")]
    assert set(laid) == {"track ?"}
    course = told["position"].partition(" course=")[2].partition(" ")[0].split(",")
    driven = int(str(match.state.view(0).to_dict()["round"]))
    assert course[driven:] == ["?"] * (len(course) - driven)
    assert "?" not in course[:driven]


@pytest.mark.parametrize("game", [one.name for one in titles()])
def test_a_log_of_an_unknown_rules_version_is_reported(
    inside: Run, complaint: Complaint, tmp_path: Path, game: str
) -> None:
    """The error is in the user's language, for every way of asking."""
    path = tmp_path / "later.log"
    log = Match(load(game), []).log
    here = ", ".join(str(n) for n in range(1, log.rules + 1))
    log.rules = 99
    path.write_text(log.write(), "utf-8")
    for language in languages():
        why = say(language, "log-other-rules", game=title(language, game), rules=99, here=here)
        for command in ("replay", "verify"):
            assert why in complaint(inside(command, path, "--lang", language))
    assert "played under version 99" in complaint(inside("analyse", path))


@pytest.mark.parametrize("path", sorted(OLD.glob("*-finished.log")), ids=lambda path: path.stem)
def test_a_log_of_the_first_rules_version_is_replayed_by_them(inside: Run, path: Path) -> None:
    assert "\nrules 1\n" in path.read_text("utf-8")
    told = json.loads(inside("replay", path, "--json").stdout)
    assert (told["rules"], told["over"]) == (1, True)

"""Tell the stories anew: see telling.py."""

from tests.stories.telling import games, story, story_path

from paddock.i18n import languages

for game in games():
    for language in languages():
        path, told = story_path(game, language), story(game, language)
        if not path.exists() or path.read_text("utf-8") != told:
            path.write_text(told, "utf-8")
            print(path)

"""Rewrites the stories: see telling.py."""

from tests.stories.telling import games, sample_path, story, story_path, write_samples

from paddock.i18n import languages

for game in games():
    if write_samples(game):
        print(sample_path(game))
    for language in languages():
        path, told = story_path(game, language), story(game, language)
        if not path.exists() or path.read_text("utf-8") != told:
            path.write_text(told, "utf-8")
            print(path)

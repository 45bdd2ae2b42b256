"""`python -m tests.schemas`: rewrites the schema of every game, after a change of its view."""

from __future__ import annotations

import json

from tests.schemas.infer import describe, schema_file

from paddock.shelf import titles

for one in titles():
    text = json.dumps(describe(one.name), indent=1, ensure_ascii=False)
    schema_file(one.name).write_text(text + "\n", "utf-8")
    print(schema_file(one.name))

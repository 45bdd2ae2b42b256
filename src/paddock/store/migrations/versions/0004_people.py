"""Which tables a player had to do with, and when matches ended: found without reading everything.

The database keeps `people` by itself, so that servers of the version before, which know nothing of
it, keep it too during an upgrade.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

# The players that a note names: one, or one a seat.
NAMED = {
    "sqlite": (
        "SELECT json_extract({note}.data, '$.player') AS player "
        "UNION SELECT value FROM json_each({note}.data, '$.players')"
    ),
    # Older notes may hold an escaped NUL, which PostgreSQL keeps but cannot look into: such a note
    # names nobody, for an id has none.
    "postgresql": (
        "SELECT unnest(ARRAY[seen->>'player'] || ARRAY(SELECT json_array_elements_text("
        "CASE json_typeof(seen->'players') WHEN 'array' THEN seen->'players' ELSE '[]' END))) "
        "AS player FROM (SELECT CASE WHEN strpos({note}.data::text, '\\u0000') > 0 "
        "THEN '{{}}'::json ELSE {note}.data END AS seen) AS readable"
    ),
}
ADD = (
    "INSERT INTO people (player, table_id) SELECT player, NEW.table_id FROM ({named}) AS named "
    "WHERE player <> '' ON CONFLICT DO NOTHING;"
)
# The same of all notes that are there.
FILL = {
    "sqlite": (
        "INSERT INTO people (player, table_id) SELECT player, table_id FROM ("
        "SELECT json_extract(data, '$.player') AS player, table_id FROM notes UNION "
        "SELECT value, table_id FROM notes, json_each(notes.data, '$.players')) "
        "WHERE player <> '' ON CONFLICT DO NOTHING"
    ),
    "postgresql": (
        "INSERT INTO people (player, table_id) SELECT DISTINCT player, table_id FROM notes, "
        f"LATERAL ({NAMED['postgresql'].format(note='notes')}) AS named WHERE player <> '' "
        "ON CONFLICT DO NOTHING"
    ),
}


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("people_table", "people", ["table_id"])
    ended = sa.text("over IS NOT NULL")
    op.create_index(
        "tables_finished", "tables", ["over"], sqlite_where=ended, postgresql_where=ended
    )
    # First the triggers: what other servers write has to wait until all of this is there.
    name = op.get_bind().dialect.name
    add = ADD.format(named=NAMED[name].format(note="NEW"))
    if name == "sqlite":
        for when in ("INSERT", "UPDATE OF data"):
            op.execute(
                sa.text(
                    f"CREATE TRIGGER people_after_{when.split()[0].lower()} AFTER {when} ON notes "
                    f"BEGIN {add} END"
                )
            )
    else:
        op.execute(
            "CREATE FUNCTION people_of_note() RETURNS trigger LANGUAGE plpgsql AS "
            f"$$ BEGIN {add} RETURN NULL; END $$"
        )
        op.execute(
            "CREATE TRIGGER people_of_note AFTER INSERT OR UPDATE OF data ON notes "
            "FOR EACH ROW EXECUTE FUNCTION people_of_note()"
        )
    op.execute(FILL[name])


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute("DROP TRIGGER people_after_insert")
        op.execute("DROP TRIGGER people_after_update")
    else:
        op.execute("DROP TRIGGER people_of_note ON notes")
        op.execute("DROP FUNCTION people_of_note")
    op.drop_index("tables_finished", "tables")
    op.drop_table("people")

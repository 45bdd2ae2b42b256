"""Runs the migrations on the connection that `paddock.store.opening` passes on."""

from __future__ import annotations

from alembic import context

from paddock.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a column only by copying its table
)
with context.begin_transaction():
    context.run_migrations()

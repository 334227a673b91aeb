"""Runs the migrations on the connection that the store passes in."""

from alembic import context

from vacancy.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
context.run_migrations()

"""Tables, seats, rows, talk, keys."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("setup", sa.String(64), nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("title", sa.String(200), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("next", sa.String(22), nullable=False),
        sa.Column("spent_ms", sa.Integer, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["public", "created"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("resigning", sa.Boolean, nullable=False),
    )
    op.create_table(
        "rows",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("sender", sa.String(64), nullable=False),
        sa.Column("charged_ms", sa.Integer, nullable=False),
        sa.Column("charged_seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index(
        "rows_sender",
        "rows",
        ["table", "seat", "sender"],
        unique=True,
        sqlite_where=sa.text("sender <> ''"),
        postgresql_where=sa.text("sender <> ''"),
    )
    op.create_table(
        "talk",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("k", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("sender", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )

    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    for name in ("keys", "talk", "rows", "seats", "tables"):
        op.drop_table(name)

"""Dice that can be verified, games that were given up, offers and rematch wishes that outlive the process."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

WORDS = {"server": sa.String(64), "commitment": sa.String(64), "offer": sa.Text(), "why": sa.String(40)}


def upgrade() -> None:
    for name, kind in WORDS.items():
        op.add_column("tables", sa.Column(name, kind, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("aborted", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("moments", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_aborted", "tables", ["aborted"])
    op.add_column("seats", sa.Column("again", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "parts",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("part", sa.String(64), nullable=False),
        sa.Column("sender", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("parts")
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("again")
    op.drop_index("tables_aborted", "tables")
    with op.batch_alter_table("tables") as batch:
        for name in (*WORDS, "aborted", "moments"):
            batch.drop_column(name)

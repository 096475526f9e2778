"""Setups that hold deck codes, and card sets that people write."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("setup", existing_type=sa.String(64), existing_nullable=False, type_=sa.Text())
    op.create_table(
        "sets",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("sets")
    op.execute("update tables set setup = substr(setup, 1, 64)")
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("setup", existing_type=sa.Text(), existing_nullable=False, type_=sa.String(64))

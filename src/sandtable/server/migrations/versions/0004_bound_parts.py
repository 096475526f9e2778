"""Seats are bound to their parts before any is shown; promises that came to nothing are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NUMBERS = ("scheme", "promise")
UNDEALT = "commitment <> '' and seed = '' and kind = 'play'"


def upgrade() -> None:
    for name in NUMBERS:
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("bound", sa.Float, nullable=False, server_default="0"))
    for name in ("commitment", "opener"):
        op.add_column("parts", sa.Column(name, sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "voided",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("promise", sa.Integer, primary_key=True),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("why", sa.String(40), nullable=False),
    )
    op.create_index("voided_at", "voided", ["at"])
    # what was shown before anybody was bound is worth nothing: games that have not begun ask for new parts
    op.execute(f'delete from parts where "table" in (select id from tables where {UNDEALT})')
    op.execute(f"update tables set scheme = 2 where {UNDEALT}")


def downgrade() -> None:
    op.drop_index("voided_at", "voided")
    op.drop_table("voided")
    with op.batch_alter_table("parts") as batch:
        for name in ("commitment", "opener"):
            batch.drop_column(name)
    with op.batch_alter_table("tables") as batch:
        for name in (*NUMBERS, "bound"):
            batch.drop_column(name)

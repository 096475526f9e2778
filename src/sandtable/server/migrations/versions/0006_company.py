"""How and when a game ended, seats found by their invitation, and who wants to be called to his turn."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("result", sa.String(16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("ending", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("ended", sa.Float, nullable=False, server_default="0"))
    op.create_index("seats_code", "seats", ["code"])
    op.create_table(
        "calls",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("place", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("calls")
    op.drop_index("seats_code", "seats")
    with op.batch_alter_table("tables") as batch:
        for name in ("result", "ending", "ended"):
            batch.drop_column(name)

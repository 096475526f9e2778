"""What the list of tables shows is stored with each, and so is why a table cannot go on."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

WORDS = ("teams", "stopped")


def upgrade() -> None:
    for name in WORDS:
        op.add_column("tables", sa.Column(name, sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.execute("update tables set status = 'playing' where status = 'stopped'")
    with op.batch_alter_table("tables") as batch:
        for name in WORDS:
            batch.drop_column(name)

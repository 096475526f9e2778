"""Clocks of thirty days: what is used of one has more milliseconds than a plain integer holds."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

PLACES = (("rows", "charged_ms"), ("tables", "spent_ms"))


def upgrade() -> None:
    _become(sa.Integer, sa.BigInteger)


def downgrade() -> None:
    _become(sa.BigInteger, sa.Integer)


def _become(old: type[sa.Integer], new: type[sa.Integer]) -> None:
    """SQLite keeps any integer as long as it is."""
    if op.get_bind().dialect.name == "sqlite":
        return
    for table, column in PLACES:
        op.alter_column(table, column, existing_type=old(), type_=new(), existing_nullable=False)

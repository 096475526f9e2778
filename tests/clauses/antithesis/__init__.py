"""The clauses of Antithesis, one test a rule."""

"""What `make mutants` is made of: making mutants, trying them, remembering and reporting what came of it."""

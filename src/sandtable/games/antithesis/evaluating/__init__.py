"""What texts mean on a table: values, filters, selections, amounts, conditions, patterns."""

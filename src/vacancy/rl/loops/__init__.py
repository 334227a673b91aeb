"""What compiled code does at the tables of a batch: rules, and nothing else."""

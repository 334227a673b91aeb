"""A table as pure logic: what a command does to it, and how it is folded from its log."""

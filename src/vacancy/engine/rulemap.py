"""The map from rule to code to tests."""

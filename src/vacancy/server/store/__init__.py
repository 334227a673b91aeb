"""The append-only logs of all tables, accounts, and the database behind them."""

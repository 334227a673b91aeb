"""Data sets: every decision of many matches between bots, as Parquet with a card."""

"""The rules as machine code: linking, compiling, entry points, and where the code is kept."""

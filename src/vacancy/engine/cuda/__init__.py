"""Rules on a GPU: the third way to link them, as device functions of numba-cuda (extra `gpu`).

`linker` makes device functions of rules, `compiler` says what numba-cuda has to be told first, and
`ptx` compiles kernels where there is no GPU. Nothing here is imported unless somebody asks for one.
"""

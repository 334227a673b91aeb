"""Much work done by many: in this process, in several, or on a cluster of machines.

A *work* is what can be done piece by piece. Its pieces have numbers, and what comes of a piece
depends on the work and on the number alone: not on who does it, on when, or on what was done
before. So it makes no difference to the result how many do it, and a machine that is lost loses
time and nothing else.
"""

def play_free_spins(spins, levels, spin):
    """Free spins at level 0; spin(level) says whether a spin awards as many again, at the next level. At the last level none are awarded."""
    level, left = 0, spins
    while left > 0:
        left -= 1
        if spin(level) and level < levels - 1:
            level += 1
            left += spins

def play_free_spins(spins, levels, spin, first=None):
    """Plays `first` free spins, or `spins`, from level 0. spin(level) returns whether `spins` more are awarded, at the next level. The last level awards none."""
    level, left = 0, spins if first is None else first
    while left > 0:
        left -= 1
        if spin(level) and level < levels - 1:
            level += 1
            left += spins

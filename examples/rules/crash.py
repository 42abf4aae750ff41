DRAWS = 4_000_000_000


def play(data, draws, stake, chosen, actions):
    """A bet that leaves by itself. A cash-out by hand depends on its time, which the studio records with the action."""
    highest = data["maximumHundredths"]
    point = data["returnHundredths"] * (DRAWS // 100) // (draws.below(DRAWS) + 1)
    point = max(100, min(highest, point))
    leaves_at = chosen.get("cashOutAt", highest)
    return {"atHundredths": point}, stake * leaves_at // 100 if leaves_at <= point else 0

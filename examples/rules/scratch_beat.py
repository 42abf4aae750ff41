from .print_run import draw_prize


def play(data, draws, stake, chosen, actions):
    prize = draw_prize(data, draws)
    won = prize["rows"] if prize else []
    lowest, numbers = data["lowest"], data["highest"] - data["lowest"] + 1
    rows = []
    for amount in draws.shuffled(won + [None] * (data["rows"] - len(won))):
        is_won = amount is not None
        one = draws.below(numbers)
        step = 1 + draws.below(numbers - 1) if is_won else draws.below(numbers)
        low, high = sorted((lowest + one, lowest + (one + step) % numbers))
        if not is_won:
            lost = draws.weighted(data["prizes"])["rows"]
            amount = lost[draws.below(len(lost))]
        yours, theirs = (high, low) if is_won else (low, high)
        rows.append({"yours": yours, "theirs": theirs, "prizeMinor": str(stake * amount)})
    return {"rows": rows}, stake * sum(won)

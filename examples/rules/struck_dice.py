def play(data, draws, stake, chosen, actions):
    left = list(range(3, 19))
    struck = {}
    for _ in range(draws.weighted(data["counts"])["count"]):
        total = left.pop(draws.below(len(left)))
        struck[total] = draws.weighted(data["factors"])["factor"]
    dice = [1 + draws.below(6) for _ in range(3)]
    hundredths = data["returnsHundredths"][sum(dice) - 3] * struck.get(sum(dice), 1)
    won = [bet for bet in chosen["bets"] if bet["spot"] == f"sum-{sum(dice)}"]
    return {"struck": struck, "dice": dice}, sum(int(bet["amountMinor"]) * hundredths // 100 for bet in won)

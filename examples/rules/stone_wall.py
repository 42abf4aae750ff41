def play(data, draws, stake, chosen, actions):
    factor = draws.weighted(data["drops"])["factor"]
    prizes = [each["prize"] for each in data["prizes"] for _ in range(each["count"])]
    wall = draws.shuffled(prizes, len(prizes))
    payout = 0
    for bet in chosen["bets"]:
        stone = int(bet["spot"].removeprefix("stone-"))
        payout += int(bet["amountMinor"]) * wall[stone - 1] * factor
    return {"factor": factor, "prizes": wall}, payout

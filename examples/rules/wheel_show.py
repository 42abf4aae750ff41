def play_bonus(bonus, picks, draws):
    """What a bonus round shows, and the value of each pick, or one for all."""
    kind = bonus["kind"]
    if kind == "second-wheel":
        values = bonus["values"]
        stop = draws.below(len(values))
        return {"stop": stop}, [values[(stop + pick * len(values) // picks) % len(values)] for pick in range(picks)]
    if kind == "boxes":
        return {}, draws.shuffled(bonus["values"])
    if kind == "ladder":
        reached = draws.weighted(bonus["rungs"])
        return {"rung": bonus["rungs"].index(reached)}, [reached["value"]]
    if kind == "coin":
        sides = [draws.weighted(bonus["sides"])["value"] for _ in range(2)]
        up = draws.below(2)
        return {"sides": sides, "up": up}, [sides[up]]
    field, total, rolls = 0, 0, []
    for _ in range(bonus["rolls"]):
        dice = [1 + draws.below(6), 1 + draws.below(6)]
        field = (field + sum(dice)) % len(bonus["rents"])
        rent = bonus["rents"][field] * (2 if dice[0] == dice[1] else 1)
        total += rent
        rolls.append({"dice": dice, "field": field, "rent": rent})
    return {"rolls": rolls}, [total]


def play(data, draws, stake, chosen, actions):
    wheel = data["wheel"].split(" ")
    struck, times = None, 1
    if "forecast" in data:
        struck = draws.weighted(data["forecast"]["spots"])["spot"]
        times = draws.weighted(data["forecast"]["multipliers"])["multiplier"]
    factors = {each["name"]: each["multiplier"] for each in data["multipliers"]}
    numbers = {each["spot"]: each["pays"] for each in data["numbers"]}
    segments, multiplier = [], 1
    while True:
        segments.append(draws.below(len(wheel)))
        spot = wheel[segments[-1]]
        factor = factors.get(spot)
        if factor is None:
            break
        multiplier = min(data["maximumMultiplier"], multiplier * factor)
    shown = {"forecast": [struck, times], "segments": segments}
    values = [numbers.get(spot)]
    for bonus in data["bonuses"]:
        if bonus["spot"] == spot:
            more, values = play_bonus(bonus, data["picks"], draws)
            shown = {**shown, **more, "values": values}
    pick = chosen.get("pick", 0)
    pays = values[pick if len(values) > 1 else 0] * multiplier * (times if struck == spot else 1)
    return shown, sum(int(bet["amountMinor"]) * (pays + 1) for bet in chosen["bets"] if bet["spot"] == spot)

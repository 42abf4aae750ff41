from rules.roulette import pockets_of


def play(data, draws, stake, chosen, actions):
    left = list(range(37))
    struck = {}
    for _ in range(draws.weighted(data["counts"])["count"]):
        number = left.pop(draws.below(len(left)))
        struck[number] = draws.weighted(data["multipliers"])["multiplier"]
    pocket = draws.below(37)
    payout = 0
    for bet in chosen["bets"]:
        amount, covered = int(bet["amountMinor"]), pockets_of(bet["spot"])
        if pocket not in covered:
            continue
        if len(covered) == 1:
            payout += amount * struck.get(pocket, data["straightPays"] + 1)
        else:
            payout += amount * 36 // len(covered)
    return {"struck": struck, "pocket": pocket}, payout

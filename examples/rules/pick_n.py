from itertools import permutations

from rules.fixed_prizes import cut_prizes


def tier_of(play, drawn):
    """The tier that a play wins; None without a prize."""
    if play["digits"] == drawn:
        return {"straight": "straight", "boxed": "boxed", "both": "exact"}[play["way"]]
    if play["way"] == "straight" or sorted(play["digits"]) != sorted(drawn):
        return None
    return "boxed" if play["way"] == "boxed" else "any"


def play(data, draws, stake, chosen, actions):
    """A draw in which only this ticket was sold."""
    drawn = "".join(str(draws.below(10)) for _ in range(data["digits"]))
    ways = len(set(permutations(drawn)))
    boxed = {each["ways"]: each["hundredths"] for each in data["boxed"]}.get(ways)
    pays = {"straight": data["straight"]}
    if boxed:
        pays.update(exact=(data["straight"] + boxed) // 2, boxed=boxed, any=boxed // 2)
    plays = chosen["plays"]
    sold = sum(each["times"] for each in plays)
    won = [(each["times"], tier_of(each, drawn)) for each in plays]
    tiers = [
        (paid, sum(times for times, reached in won if reached == tier), tier in ("straight", "exact"))
        for tier, paid in pays.items()
    ]
    paid = dict(zip(pays, cut_prizes(tiers, data["capPrices"])))
    price = stake // sold
    payout = sum(times * price * paid[tier] // 100 for times, tier in won if tier)
    return {"digits": drawn, "sold": sold}, payout

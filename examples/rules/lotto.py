from itertools import combinations

from rules.fixed_prizes import cut_prizes


def tier_of(data, line, numbers, bonus):
    """The place of the highest tier that a line reaches; None without a prize."""
    hits = len(set(line) & set(numbers))
    for place, tier in enumerate(data["tiers"]):
        if tier["hits"] == hits and (bonus in line or not tier["withBonus"]):
            return place
    return None


def lines_by_tier(data, slips, numbers, bonus):
    """For each slip the number of its lines in each tier, line by line."""
    counted = []
    for slip in slips:
        counts = [0] * len(data["tiers"])
        for line in combinations(slip, data["picks"]):
            place = tier_of(data, line, numbers, bonus)
            if place is not None:
                counts[place] += 1
        counted.append(counts)
    return counted


def play(data, draws, stake, chosen, actions):
    """A draw in which only this ticket was sold."""
    picks = data["picks"]
    drawn = draws.shuffled(range(1, data["balls"] + 1), picks + data["hasBonus"])
    numbers = drawn[:picks]
    bonus = drawn[picks] if data["hasBonus"] else None
    lines = sum(1 for slip in chosen["slips"] for _ in combinations(slip, picks))
    price = stake // lines
    counted = lines_by_tier(data, chosen["slips"], numbers, bonus)
    tiers = [
        (tier["hundredths"], sum(counts[place] for counts in counted), place < data["topTiers"])
        for place, tier in enumerate(data["tiers"])
    ]
    pays = cut_prizes(tiers, data["capPrices"])
    payout = sum(count * price * paid // 100 for counts in counted for count, paid in zip(counts, pays))
    return {"numbers": numbers, "bonus": bonus, "lines": lines}, payout

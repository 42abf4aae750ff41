from itertools import permutations

from rules.fixed_prizes import cut_prizes


def tier_of(play, drawn):
    """The tier that a play wins; None without a prize."""
    if play["digits"] == drawn:
        return {"straight": "straight", "boxed": "boxed", "both": "exact"}[play["way"]]
    if play["way"] == "straight" or sorted(play["digits"]) != sorted(drawn):
        return None
    return "boxed" if play["way"] == "boxed" else "any"


def fixed_prizes(data, drawn):
    """What the tiers pay below the cap. Equal digits have one order, so only straight plays can win."""
    ways = len(set(permutations(drawn)))
    boxed = {each["ways"]: each["hundredths"] for each in data["boxed"]}.get(ways)
    prizes = {"straight": data["straight"]}
    if boxed:
        prizes.update(exact=(data["straight"] + boxed) // 2, boxed=boxed, any=boxed // 2)
    return prizes


def draw(data, draws):
    """The digits in the order drawn."""
    return "".join(str(draws.below(10)) for _ in range(data["digits"]))


def sold_in(ticket):
    return sum(play["times"] for play in ticket["plays"])


def share(data, drawn, tickets):
    """The events of a draw with these tickets, and what each tier pays in hundredths of a price."""
    full = fixed_prizes(data, drawn)
    winners = dict.fromkeys(full, 0)
    for ticket in tickets:
        for play in ticket["plays"]:
            tier = tier_of(play, drawn)
            if tier:
                winners[tier] += play["times"]
    tiers = [(paid, winners[tier], tier in ("straight", "exact")) for tier, paid in full.items()]
    pays = dict(zip(full, cut_prizes(tiers, data["capPrices"])))
    won = [{"tier": tier, "winners": winners[tier], "hundredths": paid} for tier, paid in pays.items()]
    events = [
        {"type": "digits-drawn", "digits": drawn, "sold": sum(map(sold_in, tickets))},
        {"type": "prizes-set", "isCut": pays != full, "tiers": won},
    ]
    return events, pays


def pay(data, drawn, pays, stake, chosen):
    """What a ticket is paid: for each play, rounded down."""
    price = stake // sold_in(chosen)
    won = [(play["times"], tier_of(play, drawn)) for play in chosen["plays"]]
    return sum(times * price * pays[tier] // 100 for times, tier in won if tier)


def play(data, draws, stake, chosen, actions):
    """A draw in which only this ticket was sold."""
    drawn = draw(data, draws)
    (shown, _), pays = share(data, drawn, [chosen])
    return {"digits": drawn, "sold": shown["sold"]}, pay(data, drawn, pays, stake, chosen)

from itertools import combinations

from rules.fixed_prizes import cut_prizes


def tier_of(data, line, numbers, bonus):
    """The place of the highest tier that a line reaches; None without a prize."""
    hits = len(set(line) & set(numbers))
    for place, tier in enumerate(data["tiers"]):
        if tier["hits"] == hits and (bonus in line or not tier["withBonus"]):
            return place
    return None


def slip_counter(data, drawn):
    """A function of a slip: the number of its lines in each tier, line by line. Slips with as many marks and hits are counted once."""
    numbers, bonus = drawn
    known = {}

    def count(slip):
        key = (len(slip), len(set(slip) & set(numbers)), bonus in slip)
        if key not in known:
            counts = [0] * len(data["tiers"])
            for line in combinations(slip, data["picks"]):
                place = tier_of(data, line, numbers, bonus)
                if place is not None:
                    counts[place] += 1
            known[key] = counts
        return known[key]

    return count


def lines_of(data, chosen):
    return sum(1 for slip in chosen["slips"] for _ in combinations(slip, data["picks"]))


def draw(data, draws):
    """The numbers in the order drawn, and the bonus ball, which is None in games without one."""
    picks = data["picks"]
    drawn = draws.shuffled(range(1, data["balls"] + 1), picks + data["hasBonus"])
    return drawn[:picks], drawn[picks] if data["hasBonus"] else None


def share(data, drawn, tickets):
    """The events of a draw with these tickets, and what each tier pays in hundredths of a line's price."""
    count = slip_counter(data, drawn)
    winners = [0] * len(data["tiers"])
    for ticket in tickets:
        for slip in ticket["slips"]:
            winners = [before + more for before, more in zip(winners, count(slip))]
    full = [tier["hundredths"] for tier in data["tiers"]]
    tiers = [(paid, winners[place], place < data["topTiers"]) for place, paid in enumerate(full)]
    pays = cut_prizes(tiers, data["capPrices"])
    lines = sum(lines_of(data, ticket) for ticket in tickets)
    won = [{**tier, "winners": many, "hundredths": paid} for tier, many, paid in zip(data["tiers"], winners, pays)]
    events = [
        {"type": "balls-drawn", "numbers": drawn[0], "bonus": drawn[1], "lines": lines},
        {"type": "prizes-set", "isCut": pays != full, "tiers": won},
    ]
    return events, pays


def pay(data, drawn, pays, stake, chosen):
    """What a ticket is paid: for each slip and tier, rounded down."""
    price = stake // lines_of(data, chosen)
    counted = map(slip_counter(data, drawn), chosen["slips"])
    return sum(many * price * paid // 100 for counts in counted for many, paid in zip(counts, pays))


def play(data, draws, stake, chosen, actions):
    """A draw in which only this ticket was sold."""
    drawn = draw(data, draws)
    (shown, _), pays = share(data, drawn, [chosen])
    shown = {name: shown[name] for name in ("numbers", "bonus", "lines")}
    return shown, pay(data, drawn, pays, stake, chosen)

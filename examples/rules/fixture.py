from fractions import Fraction

from rules.odds import pay_slip


def sums_of(weights, parts):
    """The number of draws for each sum over the parts of a match."""
    sums = {0: 1}
    for _ in range(parts):
        after = {}
        for total, count in sums.items():
            for score, weight in enumerate(weights):
                after[total + score] = after.get(total + score, 0) + count * weight
        sums = after
    return sums


def draw_number(weights, draws):
    return draws.weighted([{"number": index, "weight": weight} for index, weight in enumerate(weights)])["number"]


def draw_score(data, draws):
    """The final score. The minutes of the goals do not change it, but they use numbers of the stream."""
    if data["sport"] == "cricket":
        home = sum(draw_number(data["homeWeights"], draws) for _ in range(data["overs"]))
        return home, sum(draw_number(data["awayWeights"], draws) for _ in range(data["overs"]))
    home = away = 0
    for _ in range(data["periods"]):
        goals = draw_number(data["homeWeights"], draws), draw_number(data["awayWeights"], draws)
        draws.shuffled(range(data["minutesPerPeriod"]), sum(goals))
        home, away = home + goals[0], away + goals[1]
    return home, away


def wins(spot, scores, home, away):
    """Whether a bet has won at this final score. `scores` is the highest goal count in the list of correct scores."""
    name, *rest = spot.split("-")
    if name == "result":
        return rest[0] == ("home" if home > away else "away" if away > home else "draw")
    if name == "both":
        return (home > 0 and away > 0) == (rest[0] == "yes")
    if name == "score":
        return max(home, away) > scores if rest == ["other"] else [home, away] == [int(each) for each in rest]
    counted = {"home": home, "away": away}.get(name, home + away)
    side, line = rest if name in ("home", "away") else (name, rest[0])
    return counted > int(line) if side == "over" else counted <= int(line)


def market_of(spot):
    name = spot.split("-")[0]
    return {"over": "total", "under": "total", "home": "team", "away": "team"}.get(name, name)


def play(data, draws, stake, chosen, actions):
    parts = data["overs"] if data["sport"] == "cricket" else data["periods"]
    homes, aways = sums_of(data["homeWeights"], parts), sums_of(data["awayWeights"], parts)
    every = sum(homes.values()) * sum(aways.values())
    scores = data.get("scores", 0)
    home, away = draw_score(data, draws)

    def selection(spot):
        winning = sum(
            homes[one] * aways[other] for one in homes for other in aways if wins(spot, scores, one, other)
        )
        return wins(spot, scores, home, away), Fraction(winning, every), data["returns"][market_of(spot)]

    return {"home": home, "away": away}, pay_slip(chosen["bets"], selection)

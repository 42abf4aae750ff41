from fractions import Fraction
from itertools import permutations

from rules.odds import pay_slip


def start_chance(weights, runners):
    """The chance that the race begins its order with these runners, numbered from 1."""
    left, chance = sum(weights), Fraction(1)
    for runner in runners:
        chance *= Fraction(weights[runner - 1], left)
        left -= weights[runner - 1]
    return chance


def draw_order(weights, draws):
    left = [{"number": index + 1, "weight": weight} for index, weight in enumerate(weights)]
    order = []
    while left:
        runner = draws.weighted(left)
        order.append(runner["number"])
        left.remove(runner)
    return order


def play(data, draws, stake, chosen, actions):
    weights = [runner["weight"] for runner in data["runners"]]
    paid = data["placesPaid"]
    order = draw_order(weights, draws)

    def selection(spot):
        market, *numbers = spot.split("-")
        runners = [int(number) for number in numbers]
        if market == "place":
            starts = permutations(range(1, len(weights) + 1), paid)
            chance = sum(start_chance(weights, start) for start in starts if runners[0] in start)
            return runners[0] in order[:paid], chance, data["returns"]["place"]
        return order[: len(runners)] == runners, start_chance(weights, runners), data["returns"][market]

    return {"order": order}, pay_slip(chosen["bets"], selection)

from .print_run import draw_prize


def play(data, draws, stake, chosen, actions):
    prize = draw_prize(data, draws)
    pairs = prize["pairs"] if prize else 0
    kinds = draws.shuffled(range(data["cells"]))[: data["cells"] - pairs]
    kinds = draws.shuffled(kinds[:pairs] + kinds)
    multiplier = (prize or draws.weighted(data["prizes"]))["multiplier"]
    return {"kinds": kinds, "multiplier": multiplier}, stake * data["pays"][pairs - 1] * multiplier if prize else 0

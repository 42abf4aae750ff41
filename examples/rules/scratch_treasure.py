from .print_run import draw_prize


def play(data, draws, stake, chosen, actions):
    prize = draw_prize(data, draws)
    odd = draws.below(data["cells"])
    multiplier = (prize or draws.weighted(data["prizes"]))["multiplier"]
    shown = {"odd": odd, "find": prize["find"] if prize else None, "multiplier": multiplier}
    return shown, stake * data["finds"][prize["find"]] * multiplier if prize else 0

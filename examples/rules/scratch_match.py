from .print_run import amounts, draw_prize


def play(data, draws, stake, chosen, actions):
    prize = draw_prize(data, draws)
    multiple = prize["multiple"] if prize else 0
    deck = [each["multiple"] for each in data["prizes"] if each["multiple"] != multiple for _ in range(2)]
    matching = [multiple] * 3 if multiple else []
    others = 9 - len(matching)
    cells = draws.shuffled(matching + draws.shuffled(deck, others)[:others])
    return {"cells": [{"prizeMinor": each} for each in amounts(cells, stake)]}, multiple * stake

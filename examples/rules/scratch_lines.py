from .print_run import draw_prize, exact_choices, mark

LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]


def play(data, draws, stake, chosen, actions):
    prize = draw_prize(data, draws)
    choices = exact_choices(LINES, prize["lines"]) if prize else [()]
    wanted = choices[draws.below(len(choices))]
    marks = mark(draws, LINES, wanted, 9, data["most"])
    amount = (prize or draws.weighted(data["prizes"]))["amount"]
    shown = {"marks": [field in marks for field in range(9)], "prizeMinor": str(stake * amount)}
    return shown, stake * amount * len(wanted)

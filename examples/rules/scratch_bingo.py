from .print_run import draw_prize, mark

SIDE = range(4)
LINES = [
    *([row * 4 + column for column in SIDE] for row in SIDE),
    *([row * 4 + column for row in SIDE] for column in SIDE),
    [0, 5, 10, 15],
    [3, 6, 9, 12],
]


def play(data, draws, stake, chosen, actions):
    prize = draw_prize(data, draws)
    lines = prize["lines"] if prize else []
    numbers = draws.shuffled(range(1, data["highest"] + 1))
    card, others = numbers[:16], numbers[16:]
    marks = mark(draws, LINES, lines, 16, data["most"])
    called = [number for cell, number in enumerate(card) if cell in marks]
    calls = draws.shuffled(called + others[: data["calls"] - len(called)])
    return {"calls": calls, "card": card}, stake * sum(data["lines"][line] for line in lines)

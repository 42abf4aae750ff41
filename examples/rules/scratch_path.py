from .print_run import amounts, draw_prize

MOVES = {"left": -1, "down": 0, "right": 1}


def play(data, draws, stake, chosen, actions):
    prize = draw_prize(data, draws)
    columns, rows = data["columns"], data["rows"]
    start = draws.below(columns)
    stop_row = rows if prize else draws.below(rows)
    steps, path = [], start
    for row in range(rows):
        entered = path
        for column in range(columns):
            is_on_path = row <= stop_row and column == entered
            if row == stop_row if is_on_path else draws.below(100) < data["stopPercent"]:
                steps.append("stop")
                continue
            moves = [move for move, by in MOVES.items() if 0 <= column + by < columns]
            steps.append(moves[draws.below(len(moves))])
            if is_on_path:
                path = column + MOVES[steps[-1]]
    exits = [
        prize["multiple"] if prize and column == path else draws.weighted(data["prizes"])["multiple"]
        for column in range(columns)
    ]
    shown = {"start": start, "steps": steps, "exitsMinor": amounts(exits, stake)}
    return shown, stake * prize["multiple"] if prize else 0

from rules.draws import uniform_below

ROWS = [list(range(row * 9, row * 9 + 9)) for row in range(3)]
LINES = (
    [list(range(row * 5, row * 5 + 5)) for row in range(5)]
    + [list(range(column, 25, 5)) for column in range(5)]
    + [[0, 6, 12, 18, 24], [4, 8, 12, 16, 20]]
)
PATTERNS = {
    ("90", "line"): ROWS,
    ("90", "two-lines"): [ROWS[0] + ROWS[1], ROWS[0] + ROWS[2], ROWS[1] + ROWS[2]],
    ("90", "house"): [list(range(27))],
    ("75", "line"): LINES,
    ("75", "corners"): [[0, 4, 20, 24]],
    ("75", "diamond"): [[2, 6, 8, 10, 14, 16, 18, 22]],
    ("75", "cross"): [[0, 4, 6, 8, 12, 16, 18, 20, 24]],
    ("75", "house"): [list(range(25))],
    ("30", "house"): [list(range(9))],
}


def mix(word):
    word = (word ^ word >> 16) * 0x21F0AAAD % 2**32
    word = (word ^ word >> 15) * 0x735A2D97 % 2**32
    return word ^ word >> 15


class SerialDraws:
    """SplitMix32 from the mixed serial."""

    def __init__(self, serial):
        self.state = mix(serial)

    def word(self):
        self.state = (self.state + 0x9E3779B9) % 2**32
        return mix(self.state)

    def sample(self, items, count):
        items = list(items)
        for index in range(min(count, len(items) - 1)):
            other = index + uniform_below(self.word, len(items) - index)
            items[index], items[other] = items[other], items[index]
        return items[:count]


def card_of(balls, serial):
    draws = SerialDraws(serial)
    if balls != "90":
        size, each = (5, 15) if balls == "75" else (3, 10)
        columns = []
        for column in range(size):
            has_free = balls == "75" and column == 2
            numbers = range(column * each + 1, (column + 1) * each + 1)
            columns.append(sorted(draws.sample(numbers, size - 1 if has_free else size)))
            if has_free:
                columns[column].insert(2, None)
        return [columns[place % size][place // size] for place in range(size * size)]
    while True:
        rows = [set(draws.sample(range(9), 5)) for _ in range(3)]
        if len(set().union(*rows)) == 9:
            break
    cells = [None] * 27
    for column in range(9):
        filled = [row for row in range(3) if column in rows[row]]
        numbers = range(max(1, column * 10), column * 10 + (11 if column == 8 else 10))
        for row, number in zip(filled, sorted(draws.sample(numbers, len(filled)))):
            cells[row * 9 + column] = number
    return cells


def calls_until(balls, prize, serial, order):
    """After how many calls the card of a serial has a prize."""
    card = card_of(balls, serial)
    calls = [0 if number is None else order[number] for number in card]
    return min(max(calls[cell] for cell in pattern) for pattern in PATTERNS[balls, prize])


def share(data, called, sold):
    """Each prize with the number of calls after which it is won, and the winning tickets among the sold ones."""
    order = {ball: place + 1 for place, ball in enumerate(called)}
    taken = []
    for each in data["prizes"]:
        calls = {serial: calls_until(data["balls"], each["prize"], serial, order) for serial in sold}
        first = min(calls.values())
        winners = sorted(serial for serial in calls if calls[serial] == first)
        taken.append({"prize": each["prize"], "permille": each["permille"], "afterBalls": first, "serials": winners})
    return taken


def play(data, draws, stake, chosen, actions):
    """A round in which only these tickets were sold."""
    own = chosen["serials"]
    called = draws.shuffled(range(1, int(data["balls"]) + 1))
    taken = share(data, called, own)
    price = stake // len(own)
    payout = 0
    for each in taken:
        part = len(own) * price * each["permille"] // (1000 * len(each["serials"]))
        payout += part * len(each["serials"])
    last = max(each["afterBalls"] for each in taken)
    told = [{"prize": each["prize"], "afterBalls": each["afterBalls"], "serials": each["serials"]} for each in taken]
    return {"numbers": called[:last], "taken": told}, payout

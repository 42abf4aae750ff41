POTS = ("mini", "minor", "major")
PLACES = 15
RESPINS = 3


def lines_pay(data, grid):
    coins = 0
    for line in data["lines"]:
        symbol = grid[0][line[0]]
        count = 1
        while count < 5 and grid[count][line[count]] in (symbol, data["wild"]):
            count += 1
        coins += data["linePays"].get(symbol, {}).get(str(count), 0)
    return coins


def respins(hold, draws, held):
    """Plays the respins. Returns the values of all held coins, and the grand prize or 0. Places are numbered reel by reel from the top."""
    won, values, left = set(), [], RESPINS
    lowest = hold["values"][0]["coins"]
    table = [{"pot": pot, **hold["pots"][pot]} for pot in POTS] + hold["values"]

    def value():
        drawn = draws.weighted(table)
        # A pot that the round has already won pays the lowest value.
        coins = lowest if drawn.get("pot") in won else drawn["coins"]
        won.update({drawn["pot"]} if "pot" in drawn else ())
        return coins

    values += [value() for _ in held]
    while left > 0 and len(held) < PLACES:
        empty = [place for place in range(PLACES) if place not in held]
        landed = [place for place in empty if draws.below(hold["landsOneIn"]) == 0]
        held = held + landed
        left = RESPINS if landed else left - 1
        values += [value() for _ in landed]
    return values, hold["grand"] if len(held) == PLACES else 0


def play(data, draws, stake, chosen, actions):
    strips = [strip.split(" ") for strip in data["strips"]]
    coin = stake // data["coinsPerStake"]
    stops = [draws.below(len(strip)) for strip in strips]
    grid = [[strip[(stop + row) % len(strip)] for row in range(3)] for strip, stop in zip(strips, stops)]
    held = [3 * reel + row for reel in range(5) for row in range(3) if grid[reel][row] == data["coin"]]
    values, grand = respins(data["hold"], draws, held) if len(held) >= 6 else ([], 0)
    return {"stops": stops, "coins": values}, (lines_pay(data, grid) + sum(values) + grand) * coin

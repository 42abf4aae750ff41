POTS = ("mini", "minor", "major")
SPECIALS = ("collector", "booster", "persistent")
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


def land(grid, drawn):
    """Lands a coin beside those before it: its value, and what it changes of theirs."""
    special = drawn.get("special")
    coins = sum(coin["coins"] for coin in grid) if special in ("collector", "persistent") else drawn["coins"]
    for coin in grid:
        coin["coins"] += coins if special == "booster" else 0
        coin["coins"] += coins if coin.get("special") == "persistent" else 0
    grid.append({"coins": coins, "special": special})


def respins(hold, draws, held):
    """Plays the respins. Returns the values of all held coins, and the grand prize or 0. Places are numbered reel by reel from the top."""
    seen, grid, left = {}, [], RESPINS
    lowest = hold["values"][0]
    spun = [{"name": pot, "most": 1, **hold["pots"][pot]} for pot in POTS] + hold["values"]
    specials = hold.get("specials", {})
    respun = spun + [{"coins": 0, "name": name, "special": name, **specials[name]} for name in SPECIALS if name in specials]

    def draw(table):
        drawn = draws.weighted(table)
        name = drawn.get("name")
        # A pot that the round has already won, or one special coin too many, is worth the lowest value.
        if name and seen.get(name, 0) == drawn["most"]:
            drawn = lowest
        elif name:
            seen[name] = seen.get(name, 0) + 1
        land(grid, drawn)

    for _ in held:
        draw(spun)
    while left > 0 and len(held) < PLACES:
        empty = [place for place in range(PLACES) if place not in held]
        landed = [place for place in empty if draws.below(hold["landsOneIn"]) == 0]
        held = held + landed
        left = RESPINS if landed else left - 1
        for _ in landed:
            draw(respun)
    return [coin["coins"] for coin in grid], hold["grand"] if len(held) == PLACES else 0


def play(data, draws, stake, chosen, actions):
    strips = [strip.split(" ") for strip in data["strips"]]
    coin = stake // data["coinsPerStake"]
    stops = [draws.below(len(strip)) for strip in strips]
    grid = [[strip[(stop + row) % len(strip)] for row in range(3)] for strip, stop in zip(strips, stops)]
    held = [3 * reel + row for reel in range(5) for row in range(3) if grid[reel][row] == data["coin"]]
    values, grand = respins(data["hold"], draws, held) if len(held) >= 6 else ([], 0)
    return {"stops": stops, "coins": values}, (lines_pay(data, grid) + sum(values) + grand) * coin

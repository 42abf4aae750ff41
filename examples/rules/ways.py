from .free_spins import play_free_spins


def ways_pay(pays, wild, grid, splits={}):
    """Yields each symbol that shows on three or more reels from the left, and its win in coins: its pay for that many reels, times the ways.
    A split symbol counts as two of the symbol that it shows."""
    for symbol, coins in pays.items():
        reels, ways = 0, 1
        for column in grid:
            count = sum(2 if splits.get(shown) == symbol else shown in (symbol, wild) for shown in column)
            if count == 0:
                break
            reels, ways = reels + 1, ways * count
        if reels >= 3:
            yield symbol, ways * coins[reels - 3]


def play(data, draws, stake, chosen, actions):
    strips = [strip.split(" ") for strip in data["strips"]]
    coin = stake // data["coinsPerStake"]
    multipliers, spins = data["freeSpins"]["multipliers"], []

    def spin(multiplier, rows=data["rows"]):
        stops = [draws.below(len(strip)) for strip in strips]
        grid = [[strip[(stop + row) % len(strip)] for row in range(rows)] for strip, stop in zip(strips, stops)]
        coins = sum(paid for _, paid in ways_pay(data["pays"], data["wild"], grid, data.get("splits", {})))
        # With opened rows, scatters count for nothing.
        scatters = sum(data["scatter"] in column for column in grid) if rows == data["rows"] else 0
        coins += data["scatterPays"][scatters - 3] if scatters >= 3 else 0
        spins.append({"stops": stops, "payoutMinor": str(coins * multiplier * coin)})
        return scatters >= 3

    triggered, rows = spin(1), data["rows"]
    while rows < data.get("openingRows", {}).get("most", rows) and spins[-1]["payoutMinor"] != "0":
        rows += 1
        spin(1, rows)
    if triggered:
        play_free_spins(data["freeSpins"]["spins"], len(multipliers), lambda level: spin(multipliers[level]))
    return {"spins": spins}, sum(int(each["payoutMinor"]) for each in spins)

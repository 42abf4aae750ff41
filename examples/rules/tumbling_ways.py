from .free_spins import play_free_spins
from .ways import ways_pay

MIN_HEIGHT = 2


def play(data, draws, stake, chosen, actions):
    strips = [strip.split(" ") for strip in data["strips"]]
    coin = stake // data["coinsPerStake"]
    spins = []

    def spin(multipliers):
        stops, heights = [], []
        for strip, weights in zip(strips, data["heights"]):
            stops.append(draws.below(len(strip)))
            by_weight = [{"height": MIN_HEIGHT + place, "weight": weight} for place, weight in enumerate(weights)]
            heights.append(draws.weighted(by_weight)["height"])
        following, grid = list(stops), [[] for _ in strips]

        def fill():
            """Fills the reels. The strips run upwards, so new symbols land on top of those that are left."""
            for reel, strip in enumerate(strips):
                while len(grid[reel]) < heights[reel]:
                    grid[reel].append(strip[following[reel] % len(strip)])
                    following[reel] += 1

        fill()
        coins, tumbles = 0, 0
        while won := dict(ways_pay(data["pays"], data["wild"], grid)):
            coins += sum(won.values()) * multipliers[min(tumbles, len(multipliers) - 1)]
            tumbles += 1
            # The symbols that have won and all wilds leave, wherever they stand.
            for column in grid:
                column[:] = [symbol for symbol in column if symbol not in won and symbol != data["wild"]]
            fill()
        awarded = sum(data["scatter"] in column for column in grid) >= 3
        coins += data["scatterPay"] if awarded else 0
        spins.append({"stops": stops, "heights": heights, "tumbles": tumbles, "payoutMinor": str(coins * coin)})
        return awarded

    free = data["freeSpins"]
    if spin(data["multipliers"]):
        play_free_spins(free["spins"], free["awards"], lambda level: spin(free["multipliers"]))
    return {"spins": spins}, sum(int(each["payoutMinor"]) for each in spins)

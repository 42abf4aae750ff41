def play(data, draws, stake, chosen, actions):
    strips = [strip.split(" ") for strip in data["strips"]]
    coin = stake // data["coinsPerStake"]
    reels, rows = len(strips), data.get("rows", 5)
    if "pool" in data:
        place = draws.below(data["pool"]["boards"]) * data["pool"]["step"]
        stops = []
        for strip in reversed(strips):
            stops.insert(0, place % len(strip))
            place //= len(strip)
    else:
        stops = [draws.below(len(strip)) for strip in strips]
    taken = list(stops)

    def take(reel):
        symbol = strips[reel][taken[reel] % len(strips[reel])]
        taken[reel] += 1
        return symbol

    # grid[reel][row], row 0 at the bottom. Symbols that fall in later continue the strips.
    grid = [[take(reel) for _ in range(rows)] for reel in range(reels)]

    def remove(gone):
        for reel in range(reels):
            kept = [grid[reel][row] for row in range(rows) if (reel, row) not in gone]
            grid[reel] = kept + [take(reel) for _ in range(rows - len(kept))]

    coins, drop, jar = 0, 0, 0
    boosts = data.get("boosts", {})
    cap = data.get("placeMultipliers", {}).get("cap")
    won = {}  # How often each place has won, in models whose places have multipliers.
    marks = list(data.get("jar", {}).get("marks", []))
    while True:
        multiplier = data["multipliers"][min(drop, len(data["multipliers"]) - 1)]
        wins = []  # The places of each win, and its coins before multipliers.
        for symbol, steps in data["pays"].items():
            for places in groups(grid, symbol, data):
                paid = [step["coins"] for step in steps if step["from"] <= len(places)]
                if paid:
                    wins.append((places, paid[-1]))
        gone = set().union(*(places for places, _ in wins))
        for place in gone:
            won[place] = won.get(place, 0) + 1
        for places, paid in wins:
            times = [min(cap, 2 ** (won[place] - 1)) for place in places if cap and won[place] > 1]
            coins += paid * multiplier * (sum(times) or 1)
        if gone:
            remove(gone)
            drop += 1
            jar += len(gone)
            continue
        if not marks or jar < marks[0]["at"]:
            numbers = sum(boosts.get(symbol, 0) for column in grid for symbol in column)
            coins *= numbers or 1
            return {"stops": stops, "drops": drop}, coins * coin
        turn, ranks = marks.pop(0)["turn"], data["jar"]["symbols"]
        lowest = next((symbol for symbol in ranks if any(symbol in column for column in grid)), None)
        shown = {(x, y) for x in range(reels) for y in range(rows) if grid[x][y] == lowest}
        if turn == "clear":
            remove(shown)
        else:
            for x, y in shown:
                grid[x][y] = data["wild"] if turn == "wild" else ranks[-1]


def groups(grid, symbol, data):
    """The sets of places that may pay for a symbol: all of them together, or each cluster with the wilds that it touches."""
    all_places = [(x, y) for x, column in enumerate(grid) for y in range(len(column))]
    unseen = {(x, y) for x, y in all_places if grid[x][y] == symbol}
    if data.get("wins") == "anywhere":
        return [unseen]
    allowed = {(x, y) for x, y in all_places if grid[x][y] in (symbol, data["wild"])}
    found = []
    while unseen:
        cluster, waiting = set(), [min(unseen)]
        while waiting:
            x, y = waiting.pop()
            if (x, y) in cluster or (x, y) not in allowed:
                continue
            cluster.add((x, y))
            waiting += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        unseen -= cluster
        found.append(cluster)
    return found

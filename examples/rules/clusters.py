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
    marks = list(data.get("jar", {}).get("marks", []))
    while True:
        multiplier = data["multipliers"][min(drop, len(data["multipliers"]) - 1)]
        gone = set()
        for symbol, steps in data["pays"].items():
            allowed = {(x, y) for x in range(reels) for y in range(rows) if grid[x][y] in (symbol, data["wild"])}
            unseen = {(x, y) for x, y in allowed if grid[x][y] == symbol}
            while unseen:
                cluster, waiting = set(), [min(unseen)]
                while waiting:
                    x, y = waiting.pop()
                    if (x, y) in cluster or (x, y) not in allowed:
                        continue
                    cluster.add((x, y))
                    waiting += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
                unseen -= cluster
                paid = [step["coins"] for step in steps if step["from"] <= len(cluster)]
                if paid:
                    coins += paid[-1] * multiplier
                    gone |= cluster
        if gone:
            remove(gone)
            drop += 1
            jar += len(gone)
            continue
        if not marks or jar < marks[0]["at"]:
            return {"stops": stops, "drops": drop}, coins * coin
        turn, ranks = marks.pop(0)["turn"], data["jar"]["symbols"]
        lowest = next((symbol for symbol in ranks if any(symbol in column for column in grid)), None)
        shown = {(x, y) for x in range(reels) for y in range(rows) if grid[x][y] == lowest}
        if turn == "clear":
            remove(shown)
        else:
            for x, y in shown:
                grid[x][y] = data["wild"] if turn == "wild" else ranks[-1]

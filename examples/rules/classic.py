def play(data, draws, stake, chosen, actions):
    strips = [strip.split(" ") for strip in data["strips"]]
    coin = stake // data["coinsPerStake"]
    wild = data.get("wild", {"symbol": None, "multiplier": 1})

    def shown(line, stops):
        return [strip[(stop + row) % len(strip)] for strip, stop, row in zip(strips, stops, line)]

    def coins_of(symbols):
        """The coins for these symbols from the left, if all but the wilds are the same symbol. None if they pay nothing."""
        others = {symbol for symbol in symbols if symbol != wild["symbol"]}
        if len(others) > 1:
            return None
        symbol = next(iter(others), wild["symbol"])
        pay = data["linePays"].get(symbol, {}).get(str(len(symbols)))
        if pay is None:
            return None
        wilds = symbols.count(wild["symbol"]) if others else 0
        return pay * wild["multiplier"] ** wilds

    def won(stops):
        lines = [shown(line, stops) for line in data["lines"]]
        return sum(coins_of(line) or coins_of(line[:2]) or 0 for line in lines)

    stops = [draws.below(len(strip)) for strip in strips]
    result, coins = {"stops": stops}, won(stops)
    if coins > 0:
        return result, coins * coin

    def nudges():
        """Yields the win and the new stops of each nudge: shorter nudges first, then reel by reel from the left, down before up."""
        for far in range(1, data["help"]["reach"] + 1):
            for reel, strip in enumerate(strips):
                for steps in (far, -far):
                    moved = [*stops]
                    moved[reel] = (stops[reel] - steps) % len(strip)
                    yield won(moved), moved

    def pairs():
        """Yields, for each pair on a line, the win with a third such symbol and the reel that lacks it: line by line, the right reel first."""
        for line in data["lines"]:
            symbols = shown(line, stops)
            for reel in (2, 1, 0):
                one, other = symbols[:reel] + symbols[reel + 1 :]
                symbol = other if one == wild["symbol"] else one
                if one == other or wild["symbol"] in (one, other):
                    wilds = 1 if one == other else wild["multiplier"]
                    yield data["linePays"].get(symbol, {}).get("3", 0) * wilds, reel

    # Of several changes with the same win, max returns the first.
    best, change = max(nudges() if data["help"]["kind"] == "nudge" else pairs(), key=lambda each: each[0], default=(0, None))
    if best == 0 or draws.below(data["help"]["oneIn"]) > 0:
        return result, 0
    if data["help"]["kind"] == "nudge":
        return result | {"nudgedTo": change}, best * coin
    stops = [*stops]
    stops[change] = draws.below(len(strips[change]))
    return result | {"respunTo": stops}, won(stops) * coin

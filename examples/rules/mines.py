from math import comb

TILES = 25


def play(data, draws, stake, chosen, actions):
    count = chosen["mines"]
    mines = sorted(draws.shuffled(range(TILES), count)[:count])

    def hundredths(opened):
        """The payout for this many opened tiles, in hundredths of the stake: the return divided by the probability to open them, rounded down."""
        return data["returnPercent"] * comb(TILES, opened) // comb(TILES - count, opened)

    def is_on_offer(opened):
        return opened <= TILES - count and hundredths(opened) <= data["maximumHundredths"]

    opened = []
    # The round cashes out by itself when no further tile is on offer.
    while is_on_offer(len(opened) + 1):
        closed = [{"type": "open", "tile": tile} for tile in range(TILES) if tile not in opened]
        action = actions.take(closed + ([{"type": "cash-out"}] if opened else []))
        if action["type"] == "cash-out":
            break
        if action["tile"] in mines:
            return {"mines": mines}, 0
        opened.append(action["tile"])
    return {"mines": mines}, stake * hundredths(len(opened)) // 100

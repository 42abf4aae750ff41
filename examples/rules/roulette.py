RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
EVEN_CHANCES = {"red", "black", "odd", "even", "low", "high"}


def pockets_of(spot):
    """The pockets that a spot covers. A win returns 36 stakes divided by their number."""
    if spot == "first-four":
        return {0, 1, 2, 3}
    name, *numbers = spot.split("-")
    pockets = range(1, 37)
    outside = {
        "red": RED,
        "black": set(pockets) - RED,
        "odd": {pocket for pocket in pockets if pocket % 2 == 1},
        "even": {pocket for pocket in pockets if pocket % 2 == 0},
        "low": set(range(1, 19)),
        "high": set(range(19, 37)),
    }
    if spot in outside:
        return outside[spot]
    # The pockets come last: the name "six-line-1-6" has one more part before them.
    first, last = int(numbers[-2]) if len(numbers) > 1 else int(numbers[0]), int(numbers[-1])
    return {
        "straight": lambda: {first},
        "split": lambda: {first, last},
        "street": lambda: set(range(first, last + 1)),
        "trio": lambda: {0, first, last},
        "corner": lambda: {first, first + 1, last - 1, last},
        "six": lambda: set(range(first, last + 1)),
        "dozen": lambda: set(range(12 * first - 11, 12 * first + 1)),
        "column": lambda: set(range(first, 37, 3)),
    }[name]()


def play(data, draws, stake, chosen, actions):
    pocket = draws.below(37)
    payout = 0
    for bet in chosen["bets"]:
        amount, covered = int(bet["amountMinor"]), pockets_of(bet["spot"])
        if pocket in covered:
            payout += amount * 36 // len(covered)
        # La partage: on zero, half of an even chance comes back.
        elif data.get("laPartage") and pocket == 0 and bet["spot"] in EVEN_CHANCES:
            payout += amount // 2
    return {"pocket": pocket}, payout

from itertools import product


def wins(chosen, total):
    if chosen["side"] == "exactly":
        return total == chosen["target"]
    return total < chosen["target"] if chosen["side"] == "under" else total > chosen["target"]


def play(data, draws, stake, chosen, actions):
    dice = [1 + draws.below(6) for _ in range(data["dice"])]
    throws = list(product(range(1, 7), repeat=data["dice"]))
    winning = sum(wins(chosen, sum(throw)) for throw in throws)
    hundredths = data["returnPercent"] * len(throws) // winning
    return {"dice": dice}, stake * hundredths // 100 if wins(chosen, sum(dice)) else 0

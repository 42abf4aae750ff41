from .print_run import draw_prize


def play(data, draws, stake, chosen, actions):
    prize = draw_prize(data, draws)
    full = prize["meters"] if prize else []
    collected = [kind for kind in full for _ in range(data["kinds"][kind]["needs"])]
    deck = [kind for kind, each in enumerate(data["kinds"]) if kind not in full for _ in range(each["needs"] - 1)]
    others = data["cells"] - len(collected)
    kinds = draws.shuffled(collected + draws.shuffled(deck, others)[:others])
    return {"kinds": kinds}, stake * sum(data["kinds"][kind]["multiple"] for kind in full)

def play(data, draws, stake, chosen, actions):
    rights = sum(draws.below(2) for _ in range(chosen["rows"]))
    half = next(
        board["halfHundredths"]
        for board in data["boards"]
        if board["rows"] == chosen["rows"] and board["risk"] == chosen["risk"]
    )
    # The model lists the bins from the edge to the middle; the other half mirrors them.
    return {"bin": rights}, stake * [*half, *half[-2::-1]][rights] // 100

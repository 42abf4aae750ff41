def play(data, draws, stake, chosen, actions):
    golden = [draws.below(100) < floor["goldenPercent"] for floor in data["floors"]]
    multiplier = draws.weighted(data["roof"])["multiplier"]
    climbed = golden.index(False) if False in golden else len(golden)
    floors = [
        {"bell": "golden" if is_golden else "cracked", "prizeMinor": str(stake * floor["multiple"])}
        for floor, is_golden in zip(data["floors"], golden)
    ]
    multiple = data["floors"][climbed - 1]["multiple"] * multiplier if climbed > 0 else 0
    return {"floors": floors, "multiplier": multiplier}, multiple * stake

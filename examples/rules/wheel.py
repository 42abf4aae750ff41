def play(data, draws, stake, chosen, actions):
    segment = draws.below(chosen["segments"])
    segments = next(
        wheel["segmentsHundredths"]
        for wheel in data["wheels"]
        if len(wheel["segmentsHundredths"]) == chosen["segments"] and wheel["risk"] == chosen["risk"]
    )
    return {"segment": segment}, stake * segments[segment] // 100

def play(data, draws, stake, chosen, actions):
    drawn = draws.shuffled(range(1, 81), 20)[:20]
    hits = len(set(chosen["numbers"]) & set(drawn))
    pays = data["pays"][len(chosen["numbers"]) - 1]
    return {"numbers": drawn}, stake * pays[hits] // 100

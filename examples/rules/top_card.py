def play(data, draws, stake, chosen, actions):
    red, blue = draws.shuffled(list(range(52)) * data["decks"], 2)[:2]
    lead = red % 13 - blue % 13
    # The return of a bet of 2, its stake included.
    returned = {
        "red": 4 if lead > 0 else 1 if lead == 0 else 0,
        "blue": 4 if lead < 0 else 1 if lead == 0 else 0,
        "draw": 2 * (data["drawPays"] + 1) if lead == 0 else 0,
        "suited-draw": 2 * (data["suitedDrawPays"] + 1) if red == blue else 0,
    }
    payout = sum(int(bet["amountMinor"]) * returned[bet["spot"]] // 2 for bet in chosen["bets"])
    return {"red": red, "blue": blue}, payout

from rules.baccarat import deal


def play(data, draws, stake, chosen, actions):
    lanterns = [draws.weighted(data["faces"])["value"] for _ in range(2)]
    product = lanterns[0] * lanterns[1]
    player, banker, pairs, natural = deal(data["table"], draws)
    wins = {"player": player > banker, "banker": banker > player, "tie": player == banker, **pairs}
    payout = 0
    for spot, amount in chosen["bets"].items():
        side = spot in ("player", "banker")
        # The return of a bet of 20, its stake included.
        if side and wins["tie"]:
            returned = 20
        elif not wins[spot]:
            returned = 0
        elif side and natural and product > 0:
            returned = 20 * (product + 1)
        else:
            returned = 20 + data["paysTwentieths"][spot]
        payout += int(amount) * returned // 20
    return {"lanterns": lanterns, "player": player, "banker": banker}, payout

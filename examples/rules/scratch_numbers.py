def play(data, draws, stake, chosen, actions):
    def numbers(count):
        return draws.shuffled(range(1, data["highest"] + 1), count)[:count]

    lucky, own = numbers(data["luckyNumbers"]), numbers(data["ownNumbers"])
    prizes = [draws.weighted(data["prizes"])["multiple"] * stake for _ in own]
    cells = [{"number": number, "prizeMinor": str(prize)} for number, prize in zip(own, prizes)]
    payout = sum(prize for number, prize in zip(own, prizes) if number in lucky)
    return {"luckyNumbers": lucky, "cells": cells}, payout

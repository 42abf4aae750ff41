from fractions import Fraction

STEPS = [(1000, 2), (5000, 10), (10000, 50)]


def odds_of(chance, thousandths):
    """Decimal odds in hundredths, rounded down to the step of their size."""
    fair = int(Fraction(thousandths, 10) / chance)
    step = next((step for below, step in STEPS if fair < below), 100)
    return fair - fair % step


def pay_slip(bets, selections):
    """The payout of a slip. `selections` gives for a name: whether it has won, its exact chance and its return in thousandths."""
    payout = 0
    for bet in bets:
        won, chance, thousandths = selections(bet["spot"])
        if won:
            payout += int(bet["amountMinor"]) * odds_of(chance, thousandths) // 100
    return payout

from .cards import rank_of, text_of

CASH_OUT = {"type": "cash-out"}


class Guesses:
    """The guesses that are on offer for the last card shown. wins/all is the probability of all right guesses so far."""

    def __init__(self, data, shown, wins, all):
        gone = shown if data["deck"] == "single" else []
        left = [rank_of(card) for card in range(52) if card not in gone]
        rank = rank_of(shown[-1])
        self.on_offer = {}
        worth = 100 if wins == all else data["returnPercent"] * all // wins
        for side in ("higher", "lower"):
            beyond = [each for each in left if (each > rank if side == "higher" else each < rank)]
            # A card of the same rank wins too, unless then every card would win.
            equal = [each for each in left if each == rank]
            winning = beyond + equal if len(beyond) + len(equal) < len(left) else beyond
            if len(winning) in (0, len(left)):
                continue
            chance = (wins * len(winning), all * len(left))
            hundredths = data["returnPercent"] * chance[1] // chance[0]
            if worth < hundredths <= data["maximumHundredths"]:
                self.on_offer[side] = (set(winning), chance)


def play(data, draws, stake, chosen, actions):
    shown = []

    def show():
        can_come = [card for card in range(52) if data["deck"] == "endless" or card not in shown]
        shown.append(can_come[draws.below(len(can_come))])

    wins, all, right, skips = 1, 1, 0, data["skips"]
    show()
    while True:
        on_offer = Guesses(data, shown, wins, all).on_offer if right < data["maximumGuesses"] else {}
        offered = [{"type": "guess", "side": side} for side in on_offer]
        if skips > 0 and right < data["maximumGuesses"]:
            offered.append({"type": "skip"})
        # The round cashes out by itself when nothing else is on offer.
        action = actions.take(offered + ([CASH_OUT] if right else [])) if offered else CASH_OUT
        if action == CASH_OUT:
            payout = stake * (data["returnPercent"] * all // wins) // 100
            break
        show()
        if action["type"] == "skip":
            skips -= 1
            continue
        winning, chance = on_offer[action["side"]]
        if rank_of(shown[-1]) not in winning:
            payout = 0
            break
        wins, all = chance
        right += 1
    return {"cards": [text_of(card) for card in shown]}, payout

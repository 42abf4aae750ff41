from .blackjack import is_blackjack, pips, play_hands, returned, total
from .cards import deal, text_of

DEALER_CARDS = 17
SEAT_CARDS = 34


def play(data, draws, stake, chosen, actions):
    """A bet at a seat. The dealer has the first cards of the shuffled decks, and each seat the next ones in turn."""
    cards = deal(draws, data["decks"], DEALER_CARDS + 7 * SEAT_CARDS)
    start = DEALER_CARDS + (chosen["seat"] - 1) * SEAT_CARDS
    seat = iter(cards[start : start + SEAT_CARDS])
    dealer, dealer_shoe = cards[:2], iter(cards[2:DEALER_CARDS])
    hands, stakes, insurance = [[next(seat), next(seat)]], [stake], 0
    if pips(dealer[0]) == 1 and actions.take_move("decline-insurance", "insure") == "insure":
        insurance = stake // 2
    if not is_blackjack(dealer) and not is_blackjack(hands[0]):
        hands, stakes = play_hands(hands[0], stake, seat, actions)
        if any(total(hand) <= 21 for hand in hands):
            while total(dealer) < 17:
                dealer.append(next(dealer_shoe))
    payout = insurance * 3 if is_blackjack(dealer) else 0
    payout += sum(returned(hand, each, dealer, len(hands) == 2) for hand, each in zip(hands, stakes))
    shown = {
        "dealer": [text_of(card) for card in dealer],
        "hands": [[text_of(card) for card in hand] for hand in hands],
        "stakedMinor": str(sum(stakes) + insurance),
    }
    return shown, payout

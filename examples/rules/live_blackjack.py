from .blackjack import play_seat
from .cards import deal

DEALER_CARDS = 17
SEAT_CARDS = 34


def play(data, draws, stake, chosen, actions):
    """A bet at a seat. The dealer has the first cards of the shuffled decks, and each seat the next ones in turn."""
    cards = deal(draws, data["decks"], DEALER_CARDS + 7 * SEAT_CARDS)
    start = DEALER_CARDS + (chosen["seat"] - 1) * SEAT_CARDS
    seat = iter(cards[start : start + SEAT_CARDS])
    return play_seat(cards[:2], iter(cards[2:DEALER_CARDS]), [next(seat), next(seat)], seat, stake, actions)

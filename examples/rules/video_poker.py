from collections import Counter
from itertools import product

from .cards import ACE, FOUR, FULL_HOUSE, PAIR, ROYAL_FLUSH, THREE, TWO_PAIR, deal, is_flush, rank_of, text_of
from .cards import FLUSH, STRAIGHT, STRAIGHT_FLUSH, value_of_five

DEUCE, TEN, JACK = 0, 8, 9
BY_CATEGORY = {
    ROYAL_FLUSH: "royal-flush",
    STRAIGHT_FLUSH: "straight-flush",
    FOUR: "four-of-a-kind",
    FULL_HOUSE: "full-house",
    FLUSH: "flush",
    STRAIGHT: "straight",
    THREE: "three-of-a-kind",
    TWO_PAIR: "two-pair",
}


def jacks_or_better(hand):
    category, ranks = value_of_five(hand)
    if category == PAIR and ranks[0] >= JACK:
        return "jacks-or-better"
    return BY_CATEGORY.get(category)


def fits_straight(ranks):
    """Whether the ranks are all different and at most four apart. The ace may also rank below the two."""
    low = [-1 if rank == ACE else rank for rank in ranks]
    return len(set(ranks)) == len(ranks) and min(max(ranks) - min(ranks), max(low) - min(low)) <= 4


def deuces_wild(hand):
    others = [card for card in hand if rank_of(card) != DEUCE]
    wilds = 5 - len(others)
    if wilds == 0:
        line = BY_CATEGORY.get(value_of_five(hand)[0])
        return {"royal-flush": "natural-royal", "two-pair": None}.get(line, line)
    if wilds == 4:
        return "four-deuces"
    ranks = [rank_of(card) for card in others]
    counts = Counter(ranks)
    alike = max(counts.values()) + wilds
    one_suit, in_a_row = is_flush(others), fits_straight(ranks)
    lines = {
        "wild-royal": one_suit and in_a_row and min(ranks) >= TEN,
        "five-of-a-kind": alike == 5,
        "straight-flush": one_suit and in_a_row,
        "four-of-a-kind": alike == 4,
        "full-house": len(counts) == 2,
        "flush": one_suit,
        "straight": in_a_row,
        "three-of-a-kind": alike == 3,
    }
    return next((line for line, has in lines.items() if has), None)


GAMES = {"jacks-or-better": jacks_or_better, "deuces-wild": deuces_wild}


def play(data, draws, stake, chosen, actions):
    cards = deal(draws, 1, 10)
    hold = actions.take([{"hold": list(held)} for held in product([False, True], repeat=5)])["hold"]
    others = iter(cards[5:])
    hand = [card if held else next(others) for card, held in zip(cards, hold)]
    line = GAMES[data["game"]](hand)
    pay = data["pays"][line] if line else 0
    if isinstance(pay, dict):
        pay = pay["fiveCoins" if chosen["coins"] == 5 else "fewerCoins"]
    # The pay table pays per coin staked, so the win is the whole stake times the pay.
    return {"cards": [text_of(card) for card in hand], "line": line}, stake * pay

"""Cards are numbers, suit × 13 + rank: clubs, diamonds, hearts, spades; the two is rank 0, the ace rank 12."""
from collections import Counter
from itertools import combinations

ACE = 12
HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, ROYAL_FLUSH = range(10)


def rank_of(card):
    return card % 13


def text_of(card):
    return "23456789TJQKA"[card % 13] + "CDHS"[card // 13]


def deal(draws, decks, count):
    """The first `count` cards of freshly shuffled decks. Each card takes one draw."""
    return draws.shuffled([card % 52 for card in range(52 * decks)], count)[:count]


def is_flush(cards):
    return len({card // 13 for card in cards}) == 1


def value_of_five(cards):
    """The value of a poker hand, as a tuple that is larger for a better hand: its category, then the ranks that decide between equal categories."""
    counts = Counter(rank_of(card) for card in cards)
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    shape = sorted(counts.values(), reverse=True)
    of_a_kind = {(4, 1): FOUR, (3, 2): FULL_HOUSE, (3, 1, 1): THREE, (2, 2, 1): TWO_PAIR, (2, 1, 1, 1): PAIR}
    if tuple(shape) in of_a_kind:
        return of_a_kind[tuple(shape)], ranks
    is_lowest = ranks == [ACE, 3, 2, 1, 0]
    is_straight = is_lowest or ranks[0] - ranks[4] == 4
    top = 3 if is_lowest else ranks[0]
    if is_straight and is_flush(cards):
        return (ROYAL_FLUSH if top == ACE else STRAIGHT_FLUSH), [top]
    if is_flush(cards):
        return FLUSH, ranks
    return (STRAIGHT, [top]) if is_straight else (HIGH_CARD, ranks)


def best_of(cards):
    """The value of the best five of these cards."""
    return max(value_of_five(five) for five in combinations(cards, 5))

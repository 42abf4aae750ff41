from .cards import ACE, deal, is_flush, rank_of, text_of

HANDS = [None, "pair", "flush", "straight", "threeOfAKind", "straightFlush"]
QUEEN = 10


def value_of(cards):
    """The hand's index in HANDS, then the ranks that decide between equal hands."""
    ranks = sorted(map(rank_of, cards), reverse=True)
    if len(set(ranks)) == 1:
        return 4, ranks
    if len(set(ranks)) == 2:
        pair = ranks[1]
        return 1, [pair, sum(ranks) - 2 * pair]
    is_lowest = ranks == [ACE, 1, 0]
    if is_lowest or ranks[0] - ranks[2] == 2:
        return (5 if is_flush(cards) else 3), [1 if is_lowest else ranks[0]]
    return (2 if is_flush(cards) else 0), ranks


def play(data, draws, stake, chosen, actions):
    cards = deal(draws, 1, 6)
    player, dealer = value_of(cards[:3]), value_of(cards[3:])
    ante, pair_plus = int(chosen["bets"]["ante"]), int(chosen["bets"].get("pair-plus", 0))
    hand = HANDS[player[0]]
    payout, is_played = 0, actions.take_move("fold", "play") == "play"
    if is_played:
        payout += ante * data["anteBonus"].get(hand, 0)
        if dealer < (0, [QUEEN]):
            payout += ante * 3
        elif player == dealer:
            payout += ante * 2
        elif player > dealer:
            payout += ante * 4
    pays = data["pairPlus"].get(hand, 0)
    payout += pair_plus * (1 + pays) if pays else 0
    shown = {"player": [text_of(card) for card in cards[:3]], "dealer": [text_of(card) for card in cards[3:]]}
    return shown | {"stakedMinor": str(stake + (ante if is_played else 0))}, payout

from .cards import ACE, PAIR, STRAIGHT, best_of, deal, text_of

BETTER = ("flush", "fullHouse", "fourOfAKind", "straightFlush", "royalFlush")
FOUR_SPOT = 2


def bonus_pays(data, value):
    """The side bet's pay to 1, for the player's two cards and the flop. It is 0 below a pair of aces."""
    category, ranks = value
    if category > STRAIGHT:
        return data["bonusPays"][BETTER[category - STRAIGHT - 1]]
    if category > PAIR or (category == PAIR and ranks[0] == ACE):
        return data["bonusPays"]["acesToStraight"]
    return 0


def called(data, ante, own, house):
    """The payout of ante and call, their stakes included. The call is two antes."""
    pays = data["antePays"][BETTER[own[0] - STRAIGHT - 1]] if own[0] > STRAIGHT else 1
    if house < (PAIR, [FOUR_SPOT]):
        return ante * (1 + pays) + ante * 2
    if own == house:
        return ante * 3
    return ante * (1 + pays) + ante * 4 if own > house else 0


def play(data, draws, stake, chosen, actions):
    cards = deal(draws, 1, 9)
    player, dealer, board = cards[:2], cards[2:4], cards[4:]
    ante, bonus = int(chosen["bets"]["ante"]), int(chosen["bets"].get("aa-bonus", 0))
    move = actions.take_move("fold", "call")
    payout = called(data, ante, best_of(player + board), best_of(dealer + board)) if move == "call" else 0
    pays = bonus_pays(data, best_of(player + board[:3]))
    payout += bonus * (1 + pays) if pays else 0
    shown = {"player": player, "dealer": dealer, "board": board}
    staked = {"stakedMinor": str(stake + (ante * 2 if move == "call" else 0))}
    return {name: [text_of(card) for card in part] for name, part in shown.items()} | staked, payout

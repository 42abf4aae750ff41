from .cards import ACE, deal, rank_of, text_of


def pips(card):
    """The card's points: 1 for an ace, 10 for tens and court cards."""
    return 1 if rank_of(card) == ACE else min(rank_of(card) + 2, 10)


def total(cards):
    low = sum(map(pips, cards))
    return low + 10 if low <= 11 and 1 in map(pips, cards) else low


def is_blackjack(cards):
    return len(cards) == 2 and total(cards) == 21


def play_hands(first, stake, shoe, actions):
    """Plays the player's hands. Returns the hands and their stakes."""
    hands, stakes, index = [first], [stake], 0
    while index < len(hands):
        hand = hands[index]
        if len(hand) == 1:
            hand.append(next(shoe))
            # A split ace gets only one more card.
            if pips(hand[0]) == 1:
                index += 1
                continue
        if total(hand) >= 21:
            index += 1
            continue
        moves = ["stand", "hit"] + (["double"] if len(hand) == 2 else [])
        if len(hands) == 1 and len(hand) == 2 and pips(hand[0]) == pips(hand[1]):
            moves.append("split")
        move = actions.take_move(*moves)
        if move == "split":
            hands, stakes = [[hand[0]], [hand[1]]], [stake, stake]
            continue
        if move == "stand":
            index += 1
            continue
        hand.append(next(shoe))
        if move == "double":
            stakes[index] *= 2
            index += 1
    return hands, stakes


def returned(hand, stake, dealer, is_split):
    """A hand's payout, its stake included."""
    has = is_blackjack(hand) and not is_split
    if is_blackjack(dealer):
        return stake if has else 0
    if has:
        return stake * 5 // 2
    if total(hand) > 21:
        return 0
    if total(dealer) > 21 or total(hand) > total(dealer):
        return stake * 2
    return stake if total(hand) == total(dealer) else 0


def play(data, draws, stake, chosen, actions):
    shoe = iter(deal(draws, data["decks"], 60))
    first, up, second, hole = (next(shoe) for _ in range(4))
    return play_seat([up, hole], shoe, [first, second], shoe, stake, actions)


def play_seat(dealer, dealer_shoe, hand, shoe, stake, actions):
    """Plays a dealt hand against the dealer: insurance, the player's hands, then the dealer's, and the payout."""
    hands, stakes, insurance = [hand], [stake], 0
    if pips(dealer[0]) == 1 and actions.take_move("decline-insurance", "insure") == "insure":
        insurance = stake // 2
    if not is_blackjack(dealer) and not is_blackjack(hand):
        hands, stakes = play_hands(hand, stake, shoe, actions)
        if any(total(each) <= 21 for each in hands):
            while total(dealer) < 17:
                dealer.append(next(dealer_shoe))
    payout = insurance * 3 if is_blackjack(dealer) else 0
    payout += sum(returned(each, bet, dealer, len(hands) == 2) for each, bet in zip(hands, stakes))
    shown = {
        "dealer": [text_of(card) for card in dealer],
        "hands": [[text_of(card) for card in each] for each in hands],
        "stakedMinor": str(sum(stakes) + insurance),
    }
    return shown, payout

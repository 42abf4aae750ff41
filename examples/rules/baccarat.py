DRAWS_ON = {3: {0, 1, 2, 3, 4, 5, 6, 7, 9}, 4: {2, 3, 4, 5, 6, 7}, 5: {4, 5, 6, 7}, 6: {6, 7}}


def deal(data, draws):
    """The points of both hands, whether each has a pair, and whether one has 8 or 9 points with two cards."""
    cards = draws.shuffled(list(range(52)) * data["decks"], 6)[:6]
    ranks = [card % 13 for card in cards]
    # Ranks run from the two, 0, to the ace, 12: tens and court cards are 8 to 11.
    points = [1 if rank == 12 else 0 if rank >= 8 else rank + 2 for rank in ranks]
    player, banker = (points[0] + points[2]) % 10, (points[1] + points[3]) % 10
    natural = max(player, banker) >= 8
    if not natural:
        following = points[4:]
        banker_draws = banker < 6
        if player < 6:
            third = following.pop(0)
            player = (player + third) % 10
            banker_draws = banker < 3 or third in DRAWS_ON.get(banker, ())
        if banker_draws:
            banker = (banker + following[0]) % 10
    pairs = {"player-pair": ranks[0] == ranks[2], "banker-pair": ranks[1] == ranks[3]}
    return player, banker, pairs, natural


def play(data, draws, stake, chosen, actions):
    player, banker, pairs, _ = deal(data, draws)
    tied = player == banker
    # The return of a bet of 20, its stake included.
    returned = {
        "player": 20 if tied else 40 if player > banker else 0,
        "banker": 20 if tied else 39 if banker > player else 0,
        "tie": 180 if tied else 0,
        **{spot: 240 if paired else 0 for spot, paired in pairs.items()},
    }
    payout = sum(int(amount) * returned[spot] // 20 for spot, amount in chosen["bets"].items())
    return {"player": player, "banker": banker}, payout

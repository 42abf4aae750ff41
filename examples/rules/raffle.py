def play(data, draws, stake, chosen, actions):
    """A draw in which only these numbers were sold."""
    own = chosen["numbers"]
    order = draws.shuffled(range(1, data["numbers"] + 1))
    sold = [number for number in order if number in own]
    shares = [each["permille"] for each in data["prizes"] for _ in range(each["count"])]
    winners = [{"number": sold[place % len(sold)], "permille": share} for place, share in enumerate(shares)]
    price = stake // len(own)
    payout = sum(len(own) * price * each["permille"] // 1000 for each in winners)
    return {"sold": len(own), "winners": winners}, payout

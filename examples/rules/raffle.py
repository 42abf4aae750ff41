def draw(data, draws):
    """All numbers in the order in which the sold ones among them win."""
    return draws.shuffled(range(1, data["numbers"] + 1))


def share(data, drawn, tickets):
    """The event of a draw with these tickets: the number of each prize, the highest prize first. It decides what a ticket is paid."""
    named = [number for ticket in tickets for number in ticket["numbers"]]
    sold = set(named)
    if not named or len(sold) != len(named) or not sold <= set(drawn):
        raise ValueError("a raffle sells each of its numbers once, and at least one")
    order = [number for number in drawn if number in sold]
    shares = [each["permille"] for each in data["prizes"] for _ in range(each["count"])]
    winners = [{"number": order[place % len(order)], "permille": share} for place, share in enumerate(shares)]
    event = {"type": "raffle-drawn", "sold": len(named), "winners": winners}
    return [event], event


def pay(data, drawn, shared, stake, chosen):
    """What a ticket is paid: for each prize of its numbers, rounded down."""
    own = set(chosen["numbers"])
    price = stake // len(own)
    won = [each["permille"] for each in shared["winners"] if each["number"] in own]
    return sum(shared["sold"] * price * permille // 1000 for permille in won)


def play(data, draws, stake, chosen, actions):
    """A draw in which only these numbers were sold."""
    drawn = draw(data, draws)
    _, shared = share(data, drawn, [chosen])
    shown = {"sold": shared["sold"], "winners": shared["winners"]}
    return shown, pay(data, drawn, shared, stake, chosen)

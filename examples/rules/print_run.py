"""Scratch cards of a print run. The first draw picks the card and so its prize. Later draws only choose the fields that show it."""


def draw_prize(data, draws):
    """Draws a card. Returns its prize, or None for a losing card."""
    winning = sum(prize["weight"] for prize in data["prizes"])
    prize = draws.weighted([{"weight": data["printRun"] - winning}, *data["prizes"]])
    return prize if len(prize) > 1 else None


def completed(patterns, marks):
    return [place for place, pattern in enumerate(patterns) if set(pattern) <= set(marks)]


def exact_choices(patterns, count, chosen=()):
    """All choices of `count` patterns whose marks complete no other pattern, in ascending order."""
    if len(chosen) == count:
        marks = {mark for place in chosen for mark in patterns[place]}
        return [chosen] if len(completed(patterns, marks)) == count else []
    following = range(chosen[-1] + 1 if chosen else 0, len(patterns))
    return [choice for place in following for choice in exact_choices(patterns, count, (*chosen, place))]


def mark(draws, patterns, wanted, all, most):
    """Marks the wanted patterns, then others in random order up to `most` marks. Skips marks that would complete another pattern."""
    marks = {each for place in wanted for each in patterns[place]}
    for each in draws.shuffled(range(all)):
        if len(marks) >= most:
            break
        if each not in marks and len(completed(patterns, marks | {each})) <= len(wanted):
            marks.add(each)
    return marks


def amounts(multiples, stake):
    return [str(stake * multiple) for multiple in multiples]

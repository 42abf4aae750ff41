"""Checks a promotion's draw among its entries; docs/fairness.md, "Prize draws"."""
from draws.beacon import check_chain
from draws.merkle import root_of
from draws.published import read_pages
from draws.stream import SIGNATURE_NOTE, randomness_of, seed_check, shared_draws


def data_of(answer):
    """The data in an answer of the gate."""
    return answer["event"]["data"]


def is_prize_draw(answer):
    return "event" in answer and "winning_numbers" in data_of(answer)


def read_entries(place):
    return read_pages(place, place + "?after={}", data_of)


def are_in_a_row(leaves, last):
    """Whether the entries have the numbers from 1 to the last, each once."""
    following = 1
    for leaf in leaves:
        _, first, entries = leaf.split(":")
        if int(first) != following or int(entries) < 1:
            return False
        following += int(entries)
    return following == last + 1


def drawn_once(order, leaves, prizes, refused):
    """The numbers that win where each player wins once at most, and those of `refused` that were drawn before the last of them."""
    owners = [leaf for leaf in leaves for _ in range(int(leaf.split(":")[2]))]
    drawn, winning, passed = set(), [], []
    for number in order if prizes else []:
        owner = owners[number - 1]
        if owner in drawn:
            continue
        drawn.add(owner)
        (passed if number in refused else winning).append(number)
        if len(winning) == prizes:
            break
    return winning, passed


def check_prize_draw(answer, leaves, chains=()):
    draw = data_of(answer)
    yield draw["phase"] == "drawn", f"draw {draw['number']} of {draw['promotion']} is over, and its seed is published"
    server_seed, root, entries = draw["server_seed"], draw["root"], draw["entry_count"]
    yield seed_check(server_seed, draw["server_seed_hash"])
    yield len(leaves) == draw["holder_count"], f"{draw['holder_count']} players have entries; {len(leaves)} leaves were read"
    yield root_of(leaves) == root, f"the leaves have the root {root}"
    yield are_in_a_row(leaves, entries), f"their entries are the numbers from 1 to {entries}, each once"
    closed = (draw["closes_at"], "the close")
    yield from check_chain(draw["chain_hash"], draw["beacon_public_key"], draw["beacon_round"], *closed, chains)
    yield None, SIGNATURE_NOTE.format(draw["beacon_round"], draw["chain_hash"])
    randomness = randomness_of(draw["beacon_signature"])
    stream = shared_draws(server_seed, root, randomness, draw["promotion"], draw["number"])
    prizes = sum(each["count"] for each in draw["prizes"])
    refused = draw.get("refused_numbers")
    if refused is None:
        numbers = stream.shuffled(range(1, entries + 1), prizes)[:prizes]
    else:
        numbers, passed = drawn_once(stream.shuffled(range(1, entries + 1), entries), leaves, prizes, set(refused))
        yield passed == refused, f"the numbers {refused} were drawn and passed over, because the house says that their players may not win"
    yield numbers == draw["winning_numbers"], f"the winning numbers are {numbers}"

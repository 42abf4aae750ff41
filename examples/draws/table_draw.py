"""Checks a draw of lotto, pick-n or a raffle with all its tickets; docs/fairness.md, "A draw with all its tickets"."""
import importlib
import json

from draws.beacon import check_chain, seconds_of
from draws.merkle import root_of
from draws.published import read_json, read_pages
from draws.stream import SIGNATURE_NOTE, randomness_of, seed_check, shared_draws
from rules.models import canonical, model_hash

MECHANICS = ("lotto", "pick-n", "raffle")


def read_tickets(place):
    return read_pages(place, place + "-after/{}")


def read_own(place, number):
    """Own tickets of this draw, as the calls listPastTickets and listTableBets of docs/live-tables.md answer them."""
    answered = read_json(place)
    listed = next((answered[name] for name in ("tickets", "bets") if name in answered), None)
    if listed is None:
        raise SystemExit(f"{place}: there are no tickets or bets in it")
    own = [each for each in listed if each["number"] == number]
    if listed and not own:
        raise SystemExit(f"{place}: there is no ticket of draw {number} in it")
    return own


def read_leaf(leaf):
    """The parts of a ticket's text: round id, currency, stake in minor units, input."""
    round_id, currency, stake, chosen = leaf.split(":", 3)
    return round_id, currency, int(stake), json.loads(chosen)


def check_table_draw(draw, models, leaves, own, chains=()):
    """`leaves` are the texts of all tickets. `own` are own tickets as the product answers them, or None. `chains` are trusted beside the known ones."""
    server_seed, root = draw["serverSeed"], draw["root"]
    yield server_seed is not None, f"draw {draw['number']} of {draw['tableId']} is over, and its seed is published"
    yield seed_check(server_seed, draw["serverSeedHash"])
    if draw["phase"] == "void":
        yield draw["events"] is None, f"the draw is void ({draw['voidReason']}), and every stake was returned"
        return
    randomness = draw["beaconRandomness"]
    yield randomness_of(draw["beaconSignature"]) == randomness, f"the SHA-256 of the beacon's signature is {randomness}"
    times = [(draw["betsCloseAt"], "the close"), (draw["drawsAt"] or draw["betsCloseAt"], "the time of the draw")]
    latest = max(times, key=lambda each: seconds_of(each[0]))
    yield from check_chain(draw["chainHash"], draw["beaconPublicKey"], draw["beaconRound"], *latest, chains)
    yield None, SIGNATURE_NOTE.format(draw["beaconRound"], draw["chainHash"])
    if draw["mechanic"] not in MECHANICS:
        yield None, f"the rules of {draw['mechanic']} are not part of this example, so the outcome was not recomputed"
        return
    model = read_json(f"{models}/{draw['mechanic']}/{draw['model']}.json")
    yield model_hash(model) == draw["modelHash"], f"the model {draw['model']} has the hash {draw['modelHash']}"
    yield len(leaves) == draw["betCount"], f"{draw['betCount']} tickets were sold; {len(leaves)} leaves were read"
    yield root_of(leaves) == root, f"the leaves have the root {root}"
    tickets = [read_leaf(leaf) for leaf in leaves]
    ids = [ticket[0] for ticket in tickets]
    yield all(one < other for one, other in zip(ids, ids[1:])), "their round ids ascend, so no ticket counts twice"
    rules = importlib.import_module(f"rules.{draw['mechanic'].replace('-', '_')}")
    stream = shared_draws(server_seed, root, randomness, draw["tableId"], draw["number"])
    yield from check_prizes(rules, model["data"], rules.draw(model["data"], stream), tickets, draw, own)


def check_prizes(rules, data, drawn, tickets, draw, own):
    events, shared = rules.share(data, drawn, [ticket[3] for ticket in tickets])
    for place, event in enumerate(events):
        yield draw["events"][place : place + 1] == [event], f"{event['type']} is {canonical(event)}"
    yield len(draw["events"]) == len(events), "the draw has published nothing else"
    if "capPrices" in data:
        prices = sum(tier["winners"] * tier["hundredths"] for tier in events[1]["tiers"])
        yield prices <= 100 * data["capPrices"], f"all prizes are {prices / 100:.2f} prices, at most {data['capPrices']}"
    payouts = {ticket[0]: rules.pay(data, drawn, shared, ticket[2], ticket[3]) for ticket in tickets}
    for currency in sorted({ticket[1] for ticket in tickets}):
        paid = [payouts[ticket[0]] for ticket in tickets if ticket[1] == currency]
        winners = sum(1 for each in paid if each > 0)
        yield None, f"{winners} of {len(paid)} tickets in {currency} are paid {sum(paid)} minor units"
    if own is not None:
        yield from check_own(own, tickets, payouts)


def check_own(own, tickets, payouts):
    yield None, f"{len(own)} own tickets are compared"
    sold = {ticket[0]: ticket for ticket in tickets}
    for each in own:
        round_id = each["roundId"]
        if each["state"] in ("returning", "returned"):
            yield round_id not in sold, f"the ticket {round_id} was returned and does not count"
            continue
        as_sold = round_id in sold and sold[round_id][2:] == (int(each["stakeMinor"]), each["input"])
        yield as_sold, f"the ticket {round_id} is under the root as it was sold"
        if each["payoutMinor"] is None:
            yield None, f"the ticket {round_id} is not paid yet; it wins {payouts[round_id]} minor units"
        else:
            yield payouts[round_id] == int(each["payoutMinor"]), f"the ticket {round_id} is paid {payouts[round_id]} minor units"

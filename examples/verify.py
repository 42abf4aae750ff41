#!/usr/bin/env python3
"""Recomputes a round of Bellwether from its revealed seeds; docs/fairness.md is its specification. Standard library only.

    verify.py MODEL.json SERVER_SEED SERVER_SEED_HASH CLIENT_SEED NONCE STAKE [INPUT_JSON]

MODEL.json is the model's file (/models/{mechanic}/{model}.json of the site), STAKE is in minor units. Prints the round as JSON; exits with 1 when the seed
does not have the promised hash or the model's data do not have the hash in its file.
"""
import hashlib
import hmac
import json
import sys


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


class Draws:
    """Uniform whole numbers: block b is HMAC-SHA256(server seed, "client seed:nonce:b"), eight words of 32 bits each, big-endian."""

    def __init__(self, server_seed, client_seed, nonce):
        self.key = server_seed.encode("ascii")
        self.message = f"{client_seed}:{nonce}"
        self.block = 0
        self.words = []

    def word(self):
        if not self.words:
            text = f"{self.message}:{self.block}".encode("ascii")
            digest = hmac.new(self.key, text, hashlib.sha256).digest()
            self.words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
            self.block += 1
        return self.words.pop(0)

    def below(self, bound):
        usable = 2**32 - 2**32 % bound
        while True:
            word = self.word()
            if word < usable:
                return word % bound

    def weighted(self, table):
        left = self.below(sum(entry["weight"] for entry in table))
        for entry in table:
            if left < entry["weight"]:
                return entry
            left -= entry["weight"]
        raise ValueError("a table without weights")

    def shuffled(self, items, count=None):
        items = list(items)
        for index in range(min(len(items) if count is None else count, len(items) - 1)):
            other = index + self.below(len(items) - index)
            items[index], items[other] = items[other], items[index]
        return items


RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}


EVEN_CHANCES = {"red", "black", "odd", "even", "low", "high"}


def covers(spot, pocket):
    """Whether a bet's spot covers the pocket, and what it pays to one."""
    name, *numbers = spot.split("-")
    outside = {
        "red": (pocket in RED, 1),
        "black": (pocket > 0 and pocket not in RED, 1),
        "odd": (pocket % 2 == 1, 1),
        "even": (pocket > 0 and pocket % 2 == 0, 1),
        "low": (1 <= pocket <= 18, 1),
        "high": (19 <= pocket <= 36, 1),
    }
    if spot in outside:
        return outside[spot]
    if name == "dozen":
        return pocket > 0 and (pocket - 1) // 12 + 1 == int(numbers[0]), 2
    if name == "column":
        return pocket > 0 and (pocket - 1) % 3 + 1 == int(numbers[0]), 2
    if spot == "first-four":
        return pocket <= 3, 8
    first, last = int(spot.split("-")[-2]) if name != "straight" else int(numbers[0]), int(numbers[-1])
    inside = {
        "straight": [first],
        "split": [first, last],
        "street": range(first, last + 1),
        "trio": [0, first, last],
        "corner": [first, first + 1, last - 1, last],
        "six": range(first, last + 1),
    }[name]
    return pocket in inside, 36 // len(inside) - 1


def roulette(data, draws, stake, chosen):
    pocket = draws.below(37)
    payout = 0
    for bet in chosen["bets"]:
        is_hit, pays = covers(bet["spot"], pocket)
        payout += int(bet["amountMinor"]) * (pays + 1) if is_hit else 0
        # La partage: on zero, half of an even chance comes back.
        if data.get("laPartage") and pocket == 0 and bet["spot"] in EVEN_CHANCES:
            payout += int(bet["amountMinor"]) // 2
    return {"pocket": pocket}, payout


def lines(data, draws, stake, chosen):
    strips = [strip.split(" ") for strip in data["strips"]]
    coin = stake // data["coinsPerStake"]
    feature = data.get("feature", {"kind": "none"})
    fills_in_free_spins = feature["kind"] in ("expanding-wilds", "sticky-wilds", "walking-wilds")
    numbers = {data["wild"]: 1, **(feature["wilds"] if feature["kind"] == "multiplier-wilds" else {})}
    spins = []

    def spin(multiplier, fills, held=(), book=None):
        """Whether it awards free spins, and the reels that are wild at its end. A wild fills its reel if `fills`; held reels are wild already."""
        stops = [draws.below(len(strip)) for strip in strips]
        wild_reel = [data["wild"]] * data["rows"]
        stopped = [[strip[(stop + row) % len(strip)] for row in range(data["rows"])] for strip, stop in zip(strips, stops)]
        stopped = [wild_reel if reel in held else column for reel, column in enumerate(stopped)]
        wild = {reel for reel, column in enumerate(stopped) if fills and data["wild"] in column}
        grid = [wild_reel if reel in wild else column for reel, column in enumerate(stopped)]
        coins = 0
        for line in data["lines"]:
            symbol = grid[0][line[0]]
            if symbol not in data["linePays"]:
                continue
            count, times = 1, 1
            while count < 5 and grid[count][line[count]] in (symbol, *numbers):
                times *= numbers.get(grid[count][line[count]], 1)
                count += 1
            coins += data["linePays"][symbol].get(str(count), 0) * times
        scatters = sum(data["scatter"] in column for column in stopped)
        coins += data["scatterPays"].get(str(scatters), 0)
        if book:
            reels = sum(book in column for column in stopped)
            coins += data["linePays"][book].get(str(reels), 0) * len(data["lines"])
        spins.append({"stops": stops, "payoutMinor": coins * multiplier * coin})
        return scatters >= 3, wild

    awarded, _ = spin(1, feature.get("in") == "every-spin")
    if awarded:
        book = draws.weighted(feature["symbols"])["symbol"] if feature["kind"] == "book" else None
        each, multipliers = data["freeSpins"]["spins"], data["freeSpins"]["multipliers"]
        level, left, held = 0, each, set()
        while left > 0:
            left -= 1
            awarded, wild = spin(multipliers[level], fills_in_free_spins, held, book)
            if feature["kind"] == "sticky-wilds":
                held = wild
            if feature["kind"] == "walking-wilds":
                held = {reel + 1 for reel in wild if reel < 4}
            if awarded and level < len(multipliers) - 1:
                level += 1
                left += each
    return {"spins": spins}, sum(each["payoutMinor"] for each in spins)


def clusters(data, draws, stake, chosen):
    strips = [strip.split(" ") for strip in data["strips"]]
    coin = stake // data["coinsPerStake"]
    reels, rows = len(strips), data.get("rows", 5)
    if "pool" in data:
        place = draws.below(data["pool"]["boards"]) * data["pool"]["step"]
        stops = []
        for strip in reversed(strips):
            stops.insert(0, place % len(strip))
            place //= len(strip)
    else:
        stops = [draws.below(len(strip)) for strip in strips]
    taken = list(stops)

    def take(reel):
        symbol = strips[reel][taken[reel] % len(strips[reel])]
        taken[reel] += 1
        return symbol

    # grid[reel][row], row 0 at the bottom; the strips continue above.
    grid = [[take(reel) for _ in range(rows)] for reel in range(reels)]

    def remove(gone):
        for reel in range(reels):
            kept = [grid[reel][row] for row in range(rows) if (reel, row) not in gone]
            grid[reel] = kept + [take(reel) for _ in range(rows - len(kept))]

    coins, drop, jar = 0, 0, 0
    marks = list(data.get("jar", {}).get("marks", []))
    while True:
        multiplier = data["multipliers"][min(drop, len(data["multipliers"]) - 1)]
        gone = set()
        for symbol, steps in data["pays"].items():
            allowed = {(x, y) for x in range(reels) for y in range(rows) if grid[x][y] in (symbol, data["wild"])}
            unseen = {(x, y) for x, y in allowed if grid[x][y] == symbol}
            while unseen:
                cluster, waiting = set(), [min(unseen)]
                while waiting:
                    x, y = waiting.pop()
                    if (x, y) in cluster or (x, y) not in allowed:
                        continue
                    cluster.add((x, y))
                    waiting += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
                unseen -= cluster
                paid = [step["coins"] for step in steps if step["from"] <= len(cluster)]
                if paid:
                    coins += paid[-1] * multiplier
                    gone |= cluster
        if gone:
            remove(gone)
            drop += 1
            jar += len(gone)
            continue
        if not marks or jar < marks[0]["at"]:
            return {"stops": stops, "drops": drop}, coins * coin
        turn, ranks = marks.pop(0)["turn"], data["jar"]["symbols"]
        lowest = next((symbol for symbol in ranks if any(symbol in column for column in grid)), None)
        shown = {(x, y) for x in range(reels) for y in range(rows) if grid[x][y] == lowest}
        if turn == "clear":
            remove(shown)
        else:
            for x, y in shown:
                grid[x][y] = data["wild"] if turn == "wild" else ranks[-1]


def scratch_match(data, draws, stake, chosen):
    winning = sum(prize["weight"] for prize in data["prizes"])
    loser = {"multiple": 0, "weight": data["printRun"] - winning}
    multiple = draws.weighted([loser, *data["prizes"]])["multiple"]
    deck = [prize["multiple"] for prize in data["prizes"] if prize["multiple"] != multiple for _ in range(2)]
    matching = [multiple] * 3 if multiple > 0 else []
    others = 9 - len(matching)
    cells = draws.shuffled([*matching, *draws.shuffled(deck, others)[:others]])
    return {"cells": cells}, multiple * stake


def scratch_numbers(data, draws, stake, chosen):
    def numbers(count):
        return draws.shuffled(range(1, data["highest"] + 1), count)[:count]

    lucky = numbers(data["luckyNumbers"])
    own = numbers(data["ownNumbers"])
    prizes = [draws.weighted(data["prizes"])["multiple"] for _ in own]
    payout = sum(prize * stake for number, prize in zip(own, prizes) if number in lucky)
    return {"luckyNumbers": lucky, "ownNumbers": own, "prizes": prizes}, payout


def scratch_tower(data, draws, stake, chosen):
    golden = [draws.below(100) < floor["goldenPercent"] for floor in data["floors"]]
    multiplier = draws.weighted(data["roof"])["multiplier"]
    climbed = golden.index(False) if False in golden else len(golden)
    multiple = data["floors"][climbed - 1]["multiple"] * multiplier if climbed > 0 else 0
    return {"golden": golden, "multiplier": multiplier}, multiple * stake


def printed(worth):
    """A card of a print run: the first draw picks the card, and with it what is paid. The fields, drawn after it, only show that."""

    def play(data, draws, stake, chosen):
        winning = sum(prize["weight"] for prize in data["prizes"])
        prize = draws.weighted([{"weight": data["printRun"] - winning}, *data["prizes"]])
        return {"prize": prize}, stake * worth(data, prize) if len(prize) > 1 else 0

    return play


def sum_of(prices, chosen):
    return sum(prices[each] for each in chosen)


def plinko(data, draws, stake, chosen):
    rights = sum(draws.below(2) for _ in range(chosen["rows"]))
    half = next(
        board["halfHundredths"]
        for board in data["boards"]
        if board["rows"] == chosen["rows"] and board["risk"] == chosen["risk"]
    )
    return {"bin": rights}, stake * [*half, *half[-2::-1]][rights] // 100


def wheel(data, draws, stake, chosen):
    segment = draws.below(chosen["segments"])
    segments = next(
        each["segmentsHundredths"]
        for each in data["wheels"]
        if len(each["segmentsHundredths"]) == chosen["segments"] and each["risk"] == chosen["risk"]
    )
    return {"segment": segment}, stake * segments[segment] // 100


MECHANICS = {
    "roulette": roulette,
    "lines": lines,
    "clusters": clusters,
    "scratch-match": scratch_match,
    "scratch-numbers": scratch_numbers,
    "scratch-tower": scratch_tower,
    "scratch-collect": printed(
        lambda data, prize: sum_of([kind["multiple"] for kind in data["kinds"]], prize["meters"])
    ),
    "scratch-path": printed(lambda data, prize: prize["multiple"]),
    "scratch-bingo": printed(lambda data, prize: sum_of(data["lines"], prize["lines"])),
    "scratch-crossword": printed(lambda data, prize: prize["multiple"]),
    "scratch-beat": printed(lambda data, prize: sum(prize["rows"])),
    "scratch-lines": printed(lambda data, prize: prize["amount"] * prize["lines"]),
    "scratch-pairs": printed(lambda data, prize: data["pays"][prize["pairs"] - 1] * prize["multiplier"]),
    "scratch-treasure": printed(lambda data, prize: data["finds"][prize["find"]] * prize["multiplier"]),
    "plinko": plinko,
    "wheel": wheel,
}


def verify(model, server_seed, server_seed_hash, client_seed, nonce, stake, chosen):
    hashed = canonical({"data": model["data"], "mechanic": model["mechanic"]})
    if hashlib.sha256(hashed.encode("utf-8")).hexdigest() != model["hash"]:
        raise SystemExit(f"the data of {model['id']} do not have the hash {model['hash']}")
    if hashlib.sha256(server_seed.encode("ascii")).hexdigest() != server_seed_hash:
        raise SystemExit("the server seed does NOT match its promise")
    if model["mechanic"] not in MECHANICS:
        raise SystemExit(f"this example does not know the rules of {model['mechanic']}")
    draws = Draws(server_seed, client_seed, nonce)
    shown, payout = MECHANICS[model["mechanic"]](model["data"], draws, stake, chosen)
    return {"model": model["id"], "modelHash": model["hash"], **shown, "payoutMinor": str(payout)}


if __name__ == "__main__":
    if len(sys.argv) not in (7, 8):
        raise SystemExit(__doc__)
    path, server_seed, promised, client_seed, nonce, stake = sys.argv[1:7]
    with open(path, encoding="utf-8") as file:
        model = json.load(file)
    chosen = json.loads(sys.argv[7]) if len(sys.argv) == 8 else {}
    print(json.dumps(verify(model, server_seed, promised, client_seed, int(nonce), int(stake), chosen)))

from .free_spins import play_free_spins


def draw_columns(data, texts, draws, linked=(), giants=None):
    """Draws the reels of these strips; linked reels have the stop of the first of them, on the strip of `giants` if these are given. Returns the stops, and the symbols that each reel shows from the top row down."""
    strips = [strip.split(" ") for strip in texts]
    if giants:
        wide = [symbol for symbol in giants for _ in linked]
        strips = [wide if reel in linked else strip for reel, strip in enumerate(strips)]
    stops = []
    for reel, strip in enumerate(strips):
        stops.append(stops[linked[0]] if reel in linked[1:] else draws.below(len(strip)))
    return stops, [[strip[(stop + row) % len(strip)] for row in range(data["rows"])] for strip, stop in zip(strips, stops)]


def line_coins(data, grid, numbers):
    """The win of a grid's lines in coins. `numbers` maps each wild to its multiplier."""
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
    return coins


def open_mystery(feature, draws, grid):
    """Turns the mystery symbols of a grid into one symbol, which is drawn only if the grid shows one of them."""
    if feature["kind"] != "mystery-symbols" or not any(feature["symbol"] in column for column in grid):
        return grid
    drawn = draws.weighted(feature["reveals"])["symbol"]
    return [[drawn if symbol == feature["symbol"] else symbol for symbol in column] for column in grid]


def walk_trail(feature, draws):
    """Throws the die along the trail. Returns the prizes in stakes, and whether the end was reached."""
    places, place, prizes = feature["places"], -1, []
    while place < len(places) - 1 and len(prizes) < feature["throws"]:
        place = min(place + draws.below(6) + 1, len(places) - 1)
        place += places[place].get("move", 0)
        prizes.append(places[place]["prize"])
    return prizes, place == len(places) - 1


def purchase_of(data, buy):
    """What was bought in place of a spin. A model with bonusBuy sells its free spins alone, which is also what `true` asks for."""
    if "bonusBuy" in data:
        return {"price": data["bonusBuy"]["price"], "spins": data["freeSpins"]["spins"], "level": 0}
    wanted = "free-spins" if buy is True else buy
    return next(entry for entry in data["purchases"] if entry["id"] == wanted)


def play(data, draws, stake, chosen, actions):
    bought = purchase_of(data, chosen["buy"]) if "buy" in chosen else None
    ante = data["anteBet"] if "ante" in chosen else None
    coin = stake // (ante["coins"] if ante else data["coinsPerStake"] * (bought["price"] if bought else 1))
    feature = data.get("feature", {"kind": "none"})
    fills_in_free_spins = feature["kind"] in ("expanding-wilds", "sticky-wilds", "walking-wilds")
    numbers = {data["wild"]: 1, **(feature["wilds"] if feature["kind"] == "multiplier-wilds" else {})}
    spins, bonus = [], []
    free_spins, multipliers, first = data["freeSpins"]["spins"], data["freeSpins"]["multipliers"], None
    if bought:
        multipliers, first = multipliers[bought["level"]:], bought["spins"]
    upgrades = 0

    def spin(multiplier, fills, held=(), book=None, is_free=False):
        """Plays a spin. Returns whether it awards free spins, and the reels that end wild. Wilds fill their reel if `fills`. `held` reels start wild."""
        nonlocal upgrades
        links = feature["kind"] == "linked-reels" and (is_free or feature["in"] == "every-spin")
        linked, giants = draws.weighted(feature["sets"])["reels"] if links else (), None
        if feature["kind"] == "giant-symbols":
            linked, giants = draws.weighted(feature["free" if is_free else "paid"])["reels"], feature["symbols"]
        strips = ante["strips"] if ante and not is_free else data["strips"]
        stops, stopped = draw_columns(data, strips, draws, linked, giants)
        stopped = open_mystery(feature, draws, stopped)
        if feature["kind"] == "upgrading-symbols" and is_free:
            ladder = feature["ladder"]
            stopped = [[ladder[upgrades] if symbol in ladder[:upgrades] else symbol for symbol in column] for column in stopped]
            # These upgrades count from the next spin on.
            upgrades = min(upgrades + sum(feature["symbol"] in column for column in stopped), len(ladder) - 1)
        wild_reel = [data["wild"]] * data["rows"]
        stopped = [wild_reel if reel in held else column for reel, column in enumerate(stopped)]
        wild = {reel for reel, column in enumerate(stopped) if fills and data["wild"] in column}
        grid = [wild_reel if reel in wild else column for reel, column in enumerate(stopped)]
        coins = line_coins(data, grid, numbers)
        scatters = sum(data["scatter"] in column for column in stopped)
        coins += data["scatterPays"].get(str(scatters), 0)
        if book:
            reels = sum(book in column for column in stopped)
            coins += data["linePays"][book].get(str(reels), 0) * len(data["lines"])
        spins.append({"stops": stops, "payoutMinor": str(coins * multiplier * coin)})
        return scatters >= 3, wild

    # A bought round starts with the free spins.
    if bought or spin(1, fills_in_free_spins and feature.get("in") == "every-spin")[0]:
        if feature["kind"] == "bonus-wheel":
            segment = draws.weighted(feature["segments"])
            bonus.append(segment.get("prize", 0))
            free_spins = segment.get("spins", 0)
            multipliers = [segment.get("multiplier", 1)] * len(multipliers)
        if feature["kind"] == "bonus-trail":
            prizes, has_ended = walk_trail(feature, draws)
            bonus += prizes
            free_spins = free_spins if has_ended else 0
        book = draws.weighted(feature["symbols"])["symbol"] if feature["kind"] == "book" else None
        held = set()

        def free_spin(level):
            nonlocal held
            awarded, wild = spin(multipliers[level], fills_in_free_spins, held, book, is_free=True)
            if feature["kind"] == "sticky-wilds":
                held = wild
            if feature["kind"] == "walking-wilds":
                held = {reel + 1 for reel in wild if reel < 4}
            return awarded

        play_free_spins(free_spins, len(multipliers), free_spin, first)
    paid = sum(int(each["payoutMinor"]) for each in spins) + sum(bonus) * data["coinsPerStake"] * coin
    return {"spins": spins}, paid

from .lines import draw_columns, line_coins

BOXES = 12


def play(data, draws, stake, chosen, actions):
    coin = stake // data["coinsPerStake"]
    stops, grid = draw_columns(data, data["strips"], draws)
    scatters = sum(data["scatter"] in column for column in grid)
    coins = line_coins(data, grid, {data["wild"]: 1}) + data["scatterPays"].get(str(scatters), 0)
    spins = [{"stops": stops, "payoutMinor": str(coins * coin)}]
    if scatters < 3:
        return {"spins": spins}, coins * coin
    prizes = data["pick"]["prizes"]
    boxes = draws.shuffled(prizes + [0] * (BOXES - len(prizes)))
    opened, found = [], 0
    # The pick ends with the first empty box, or when every prize is found.
    while found < sum(prizes):
        action = actions.take([{"type": "open", "box": box} for box in range(BOXES) if box not in opened])
        opened.append(action["box"])
        if boxes[action["box"]] == 0:
            break
        found += boxes[action["box"]]
    return {"spins": spins, "boxes": boxes}, (coins + found) * coin

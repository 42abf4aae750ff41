from .free_spins import play_free_spins
from .lines import draw_columns, line_coins


def play(data, draws, stake, chosen, actions):
    coin = stake // data["coinsPerStake"]
    spins = []

    def spin(multiplier):
        """Plays a spin. Returns whether it has three scatters."""
        stops, grid = draw_columns(data, data["strips"], draws)
        scatters = sum(data["scatter"] in column for column in grid)
        coins = line_coins(data, grid, {data["wild"]: 1}) + data["scatterPays"].get(str(scatters), 0)
        spins.append({"stops": stops, "payoutMinor": str(coins * multiplier * coin)})
        return scatters >= 3

    if spin(1):
        # The free spins are drawn after the choice.
        action = actions.take([{"type": "choose", "option": option} for option in range(len(data["options"]))])
        option = data["options"][action["option"]]
        play_free_spins(option["spins"], 1, lambda level: spin(option["multiplier"]))
    return {"spins": spins}, sum(int(each["payoutMinor"]) for each in spins)

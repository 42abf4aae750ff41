import { rational, toDecimal } from "../../exact/rational.ts";
import { chancesOfCounts, winChancesOf } from "../../exact/win-chances.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput } from "../../rules/parts.ts";
import { stakeRules } from "../../rules/stake-rules.ts";
import { CardLayout } from "../../scratch-cards/card-layout.ts";
import { computeFigures, towerDistribution } from "./compute-figures.ts";
import { TowerData } from "./data.ts";
import { playTower } from "./play.ts";
import { TowerEvent } from "./wire.ts";

/** Floors to climb bell by bell, and a multiplier in the roof. */
export const scratchTower: Mechanic<TowerData> = {
  id: "scratch-tower",
  family: "scratch",
  data: TowerData,
  input: NoInput,
  event: TowerEvent,
  layout: CardLayout,
  rulesOf: (data) =>
    stakeRules({
      stakes: data.stakes,
      computeFigures: () => computeFigures(data),
      computeWinChances: () => winChancesOf(chancesOfCounts(towerDistribution(data)), 1),
      layout: layoutOf(data),
      play: (draws, stakeMinor) => playTower(data, draws, stakeMinor),
    }),
};

/** The prizes are every amount that the card can pay, from the largest down, with its odds. */
function layoutOf(data: TowerData): CardLayout {
  const distribution = [...towerDistribution(data)].sort(([one], [other]) => other - one);
  const all = distribution.reduce((sum, [, count]) => sum + count, 0n);
  return {
    kind: "card",
    cells: data.floors.length,
    columns: 1,
    prizes: distribution
      .filter(([multiple]) => multiple > 0)
      .map(([multiple, count]) => ({ multiple, oneIn: toDecimal(rational(all, count), 2) })),
  };
}

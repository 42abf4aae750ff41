import { rational, toDecimal } from "../../exact/rational.ts";
import { checkNoInput, checkOnOffer, checkStakeUnit, stakesOf } from "../../stakes.ts";
import { CardLayout } from "../card-layout.ts";
import type { Mechanic } from "../mechanic.ts";
import { NoInput } from "../parts.ts";
import { computeFigures, towerDistribution } from "./compute-figures.ts";
import { TowerData } from "./data.ts";
import { playTower } from "./play.ts";
import { TowerEvent } from "./wire.ts";

/** Six floors to climb bell by bell, and a multiplier in the roof. */
export const scratchTower: Mechanic<TowerData> = {
  id: "scratch-tower",
  family: "scratch",
  data: TowerData,
  input: NoInput,
  event: TowerEvent,
  layout: CardLayout,
  rulesOf(data) {
    const stakes = stakesOf(data);
    return {
      kind: "instant",
      stakes,
      computeFigures: () => computeFigures(data),
      layout: () => layoutOf(data),
      accept(stakeMinor, input) {
        checkNoInput(input);
        checkStakeUnit(stakeMinor, 1n);
        return {
          checkOffer: (scale) => checkOnOffer(stakeMinor, stakes, scale),
          play: (draws) => playTower(data, draws, stakeMinor),
        };
      },
    };
  },
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

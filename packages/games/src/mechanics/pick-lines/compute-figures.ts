import type { Figures } from "../../exact/figures.ts";
import { add, multiply, type Rational, rational, subtract, toNumber } from "../../exact/rational.ts";
import { spinMoments } from "../lines/compute-figures.ts";
import { spinDistribution } from "../lines/spin-distribution.ts";
import type { PickLinesData } from "./data.ts";
import { BOXES } from "./wire.ts";

/** The exact figures: every combination of stops is counted, and the pick is independent of the spin that starts it. */
export function pickLinesFigures(data: PickLinesData): Figures {
  const distribution = spinDistribution(data);
  const spin = spinMoments(data, distribution);
  const pick = pickMoments(data);
  const mean = add(spin.mean, multiply(spin.trigger, pick.mean));
  const square =
    spin.plain.square +
    spin.triggering.square +
    2 * spin.triggering.mean * toNumber(pick.mean) +
    spin.triggering.chance * toNumber(pick.square);
  const allPrizes = data.pick.prizes.reduce((sum, prize) => sum + prize, 0);
  const best = [
    ...distribution.plain.keys(),
    ...[...distribution.triggering.keys()].map((coins) => coins + allPrizes),
  ];
  return {
    returnToPlayer: multiply(mean, rational(1, data.coinsPerStake)),
    hitRate: subtract(rational(1), spin.nothing),
    maxWinMultiple: rational(Math.max(0, ...best), data.coinsPerStake),
    standardDeviation: Math.sqrt(square - toNumber(mean) ** 2) / data.coinsPerStake,
  };
}

/**
 * The mean and mean square of a pick, in coins. With e empty boxes, a prize is found if it precedes all of them in the order of opening,
 * which has the chance 1 / (e + 1); two given prizes both precede them with 2 / ((e + 1)(e + 2)).
 */
export function pickMoments({ pick: { prizes } }: Pick<PickLinesData, "pick">): {
  mean: Rational;
  square: Rational;
} {
  const empty = BOXES - prizes.length;
  const sum = prizes.reduce((total, prize) => total + prize, 0);
  const squares = prizes.reduce((total, prize) => total + prize ** 2, 0);
  return {
    mean: rational(sum, empty + 1),
    square: add(rational(squares, empty + 1), rational(2 * (sum ** 2 - squares), (empty + 1) * (empty + 2))),
  };
}

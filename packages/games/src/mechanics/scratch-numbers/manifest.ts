import { toDecimal } from "../../exact/rational.ts";
import { chancesOfCounts, winChancesOf } from "../../exact/win-chances.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput } from "../../rules/parts.ts";
import { stakeRules } from "../../rules/stake-rules.ts";
import { computeFigures, oneInCards, totalDistribution } from "./compute-figures.ts";
import { NumbersData } from "./data.ts";
import { playNumbers } from "./play.ts";
import { NumbersEvent, NumbersLayout } from "./wire.ts";

/** Own numbers and lucky ones; every own number that is lucky wins its amount. */
export const scratchNumbers: Mechanic<NumbersData> = {
  id: "scratch-numbers",
  family: "scratch",
  data: NumbersData,
  input: NoInput,
  event: NumbersEvent,
  layout: NumbersLayout,
  rulesOf: (data) =>
    stakeRules({
      stakes: data.stakes,
      computeFigures: () => computeFigures(data),
      computeWinChances: () => winChancesOf(chancesOfCounts(totalDistribution(data)), 1),
      layout: layoutOf(data),
      play: (draws, stakeMinor) => playNumbers(data, draws, stakeMinor),
    }),
};

function layoutOf(data: NumbersData): NumbersLayout {
  return {
    kind: "card",
    cells: data.ownNumbers,
    columns: 4,
    luckyNumbers: data.luckyNumbers,
    prizes: data.prizes.map(({ multiple, weight }) => ({
      multiple,
      oneIn: toDecimal(oneInCards(data, weight), 2),
    })),
  };
}

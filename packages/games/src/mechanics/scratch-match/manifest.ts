import { type Distribution, figuresOf } from "../../exact/figures.ts";
import { rational, toDecimal } from "../../exact/rational.ts";
import { chancesOfCounts, winChancesOf } from "../../exact/win-chances.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput } from "../../rules/parts.ts";
import { stakeRules } from "../../rules/stake-rules.ts";
import { CardLayout } from "../../scratch-cards/card-layout.ts";
import { MatchData } from "./data.ts";
import { loserOf, playMatch } from "./play.ts";
import { MatchEvent } from "./wire.ts";

/** Nine hidden amounts; three equal ones win. */
export const scratchMatch: Mechanic<MatchData> = {
  id: "scratch-match",
  family: "scratch",
  data: MatchData,
  input: NoInput,
  event: MatchEvent,
  layout: CardLayout,
  rulesOf: (data) =>
    stakeRules({
      stakes: data.stakes,
      computeFigures: () => figuresOf(prizeDistribution(data), 1),
      computeWinChances: () => winChancesOf(chancesOfCounts(prizeDistribution(data)), 1),
      layout: layoutOf(data),
      play: (draws, stakeMinor) => playMatch(data, draws, stakeMinor),
    }),
};

function layoutOf({ printRun, prizes }: MatchData): CardLayout {
  return {
    kind: "card",
    cells: 9,
    columns: 3,
    printRun,
    prizes: prizes.map(({ multiple, weight }) => ({
      multiple,
      oneIn: toDecimal(rational(printRun, weight), 2),
    })),
  };
}

/** The prize table is the distribution. */
function prizeDistribution(data: MatchData): Distribution {
  const table = [loserOf(data), ...data.prizes];
  return new Map(table.map(({ multiple, weight }) => [multiple, BigInt(weight)]));
}

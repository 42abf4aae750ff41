import { figuresOf } from "../../exact/figures.ts";
import { rational, toDecimal } from "../../exact/rational.ts";
import { checkNoInput, checkOnOffer, checkStakeUnit, stakesOf } from "../../stakes.ts";
import { CardLayout } from "../card-layout.ts";
import type { Mechanic } from "../mechanic.ts";
import { NoInput } from "../parts.ts";
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
          play: (draws) => playMatch(data, draws, stakeMinor),
        };
      },
    };
  },
};

function layoutOf({ printRun, prizes }: MatchData): CardLayout {
  return {
    kind: "card",
    cells: 9,
    columns: 3,
    prizes: prizes.map(({ multiple, weight }) => ({
      multiple,
      oneIn: toDecimal(rational(printRun, weight), 2),
    })),
  };
}

/** The prize table is the distribution. */
function computeFigures(data: MatchData) {
  const table = [loserOf(data), ...data.prizes];
  return figuresOf(new Map(table.map(({ multiple, weight }) => [multiple, BigInt(weight)])), 1);
}

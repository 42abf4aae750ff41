import { toDecimal } from "../../exact/rational.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput } from "../../rules/parts.ts";
import { choiceRules } from "../../rules/stake-rules.ts";
import { TRIGGERING_SCATTERS } from "../../slots/free-spins.ts";
import { reelsLayoutOf } from "../lines/reels-layout.ts";
import { pickLinesFigures, pickMoments } from "./compute-figures.ts";
import { PickLinesData } from "./data.ts";
import { pickLinesRound } from "./play.ts";
import { pickLinesWinChances } from "./win-chances.ts";
import { BOXES, PickLinesAction, PickLinesEvent, PickLinesLayout } from "./wire.ts";

/** Five reels and paying lines; three scatters let the player open boxes until one is empty. */
export const pickLines: Mechanic<PickLinesData> = {
  id: "pick-lines",
  family: "slots",
  data: PickLinesData,
  input: NoInput,
  action: PickLinesAction,
  event: PickLinesEvent,
  layout: PickLinesLayout,
  rulesOf: (data) =>
    choiceRules({
      takesFurtherStakes: false,
      stakes: data.stakes,
      unitMinor: BigInt(data.coinsPerStake),
      computeFigures: () => pickLinesFigures(data),
      computeWinChances: () => pickLinesWinChances(data),
      layout: () => layoutOf(data),
      begin: (stakeMinor) => pickLinesRound(data, stakeMinor),
    }),
};

function layoutOf(data: PickLinesData): PickLinesLayout {
  const { prizes } = data.pick;
  const reels = reelsLayoutOf(data);
  return {
    kind: "pick-lines",
    ...reels,
    // The scatters of these reels start a pick, not free spins.
    symbols: reels.symbols.map((symbol) =>
      symbol.role === "scatter" ? { ...symbol, role: "bonus" } : symbol,
    ),
    pick: {
      scatters: TRIGGERING_SCATTERS,
      boxes: BOXES,
      prizes: prizes.toSorted((one, other) => other - one),
      empty: BOXES - prizes.length,
      mean: toDecimal(pickMoments(data).mean, 2),
    },
  };
}

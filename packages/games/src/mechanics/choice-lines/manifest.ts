import { volatilityOf } from "../../exact/figures.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput } from "../../rules/parts.ts";
import { choiceRules } from "../../rules/stake-rules.ts";
import { TRIGGERING_SCATTERS } from "../../slots/free-spins.ts";
import { reelsLayoutOf } from "../lines/reels-layout.ts";
import { choiceLinesWinChances, figuresOfOption } from "./compute-figures.ts";
import { ChoiceLinesData } from "./data.ts";
import { choiceLinesRound } from "./play.ts";
import {
  ChoiceLinesAction,
  ChoiceLinesEvent,
  ChoiceLinesLayout,
  choiceFeature,
  USUAL_OPTION,
} from "./wire.ts";

/** Five reels and paying lines; three scatters let the player choose how bold the free spins are. */
export const choiceLines: Mechanic<ChoiceLinesData> = {
  id: "choice-lines",
  family: "slots",
  data: ChoiceLinesData,
  input: NoInput,
  action: ChoiceLinesAction,
  event: ChoiceLinesEvent,
  layout: ChoiceLinesLayout,
  rulesOf: (data) =>
    choiceRules({
      takesFurtherStakes: false,
      stakes: data.stakes,
      unitMinor: BigInt(data.coinsPerStake),
      computeFigures: () => figuresOfOption(data, USUAL_OPTION),
      computeWinChances: () => choiceLinesWinChances(data),
      choices: () => data.options.map(({ deviation }) => ({ standardDeviation: deviation })),
      feature: choiceFeature,
      layout: () => layoutOf(data),
      begin: (stakeMinor) => choiceLinesRound(data, stakeMinor),
    }),
};

function layoutOf(data: ChoiceLinesData): ChoiceLinesLayout {
  return {
    kind: "choice-lines",
    ...reelsLayoutOf(data),
    choice: {
      scatters: TRIGGERING_SCATTERS,
      options: data.options.map(({ spins, multiplier, deviation, topCoins }) => ({
        spins,
        multiplier,
        volatility: volatilityOf(deviation),
        topCoins,
      })),
    },
  };
}

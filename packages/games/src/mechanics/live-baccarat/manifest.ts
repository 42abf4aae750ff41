import { chipsByName } from "../../bookmaking/random-bet.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { BaccaratData } from "../baccarat/data.ts";
import {
  baccaratCountsOf,
  baccaratWinChances,
  figuresOfEachBet,
  figuresOfTable,
} from "../baccarat/figures.ts";
import { baccaratResults } from "../baccarat/lobby-results.ts";
import { acceptBaccaratBets, baccaratLayout, bankerAlone } from "../baccarat/manifest.ts";
import { type BaccaratResult, twentiethsOf } from "../baccarat/payouts.ts";
import { dealRound, settleBets } from "../baccarat/play.ts";
import { joinBets } from "./join-bets.ts";
import { LiveBaccaratEvent, LiveBaccaratInput, LiveBaccaratLayout } from "./wire.ts";

/** Baccarat with one deal for everybody at the table. Bets, limits and figures are those of `baccarat`. */
export const liveBaccarat: Mechanic<BaccaratData> = {
  id: "live-baccarat",
  sameRulesAs: "baccarat",
  family: "cards",
  data: BaccaratData,
  input: LiveBaccaratInput,
  event: LiveBaccaratEvent,
  layout: LiveBaccaratLayout,
  houseBet: chipsByName,
  rulesOf(data) {
    return {
      kind: "shared",
      lobby: baccaratResults,
      stakes: data.chips.map(BigInt),
      computeFigures: () => figuresOfTable(baccaratCountsOf(data.decks)),
      choices: () => figuresOfEachBet(baccaratCountsOf(data.decks)),
      computeWinChances: () => baccaratWinChances(baccaratCountsOf(data.decks)),
      layout: (scale) => baccaratLayout(data, scale),
      usualInput: bankerAlone,
      join: joinBets,
      accept(stakeMinor, input) {
        const { bets, ...accepted } = acceptBaccaratBets(data, stakeMinor, input);
        return {
          ...accepted,
          settle: (result) => settleBets(bets, (spot) => twentiethsOf(spot, result as BaccaratResult)),
        };
      },
      draw(draws) {
        const { result, events } = dealRound(data.decks, draws);
        return { outcome: result, events };
      },
    };
  },
};

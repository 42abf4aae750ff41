import { chipsByName } from "../../bookmaking/random-bet.ts";
import { type Rational, rational, toPercent } from "../../exact/rational.ts";
import { drawWeighted } from "../../fairness/weighted.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { baccaratCountsOf } from "../baccarat/figures.ts";
import { baccaratResults } from "../baccarat/lobby-results.ts";
import { acceptBaccaratBets, baccaratLayout, bankerAlone } from "../baccarat/manifest.ts";
import { dealRound, settleBets } from "../baccarat/play.ts";
import { BaccaratSpot } from "../baccarat/wire.ts";
import { joinBets } from "../live-baccarat/join-bets.ts";
import { LanternBaccaratData } from "./data.ts";
import {
  figuresOfLanternBet,
  figuresOfLanternTable,
  lanternProducts,
  lanternWinChances,
  shareOfBothLit,
} from "./figures.ts";
import { type LanternResult, lanternTwentieths } from "./payouts.ts";
import {
  LanternBaccaratEvent,
  LanternBaccaratInput,
  LanternBaccaratLayout,
  type LanternsLit,
} from "./wire.ts";

/** Live baccarat with two lanterns: if both burn, a winning natural pays their product to one. The other wins pay a little less. */
export const liveLanternBaccarat: Mechanic<LanternBaccaratData> = {
  id: "live-lantern-baccarat",
  family: "cards",
  data: LanternBaccaratData,
  input: LanternBaccaratInput,
  event: LanternBaccaratEvent,
  layout: LanternBaccaratLayout,
  houseBet: chipsByName,
  rulesOf(data) {
    const { table, paysTwentieths } = data;
    return {
      kind: "shared",
      lobby: baccaratResults,
      stakes: table.chips.map(BigInt),
      computeFigures: () => figuresOfLanternTable(data, baccaratCountsOf(table.decks)),
      choices: () =>
        BaccaratSpot.options.map((spot) => figuresOfLanternBet(spot, data, baccaratCountsOf(table.decks))),
      computeWinChances: () => lanternWinChances(data, baccaratCountsOf(table.decks)),
      layout: (scale) => lanternLayout(data, scale),
      usualInput: bankerAlone,
      join: joinBets,
      accept(stakeMinor, input) {
        const { bets, ...accepted } = acceptBaccaratBets(table, stakeMinor, input);
        return {
          ...accepted,
          settle(outcome) {
            const result = outcome as LanternResult;
            return settleBets(bets, (spot) => lanternTwentieths(spot, result, paysTwentieths));
          },
        };
      },
      draw(draws) {
        const values: LanternsLit["values"] = [
          drawWeighted(draws, data.faces).value,
          drawWeighted(draws, data.faces).value,
        ];
        const product = values[0] * values[1];
        const { result, events } = dealRound(table.decks, draws);
        const lit: LanternsLit = { type: "lanterns-lit", values, pays: product };
        return { outcome: { ...result, product } satisfies LanternResult, events: [lit, ...events] };
      },
    };
  },
};

function lanternLayout(data: LanternBaccaratData, scale: bigint): LanternBaccaratLayout {
  const layout = baccaratLayout(data.table, scale);
  const counts = baccaratCountsOf(data.table.decks);
  const lit = [...lanternProducts(data)].filter(([product]) => product > 0);
  const all = lit.reduce((sum, [, weight]) => sum + weight, 0n);
  return {
    ...layout,
    spots: layout.spots.map((each) => ({
      ...each,
      pays: data.paysTwentieths[each.spot] / 20,
      returnToPlayer: percent(figuresOfLanternBet(each.spot, data, counts).returnToPlayer),
    })),
    lanterns: {
      bothLit: percent(shareOfBothLit(data)),
      naturals: lit
        .toSorted(([one], [other]) => one - other)
        .map(([pays, weight]) => ({ pays, percent: percent(rational(weight, all)) })),
    },
  };
}

const percent = (share: Rational) => toPercent(share, 2);

import type { EngineId, GameFamily, GameSheet } from "@bellwether/contract/studio/index.ts";
import { engines } from "./engines.ts";
import { volatilityOf } from "./exact/figures.ts";
import { toDecimal, toPercent } from "./exact/rational.ts";
import { currencyScale } from "./stakes.ts";

/** What a market or a player's age changes about a table: the minimum time between starts, and the largest stake in minor units. */
export type TableTerms = {
  minimumRoundMs?: number | undefined;
  maximumStakeMinor?: bigint | undefined;
};

/** The strictest market's pace (GB: slots 2.5 s, other games 5 s), which applies unless the terms say otherwise. */
export const DEFAULT_ROUND_MS: Readonly<Record<GameFamily, number>> = {
  slots: 2500,
  scratch: 5000,
  roulette: 5000,
};

/** The sheet that the client shows, with stakes in the currency's minor units. Throws a RangeError for a currency that is not offered. */
export function sheetFor(id: EngineId, currency: string, terms: TableTerms = {}): GameSheet {
  const engine = engines[id];
  const scale = currencyScale(currency);
  const { returnToPlayer, hitRate, maxWinMultiple, standardDeviation } = engine.figures;
  const largest = terms.maximumStakeMinor;
  return {
    engine: id,
    family: engine.family,
    stakes: engine.stakes
      .map((stake) => stake * scale)
      .filter((stakeMinor) => largest === undefined || stakeMinor <= largest)
      .map((stakeMinor) => stakeMinor.toString()),
    returnToPlayer: toPercent(returnToPlayer, 2),
    hitRate: toPercent(hitRate, 2),
    volatility: volatilityOf(standardDeviation),
    maxWinMultiple: Number(toDecimal(maxWinMultiple, 2)),
    minimumRoundMs: terms.minimumRoundMs ?? DEFAULT_ROUND_MS[engine.family],
    layout: engine.layout(scale),
  };
}

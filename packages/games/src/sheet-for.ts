import type { GameFamily, GameSheet } from "@bellwether/contract/studio/index.ts";
import { volatilityOf } from "./exact/figures.ts";
import { toDecimal, toPercent } from "./exact/rational.ts";
import type { Model } from "./models/model.ts";
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
  cards: 5000,
  quick: 5000,
};

/** The minimum time from start to start of a game's rounds. */
export function minimumRoundMs({ family }: Pick<Model, "family">, terms: TableTerms = {}): number {
  return terms.minimumRoundMs ?? DEFAULT_ROUND_MS[family];
}

/** The sheet that the client shows, with stakes in the currency's minor units. Throws a RangeError for a currency that is not offered. */
export function sheetFor(model: Model, currency: string, terms: TableTerms = {}): GameSheet {
  const scale = currencyScale(currency);
  const { returnToPlayer, hitRate, maxWinMultiple, standardDeviation } = model.figures;
  const largest = terms.maximumStakeMinor;
  return {
    mechanic: model.mechanic,
    model: model.id,
    modelHash: model.hash,
    family: model.family,
    stakes: model.rules.stakes
      .map((stake) => stake * scale)
      .filter((stakeMinor) => largest === undefined || stakeMinor <= largest)
      .map((stakeMinor) => stakeMinor.toString()),
    returnToPlayer: toPercent(returnToPlayer, 2),
    hitRate: toPercent(hitRate, 2),
    volatility: volatilityOf(standardDeviation),
    maxWinMultiple: Number(toDecimal(maxWinMultiple, 2)),
    minimumRoundMs: minimumRoundMs(model, terms),
    layout: model.rules.layout(scale),
  };
}

import { type Figures, volatilityOf } from "../exact/figures.ts";
import { fractionText } from "../exact/rational.ts";
import type { Model } from "../models/model.ts";
import { winChancesAsText } from "../models/model-file.ts";
import type { Spread } from "./spread-of-wins.ts";

/** A model's sheet as JSON. Exact figures are fractions as text; amounts are minor units of the euro as text. */
export function sheetJson(
  { id, mechanic, hash, rules, figures: { winChances } }: Model,
  figures: Figures,
  spread: Spread,
): string {
  const sheet = {
    model: id,
    mechanic,
    hash,
    returnToPlayer: fractionText(figures.returnToPlayer),
    hitRate: fractionText(figures.hitRate),
    maxWinMultiple: fractionText(figures.maxWinMultiple),
    winChances: winChances && winChancesAsText(winChances),
    standardDeviation: figures.standardDeviation,
    volatility: volatilityOf(figures.standardDeviation),
    stakes: rules.stakes.map(String),
    layout: rules.layout(1n),
    spread,
  };
  return `${JSON.stringify(sheet, null, 2)}\n`;
}

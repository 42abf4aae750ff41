import { type Figures, volatilityOf } from "../exact/figures.ts";
import type { Model } from "../models/model.ts";
import { figuresAsText, winChancesAsText } from "../models/model-file.ts";
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
    ...figuresAsText(figures),
    winChances: winChances && winChancesAsText(winChances),
    volatility: volatilityOf(figures.standardDeviation),
    stakes: rules.stakes.map(String),
    layout: rules.layout(1n),
    spread,
  };
  return `${JSON.stringify(sheet, null, 2)}\n`;
}

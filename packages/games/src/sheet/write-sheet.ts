import { type Figures, volatilityOf } from "../exact/figures.ts";
import { toDecimal, toPercent } from "../exact/rational.ts";
import type { Layout } from "../mechanics/mechanic.ts";
import type { Model } from "../models/model.ts";

/** A game's sheet as text: its figures, freshly computed from its data, and its pays. */
export function writeSheet({ id, mechanic, hash, rules }: Model): string {
  const figures = rules.computeFigures();
  const { numerator, denominator } = figures.returnToPlayer;
  return [
    id,
    row("mechanic", mechanic),
    row("hash", hash),
    row("return to player", `${toPercent(figures.returnToPlayer, 6)} % (cut)`),
    row("exactly", `${numerator} / ${denominator}`),
    row("hit rate", hitRate(figures)),
    row(
      "volatility",
      `${volatilityOf(figures.standardDeviation)} (standard deviation ${spread(figures)} stakes)`,
    ),
    row("largest win", `${toDecimal(figures.maxWinMultiple, 2)} stakes`),
    row("stakes in EUR", rules.stakes.map((stake) => (Number(stake) / 100).toFixed(2)).join(" ")),
    "",
    ...layoutLines(rules.layout(1n)),
  ].join("\n");
}

/** A game on one line, from its released figures. */
export function summaryLine({ figures, id }: Model): string {
  const percent = `${toPercent(figures.returnToPlayer, 4)} %`;
  const level = volatilityOf(figures.standardDeviation);
  const largest = `${toDecimal(figures.maxWinMultiple, 2)} stakes`;
  return `${id.padEnd(22)}${percent.padEnd(12)}hits ${toPercent(figures.hitRate, 2)} %   ${level.padEnd(8)}largest win ${largest}`;
}

function hitRate({ hitRate: rate }: Figures): string {
  return `${toPercent(rate, 4)} % (${rate.numerator} / ${rate.denominator})`;
}

function spread({ standardDeviation }: Figures): string {
  return standardDeviation.toFixed(3);
}

function row(label: string, text: string): string {
  return `  ${label.padEnd(18)}${text}`;
}

/** What the layout holds, a line for each entry; lists of objects get a line for each object. */
function layoutLines(layout: Layout): string[] {
  return Object.entries(layout).flatMap(([name, value]) => {
    if (!Array.isArray(value) || typeof value[0] !== "object") return row(name, plain(value));
    return value.map((each, index) => row(index === 0 ? name : "", plain(each)));
  });
}

/** JSON without its quotes and braces. */
function plain(value: unknown): string {
  return JSON.stringify(value)
    .replace(/["{}[\]]/g, "")
    .replaceAll(",", ", ")
    .replaceAll(":", " ");
}

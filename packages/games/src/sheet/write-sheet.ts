import { type Figures, volatilityOf } from "../exact/figures.ts";
import { type Rational, toDecimal, toPercent } from "../exact/rational.ts";
import type { Layout } from "../mechanics/mechanic.ts";
import type { Model } from "../models/model.ts";
import type { Spread } from "./spread-of-wins.ts";

/** What differs between the figures of a model's file and those that follow from its data. */
export function differences(released: Figures, computed: Figures): string[] {
  const exact = (["returnToPlayer", "hitRate", "maxWinMultiple"] as const)
    .filter((name) => fraction(released[name]) !== fraction(computed[name]))
    .map(
      (name) =>
        `${name} is ${fraction(released[name])} in the file and ${fraction(computed[name])} by its data`,
    );
  const deviation = Math.abs(released.standardDeviation - computed.standardDeviation);
  return deviation > 1e-9 * Math.max(1, computed.standardDeviation)
    ? [
        ...exact,
        `standardDeviation is ${released.standardDeviation} in the file and ${computed.standardDeviation} by its data`,
      ]
    : exact;
}

/** A game's sheet as text: its freshly computed figures, the spread of its wins, and its pays. */
export function writeSheet({ id, mechanic, hash, rules }: Model, figures: Figures, spread: Spread): string {
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
      `${volatilityOf(figures.standardDeviation)} (standard deviation ${deviationOf(figures)} stakes)`,
    ),
    row("largest win", `${toDecimal(figures.maxWinMultiple, 2)} stakes`),
    row("events a round", `${spread.meanEvents.toFixed(1)} in the mean`),
    row("wins in stakes", spread.classes.map((each) => shareOf(each, spread.rounds)).join("   ")),
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

function deviationOf({ standardDeviation }: Figures): string {
  return standardDeviation.toFixed(3);
}

function shareOf({ name, rounds }: Spread["classes"][number], of: number): string {
  return `${name}: ${((rounds / of) * 100).toFixed(3)} %`;
}

const fraction = ({ numerator, denominator }: Rational) => `${numerator} / ${denominator}`;

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

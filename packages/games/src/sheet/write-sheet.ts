import { type AnteFigures, type Figures, type PurchaseFigures, volatilityOf } from "../exact/figures.ts";
import { type Rational, toDecimal, toNumber, toPercent } from "../exact/rational.ts";
import type { WinChances } from "../exact/win-chances.ts";
import type { Model, RecordedFigures } from "../models/model.ts";
import type { Layout } from "../rules/mechanic.ts";
import { sharesPot } from "./sheet-for.ts";
import type { Spread } from "./spread-of-wins.ts";

/** A model's figures computed from its data: those that its file records. Older files lack the chances of wins. */
export function figuresByData({ rules, figures }: Model): RecordedFigures {
  const computed = rules.computeFigures();
  return figures.winChances ? { ...computed, winChances: rules.computeWinChances() } : computed;
}

/** The differences between the figures of a model's file and those computed from its data. */
export function differences(released: RecordedFigures, computed: RecordedFigures): string[] {
  const texts = textsOf(computed);
  const numbers = numbersOf(computed);
  const inFile = [
    ...[...textsOf(released)].map(([name, text]) => ({ name, text, isEqual: text === texts.get(name) })),
    ...[...numbersOf(released)].map(([name, number]) => ({
      name,
      text: String(number),
      isEqual: isClose(name, number, numbers.get(name)),
    })),
  ];
  return inFile
    .filter(({ isEqual }) => !isEqual)
    .map(
      ({ name, text }) =>
        `${name} is ${text} in the file and ${texts.get(name) ?? numbers.get(name) ?? "missing"} by its data`,
    );
}

/** The exact figures by name, as text. */
function textsOf({
  purchases,
  anteBet,
  winChances,
  ...figures
}: RecordedFigures): ReadonlyMap<string, string> {
  return new Map([
    ["returnToPlayer", fraction(figures.returnToPlayer)],
    ["hitRate", fraction(figures.hitRate)],
    ["maxWinMultiple", fraction(figures.maxWinMultiple)],
    ["purchases", purchases?.map(purchaseText).join("; ") ?? "none"],
    ["anteBet", anteBet ? anteText(anteBet) : "none"],
    [
      "winChances.reachable",
      winChances ? `${fraction(winChances.reachable.multiple)} in ${winChances.reachable.play} play` : "none",
    ],
    ["winChances.atLeast", winChances?.atLeast.map(({ multiple }) => multiple).join(" ") ?? "none"],
  ]);
}

function purchaseText(purchase: PurchaseFigures): string {
  const { id, price, spins, multiplier, returnToPlayer, maxWinMultiple } = purchase;
  return `${id}: ${spins} at ×${multiplier}, ${fraction(returnToPlayer)} for ${price} stakes, at most ${fraction(maxWinMultiple)}`;
}

function anteText({ coins, stakeCoins, returnToPlayer, hitRate, maxWinMultiple, freeSpins }: AnteFigures) {
  const shares = [returnToPlayer, hitRate, maxWinMultiple, freeSpins].map(fraction).join(", ");
  return `${shares} for ${coins} coins in place of ${stakeCoins}`;
}

/** The figures that are floats, by name. */
function numbersOf({
  standardDeviation,
  winChances,
  purchases = [],
  anteBet,
}: RecordedFigures): ReadonlyMap<string, number> {
  return new Map([
    ["standardDeviation", standardDeviation],
    ...purchases.map((each) => [`deviation of ${each.id}`, each.standardDeviation] as const),
    ...(anteBet ? [["deviation with the ante bet", anteBet.standardDeviation] as const] : []),
    ...(winChances
      ? [
          ["winChances.reachable.chance", winChances.reachable.chance] as const,
          ...winChances.atLeast.map(
            ({ multiple, chance }) => [`chance of ${multiple} stakes`, chance] as const,
          ),
        ]
      : []),
  ]);
}

/** Chances are recorded to five digits, of which the last may be rounded otherwise. */
function isClose(name: string, released: number, computed = Number.NaN): boolean {
  const tolerance = /deviation/i.test(name) ? 1e-9 * Math.max(1, computed) : 1e-4 * computed;
  return Math.abs(released - computed) <= tolerance;
}

/**
 * A game's sheet as text: its freshly computed figures, the spread of its wins, and its pays. Where bets share a pot, wins depend on the other
 * bets, so the sheet has the return and the largest payout alone.
 */
export function writeSheet(model: Model, figures: Figures, spread: Spread): string {
  const { id, mechanic, hash, rules } = model;
  const { numerator, denominator } = figures.returnToPlayer;
  return [
    id,
    row("mechanic", mechanic),
    row("hash", hash),
    row("return to player", `${toPercent(figures.returnToPlayer, 6)} %`),
    row("exactly", `${numerator} / ${denominator}`),
    ...(sharesPot(model) ? [row("wins", "depend on the other bets of the round")] : oddsRows(model, figures)),
    row("largest by rules", `${toDecimal(figures.maxWinMultiple, 2)} stakes`),
    ...saleRows(figures),
    row("length of a round", lengthOf(spread)),
    ...(sharesPot(model)
      ? []
      : [row("wins in stakes", spread.classes.map((each) => shareOf(each, spread.rounds)).join("   "))]),
    row("stakes in EUR", rules.stakes.map((stake) => (Number(stake) / 100).toFixed(2)).join(" ")),
    "",
    ...layoutLines(rules.layout(1n)),
  ].join("\n");
}

/** Games, each on one line, from their released figures. The first column is as wide as the longest id. */
export function summaryLines(models: readonly Model[]): string[] {
  const width = Math.max(...models.map(({ id }) => id.length)) + 2;
  return models.map((model) => summaryLine(model, width));
}

function summaryLine(model: Model, width: number): string {
  const { figures, id } = model;
  const percent = `${toPercent(figures.returnToPlayer, 4)} %`;
  if (sharesPot(model))
    return `${id.padEnd(width)}${percent.padEnd(12)}wins depend on the other bets of the round`;
  const level = volatilityOf(figures.standardDeviation);
  const { winChances, maxWinMultiple } = figures;
  const largest = winChances
    ? `${toDecimal(winChances.reachable.multiple, 2)} stakes once in ${oneIn(winChances.reachable.chance)}, by the rules ${toDecimal(maxWinMultiple, 2)}`
    : `${toDecimal(maxWinMultiple, 2)} stakes by the rules`;
  return `${id.padEnd(width)}${percent.padEnd(12)}hits ${toPercent(figures.hitRate, 2)} %   ${level.padEnd(8)}largest win ${largest}`;
}

/** How often a round wins, and how much. */
function oddsRows({ figures: { winChances } }: Model, figures: Figures): string[] {
  const deviation = `standard deviation ${deviationOf(figures)} stakes`;
  return [
    row("hit rate", hitRate(figures)),
    row("volatility", `${volatilityOf(figures.standardDeviation)} (${deviation})`),
    ...(winChances ? winRows(winChances) : []),
  ];
}

/** The rows of the reachable win with its odds, and of the odds to win each multiple of the stake or more. */
function winRows({ reachable, atLeast }: WinChances): string[] {
  const { multiple, chance, play } = reachable;
  const rounds = { any: "rounds", best: "rounds of the best play", aimed: "rounds played for it" }[play];
  return [
    row("largest win", `${toDecimal(multiple, 2)} stakes, once in ${oneIn(chance)} ${rounds}`),
    row("at least, once in", atLeast.map((each) => `${each.multiple}: ${oneIn(each.chance)}`).join("   ")),
  ];
}

/** What can be had in place of a spin. Deviations are in stakes of a spin. */
function saleRows({ purchases = [], anteBet }: Figures): string[] {
  return [
    ...purchases.map((each) =>
      row(
        each.id,
        `${each.spins} free spins at ×${each.multiplier} for ${each.price} stakes, ${returnAndDeviation(each)}`,
      ),
    ),
    ...(anteBet
      ? [
          row(
            "ante bet",
            `${anteBet.coins} coins, not ${anteBet.stakeCoins}, ${returnAndDeviation(anteBet)}, hits ${toPercent(anteBet.hitRate, 4)} %, free spins once in ${oneIn(toNumber(anteBet.freeSpins))}, not ${oneIn(toNumber(anteBet.freeSpinsWithout))}`,
          ),
        ]
      : []),
  ];
}

function returnAndDeviation(figures: PurchaseFigures | AnteFigures): string {
  return `returns ${toPercent(figures.returnToPlayer, 4)} %, standard deviation ${figures.standardDeviation.toFixed(3)} stakes`;
}

function lengthOf({ meanMoves, meanEvents }: Spread): string {
  const events = `${meanEvents.toFixed(1)} events on average`;
  return meanMoves === 0 ? events : `${meanMoves.toFixed(2)} spins, tumbles and respins, ${events}`;
}

function oneIn(chance: number): string {
  return Number((1 / chance).toPrecision(3)).toLocaleString("en");
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

/** The content of the layout, one line for each entry; a list of objects gets one line for each object. */
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

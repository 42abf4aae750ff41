import type { GameSheet } from "@bellwether/contract/studio/index.ts";
import { type AnteFigures, type PurchaseFigures, volatilityOf } from "../exact/figures.ts";
import { type Rational, toDecimal, toNumber, toPercent } from "../exact/rational.ts";
import type { ReachableWin, WinChances } from "../exact/win-chances.ts";
import type { Model, RecordedFigures } from "../models/model.ts";
import { minimumRoundMs, type TableTerms } from "../rounds/table-terms.ts";
import { currencyScale } from "../rules/stakes.ts";

/** The sheet that the client shows, with stakes in the currency's minor units. Throws a RangeError for a currency that is not offered. */
export function sheetFor(model: Model, currency: string, terms: TableTerms = {}): GameSheet {
  const scale = currencyScale(currency);
  const { returnToPlayer, hitRate, maxWinMultiple, standardDeviation, winChances } = model.figures;
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
    maxWinMultiple: Number(toDecimal(maxWinMultiple, 2)),
    ...(!sharesPot(model) && {
      hitRate: toPercent(hitRate, 2),
      ...volatilityFields(rangeOfChoices(model), standardDeviation),
      ...(winChances && winOdds(winChances)),
    }),
    // Players of a shared round do not start it, so they cannot start it too soon.
    minimumRoundMs: model.rules.kind === "shared" ? 0 : minimumRoundMs(model, terms),
    ...salesOnOffer(model.figures, terms),
    ...(model.rules.feature && { feature: model.rules.feature }),
    layout: model.rules.layout(scale),
  };
}

type ByChoice = NonNullable<GameSheet["byChoice"]>;

/** The range of each model's choices. It takes up to a tenth of a second, so it is found once. */
const ranges = new WeakMap<Model["rules"], ByChoice>();

/** The lowest and highest volatility and hit rate of all choices that a game offers; undefined for a game without choices. */
function rangeOfChoices({ figures, rules }: Pick<Model, "figures" | "rules">): ByChoice | undefined {
  const known = ranges.get(rules);
  const choices = known ? [] : (rules.choices?.() ?? []);
  if (known || choices.length === 0) return known;
  const deviations = choices.map(({ standardDeviation }) => standardDeviation);
  const hitRates = choices
    .map(({ hitRate = figures.hitRate }) => hitRate)
    .toSorted((one, other) => toNumber(one) - toNumber(other));
  const range: ByChoice = {
    volatility: {
      lowest: volatilityOf(Math.min(...deviations)),
      highest: volatilityOf(Math.max(...deviations)),
    },
    hitRate: {
      lowest: toPercent(hitRates[0] as Rational, 2),
      highest: toPercent(hitRates.at(-1) as Rational, 2),
    },
  };
  ranges.set(rules, range);
  return range;
}

/** One volatility where no choice changes it. */
function volatilityFields(
  byChoice: ByChoice | undefined,
  standardDeviation: number,
): Pick<GameSheet, "volatility" | "byChoice"> {
  if (!byChoice) return { volatility: volatilityOf(standardDeviation) };
  const { lowest, highest } = byChoice.volatility;
  return { ...(lowest === highest && { volatility: lowest }), byChoice };
}

/** How often a bet on a pot wins depends on the other bets, unless its prizes are fixed. Then its sheet has the return alone. */
export function sharesPot({ rules }: Pick<Model, "rules">): boolean {
  return rules.pot !== undefined && !rules.pot.hasFixedPrizes;
}

/** A chance as odds: one in this many rounds, to three digits. */
function oneIn(chance: number): number {
  return Number((1 / chance).toPrecision(3));
}

function winOdds({ reachable, atLeast }: WinChances): Pick<GameSheet, "reachableWin" | "winsAtLeast"> {
  return {
    reachableWin: {
      multiple: Number(toDecimal(reachable.multiple, 2)),
      oneIn: oneIn(reachable.chance),
      play: reachable.play,
    },
    winsAtLeast: atLeast.map(({ multiple, chance }) => ({ multiple, oneIn: oneIn(chance) })),
  };
}

/** What the game sells beside its spin, where the terms allow it. */
function salesOnOffer(
  { purchases, anteBet, winChances }: RecordedFigures,
  terms: TableTerms,
): Pick<GameSheet, "purchases" | "anteBet"> {
  return {
    ...(terms.bonusBuy &&
      purchases && {
        purchases: purchases.map((purchase) => {
          const win = winChances?.purchases?.find(({ id }) => id === purchase.id);
          const { id, price, spins, multiplier } = purchase;
          return { id, price, spins, multiplier, ...saleFields(purchase, win) };
        }),
      }),
    ...(terms.anteBet &&
      anteBet && {
        anteBet: {
          coins: anteBet.coins,
          stakeCoins: anteBet.stakeCoins,
          ...saleFields(anteBet, winChances?.anteBet),
          hitRate: toPercent(anteBet.hitRate, 2),
          freeSpinsOneIn: oneIn(toNumber(anteBet.freeSpins)),
          freeSpinsOneInWithout: oneIn(toNumber(anteBet.freeSpinsWithout)),
        },
      }),
  };
}

/** The volatility is by the deviation in stakes, as that of a spin is, and not in prices: a player compares it with that of the game. */
function saleFields(figures: PurchaseFigures | AnteFigures, win: ReachableWin | undefined) {
  return {
    returnToPlayer: toPercent(figures.returnToPlayer, 2),
    volatility: volatilityOf(figures.standardDeviation),
    maxWinMultiple: Number(toDecimal(figures.maxWinMultiple, 2)),
    ...(win && {
      reachableWin: { multiple: Number(toDecimal(win.multiple, 2)), oneIn: oneIn(win.chance) },
    }),
  };
}

import { type Figures, figuresOf } from "../../exact/figures.ts";
import { type Rational, rational, toNumber } from "../../exact/rational.ts";
import { waysToChoose } from "../../exact/ways-to-choose.ts";
import { chancesOfCounts, type WinChances, winChancesOf } from "../../exact/win-chances.ts";
import type { LinePayout } from "../../fixed-prizes/return-by-sold.ts";
import { tierOf } from "./tiers.ts";

/** The part of the data that decides the odds and the return. */
type Odds = {
  readonly balls: number;
  readonly picks: number;
  readonly hasBonus: boolean;
  readonly tiers: readonly {
    readonly hits: number;
    readonly withBonus: boolean;
    readonly hundredths: number;
  }[];
};

/** How many of the equally likely draws put a line into each tier; the last number counts those without a prize. */
export function drawsByTier({ balls, picks, hasBonus, tiers }: Odds): bigint[] {
  const counts = Array.from({ length: tiers.length + 1 }, () => 0n);
  const rest = balls - picks;
  for (let hits = 0; hits <= picks; hits += 1) {
    const draws = waysToChoose(picks, hits) * waysToChoose(rest, picks - hits);
    // The bonus ball is one of those that are left: picks − hits of them are on the line.
    const bonuses: [isMatched: boolean, ways: number][] = hasBonus
      ? [
          [true, picks - hits],
          [false, balls - picks - (picks - hits)],
        ]
      : [[false, 1]];
    for (const [isMatched, ways] of bonuses) {
      const tier = tierOf(tiers, hits, isMatched) ?? tiers.length;
      counts[tier] = (counts[tier] ?? 0n) + draws * BigInt(ways);
    }
  }
  return counts;
}

function drawsInAll({ balls, picks, hasBonus }: Odds): bigint {
  return waysToChoose(balls, picks) * BigInt(hasBonus ? balls - picks : 1);
}

/** The exact chance of a line to be in this tier. */
export function chanceOfTier(data: Odds, tier: number): Rational {
  return rational(drawsByTier(data)[tier] ?? 0n, drawsInAll(data));
}

/** The number of draws for each payout of a line, in hundredths of its price. */
function drawsByPayout(data: Odds): Map<number, bigint> {
  const draws = new Map<number, bigint>();
  for (const [tier, count] of drawsByTier(data).entries()) {
    const paid = data.tiers[tier]?.hundredths ?? 0;
    draws.set(paid, (draws.get(paid) ?? 0n) + count);
  }
  return draws;
}

/** The exact return of a line in a draw below the cap. That of a slip is the same, because it is a number of lines. */
export function returnOfLine(data: Odds): Rational {
  return figuresOf(drawsByPayout(data), 100).returnToPlayer;
}

/** The figures of one line in a draw below the cap. */
export function lottoFigures(data: Odds): Figures {
  return figuresOf(drawsByPayout(data), 100);
}

export function lottoWinChances(data: Odds): WinChances {
  return winChancesOf(chancesOfCounts(drawsByPayout(data)), 100);
}

/** What a line can pay, in prices, with its chance. */
export function payoutsOfLine(data: Odds): LinePayout[] {
  return data.tiers.map(({ hundredths }, tier) => ({
    prices: hundredths / 100,
    chance: toNumber(chanceOfTier(data, tier)),
  }));
}

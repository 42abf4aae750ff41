import { type ChoiceFigures, type Figures, figuresOf } from "../../exact/figures.ts";
import { rational, toNumber, toPercent } from "../../exact/rational.ts";
import { chancesOfCounts, type WinChances, winChancesOf, withAimedWin } from "../../exact/win-chances.ts";
import { rangeOfReturns } from "../../rules/multiplier.ts";
import type { KenoData } from "./data.ts";
import { chanceOfHits, hitRateOfSpots, returnOfSpots, type SpotPays } from "./odds.ts";
import type { KenoLayout, KenoPrizes } from "./wire.ts";

type Priced = Pick<KenoData, "pays" | "usual">;

/** The pays of slips with this number of spots. */
export function spotPaysOf({ pays }: Pick<KenoData, "pays">, spots: number): SpotPays {
  const found = pays[spots - 1];
  if (!found) throw new RangeError(`no slip has ${spots} spots`);
  return found;
}

/** The number of draws for each payout of a slip, in hundredths of the stake, all with one denominator. */
function drawsOfSlip(data: Priced, spots = data.usual.length): Map<number, bigint> {
  const chances = spotPaysOf(data, spots).map((hundredths, hits) => ({
    hundredths,
    chance: chanceOfHits(spots, hits),
  }));
  const all = chances.reduce((product, { chance }) => product * chance.denominator, 1n);
  const draws = new Map<number, bigint>();
  for (const { hundredths, chance } of chances)
    draws.set(hundredths, (draws.get(hundredths) ?? 0n) + (chance.numerator * all) / chance.denominator);
  return draws;
}

/** The largest prize of any slip, with its chance. */
function largestPrize({ pays }: Priced): { hundredths: number; chance: number } {
  let largest = { hundredths: 0, chance: 0 };
  for (const [index, each] of pays.entries())
    for (const [hits, hundredths] of each.entries()) {
      const chance = toNumber(chanceOfHits(index + 1, hits));
      const isLarger = hundredths > largest.hundredths;
      if (isLarger || (hundredths === largest.hundredths && chance > largest.chance))
        largest = { hundredths, chance };
    }
  return largest;
}

/** The figures of the usual slip. The largest win is that of any slip. */
export function kenoFigures(data: Priced): Figures {
  const maxWinMultiple = rational(largestPrize(data).hundredths, 100);
  return { ...figuresOf(drawsOfSlip(data), 100), maxWinMultiple };
}

/** The figures of slips with each number of spots. */
export function figuresOfEachSlip(data: Priced): ChoiceFigures[] {
  return data.pays.map((_, index) => figuresOf(drawsOfSlip(data, index + 1), 100));
}

export function kenoWinChances(data: Priced): WinChances {
  const { hundredths, chance } = largestPrize(data);
  return withAimedWin(winChancesOf(chancesOfCounts(drawsOfSlip(data)), 100), {
    multiple: rational(hundredths, 100),
    chance,
  });
}

/** The prizes of all slips for the sheet, and the range of their returns. */
export function layOutPrizes({
  pays,
}: Pick<KenoData, "pays">): Pick<KenoLayout, "prizes" | "lowestReturn" | "highestReturn"> {
  const prizes = pays.map((each, index): KenoPrizes => {
    const spots = index + 1;
    return {
      spots,
      prizes: each.flatMap((hundredths, hits) => {
        if (hundredths === 0) return [];
        const chance = toNumber(chanceOfHits(spots, hits));
        return [{ hits, hundredths, oneIn: Number((1 / chance).toPrecision(3)) }];
      }),
      returnPercent: toPercent(returnOfSpots(each), 2),
      hitPercent: toPercent(hitRateOfSpots(each), 2),
    };
  });
  return { prizes, ...rangeOfReturns(pays.map(returnOfSpots)) };
}

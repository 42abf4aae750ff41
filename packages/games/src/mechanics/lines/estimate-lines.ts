import { COINS_PER_STAKE } from "../../search/order.ts";
import type { LinesData } from "./data.ts";

/** Lines share symbols, so they win together: the measured deviation is this much larger than that of independent lines. */
export const LINE_CORRELATION = 1.1;

/**
 * Return and standard deviation in stakes as floats: the return is exact up to rounding, the deviation assumes that lines are independent.
 */
export type Estimate = { readonly returned: number; readonly deviation: number };

/** Estimates figures from the number of each symbol on each reel: cheap enough for thousands of calls in a search. */
export function estimateLines(data: LinesData): Estimate {
  const { mean, square } = lineMoments(data);
  const count = data.lines.length;
  const line = { mean: mean * count, square: (square - mean ** 2) * count + (mean * count) ** 2 };
  const { chance, paid, squared } = scatters(data, sharesOf(data.strips, data.scatter));
  const spin = {
    mean: line.mean + paid,
    square: line.square + 2 * line.mean * paid + squared,
  };
  const feature = solve(data, { ...spin, trigger: chance });
  const whole = spin.mean + chance * feature.mean;
  const squareWhole = spin.square + chance * (feature.square + 2 * feature.mean * (spin.mean + paid));
  return {
    returned: whole / COINS_PER_STAKE,
    deviation: Math.sqrt(Math.max(0, squareWhole - whole ** 2)) / COINS_PER_STAKE,
  };
}

function scatters({ rows, scatterPays }: LinesData, shares: readonly number[]) {
  let chances = [1];
  for (const share of shares) {
    const shown = rows * share;
    chances = [...chances, 0].map(
      (chance, count) => chance * (1 - shown) + (chances[count - 1] ?? 0) * shown,
    );
  }
  const [three = 0, four = 0, five = 0] = chances.slice(3);
  const sum = (power: number) =>
    three * scatterPays[3] ** power + four * scatterPays[4] ** power + five * scatterPays[5] ** power;
  return { chance: sum(0), paid: sum(1), squared: sum(2) };
}

/** The feature's mean and mean square, from its last level backwards like the mechanic's exact figures. */
function solve({ freeSpins }: LinesData, spin: { mean: number; square: number; trigger: number }) {
  type Moments = { mean: number; square: number };
  let above: Moments[] | undefined;
  for (let level = freeSpins.multipliers.length - 1; level >= 0; level -= 1) {
    const multiplier = freeSpins.multipliers[level] as number;
    const levels: Moments[] = [{ mean: 0, square: 0 }];
    for (let left = 1; left <= freeSpins.spins * (level + 1); left += 1) {
      const next = levels[left - 1] as Moments;
      const raised = above?.[left - 1 + freeSpins.spins] ?? next;
      const rest = spin.trigger * raised.mean + (1 - spin.trigger) * next.mean;
      const restSquare = spin.trigger * raised.square + (1 - spin.trigger) * next.square;
      levels.push({
        mean: multiplier * spin.mean + rest,
        square: multiplier ** 2 * spin.square + 2 * multiplier * spin.mean * rest + restSquare,
      });
    }
    above = levels;
  }
  return above?.[freeSpins.spins] ?? { mean: 0, square: 0 };
}

/** The mean payout of one line in coins, and the mean of its square. */
export function lineMoments({ strips, wild, linePays }: Pick<LinesData, "strips" | "wild" | "linePays">) {
  let mean = 0;
  let square = 0;
  for (const [symbol, pays] of Object.entries(linePays)) {
    const shares = sharesOf(strips, symbol, wild);
    const upTo = (count: number) => shares.slice(0, count).reduce((chance, each) => chance * each, 1);
    for (const [coins, chance] of [
      [pays[3], upTo(3) - upTo(4)],
      [pays[4], upTo(4) - upTo(5)],
      [pays[5], upTo(5)],
    ] as const) {
      mean += coins * chance;
      square += coins ** 2 * chance;
    }
  }
  return { mean, square };
}

/** The share of these symbols on each strip. */
function sharesOf(strips: LinesData["strips"], ...symbols: string[]): number[] {
  return strips.map((strip) => strip.filter((each) => symbols.includes(each)).length / strip.length);
}

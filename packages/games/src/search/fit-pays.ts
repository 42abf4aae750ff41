import { nearestScale, roundPay, solveGrowing } from "./pays.ts";
import type { Wanted } from "./wanted.ts";

const MIN_GROWTH = 1.15;
const MAX_GROWTH = 12;

/** Builds pays from their shape: `growth` is the factor from reel to reel, `scale` the lowest pay, and `round` makes pays whole. */
export type PaysAt<Pays> = (growth: number, scale: number, round: (coins: number) => number) => Pays;

/**
 * Fits pays to the target figures: the growth to the deviation, the scale to the return, which is linear in the scale. Undefined when the
 * rounded pays miss the return by a hundredth or more.
 */
export function fitPays<Pays>(
  wanted: Wanted,
  paysAt: PaysAt<Pays>,
  returned: (pays: Pays) => number,
  deviation: (pays: Pays) => number,
): Pays | undefined {
  const scaleFor = (growth: number) => {
    const scatters = returned(paysAt(growth, 0, exactly));
    return (wanted.returnToPlayer - scatters) / (returned(paysAt(growth, 1, exactly)) - scatters);
  };
  // Nothing fits if even a lowest pay of one coin returns too much.
  if (scaleFor(MIN_GROWTH) < 0.7) return;
  const growth = solveGrowing(MIN_GROWTH, MAX_GROWTH, wanted.standardDeviation, (each) =>
    deviation(paysAt(each, scaleFor(each), exactly)),
  );
  const scale = nearestScale(scaleFor(growth), wanted.returnToPlayer, (each) =>
    returned(paysAt(growth, each, roundPay)),
  );
  const pays = paysAt(growth, scale, roundPay);
  return Math.abs(returned(pays) - wanted.returnToPlayer) < 0.01 ? pays : undefined;
}

/** Leaves a pay unrounded. */
export const exactly = (coins: number) => coins;

/** Pays of a way that grow by the factor `base` from symbol to symbol and by `growth` from reel to reel, none above `max`. */
export function paysByReels(
  paying: readonly string[],
  lengths: number,
  max: number,
  base: number,
): PaysAt<Record<string, number[]>> {
  return (growth, scale, round) => {
    let below = Array<number>(lengths).fill(0);
    return Object.fromEntries(
      paying.map((symbol, rank) => {
        // Rounding must not make a higher symbol or a longer win pay less than a lower one.
        let shorter = 0;
        below = below.map((least, reach) => {
          shorter = Math.max(Math.min(max, round(scale * base ** rank * growth ** reach)), least, shorter);
          return shorter;
        });
        return [symbol, [...below]];
      }),
    );
  };
}

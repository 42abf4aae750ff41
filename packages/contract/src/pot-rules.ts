/**
 * The most that a stake may get back on average from a drop's or a clock's pot, in multiples of its own contribution, whatever the pot holds and
 * however few play. It bounds the chance of every entry.
 */
export const MAX_POT_TIMES = 5;

/** How long a call of a drop takes stakes, from its first one on. */
export const CALL_SECONDS = 30;

/** Contributions are counted in thousandths of a minor unit. */
const PARTS = 1_000n;

/**
 * The least number of chances for which an amount's share of one of them is at most `MAX_POT_TIMES` times an entry's contribution, in thousandths
 * of a minor unit; at least 1.
 */
export function leastOutOf(amountMinor: bigint, contributionThousandths: number): number {
  const most = BigInt(MAX_POT_TIMES * contributionThousandths);
  const least = (amountMinor * PARTS + most - 1n) / most;
  return Number(least > 1n ? least : 1n);
}

/** The largest amount, in minor units, for which so many chances are enough. A pot may have grown since its chances were published. */
export function mostAmount(chances: number, contributionThousandths: number): bigint {
  return (BigInt(chances) * BigInt(MAX_POT_TIMES * contributionThousandths)) / PARTS;
}

/** A tier of fixed prizes after a draw. `hundredths` of the price is what it pays, and `winners` lines are in it. */
export type WonTier = { readonly hundredths: number; readonly winners: number; readonly isTop: boolean };

/**
 * What each tier pays in a draw that may cost at most `capPrices` prices in all. If the prizes are more, the top tiers are cut in the same
 * proportion, at most down to half of the cap together; the others are cut only if that is not enough. Each prize is rounded down to a
 * hundredth, so the sum is never above the cap.
 */
export function cutPrizes(tiers: readonly WonTier[], capPrices: number): number[] {
  const cap = BigInt(capPrices) * 100n;
  const sumOf = (isTop: boolean) =>
    tiers.reduce(
      (sum, tier) => (tier.isTop === isTop ? sum + BigInt(tier.hundredths) * BigInt(tier.winners) : sum),
      0n,
    );
  const [top, other] = [sumOf(true), sumOf(false)];
  if (top + other <= cap) return tiers.map(({ hundredths }) => hundredths);
  const forTop = smaller(top, larger(cap - other, cap / 2n));
  const forOther = smaller(other, cap - forTop);
  return tiers.map(({ hundredths, isTop }) => {
    const [paid, due] = isTop ? [forTop, top] : [forOther, other];
    return due === 0n ? hundredths : Number((BigInt(hundredths) * paid) / due);
  });
}

const smaller = (one: bigint, other: bigint) => (one < other ? one : other);
const larger = (one: bigint, other: bigint) => (one > other ? one : other);

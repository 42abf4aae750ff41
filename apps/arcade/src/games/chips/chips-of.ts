/** The maximum number of chips in a stack. The rest of a higher amount becomes one chip. */
const MAX_CHIPS = 6;

/**
 * The chips that add up to an amount, the largest first: as few as possible of the stakes on offer. What is left, a fraction of the smallest stake or
 * the end of a high stack, is one chip of its own value.
 */
export function chipsOf(stakes: readonly string[], amountMinor: bigint): bigint[] {
  const chips: bigint[] = [];
  let leftMinor = amountMinor;
  for (const valueMinor of stakes.map(BigInt).toSorted((one, other) => (one < other ? 1 : -1))) {
    while (valueMinor > 0n && leftMinor >= valueMinor && chips.length < MAX_CHIPS) {
      chips.push(valueMinor);
      leftMinor -= valueMinor;
    }
  }
  if (leftMinor === 0n) return chips;
  if (chips.length < MAX_CHIPS) return [...chips, leftMinor];
  return [...chips.slice(0, -1), (chips.at(-1) ?? 0n) + leftMinor];
}

/** The maximum number of chips in a stack. */
const MAX_CHIPS = 6;

/**
 * Splits an amount into chips of the offered stakes, the largest chip that fits first. A remainder below the smallest stake becomes a chip of its own
 * value. If six chips do not reach the amount, the remainder is added to the sixth chip.
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

/** The multipliers of all bins from left to right, in hundredths. */
export function binsOf({ halfHundredths }: { readonly halfHundredths: readonly number[] }): number[] {
  return [...halfHundredths, ...halfHundredths.slice(0, -1).reverse()];
}

/** The number of the 2^rows paths that end in each bin: the binomial coefficients. */
export function waysToBins(rows: number): bigint[] {
  const ways = [1n];
  for (let bin = 1; bin <= rows; bin += 1) {
    ways.push(((ways[bin - 1] ?? 0n) * BigInt(rows - bin + 1)) / BigInt(bin));
  }
  return ways;
}

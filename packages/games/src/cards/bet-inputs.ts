/** The input that makes the whole stake the ante. */
export function anteAlone(stakeMinor: bigint) {
  return { bets: { ante: stakeMinor.toString() } };
}

/** Inputs with and without the side bet of this name, which is as high as the ante. The stake is divisible by two. */
export function anteAndSideBet(name: string, stakeMinor: bigint) {
  const amountMinor = (stakeMinor / 2n).toString();
  return [{ bets: { ante: amountMinor, [name]: amountMinor } }, anteAlone(stakeMinor)];
}

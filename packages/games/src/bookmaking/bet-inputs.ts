/** The input that puts the whole stake on one spot of a table. */
export function betOnSpot(spot: string, stakeMinor: bigint) {
  return { bets: [{ spot, amountMinor: stakeMinor.toString() }] };
}

/** Inputs with four equal bets each, until every spot was bet on. The stake is divisible by four. */
export function fourBetsAtATime(spots: readonly { readonly spot: string }[], stakeMinor: bigint) {
  const amountMinor = (stakeMinor / 4n).toString();
  return Array.from({ length: Math.ceil(spots.length / 4) }, (_, index) => ({
    bets: [0, 1, 2, 3].map((step) => ({ spot: spots[(index * 4 + step) % spots.length]?.spot, amountMinor })),
  }));
}

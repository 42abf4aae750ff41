/** A bet on a spot of a table or on a selection of a slip, in minor units. */
type SpotBet = { readonly spot: string; readonly amountMinor: string };

/** The bets of several inputs as one input: each spot once, with the sum of its amounts. */
export function joinSpotBets(inputs: readonly { readonly bets: readonly SpotBet[] }[]): { bets: SpotBet[] } {
  const amounts = new Map<string, bigint>();
  for (const { bets } of inputs)
    for (const { spot, amountMinor } of bets)
      amounts.set(spot, (amounts.get(spot) ?? 0n) + BigInt(amountMinor));
  return {
    bets: [...amounts].map(([spot, amountMinor]) => ({ spot, amountMinor: amountMinor.toString() })),
  };
}

import { BaccaratInput, type BaccaratSpot } from "../baccarat/wire.ts";

/** The bets of several inputs as one input: each spot once, with the sum of its amounts. */
export function joinBets(inputs: readonly unknown[]): BaccaratInput {
  const amounts = new Map<BaccaratSpot, bigint>();
  for (const input of inputs)
    for (const [spot, amountMinor] of Object.entries(BaccaratInput.parse(input).bets) as [
      BaccaratSpot,
      string,
    ][])
      amounts.set(spot, (amounts.get(spot) ?? 0n) + BigInt(amountMinor));
  return {
    bets: Object.fromEntries([...amounts].map(([spot, amountMinor]) => [spot, amountMinor.toString()])),
  };
}

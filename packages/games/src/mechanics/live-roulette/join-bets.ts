import { RouletteInput } from "../roulette/wire.ts";

/** The bets of several inputs as one input: each spot once, with the sum of its amounts. */
export function joinBets(inputs: readonly unknown[]): RouletteInput {
  const amounts = new Map<string, bigint>();
  for (const input of inputs)
    for (const { spot, amountMinor } of RouletteInput.parse(input).bets)
      amounts.set(spot, (amounts.get(spot) ?? 0n) + BigInt(amountMinor));
  return {
    bets: [...amounts].map(([spot, amountMinor]) => ({ spot, amountMinor: amountMinor.toString() })),
  };
}

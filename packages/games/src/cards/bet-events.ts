import { MinorAmount, PositiveMinorAmount } from "@bellwether/contract/studio/index.ts";
import { z } from "zod";

/**
 * A bet that was paid. `payoutMinor` is its total return, with the stake `amountMinor`. A push returns only the stake. `bet` names the bet
 * within its game ("ante", "pair-plus", "hand-2").
 */
export const CardBetWon = z.strictObject({
  type: z.literal("bet-won"),
  bet: z.string().max(40),
  result: z.enum(["won", "pushed"]),
  amountMinor: PositiveMinorAmount,
  payoutMinor: MinorAmount,
});
export type CardBetWon = z.infer<typeof CardBetWon>;

/** A bet that was lost. */
export const CardBetLost = z.strictObject({
  type: z.literal("bet-lost"),
  bet: z.string().max(40),
  amountMinor: PositiveMinorAmount,
});
export type CardBetLost = z.infer<typeof CardBetLost>;

/** The event that settles a bet: `returnMinor` is its total return, 0 for a loss, the stake for a push. */
export function settleBet(bet: string, amountMinor: bigint, returnMinor: bigint): CardBetWon | CardBetLost {
  const amount = amountMinor.toString();
  if (returnMinor === 0n) return { type: "bet-lost", bet, amountMinor: amount };
  return {
    type: "bet-won",
    bet,
    result: returnMinor === amountMinor ? "pushed" : "won",
    amountMinor: amount,
    payoutMinor: returnMinor.toString(),
  };
}

/** The total payout of the events: the sum over all whose type ends in `-won`. */
export function payoutOf(events: readonly { readonly type: string }[]): bigint {
  let sumMinor = 0n;
  for (const event of events) {
    if (event.type.endsWith("-won") && "payoutMinor" in event) sumMinor += BigInt(String(event.payoutMinor));
  }
  return sumMinor;
}

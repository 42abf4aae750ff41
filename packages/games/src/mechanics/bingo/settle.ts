import type { Outcome } from "../mechanic.ts";
import type { BingoData } from "./data.ts";
import { type BingoOutcome, callOrder, callsUntil } from "./share-pot.ts";
import type { BingoEvent, BingoPrize } from "./wire.ts";

type Prized = Pick<BingoData, "balls" | "prizes">;

/**
 * A winning ticket's share of a prize in minor units. The pot is counted in tickets, and each currency has its own price, so each winner is
 * paid in their own currency. Parts of a minor unit stay with the house.
 */
export function shareOf(
  permille: number,
  { priceMinor, tickets, winners }: { priceMinor: bigint; tickets: number; winners: number },
): bigint {
  return (BigInt(tickets) * priceMinor * BigInt(permille)) / (1_000n * BigInt(winners));
}

/** Pays the tickets of one bet by the outcome of its round. */
export function settleCards(
  { balls, prizes }: Prized,
  { numbers, tickets, taken }: BingoOutcome,
  serials: readonly number[],
  priceMinor: bigint,
): Outcome<BingoEvent> {
  const order = callOrder(numbers);
  const permilleOf = (prize: BingoPrize) => prizes.find((each) => each.prize === prize)?.permille ?? 0;
  const events: BingoEvent[] = [];
  let payoutMinor = 0n;
  for (const { prize, afterBalls, winners } of taken)
    for (const serial of serials) {
      if (callsUntil(balls, prize, serial, order) !== afterBalls) continue;
      const paidMinor = shareOf(permilleOf(prize), { priceMinor, tickets, winners });
      payoutMinor += paidMinor;
      events.push({ type: "ticket-won", prize, serial, payoutMinor: paidMinor.toString() });
    }
  return { events: [...events, { type: "round-ended", payoutMinor: payoutMinor.toString() }], payoutMinor };
}

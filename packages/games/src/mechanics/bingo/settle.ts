import type { Outcome } from "../../rules/mechanic.ts";
import type { BingoData } from "./data.ts";
import { type BingoOutcome, callOrder, callsUntil } from "./share-pot.ts";
import type { BingoEvent, BingoPrize } from "./wire.ts";

type Prized = Pick<BingoData, "balls" | "prizes">;

/**
 * A winning ticket's share of a prize in minor units. The pot is counted in tickets, and each currency has its own price, so each winner is
 * paid in their own currency. What is below its smallest payable amount, `stepMinor`, stays with the house.
 */
export function shareOf(
  permille: number,
  {
    priceMinor,
    tickets,
    winners,
    stepMinor = 1n,
  }: { priceMinor: bigint; tickets: number; winners: number; stepMinor?: bigint },
): bigint {
  const steps = (BigInt(tickets) * priceMinor * BigInt(permille)) / (1_000n * BigInt(winners) * stepMinor);
  return steps * stepMinor;
}

/** Pays the tickets of one bet by the outcome of its round, in whole steps of its currency. */
export function settleCards(
  { balls, prizes }: Prized,
  { numbers, tickets, taken }: BingoOutcome,
  serials: readonly number[],
  { priceMinor, stepMinor = 1n }: { priceMinor: bigint; stepMinor?: bigint | undefined },
): Outcome<BingoEvent> {
  const order = callOrder(numbers);
  const permilleOf = (prize: BingoPrize) => prizes.find((each) => each.prize === prize)?.permille ?? 0;
  const events: BingoEvent[] = [];
  let payoutMinor = 0n;
  for (const { prize, afterBalls, winners } of taken)
    for (const serial of serials) {
      if (callsUntil(balls, prize, serial, order) !== afterBalls) continue;
      const paidMinor = shareOf(permilleOf(prize), { priceMinor, tickets, winners, stepMinor });
      payoutMinor += paidMinor;
      events.push({ type: "ticket-won", prize, serial, payoutMinor: paidMinor.toString() });
    }
  return { events: [...events, { type: "round-ended", payoutMinor: payoutMinor.toString() }], payoutMinor };
}

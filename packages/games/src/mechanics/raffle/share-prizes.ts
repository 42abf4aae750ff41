import type { Outcome, SharedDraw } from "../../rules/mechanic.ts";
import { type RaffleData, rafflePrizesInOrder } from "./data.ts";
import { RaffleEvent, type RaffleInput } from "./wire.ts";

/** What tickets are settled by: the numbers sold, and the winning number of each prize. */
export type RaffleOutcome = {
  readonly sold: number;
  readonly winners: readonly { readonly number: number; readonly permille: number }[];
};

/**
 * Completes a draw with all tickets. The draw is an order of all numbers; the sold ones among them win the prizes in this order, the highest
 * prize first. If there are more prizes than sold numbers, the order begins again, so the whole share is always paid. The inputs have been
 * accepted before, so they are not checked again.
 */
export function shareRaffle(
  data: Pick<RaffleData, "prizes">,
  order: readonly number[],
  inputs: readonly unknown[],
): SharedDraw<RaffleOutcome, RaffleEvent> {
  const isSold = new Uint8Array(order.length + 1);
  let sold = 0;
  for (const input of inputs)
    for (const number of (input as RaffleInput).numbers) {
      isSold[number] = 1;
      sold += 1;
    }
  if (sold === 0) throw new RangeError("a raffle without tickets");
  const inOrder = order.filter((number) => isSold[number] === 1);
  if (inOrder.length !== sold) throw new RangeError("a number is sold once");
  const winners = rafflePrizesInOrder(data).map((permille, place) => ({
    number: inOrder[place % sold] as number,
    permille,
  }));
  return { outcome: { sold, winners }, events: [{ type: "raffle-drawn", sold, winners }] };
}

/** The outcome that these events of a draw describe. */
export function outcomeIn(events: readonly unknown[]): RaffleOutcome {
  for (const each of events) {
    const event = RaffleEvent.parse(each);
    if (event.type === "raffle-drawn") return { sold: event.sold, winners: event.winners };
  }
  throw new Error("a raffle has no winning numbers");
}

/** A prize in minor units: its share of the pot at the winner's price, rounded down. The rest stays with the house. */
export function raffleShare(permille: number, sold: number, priceMinor: bigint): bigint {
  return (BigInt(sold) * priceMinor * BigInt(permille)) / 1_000n;
}

/** Pays a ticket for each prize that one of its numbers has won. */
export function settleNumbers(
  { sold, winners }: RaffleOutcome,
  { numbers }: RaffleInput,
  priceMinor: bigint,
): Outcome<RaffleEvent> {
  const own = new Set(numbers);
  const events: RaffleEvent[] = [];
  let payoutMinor = 0n;
  for (const [at, { number, permille }] of winners.entries()) {
    if (!own.has(number)) continue;
    const paidMinor = raffleShare(permille, sold, priceMinor);
    payoutMinor += paidMinor;
    events.push({
      type: "number-won",
      number,
      place: at + 1,
      permille,
      payoutMinor: paidMinor.toString(),
    });
  }
  return { events: [...events, { type: "round-ended", payoutMinor: payoutMinor.toString() }], payoutMinor };
}

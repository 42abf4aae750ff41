import type { PlayerProfile } from "@bellwether/contract/calls/players.ts";
import { callGate } from "../request/call-gate.ts";
import type { Site } from "../request/site.ts";
import { outcomeOfState, type PaymentOutcome } from "./payment-outcome.ts";
import { readPaymentReturn } from "./payment-return.ts";

/** The deposit that a payment method redirected the player back from; `payment` is undefined when it is not the player's. */
export type ReturnedPayment = {
  outcome: PaymentOutcome;
  payment: { id: string; amount: string; method: string; currency: string } | undefined;
};

/**
 * The outcome of the deposit that the page's address names [4.16]. Anyone can write an address, so only the gate can confirm that money
 * arrived: until it does, a success in the address counts as pending.
 */
export async function readReturned(
  site: Site,
  player: PlayerProfile,
  query: URLSearchParams,
): Promise<ReturnedPayment | undefined> {
  const returned = readPaymentReturn(query);
  if (returned?.type !== "deposit") return undefined;
  const { payments } = await callGate(site, "paymentHistory", {
    id: player.player_id,
    type: "D",
    limit: 100,
  });
  const found = payments.find(({ payment_id }) => payment_id === returned.paymentId);
  const unsettled = returned.status === "success" ? "pending" : returned.status;
  return {
    outcome: (found && outcomeOfState(found.state)) ?? unsettled,
    payment: found && {
      id: found.payment_id,
      amount: found.amount,
      method: found.method,
      currency: found.currency,
    },
  };
}

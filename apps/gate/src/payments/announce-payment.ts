import { type PaymentKind, pushAddress } from "@bellwether/contract";
import type { Player } from "../players/index.ts";
import type { MetricsPort, PushPort } from "../ports.ts";

/** Pushes a payment's state to the player's screens. */
export function announcePayment(
  deps: MetricsPort & PushPort,
  player: Player,
  payment: { id: string; type: "D" | "W"; method: string | undefined; kind?: PaymentKind; state: string },
): void {
  const { type, method = "", kind = "cashier", state } = payment;
  deps.metrics.add("payments_total", { type, method, state });
  if (kind !== "cashier" && state === "success") deps.metrics.add("provider_payments_total", { kind });
  deps.push.publish(pushAddress(player.channel), {
    type: "payment",
    payment_id: payment.id,
    payment_type: payment.type,
    state: payment.state,
  });
}

import { pushAddress } from "@bellwether/contract";
import type { Player } from "../players/index.ts";
import type { MetricsPort, PushPort } from "../ports.ts";

/** Pushes a payment's state to the player's screens. */
export function announcePayment(
  deps: MetricsPort & PushPort,
  player: Player,
  payment: { id: string; type: "D" | "W"; state: string },
): void {
  deps.metrics.add("payments_total", { type: payment.type, state: payment.state });
  deps.push.publish(pushAddress(player.channel), {
    type: "payment",
    payment_id: payment.id,
    payment_type: payment.type,
    state: payment.state,
  });
}

import { pushAddress } from "@bellwether/contract";
import type { GateParts } from "../gate-parts.ts";
import type { Player } from "../players/index.ts";

/** Tells the player's screens how a payment stands. */
export function announcePayment(
  parts: Pick<GateParts, "metrics" | "push">,
  player: Player,
  payment: { id: string; type: "D" | "W"; state: string },
): void {
  parts.metrics.add("payments_total", { type: payment.type, state: payment.state });
  parts.push.publish(pushAddress(player.channel), {
    type: "payment",
    payment_id: payment.id,
    payment_type: payment.type,
    state: payment.state,
  });
}

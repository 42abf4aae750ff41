import type { PushMessage } from "@bellwether/contract/push.ts";

/** Payments whose outcome a form or a sheet on this page shows itself. */
const shown = new Set<string>();

/** A form or a sheet shows this payment until the returned function is called. */
export function showPayment(id: string): () => void {
  shown.add(id);
  return () => void shown.delete(id);
}

/** What a push says of a deposit that nothing on this page shows, such as one that the bank has approved later. */
export function depositNote(message: PushMessage): "arrived" | "refused" | undefined {
  if (message.type !== "payment" || message.payment_type !== "D" || shown.has(message.payment_id))
    return undefined;
  if (message.state === "success") return "arrived";
  return message.state === "failed" ? "refused" : undefined;
}

import type { PaymentKind } from "@bellwether/contract";
import type { MessageKey, Translate } from "@bellwether/i18n/translate.ts";

/** How far a payment is: a payout that is under way is being checked, and one that has left is with the player's bank, not "done". */
export function paymentStateText(
  { type, kind, state }: { type: "D" | "W"; kind: PaymentKind; state: string },
  t: Translate,
): string {
  const isPayout = type === "W" && kind === "cashier" && (state === "pending" || state === "success");
  return t((isPayout ? `core.history_payout_${state}` : `core.history_state_${state}`) as MessageKey);
}

/** What a payment is, in words: the player's own deposits and payouts by their direction, the others by who began them. */
export function paymentKindText(
  { type, kind }: { type: "D" | "W"; kind: PaymentKind },
  t: Translate,
): string {
  if (kind === "cashier") return t(type === "D" ? "core.history_deposit" : "core.history_withdrawal");
  return t(`core.history_kind_${kind}` as MessageKey);
}

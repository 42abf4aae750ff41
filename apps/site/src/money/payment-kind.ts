import type { PaymentKind } from "@bellwether/contract";
import type { MessageKey, Translate } from "@bellwether/i18n/translate.ts";

/** What a payment is, in words: the player's own deposits and payouts by their direction, the others by who began them. */
export function paymentKindText(
  { type, kind }: { type: "D" | "W"; kind: PaymentKind },
  t: Translate,
): string {
  if (kind === "cashier") return t(type === "D" ? "core.history_deposit" : "core.history_withdrawal");
  return t(`core.history_kind_${kind}` as MessageKey);
}

import { type PaymentMethod, paymentMethods } from "@bellwether/market/payment-methods.ts";
import type { NamedFiles } from "./named-files.ts";

export type PaymentInput = { family: "payment"; method: PaymentMethod };

/** Everything under `payments/`: a logo for each payment code, in lower case. */
export function paymentUnits(): NamedFiles<PaymentInput>[] {
  return paymentMethods.map((method) => ({
    input: { family: "payment", method },
    files: [`payments/${method.code.toLowerCase()}.svg`],
  }));
}

import { type PaymentMethod, paymentMethods } from "@bellwether/market/payment-methods.ts";
import type { Named } from "./unit.ts";

export type PaymentInput = { family: "payment"; method: PaymentMethod };

/** Everything under `payments/`: a logo for each payment code, in lower case. */
export function paymentUnits(): Named[] {
  return paymentMethods.map((method) => ({
    input: { family: "payment", method },
    files: [`payments/${method.code.toLowerCase()}.svg`],
  }));
}

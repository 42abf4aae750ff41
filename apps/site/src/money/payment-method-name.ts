import { paymentMethods } from "@bellwether/market/payment-methods.ts";

const names = new Map(paymentMethods.map(({ code, name }) => [code, name]));

/** A payment method's name by its code; the code itself where it is a new one. */
export function paymentMethodName(code: string): string {
  return names.get(code) ?? code;
}

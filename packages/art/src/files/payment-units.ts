import { paymentMethods } from "@bellwether/market/payment-methods.ts";
import { paymentLogoSvg } from "../payment/logo.ts";
import { hashOf, type Unit } from "./unit.ts";

/** Everything under `payments/`: a logo for each payment code, in lower case. */
export function paymentUnits(source: string): Unit[] {
  return paymentMethods.map((method) => {
    const file = `payments/${method.code.toLowerCase()}.svg`;
    return {
      key: hashOf(source, method),
      files: [file],
      make: async ({ fonts }) => ({ [file]: paymentLogoSvg(method, fonts) }),
    };
  });
}

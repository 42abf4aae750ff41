import { paymentMethods } from "@bellwether/market/payment-methods.ts";
import { paymentPlateSvg } from "../payment/plate.ts";
import { hashOf, type Unit } from "./unit.ts";

/** Everything under `payments/`: a plate for each payment code, in lower case. */
export function paymentUnits(source: string): Unit[] {
  return paymentMethods.map((method) => {
    const file = `payments/${method.code.toLowerCase()}.svg`;
    return {
      key: hashOf(source, method),
      files: [file],
      make: async ({ fonts }) => ({ [file]: paymentPlateSvg(method, fonts) }),
    };
  });
}

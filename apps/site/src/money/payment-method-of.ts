import { paymentMethods } from "@bellwether/market/payment-methods.ts";
import { paymentPicture } from "../shell/brand-assets.ts";

const names = new Map(paymentMethods.map(({ code, name }) => [code, name]));

/** A payment method by its code: its name and drawing; the code itself and no drawing where it is a new one. */
export function paymentMethodOf(code: string): { name: string; image: string | undefined } {
  const name = names.get(code);
  return name === undefined ? { name: code, image: undefined } : { name, image: paymentPicture(code) };
}

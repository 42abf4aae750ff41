import type { Translate } from "@bellwether/i18n/translate.ts";
import { paymentMethods, paymentWords } from "@bellwether/market/payment-methods.ts";
import { paymentPicture } from "../brand/brand-assets.ts";

const names = new Map(paymentMethods.map(({ code, name }) => [code, name]));

/** A payment method's name, translated by a page's `core.money_name_` texts; a brand name is the same in every language. */
export function paymentName({ code, name }: { code: string; name: string }, t: Translate): string {
  const words = paymentWords[code];
  return (words && t(`core.money_name_${words}`)) || name;
}

/** A payment method by its code: its name and logo; an unknown method has its code as name and no logo. */
export function paymentMethodOf(code: string, t: Translate): { name: string; image: string | undefined } {
  const name = names.get(code);
  return name === undefined
    ? { name: code, image: undefined }
    : { name: paymentName({ code, name }, t), image: paymentPicture(code) };
}

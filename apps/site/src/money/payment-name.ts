import type { Translate } from "@bellwether/i18n/translate.ts";
import { paymentMethods, paymentWords } from "@bellwether/market/payment-methods.ts";
import { paymentPicture } from "../shell/brand-assets.ts";

const names = new Map(paymentMethods.map(({ code, name }) => [code, name]));

/** A payment method's name as the language says it, from a page's `core.money_name_` texts; a brand's name is the same in all. */
export function paymentName({ code, name }: { code: string; name: string }, t: Translate): string {
  const words = paymentWords[code];
  return (words && t(`core.money_name_${words}`)) || name;
}

/** A payment method by its code: its name and drawing; the code itself and no drawing where it is a new one. */
export function paymentMethodOf(code: string, t: Translate): { name: string; image: string | undefined } {
  const name = names.get(code);
  return name === undefined
    ? { name: code, image: undefined }
    : { name: paymentName({ code, name }, t), image: paymentPicture(code) };
}

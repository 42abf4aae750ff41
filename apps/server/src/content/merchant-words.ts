import { pickTexts } from "@bellwether/i18n/catalogue.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { defaultLanguage, isOffered, type Language, paymentMethods, paymentWords } from "@bellwether/market";

const methods = new Map(
  paymentMethods.map(({ code, name }) => [code, { name, image: `/art/payments/${code.toLowerCase()}.svg` }]),
);

/** Texts that another party, such as the cashier, shows our players; English for a language that we do not offer. */
export const merchantWords = {
  /** One of our own messages, by its key. */
  fieldText: (key: string, locale: string): string =>
    pickTexts(languageOf(locale), ["core.error_"])[key] ?? "",
  /** A payment method's name and logo by its code; the code itself for an unknown one. */
  method: (code: string, locale: string): { name: string; image: string | undefined } => {
    const known = methods.get(code);
    if (!known) return { name: code, image: undefined };
    const key = `core.money_name_${paymentWords[code]}`;
    return { ...known, name: pickTexts(languageOf(locale), ["core.money_name_"])[key] ?? known.name };
  },
  amountText: (amount: string, currency: string, locale: string): string =>
    formatMoney(amount, currency, languageOf(locale)),
};

function languageOf(locale: string): Language {
  return isOffered(locale) ? locale : defaultLanguage;
}

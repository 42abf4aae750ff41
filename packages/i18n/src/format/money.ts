import { currencies, isCurrency } from "@bellwether/market/currencies.ts";
import type { Language } from "@bellwether/market/languages.ts";
import { languages } from "@bellwether/market/languages.ts";
import { groupThousands } from "./figure.ts";

const noBreakSpace = "\u00a0";

/**
 * An amount with two decimals and its sign where the currency has it [3.25]: `€1,234.50`, `1 234,50 kr`. A currency without a sign
 * shows its code behind.
 * @param amount decimal text as the gate sends it, possibly negative: `"-1234.5"`.
 */
export function formatMoney(amount: string, currency: string, language: Language): string {
  const minus = amount.startsWith("-") ? "−" : "";
  const figures = formatAmount(amount.replace(/^-/, ""), language);
  if (!isCurrency(currency)) return `${minus}${figures}${noBreakSpace}${currency}`;
  const { sign, place } = currencies[currency];
  return place === "before" ? `${minus}${sign}${figures}` : `${minus}${figures}${noBreakSpace}${sign}`;
}

/** The same without decimals where they are nil, as an axis has room for: `$60.000`, `€2.50`. */
export function formatShortMoney(amount: string, currency: string, language: Language): string {
  // At the end alone: three noughts may stand behind a dot that parts thousands.
  return formatMoney(amount, currency, language).replace(/[.,]00(?=\D*$)/, "");
}

/** The figures alone: `1,234.50`. Works on text, so that no amount passes through a floating-point number. */
export function formatAmount(amount: string, language: Language): string {
  const [whole = "0", cents = ""] = amount.split(".");
  return `${groupThousands(whole, language)}${languages[language].separators.decimal}${cents.padEnd(2, "0").slice(0, 2)}`;
}

/** An exact amount as a field holds it, with the decimal mark that its reader types: `20.00` → `20,00`. What is only half typed stays. */
export function amountAsTyped(amount: string, language: Language): string {
  return /^\d+\.\d\d$/.test(amount) ? amount.replace(".", languages[language].separators.decimal) : amount;
}

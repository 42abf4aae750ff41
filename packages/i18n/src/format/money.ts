import { currencies, isCurrency } from "@bellwether/market/currencies.ts";
import type { Language } from "@bellwether/market/languages.ts";
import { languages } from "@bellwether/market/languages.ts";
import { groupThousands } from "./figure.ts";

const noBreakSpace = "\u00a0";

/**
 * An amount with two decimals, and with its sign where the currency has one [3.25]: `€1,234.50`, `1 234,50 kr`. A currency without a sign
 * shows its code after the amount.
 * @param amount decimal text as the gate sends it, possibly negative: `"-1234.5"`.
 */
export function formatMoney(amount: string, currency: string, language: Language): string {
  const minus = amount.startsWith("-") ? "−" : "";
  const figures = formatAmount(amount.replace(/^-/, ""), language);
  if (!isCurrency(currency)) return `${minus}${figures}${noBreakSpace}${currency}`;
  const { sign, place } = currencies[currency];
  return place === "before" ? `${minus}${sign}${figures}` : `${minus}${figures}${noBreakSpace}${sign}`;
}

/** The same without decimals when they are zero, for chart axes with little room: `$60.000`, `€2.50`. */
export function formatShortMoney(amount: string, currency: string, language: Language): string {
  // Only at the end: three zeros may also follow a dot that groups thousands.
  return formatMoney(amount, currency, language).replace(/[.,]00(?=\D*$)/, "");
}

/** Only the number: `1,234.50`. Works on text, so that no amount becomes a floating-point number. */
export function formatAmount(amount: string, language: Language): string {
  const [whole = "0", cents = ""] = amount.split(".");
  return `${groupThousands(whole, language)}${languages[language].separators.decimal}${cents.padEnd(2, "0").slice(0, 2)}`;
}

/** An exact amount for an input field, with the reader's decimal mark: `20.00` → `20,00`. A partly typed amount stays as it is. */
export function amountAsTyped(amount: string, language: Language): string {
  return /^\d+\.\d\d$/.test(amount) ? amount.replace(".", languages[language].separators.decimal) : amount;
}

import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { Language } from "@bellwether/market/languages.ts";

/** Formats the gate's amounts (decimal text) for the reader's language. Other parameters stay as they are. */
export function shownParams(
  params: Record<string, string>,
  currency: string,
  language: Language,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      /^\d+\.\d{2}$/.test(value) ? formatMoney(value, currency, language) : value,
    ]),
  );
}

import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { Language } from "@bellwether/market/languages.ts";

/** The gate's sums are decimal text; a sentence shows them as the reader writes money. Everything else stays as it is. */
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

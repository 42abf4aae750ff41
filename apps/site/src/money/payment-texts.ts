import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { Translate } from "@bellwether/i18n/translate.ts";
import type { Language } from "@bellwether/market/languages.ts";
import { fieldError, type Refusal, refusalText } from "../gate/refusal.ts";
import { shownParams } from "./shown-params.ts";

/** The smallest and the largest amount of a payment, as decimal text of `currency`. */
type Bounds = { minimum: string; maximum: string; currency: string };

/** Texts of a payment form: its bounds, and the reason of a refusal, for the form or for a field. */
export function paymentTexts(
  refusal: Refusal | undefined,
  { minimum, maximum, currency }: Bounds,
  { t, language }: { t: Translate; language: Language },
) {
  const bounds = {
    minimum: formatMoney(minimum, currency, language),
    maximum: formatMoney(maximum, currency, language),
  };
  const params = { ...shownParams(refusal?.params ?? {}, currency, language), ...bounds };
  const isGeneral = refusal !== undefined && Object.keys(refusal.fields).length === 0;
  return {
    bounds,
    alert: isGeneral ? refusalText({ ...refusal, params }, t) : undefined,
    errorOf: (field: string) => fieldError(refusal, field, t, params),
  };
}

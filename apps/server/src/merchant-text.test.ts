import { expect, test } from "vitest";
import { merchantText } from "./merchant-text.ts";

test.each([
  ["core.error_cvv_minimum", "en", "The security code has at least 3 digits."],
  ["core.error_cvv_maximum", "no", "Sikkerhetskoden har høyst 4 sifre."],
  ["core.error_card_expired", "fr-ca", "La carte est expirée."],
  ["core.error_card_expired", "ja", "The card has expired."],
  ["core.error_nobody_wrote", "en", ""],
  ["core.shell_deposit", "en", ""],
])("the cashier's sentence for %s in %s is '%s'", (key, locale, text) => {
  expect(merchantText(key, locale)).toBe(text);
});

import { expect, test } from "vitest";
import { merchantWords } from "./merchant-words.ts";

test.each([
  ["core.error_cvv_minimum", "en", "The security code has at least 3 digits."],
  ["core.error_cvv_maximum", "no", "Sikkerhetskoden har høyst 4 sifre."],
  ["core.error_card_expired", "fr-ca", "La carte est expirée."],
  ["core.error_card_expired", "ja", "The card has expired."],
  ["core.error_nobody_wrote", "en", ""],
  ["core.shell_deposit", "en", ""],
])("the cashier's message for %s in %s is '%s'", (key, locale, text) => {
  expect(merchantWords.fieldText(key, locale)).toBe(text);
});

test("the cashier names CREDITCARD Visa / Mastercard and shows its logo; an unknown code is shown as its own name", () => {
  expect(merchantWords.method("CREDITCARD", "fi")).toEqual({
    name: "Visa / Mastercard",
    image: "/art/payments/creditcard.svg",
  });
  expect(merchantWords.method("NEWPAY", "fi")).toEqual({ name: "NEWPAY", image: undefined });
});

test("a bank transfer is Banki átutalás in Hungarian and Bank transfer in a language that we do not offer", () => {
  expect(merchantWords.method("BANK", "hu").name).toBe("Banki átutalás");
  expect(merchantWords.method("BANK", "ja").name).toBe("Bank transfer");
});

test("50.00 EUR is €50.00 in English and in a language that we do not offer, 1,500 SEK in Swedish 1 500,00 kr", () => {
  expect(merchantWords.amountText("50.00", "EUR", "en")).toBe("€50.00");
  expect(merchantWords.amountText("1500.00", "SEK", "sv")).toBe("1\u00a0500,00\u00a0kr");
  expect(merchantWords.amountText("50.00", "EUR", "ja")).toBe("€50.00");
});

import { pickTexts } from "@bellwether/i18n/catalogue.ts";
import { createTranslate } from "@bellwether/i18n/translate.ts";
import { type Language, offeredLanguages } from "@bellwether/market/languages.ts";
import { paymentMethods, paymentWords } from "@bellwether/market/payment-methods.ts";
import { expect, it } from "vitest";
import { paymentMethodOf, paymentName } from "./payment-name.ts";

const speak = (language: Language) =>
  createTranslate({ texts: pickTexts(language, ["core.money_name_"]), language });

it("a bank transfer is Tilisiirto in Finnish and Virement bancaire in French, and Skrill is Skrill", () => {
  expect(paymentMethodOf("BANK", speak("fi")).name).toBe("Tilisiirto");
  expect(paymentMethodOf("BANK", speak("fr-ca")).name).toBe("Virement bancaire");
  expect(paymentMethodOf("SKRILL", speak("fi")).name).toBe("Skrill");
});

it.each(offeredLanguages)("each of the 9 methods with a generic name has a translation in %s", (language) => {
  const t = speak(language);
  const named = Object.keys(paymentWords).map((code) => paymentName({ code, name: "" }, t));
  expect(named).toHaveLength(9);
  expect(named).not.toContain("");
});

it("an unknown method is called by its code and has no logo", () => {
  expect(paymentMethodOf("NEWPAY", speak("en"))).toEqual({ name: "NEWPAY", image: undefined });
});

it("every translated name belongs to a known method", () => {
  const codes = paymentMethods.map(({ code }) => code);
  expect(Object.keys(paymentWords).filter((code) => !codes.includes(code))).toEqual([]);
});

it("on a page without the texts, the name is the method's own", () => {
  const silent = createTranslate({ texts: {}, language: "fi" });
  expect(paymentName({ code: "BANK", name: "Bank transfer" }, silent)).toBe("Bank transfer");
});

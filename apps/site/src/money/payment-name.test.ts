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

it.each(offeredLanguages)("each of the 9 methods named in plain words has a name in %s", (language) => {
  const t = speak(language);
  const named = Object.keys(paymentWords).map((code) => paymentName({ code, name: "" }, t));
  expect(named).toHaveLength(9);
  expect(named).not.toContain("");
});

it("a method of tomorrow is called by its code and has no drawing", () => {
  expect(paymentMethodOf("NEWPAY", speak("en"))).toEqual({ name: "NEWPAY", image: undefined });
});

it("plain words belong to methods that there are", () => {
  const codes = paymentMethods.map(({ code }) => code);
  expect(Object.keys(paymentWords).filter((code) => !codes.includes(code))).toEqual([]);
});

it("where a page brought no texts, the name is the method's own", () => {
  const silent = createTranslate({ texts: {}, language: "fi" });
  expect(paymentName({ code: "BANK", name: "Bank transfer" }, silent)).toBe("Bank transfer");
});

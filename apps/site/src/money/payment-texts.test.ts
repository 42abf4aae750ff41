import { pickTexts } from "@bellwether/i18n/catalogue.ts";
import { createTranslate } from "@bellwether/i18n/translate.ts";
import { expect, it } from "vitest";
import { paymentTexts } from "./payment-texts.ts";

const reader = {
  t: createTranslate({ texts: pickTexts("en", ["core.error_"]), language: "en" }),
  language: "en",
} as const;
const bounds = { minimum: "20.00", maximum: "500.00", currency: "EUR" };
const refusal = {
  code: "x",
  message: "core.error_deposit_limit_reached",
  fields: {},
  params: { left: "40.00" },
};

it("the amount in a refusal is shown as money on every payment form", () => {
  expect(paymentTexts(refusal, bounds, reader).alert).toBe(
    "That is more than your deposit limit allows. You can still deposit up to €40.00.",
  );
});

it("a refused field has its reason beside it, with the form's bounds, and the form has no alert", () => {
  const fields = { amount: "core.error_amount_minimum" };
  const { alert, errorOf } = paymentTexts({ ...refusal, fields, params: {} }, bounds, reader);
  expect(alert).toBeUndefined();
  expect(errorOf("amount")).toBe("At least €20.00, please.");
  expect(errorOf("method")).toBeUndefined();
});

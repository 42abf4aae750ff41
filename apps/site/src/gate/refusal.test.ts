import { GateError } from "@bellwether/contract/client.ts";
import { createTranslate } from "@bellwether/i18n/translate.ts";
import { describe, expect, it } from "vitest";
import { fieldText, refusalOf, refusalText } from "./refusal.ts";

const texts = {
  "core.error_message": "Something went wrong.",
  "core.error_invalid_param": "Look again.",
  "core.error_amount_minimum": "At least {minimum}.",
  "core.moved": "In core.",
  "static.moved": "In static.",
  "static.closed": "Closed.",
};
const t = createTranslate({ texts, language: "en" });

describe("a refusal", () => {
  it("a refusal keeps the gate's own code, message, fields and params", () => {
    const data = {
      message: "core.error_x",
      errorCode: "x",
      fields: { a: "core.error_a" },
      params: { b: "1" },
    };
    expect(refusalOf(new GateError("user_error", data))).toEqual({
      code: "x",
      message: "core.error_x",
      fields: { a: "core.error_a" },
      params: { b: "1" },
    });
  });

  it("a refusal turns any error that is not the gate's into the general server error", () => {
    expect(refusalOf(new TypeError("oh"))).toEqual({
      code: "internal",
      message: "core.error_message",
      fields: {},
      params: {},
    });
  });

  it.each([
    ["core.error_amount_minimum", "At least €10.00."],
    ["moved", "In core."],
    ["closed", "Closed."],
    ["static.moved", "In static."],
    ["Unknown server error", "Something went wrong."],
  ])("a refusal looks up the message '%s' in core, then in static: '%s'", (message, text) => {
    expect(refusalText({ message, params: { minimum: "€10.00" } }, t)).toBe(text);
  });

  it("a refusal asks to look again at a field whose message has no text, and says nothing about a valid field", () => {
    expect(fieldText("Invalid input", t)).toBe("Look again.");
    expect(fieldText(undefined, t)).toBeUndefined();
  });
});

import { describe, expect, it, test } from "vitest";
import { birthOfPersonalNumber, countWrong, personalNumberError, signupVariant } from "./signup-variant.ts";

describe("the signup of a visitor", () => {
  it.each([
    ["SE", "SWEDISH_SIGNUP_ACTIVE", "swedish"],
    ["SE", "FINNISH_SIGNUP_ACTIVE", "general"],
    ["FI", "FINNISH_SIGNUP_ACTIVE", "finnish"],
    ["FI", "SWEDISH_SIGNUP_ACTIVE", "general"],
    ["NO", "SWEDISH_SIGNUP_ACTIVE", "general"],
    [undefined, "FINNISH_SIGNUP_ACTIVE", "general"],
  ] as const)(
    "the signup of a visitor from %s with only %s on is the %s form",
    (country, toggle, variant) => {
      expect(signupVariant({ country, isOn: (asked) => asked === toggle })).toBe(variant);
    },
  );
});

test.each([
  ["19900517-2384", { year: "1990", month: "05", day: "17" }],
  ["199005772382", { year: "1990", month: "05", day: "17" }],
  ["1990", { year: "1990", month: "", day: "" }],
  ["", { year: "", month: "", day: "" }],
])("reads the date of birth from the personal number %j", (number, born) => {
  expect(birthOfPersonalNumber(number)).toEqual(born);
});

test.each([
  [{ personal_number: "own" }, "19900517-2384", "own"],
  [{ year: "core.error_too_young" }, "20200517-2380", "core.error_too_young"],
  [{ day: "d", month: "m", year: "y" }, "", "core.error_personal_number_required"],
  [{ day: "core.error_birthdate_invalid" }, "19909917-2384", "core.error_personal_number_invalid"],
  [{ email: "e" }, "", undefined],
])("shows the errors %j of the personal number %j as %j", (fields, number, expected) => {
  expect(personalNumberError(fields, number)).toBe(expected);
});

test("counts 3 date of birth errors as one, country and currency as one, and the email as one: 3", () => {
  expect(countWrong({ day: "d", month: "m", year: "y", country: "c", currency: "c", email: "e" })).toBe(3);
});

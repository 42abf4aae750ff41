import { describe, expect, it, test } from "vitest";
import { birthOfPersonalNumber, countWrong, personalNumberError, signupVariant } from "./signup-variant.ts";

describe("the signup of a visitor", () => {
  const on = () => true;
  const off = () => false;
  it.each([
    ["SE", on, "swedish"],
    ["SE", off, "general"],
    ["FI", on, "finnish"],
    ["FI", off, "general"],
    ["NO", on, "general"],
    [undefined, on, "general"],
  ] as const)("from %s is, by its toggle, the right one", (country, isOn, variant) => {
    expect(signupVariant({ country, isOn })).toBe(variant);
  });
});

test.each([
  ["19900517-2384", { year: "1990", month: "05", day: "17" }],
  ["199005772382", { year: "1990", month: "05", day: "17" }],
  ["1990", { year: "1990", month: "", day: "" }],
  ["", { year: "", month: "", day: "" }],
])("the personal number %j tells the day of birth", (number, born) => {
  expect(birthOfPersonalNumber(number)).toEqual(born);
});

test.each([
  [{ personal_number: "own" }, "19900517-2384", "own"],
  [{ year: "core.error_too_young" }, "20200517-2380", "core.error_too_young"],
  [{ day: "d", month: "m", year: "y" }, "", "core.error_personal_number_required"],
  [{ day: "core.error_birthdate_invalid" }, "19909917-2384", "core.error_personal_number_invalid"],
  [{ email: "e" }, "", undefined],
])("%j are told at the personal number %j as %j", (fields, number, expected) => {
  expect(personalNumberError(fields, number)).toBe(expected);
});

test("a birthday that is wrong in 3 fields is one wrong field, beside the email 2", () => {
  expect(countWrong({ day: "d", month: "m", year: "y", email: "e" })).toBe(2);
});

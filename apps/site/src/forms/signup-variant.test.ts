import { describe, expect, it, test } from "vitest";
import { birthOfPersonalNumber, signupVariant } from "./signup-variant.ts";

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

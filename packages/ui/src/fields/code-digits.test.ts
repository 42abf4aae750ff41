import { expect, test } from "vitest";
import { codeDigits } from "./code-digits.ts";

test.each([
  ["123456", "123456"],
  ["123 456", "123456"],
  ["Your code is 123-456.", "123456"],
  ["1234567", "123456"],
  ["12a", "12"],
  ["", ""],
])("reads “%s” as the code %s", (typed, code) => {
  expect(codeDigits(typed, 6)).toBe(code);
});

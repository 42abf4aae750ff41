import { expect, it } from "vitest";
import { isTemporaryEmail } from "./person-fields.ts";

it.each([
  ["1f3a@signup.null", true],
  ["1f3a@SIGNUP.NULL", true],
  ["aino@a.b.null", true],
  ["aino@example.org", false],
  ["aino@null", false],
  ["aino@example.null.org", false],
  ["null@example.org", false],
  ["", false],
])("the address '%s' is a placeholder of signup, with a domain that ends in null: %s", (email, temporary) => {
  expect(isTemporaryEmail(email)).toBe(temporary);
});

import { SignupForm } from "@bellwether/contract/calls/identity.ts";
import { expect, test } from "vitest";
import { internationalNumber, readSignupValues, signupInput } from "./signup-form.ts";

test.each([
  ["040 123 4567", "FI", "+358 40 123 4567"],
  ["+49 30 1234567", "FI", "+49 30 1234567"],
  ["\u202d＋49 30\u20111234567\u202c", "FI", "+49 30-1234567"],
  ["٠٤٠ ١٢٣ ٤٥٦٧", "FI", "+358 40 123 4567"],
  ["", "FI", ""],
  ["600 123 456", "", "600 123 456"],
])("formats the number %j in %s as %j", (number, country, expected) => {
  expect(internationalNumber(number, country)).toBe(expected);
});

test("currency follows the country", () => {
  const form = new FormData();
  form.set("country", "NO");
  expect(signupInput(readSignupValues(form), "").currency).toBe("NOK");
});

test.each([
  ["1", "1"],
  [null, "0"],
])("sends a newsletter box with %j as newsletter '%s'", (box, sent) => {
  const form = new FormData();
  if (box !== null) form.set("newsletter", box);
  expect(signupInput(readSignupValues(form), "").newsletter).toBe(sent);
});

test("in Sweden sends the personal number and takes the date of birth from it; elsewhere leaves it out", () => {
  const form = new FormData();
  form.set("personal_number", "19900517-2384");
  form.set("country", "SE");
  expect(signupInput(readSignupValues(form), "")).toMatchObject({
    personal_number: "19900517-2384",
    year: "1990",
    month: "05",
    day: "17",
  });
  form.set("country", "FI");
  expect(signupInput(readSignupValues(form), "")).not.toHaveProperty("personal_number");
});

test("refuses an empty form with a message for each of its 14 required fields", () => {
  const refused = SignupForm.safeParse(signupInput(readSignupValues(new FormData()), ""));
  const messages = (refused.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]);
  expect(Object.fromEntries(messages.reverse())).toEqual({
    email: "core.error_email_required",
    password: "core.error_password_required",
    firstname: "core.error_firstname_required",
    lastname: "core.error_lastname_required",
    day: "core.error_birthdate_required",
    month: "core.error_birthdate_required",
    year: "core.error_birthdate_required",
    gender: "core.error_gender_required",
    country: "core.error_country_required",
    address: "core.error_address_required",
    zip: "core.error_zip_required",
    city: "core.error_city_required",
    phone: "core.error_phone_required",
    currency: "core.error_field_required",
  });
});

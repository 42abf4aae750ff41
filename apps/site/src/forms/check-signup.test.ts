import { expect, test } from "vitest";
import { checkSignup } from "./check-signup.ts";
import { firstWrongStep, stepOf, wrongIn } from "./signup-steps.ts";

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const whole = {
  email: "aino@example.org",
  password: "correct horse battery",
  firstname: "Aino",
  lastname: "Virtanen",
  day: "17",
  month: "5",
  year: "1990",
  gender: "female",
  country: "FI",
  address: "1 Market Square",
  zip: "00100",
  city: "Helsinki",
  phone_country: "FI",
  phone: "40 123 4567",
};

test("a complete form is valid; an empty password, an email without a host and letters in a phone number are errors", () => {
  expect(checkSignup(formOf(whole))).toEqual({ fields: {}, params: {} });
  expect(checkSignup(formOf({ ...whole, password: "", email: "aino@", phone: "forty" })).fields).toEqual({
    email: "core.error_email_invalid",
    password: "core.error_password_required",
    phone: "core.error_phone_invalid",
  });
});

test("[5.03] an address of 101 characters is an error with its figure, 100", () => {
  expect(checkSignup(formOf({ ...whole, address: "a".repeat(101) }))).toEqual({
    fields: { address: "core.error_maximum_characters" },
    params: { characters: "100" },
  });
});

test("in Sweden the personal number is required", () => {
  expect(checkSignup(formOf({ ...whole, country: "SE" })).fields).toMatchObject({
    personal_number: "core.error_personal_number_required",
  });
});

test("an error from the server opens the first step that has a wrong field", () => {
  const late = { phone: "core.error_phone_invalid", city: "core.error_city_required" };
  expect(firstWrongStep(late, { numberFirst: false })).toBe("person");
  expect(wrongIn("person", late, { numberFirst: false })).toEqual({ city: "core.error_city_required" });
  expect(firstWrongStep({ ...late, password: "core.error_password_common" }, { numberFirst: false })).toBe(
    "login",
  );
  expect(firstWrongStep({}, { numberFirst: false })).toBe("phone");
});

test("the date of birth is in the first step where the personal number is, and in the second elsewhere", () => {
  expect(stepOf("year", { numberFirst: true })).toBe("login");
  expect(stepOf("year", { numberFirst: false })).toBe("person");
});

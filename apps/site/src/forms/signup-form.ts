import { plainPhone } from "@bellwether/contract/typed-text.ts";
import { findCountry } from "@bellwether/market/countries.ts";
import { asksPersonalNumber, birthOfPersonalNumber } from "./signup-variant.ts";

/** Values of the signup form, for filling its fields again. A password is never sent back to a page. */
export type SignupValues = Record<SignupField, string>;

export const signupFields = [
  "email",
  "firstname",
  "lastname",
  "day",
  "month",
  "year",
  "gender",
  "country",
  "phone_country",
  "phone",
  "address",
  "zip",
  "city",
  "newsletter",
  "personal_number",
] as const;
export type SignupField = (typeof signupFields)[number];

export function readSignupValues(form: FormData): SignupValues {
  return Object.fromEntries(
    signupFields.map((name) => [name, String(form.get(name) ?? "").slice(0, 300)]),
  ) as SignupValues;
}

/** The form as the gate takes it [3.08]: an international number, and the currency that belongs to the country. */
export function signupInput(values: SignupValues, password: string) {
  const { phone_country, newsletter, gender, personal_number, ...rest } = values;
  const withNumber = asksPersonalNumber(values.country);
  return {
    ...rest,
    ...(withNumber && { personal_number, ...birthOfPersonalNumber(personal_number) }),
    password,
    phone: internationalNumber(values.phone, phone_country),
    // The schema refuses any other value with the field's own message.
    gender: gender as "female" | "male" | "other",
    currency: findCountry(values.country)?.currency ?? "",
    newsletter: newsletter === "1" ? ("1" as const) : ("0" as const),
  };
}

/** `040 123 4567` in Finland → `+358 40 123 4567`; an empty number stays empty, so that it is reported missing. */
export function internationalNumber(number: string, country: string): string {
  const bare = plainPhone(number);
  const dialCode = findCountry(country)?.dialCode;
  if (bare === "" || bare.startsWith("+") || !dialCode) return bare;
  return `+${dialCode} ${bare.replace(/^0+/, "")}`;
}

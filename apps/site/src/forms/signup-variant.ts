import { plainCode } from "@bellwether/contract/typed-text.ts";
/** Which signup form a visitor gets: the Swedish one asks for the personal number first, the Finnish one has its own texts [2.35]. */
export type SignupVariant = "general" | "swedish" | "finnish";

type Site = {
  country: string | undefined;
  isOn: (toggle: "SWEDISH_SIGNUP_ACTIVE" | "FINNISH_SIGNUP_ACTIVE") => boolean;
};

export function signupVariant({ country, isOn }: Site): SignupVariant {
  if (country === "SE" && isOn("SWEDISH_SIGNUP_ACTIVE")) return "swedish";
  if (country === "FI" && isOn("FINNISH_SIGNUP_ACTIVE")) return "finnish";
  return "general";
}

/** A form that asks for the personal number takes the date of birth from it, so nobody types it twice. */
export function asksPersonalNumber(country: string): boolean {
  return country === "SE";
}

/**
 * The date of birth in a Swedish personal number of 12 digits; a coordination number counts the day up by 60. The gate checks whether
 * the number and the day exist.
 */
export function birthOfPersonalNumber(text: string): { year: string; month: string; day: string } {
  const digits = plainCode(text);
  const day = Number(digits.slice(6, 8));
  return {
    year: digits.slice(0, 4),
    month: digits.slice(4, 6),
    day: day > 60 ? String(day - 60) : digits.slice(6, 8),
  };
}

/**
 * The error of a personal number that also gives the date of birth: the number's own message first, then the age,
 * otherwise that the number is missing or invalid.
 */
export function personalNumberError(
  fields: Readonly<Record<string, string>>,
  number: string | undefined,
): string | undefined {
  if (fields.personal_number) return fields.personal_number;
  if (fields.year === "core.error_too_young") return fields.year;
  if (!fields.year && !fields.month && !fields.day) return undefined;
  return number?.trim() ? "core.error_personal_number_invalid" : "core.error_personal_number_required";
}

/** Number of errors that the page marks: day, month and year count as one, and so do a country and its currency. */
export function countWrong(fields: Readonly<Record<string, string>>): number {
  const questions: Record<string, string> = {
    day: "birth",
    month: "birth",
    year: "birth",
    personal_number: "birth",
    currency: "country",
  };
  return new Set(Object.keys(fields).map((field) => questions[field] ?? field)).size;
}

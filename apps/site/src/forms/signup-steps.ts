import { protectionOf } from "@bellwether/market/protection.ts";

/** The three steps of signup, in order. */
export const signupSteps = ["login", "person", "phone"] as const;
export type SignupStep = (typeof signupSteps)[number];

/** Number of steps, with the limits step in countries that ask for limits before money moves; that step follows once the account is open. */
export function countOfSteps(country: string): number {
  const { depositLimitsFirst, limitPromptAtFirstDeposit } = protectionOf(country);
  return signupSteps.length + (depositLimitsFirst || limitPromptAtFirstDeposit ? 1 : 0);
}

/** Position of the personal number, which also answers the date of birth: first in the Swedish form, next to the country elsewhere. */
type Asked = { numberFirst: boolean };

/** The step that shows a field; fields that the form does not have belong to the last step, where it is sent. */
export function stepOf(field: string, { numberFirst }: Asked): SignupStep {
  if (field === "email" || field === "password") return "login";
  if (["personal_number", "day", "month", "year"].includes(field)) return numberFirst ? "login" : "person";
  if (personFields.has(field)) return "person";
  return "phone";
}

const personFields = new Set([
  "firstname",
  "lastname",
  "gender",
  "country",
  "currency",
  "address",
  "zip",
  "city",
]);

/** The first step with an error; the last one when no step has one. */
export function firstWrongStep(fields: Readonly<Record<string, string>>, asked: Asked): SignupStep {
  const wrong = new Set(Object.keys(fields).map((field) => stepOf(field, asked)));
  return signupSteps.find((step) => wrong.has(step)) ?? "phone";
}

/** The errors of one step. */
export function wrongIn(
  step: SignupStep,
  fields: Readonly<Record<string, string>>,
  asked: Asked,
): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => stepOf(field, asked) === step));
}

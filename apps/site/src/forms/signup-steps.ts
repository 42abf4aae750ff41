import { protectionOf } from "@bellwether/market/protection.ts";

/** The three steps of signup, in order. */
export const signupSteps = ["login", "person", "phone"] as const;
export type SignupStep = (typeof signupSteps)[number];

/** With the limits, where the country wants them before money moves: they are asked once the account is open. */
export function countOfSteps(country: string): number {
  const { depositLimitsFirst, limitPromptAtFirstDeposit } = protectionOf(country);
  return signupSteps.length + (depositLimitsFirst || limitPromptAtFirstDeposit ? 1 : 0);
}

/** Where the personal number stands: first in the Swedish form, with the country elsewhere; the day of birth is asked there with it. */
type Asked = { numberFirst: boolean };

/** The step that asks for a field; what the form does not know is a matter of the last one, where it is sent. */
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

/** The first step with something wrong in it; the last one where nothing that it asks is. */
export function firstWrongStep(fields: Readonly<Record<string, string>>, asked: Asked): SignupStep {
  const wrong = new Set(Object.keys(fields).map((field) => stepOf(field, asked)));
  return signupSteps.find((step) => wrong.has(step)) ?? "phone";
}

/** Of all that is wrong, what one step asks for. */
export function wrongIn(
  step: SignupStep,
  fields: Readonly<Record<string, string>>,
  asked: Asked,
): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => stepOf(field, asked) === step));
}

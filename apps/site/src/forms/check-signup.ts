import { SignupForm } from "@bellwether/contract/calls/identity.ts";
import { readSignupValues, signupInput } from "./signup-form.ts";
import { asksPersonalNumber } from "./signup-variant.ts";

/**
 * Validates the form's fields with the schema that the gate uses; errors by field, with the gate's own messages [5.02].
 * Checks that only the gate can make (a common password, an age, a number that is taken) follow when the form is sent.
 */
export function checkSignup(form: FormData): Record<string, string> {
  const values = readSignupValues(form);
  const checked = SignupForm.safeParse(signupInput(values, String(form.get("password") ?? "")));
  const wrong: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) wrong[String(path[0])] ??= message;
  if (asksPersonalNumber(values.country) && values.personal_number.trim() === "")
    wrong.personal_number = "core.error_personal_number_required";
  return wrong;
}

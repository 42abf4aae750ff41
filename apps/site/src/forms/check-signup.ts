import { signupForm } from "@bellwether/contract/calls/identity.ts";
import { readSignupValues, signupInput } from "./signup-form.ts";
import { asksPersonalNumber } from "./signup-variant.ts";

/**
 * What the contract alone can say of the form's fields, by field and in the gate's own messages [5.02]: the same schema that the gate checks by.
 * What only the gate knows (a common password, an age, a number that is taken) it says when the form is sent.
 */
export function checkSignup(form: FormData): Record<string, string> {
  const values = readSignupValues(form);
  const checked = signupForm.safeParse(signupInput(values, String(form.get("password") ?? "")));
  const wrong: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) wrong[String(path[0])] ??= message;
  if (asksPersonalNumber(values.country) && values.personal_number.trim() === "")
    wrong.personal_number = "core.error_personal_number_required";
  return wrong;
}

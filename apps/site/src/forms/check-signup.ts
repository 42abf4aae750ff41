import { SignupForm } from "@bellwether/contract/calls/identity.ts";
import { fieldMessages, genericMessage } from "@bellwether/contract/field-messages.ts";
import { readSignupValues, signupInput } from "./signup-form.ts";
import { asksPersonalNumber } from "./signup-variant.ts";

/**
 * Validates the form's fields with the schema that the gate uses; errors by field, with the gate's own messages [5.02] and their figures [5.03].
 * Checks that only the gate can make (a common password, an age, a number that is taken) follow when the form is sent.
 */
export function checkSignup(form: FormData): {
  fields: Record<string, string>;
  params: Record<string, string>;
} {
  const values = readSignupValues(form);
  const input = signupInput(values, String(form.get("password") ?? ""));
  const checked = SignupForm.safeParse(input, { error: genericMessage });
  const { fields, params = {} } = fieldMessages(checked.error?.issues ?? []);
  if (asksPersonalNumber(values.country) && values.personal_number.trim() === "")
    fields.personal_number = "core.error_personal_number_required";
  return { fields, params };
}

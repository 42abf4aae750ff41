import { z } from "zod";

/** Text that must be there: trimmed, 1 to `maximum` characters, none of them a control character. `message` says that it is missing. */
export const requiredText = (message: string, maximum = 100) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(maximum, "core.error_maximum_characters")
    .refine(isPrintable, "core.error_invalid_characters");

/** Text that may be empty: trimmed, at most `maximum` characters, none of them a control character. */
export const optionalText = (maximum = 100) =>
  z
    .string({ error: "core.error_invalid_param" })
    .trim()
    .max(maximum, "core.error_maximum_characters")
    .refine(isPrintable, "core.error_invalid_characters");

function isPrintable(text: string): boolean {
  return !/\p{Cc}/u.test(text);
}

/** An address as people have them; the mail server is the judge of the rest. */
export const emailAddress = requiredText("core.error_email_required", 254)
  .toLowerCase()
  .regex(
    /^[^\s@<>"(),;:\\[\]]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u,
    "core.error_email_invalid",
  );

/** A placeholder of signup, `…@….null`: nobody reads letters there, and the player is asked for a real one [3.03]. */
export function isTemporaryEmail(email: string): boolean {
  return /@[^@\s]+\.null$/i.test(email);
}

/** A password for checking, of any length that one may have. */
export const givenPassword = z
  .string({ error: "core.error_password_required" })
  .min(1, "core.error_password_required")
  .max(128, "core.error_wrong_password");

/** A code of the scratch sheet as a person types it, where the account has codes: the one that `scratch_code_required` named. */
export const givenScratchCode = z.string().max(40, "core.error_scratch_code_wrong").optional();

/** 8 to 128 characters, never cut, no composition rules; common ones are refused by the gate. */
export const newPassword = z
  .string({ error: "core.error_password_required" })
  .min(1, "core.error_password_required")
  .min(8, "core.error_password_minimum")
  .max(128, "core.error_password_maximum");

/** A phone number as people write one; whether it can be called is the gate's to say. */
export const phoneText = requiredText("core.error_phone_required", 20).regex(
  /^[+(\d][\d\s().-]*$/,
  "core.error_phone_invalid",
);

/** Country as two capital letters of ISO 3166. */
export const countryCode = z
  .string({ error: "core.error_country_required" })
  .regex(/^[A-Z]{2}$/, "core.error_country_required");

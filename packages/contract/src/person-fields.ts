import { z } from "zod";
import { readEmail } from "./read-email.ts";
import { plainCode, plainPassword, plainPhone, plainSigns, shownText } from "./typed-text.ts";

/**
 * Required text: trimmed, 1 to `maximum` characters, without control characters. `message` is used when it is missing; `clean` brings it to
 * its one form first.
 */
export const requiredText = (message: string, maximum = 100, clean = shownText) =>
  z
    .string({ error: message })
    .overwrite(clean)
    .trim()
    .min(1, message)
    .max(maximum, "core.error_maximum_characters")
    .refine(isPrintable, "core.error_invalid_characters");

/** Optional text: trimmed, at most `maximum` characters, without control characters. */
export const optionalText = (maximum = 100) =>
  z
    .string({ error: "core.error_invalid_param" })
    .overwrite(shownText)
    .trim()
    .max(maximum, "core.error_maximum_characters")
    .refine(isPrintable, "core.error_invalid_characters");

function isPrintable(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(text);
}

/** An email address in its one form (`readEmail`); the mail server decides about the rest. */
export const EmailAddress = requiredText("core.error_email_required", 254, plainSigns)
  .overwrite((text) => readEmail(text) ?? text)
  .regex(/^[^\s@]{1,64}@[^\s@]{3,253}$/u, "core.error_email_invalid")
  .refine((text) => readEmail(text) !== undefined, "core.error_email_invalid");

/**
 * An email address by which an account is looked up, as it was typed: an old account may have one that no new account would get. It is
 * compared in its one form.
 */
export const KnownEmail = z
  .string({ error: "core.error_email_required" })
  .trim()
  .min(1, "core.error_email_required")
  .max(254, "core.error_maximum_characters")
  .refine(isPrintable, "core.error_invalid_characters")
  .toLowerCase();

/** The addresses that accounts got before `readEmail` decided about them. */
const FORMER_ADDRESS = /^[^\s@<>"(),;:\\[\]]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u;

/** A `KnownEmail` that is refused in its field if it does not have the form of an address. */
export const KnownAddress = KnownEmail.refine(
  (text) => readEmail(text) !== undefined || FORMER_ADDRESS.test(text),
  "core.error_email_invalid",
);

/** A placeholder address from signup, `…@….null`: nobody reads mail there, and the player is asked for a real address [3.03]. */
export function isTemporaryEmail(email: string): boolean {
  return /@[^@\s]+\.null$/i.test(email);
}

/** A letter with its accents can be four characters before it is composed. */
const MAX_GIVEN_PASSWORD = 512;

/** A password to check, of any length that a stored one may have. */
export const GivenPassword = z
  .string({ error: "core.error_password_required" })
  .min(1, "core.error_password_required")
  .max(MAX_GIVEN_PASSWORD, "core.error_wrong_password");

/**
 * What a person types beside the password, where the account asks for it: the scratch code that `scratch_code_required` named, or where there is an
 * authenticator app (`second_factor_required`) the code that the app shows.
 */
export const GivenScratchCode = z.string().max(40, "core.error_scratch_code_wrong").optional();

/** A code of 6 digits that an authenticator app shows. */
export const GivenCode = z
  .string({ error: "core.error_validation_code_required" })
  .overwrite(plainCode)
  .min(1, "core.error_validation_code_required")
  .regex(/^\d+$/, "core.error_validation_code_numeric")
  .max(10, "core.error_activation_code_wrong");

/** 8 to 128 characters of the form NFKC, never truncated, without composition rules; the gate refuses those that are soon guessed. */
export const NewPassword = z
  .string({ error: "core.error_password_required" })
  .max(MAX_GIVEN_PASSWORD, "core.error_password_maximum")
  .overwrite(plainPassword)
  .min(1, "core.error_password_required")
  .min(8, "core.error_password_minimum")
  .max(128, "core.error_password_maximum");

/** A phone number as people write it; the gate decides whether it can be called. */
export const PhoneText = requiredText("core.error_phone_required", 20, plainPhone).regex(
  /^[+(\d][\d\s().-]*$/,
  "core.error_phone_invalid",
);

/** Country as two letters of ISO 3166; `ie` means the same as `IE`. */
export const GivenCountry = z
  .string({ error: "core.error_country_required" })
  .regex(/^[A-Za-z]{2}$/, "core.error_country_required")
  .toUpperCase();

import { z } from "zod";
import { defineCall } from "../call.ts";
import { currencyCode } from "../money.ts";
import { playerProfile } from "./players.ts";

const required = (message: string, maximum = 100) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(maximum, "core.error_maximum_characters")
    .refine((text) => !/\p{Cc}/u.test(text), "core.error_invalid_characters");

/** An address as people have them; the mail server is the judge of the rest. */
export const emailAddress = required("core.error_email_required", 254)
  .toLowerCase()
  .regex(
    /^[^\s@<>"(),;:\\[\]]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u,
    "core.error_email_invalid",
  );

/** 8 to 128 characters, never cut, no composition rules; common ones are refused by the gate. */
export const newPassword = z
  .string({ error: "core.error_password_required" })
  .min(1, "core.error_password_required")
  .min(8, "core.error_password_minimum")
  .max(128, "core.error_password_maximum");

/** Country as two capital letters of ISO 3166. */
export const countryCode = z
  .string({ error: "core.error_country_required" })
  .regex(/^[A-Z]{2}$/, "core.error_country_required");

const numberText = (message: string, digits: number) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .regex(new RegExp(`^\\d{1,${digits}}$`), "core.error_numbers_only");

/** The fields a person fills in to become a player [3.08], with the specified message for each [5.02]. */
export const signupForm = z.object({
  email: emailAddress,
  phone: required("core.error_phone_required", 20).regex(/^[+\d][\d\s().-]*$/, "core.error_phone_invalid"),
  country: countryCode,
  password: newPassword,
  firstname: required("core.error_firstname_required"),
  lastname: required("core.error_lastname_required"),
  address: required("core.error_address_required"),
  zip: required("core.error_zip_required", 20),
  city: required("core.error_city_required"),
  year: numberText("core.error_birthdate_required", 4),
  month: numberText("core.error_birthdate_required", 2),
  day: numberText("core.error_birthdate_required", 2),
  gender: z.enum(["female", "male", "other"], "core.error_gender_required"),
  currency: currencyCode
    .or(z.literal("").transform(() => ""))
    .describe("Follows the country; another one is refused"),
  newsletter: z.enum(["1", "0"], "core.error_newsletter_required").optional(),
  personal_number: z
    .string()
    .transform((text) => text.replaceAll(/[\s-]/g, ""))
    .optional()
    .describe("12 digits, where a national self-exclusion register must be asked"),
});
export type SignupForm = z.input<typeof signupForm>;

/** What the site needs to open the cashier frame [3.07]. */
export const cashierSession = z.object({
  url: z.string(),
  merchantId: z.string(),
  userId: z.string(),
  sessionId: z.string(),
});

/** The answer to login and to signup [3.07]; the new session's token stands beside it in the envelope. */
export const loginAnswer = z.object({
  need_terms_acceptance: z.boolean(),
  piq: cashierSession,
  player: playerProfile,
  last_login: z.number().int().describe("Seconds since 1970, 0 when never"),
  spelpaus: z.boolean(),
  reality_check_interval_minutes: z.number().int(),
  last_played: z.array(z.number().int()),
});

const affiliateTags = z.record(z.string().max(40), z.string().max(200)).optional();

export const login = defineCall({
  name: "login",
  summary: "Log in with email and password; a session elsewhere ends",
  method: "POST",
  path: "/gate/api/actionable/login",
  access: "visitor",
  input: z.object({
    nickname: required("core.error_email_required", 254).toLowerCase().describe("The email address"),
    password: z
      .string({ error: "core.error_password_required" })
      .min(1, "core.error_password_required")
      .max(128, "core.error_wrong_password"),
    mobile: z.boolean().optional(),
    system_reference: affiliateTags,
  }),
  output: loginAnswer,
});

export const logout = defineCall({
  name: "logout",
  summary: "End the session",
  method: "POST",
  path: "/gate/api/actionable/logout",
  access: "player",
  input: z.object({ reason: z.string().max(100).optional(), message: z.string().max(500).optional() }),
  output: z.object({ logged_out: z.literal(true) }),
});

export const signup = defineCall({
  name: "signup",
  summary: "Open an account; its session starts at once",
  method: "POST",
  path: "/gate/api/actionable/signup",
  access: "visitor",
  input: signupForm.extend({
    system_reference: affiliateTags,
    system_language: z.string().max(5).optional(),
  }),
  output: loginAnswer,
});

export const requestActivation = defineCall({
  name: "requestActivation",
  summary: "Send an activation code of 6 digits by SMS; it holds for 10 minutes and 5 tries",
  method: "POST",
  path: "/gate/api/actionable/activation/request",
  access: "player",
  input: z.object({
    phone_country_code: z
      .string({ error: "core.error_phone_required" })
      .regex(/^\+?\d{1,4}$/, "core.error_phone_invalid"),
    phone_number: required("core.error_phone_required", 20).regex(
      /^\d[\d\s().-]*$/,
      "core.error_phone_invalid",
    ),
  }),
  output: z.object({
    phone: z.string(),
    expires_in_seconds: z.number().int(),
    resend_in_seconds: z.number().int(),
  }),
});

export const validateActivation = defineCall({
  name: "validateActivation",
  summary: "Enter the activation code; the account is active afterwards",
  method: "POST",
  path: "/gate/api/actionable/activation/validate",
  access: "player",
  input: z.object({
    activation_code: z
      .string({ error: "core.error_activation_code_required" })
      .trim()
      .min(1, "core.error_activation_code_required")
      .regex(/^\d+$/, "core.error_numbers_only")
      .min(4, "core.error_activation_code_minimum")
      .max(10, "core.error_activation_code_wrong"),
  }),
  output: z.object({ player_activated: z.literal(true) }),
});

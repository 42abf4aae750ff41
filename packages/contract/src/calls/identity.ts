import { z } from "zod";
import { defineCall } from "../call.ts";
import { MobileFlag } from "../mobile-flag.ts";
import { BalanceText, CurrencyCode } from "../money.ts";
import {
  EmailAddress,
  GivenCountry,
  GivenPassword,
  GivenScratchCode,
  KnownAddress,
  KnownEmail,
  NewPassword,
  PhoneText,
  requiredText as required,
} from "../person-fields.ts";
import { plainCode, plainPhone, plainSigns } from "../typed-text.ts";
import { referralData, SystemReference } from "./affiliates.ts";
import { PlayerProfile } from "./players.ts";

const numberText = (message: string, digits: number) =>
  z
    .string({ error: message })
    .overwrite(plainSigns)
    .trim()
    .min(1, message)
    .regex(new RegExp(`^\\d{1,${digits}}$`), "core.error_numbers_only");

/** The fields a person fills in to become a player [3.08], with the specified message for each [5.02]. */
export const SignupForm = z.object({
  email: EmailAddress,
  phone: PhoneText,
  country: GivenCountry,
  password: NewPassword,
  firstname: required("core.error_firstname_required"),
  lastname: required("core.error_lastname_required"),
  address: required("core.error_address_required"),
  zip: required("core.error_zip_required", 20),
  city: required("core.error_city_required"),
  year: numberText("core.error_birthdate_required", 4),
  month: numberText("core.error_birthdate_required", 2),
  day: numberText("core.error_birthdate_required", 2),
  gender: z.enum(["female", "male", "other"], "core.error_gender_required"),
  currency: z
    .string({ error: "core.error_field_required" })
    .regex(/^[A-Z]{3}$/, "core.error_field_required")
    .describe("The country's; another one is refused"),
  newsletter: z.enum(["1", "0"], "core.error_newsletter_required").optional(),
  personal_number: z
    .string()
    .transform(plainCode)
    .optional()
    .describe("12 digits, where a national self-exclusion register must be asked"),
});
export type SignupForm = z.input<typeof SignupForm>;

/** What the site needs to open the cashier frame [3.07]. */
export const CashierSession = z.object({
  url: z.string(),
  merchantId: z.string(),
  userId: z.string(),
  sessionId: z.string(),
});

/** The data of a response to login or signup [3.07]; the new session's token is beside it in the envelope. */
export const LoginAnswer = z.object({
  need_terms_acceptance: z.boolean(),
  piq: CashierSession,
  player: PlayerProfile,
  last_login: z
    .number()
    .int()
    .describe("The login before this one, seconds since 1970; 0 when there was none"),
  spelpaus: z.boolean(),
  reality_check_interval_minutes: z.number().int(),
  last_played: z.array(z.number().int()),
});

export const login = defineCall({
  name: "login",
  summary: "Log in with email and password; a session elsewhere ends",
  method: "POST",
  path: "/gate/api/actionable/login",
  access: "visitor",
  beginsSession: true,
  input: z.object({
    nickname: KnownEmail.describe("The email address"),
    password: GivenPassword,
    scratch_code: GivenScratchCode.describe(
      "Where the account has scratch codes: the one that scratch_code_required named; where it has an authenticator app: what the app shows",
    ),
    mobile: MobileFlag.optional(),
    system_reference: SystemReference,
  }),
  output: LoginAnswer,
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
  beginsSession: true,
  input: SignupForm.extend({
    ...referralData,
    system_reference: SystemReference,
    system_language: z.string().max(5).toLowerCase().optional(),
  }),
  output: LoginAnswer,
});

export const requestActivation = defineCall({
  name: "requestActivation",
  summary:
    "Send a code of 6 digits by SMS, to activate the account or to verify another number; it holds for 10 minutes and 5 tries",
  method: "POST",
  path: "/gate/api/actionable/activation/request",
  access: "player",
  input: z.object({
    phone_country_code: z
      .string({ error: "core.error_phone_required" })
      .overwrite(plainPhone)
      .regex(/^\+?\d{1,4}$/, "core.error_phone_invalid"),
    phone_number: required("core.error_phone_required", 20, plainPhone).regex(
      /^[(\d][\d\s().-]*$/,
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
  summary: "Enter the code; the account is active and the number is its own afterwards",
  method: "POST",
  path: "/gate/api/actionable/activation/validate",
  access: "player",
  input: z.object({
    activation_code: z
      .string({ error: "core.error_validation_code_required" })
      .overwrite(plainCode)
      .min(1, "core.error_validation_code_required")
      .regex(/^\d+$/, "core.error_validation_code_numeric")
      .min(4, "core.error_activation_code_minimum")
      .max(10, "core.error_activation_code_wrong"),
  }),
  output: z.object({ player_activated: z.literal(true) }),
});

export const updatePassword = defineCall({
  name: "updatePassword",
  summary:
    "Change the password; it wants the old one, and a scratch code where there are codes; every other session ends at once",
  method: "POST",
  path: "/gate/api/actionable/account/password/update",
  access: "player",
  input: z.object({
    oldpassword: GivenPassword,
    newpassword: NewPassword,
    scratch_code: GivenScratchCode,
  }),
  output: z.object({ password_updated: z.literal(true) }),
});

export const closeAccount = defineCall({
  name: "closeAccount",
  summary:
    "Close the account for good, with the password, and a scratch code where there are codes; sessions end, bonuses are given up, cash that is left is paid out by support",
  method: "POST",
  path: "/gate/api/actionable/account/close",
  access: "player",
  input: z.object({
    reason: required("core.error_field_required", 500),
    password: GivenPassword,
    scratch_code: GivenScratchCode,
  }),
  output: z.object({
    account_closed: z.literal(true),
    cash_left: BalanceText.describe(
      "Still the player's; support pays it out. An open round can add what it wins after the call.",
    ),
    player_currency: CurrencyCode,
    support_email: z.string(),
    message: z.string().describe("Translation key of what to tell the player"),
  }),
});

/** A scratch code as lists show it. `code` is present only once, when the codes are issued. */
export const ScratchCode = z.object({
  id: z.string(),
  title: z.string().describe("Key of the text that names it on the sheet, with `number` in it"),
  number: z.number().int().min(1),
  code: z.string().optional(),
});

export const scratchCodes = defineCall({
  name: "scratchCodes",
  summary:
    "Scratch codes as second factor: issue 10 (told once, the old ones die), list the unused ones, disable; issue and disable want the password, and where there is an authenticator app its code too",
  method: "POST",
  path: "/gate/api/actionable/scratchcodes/{type}",
  access: "player",
  input: z.object({
    type: z.enum(["issue", "list", "disable"]),
    password: GivenPassword.optional(),
    scratch_code: GivenScratchCode,
  }),
  output: z.object({ codes: z.array(ScratchCode) }),
});

export const weighPassword = defineCall({
  name: "weighPassword",
  summary: "How well a new password withstands guessing, before it is chosen; nothing is stored",
  method: "POST",
  path: "/gate/api/actionable/password/weigh",
  access: "visitor",
  input: z.object({
    password: GivenPassword,
    email: z.string().max(320).optional().describe("The address of the account, where there is no session"),
  }),
  output: z.object({
    strength: z.number().int().min(0).max(4).describe("From 0, guessed at once, to 4"),
    weakness: z
      .enum(["common", "own", "word", "pattern"])
      .nullable()
      .describe(
        "Why it would be refused: many use it, it tells of its owner or of us, it is one word, or a pattern",
      ),
  }),
});

export const ownSessions = defineCall({
  name: "ownSessions",
  summary: "One's own last 20 sessions, the newest first, with device and country",
  method: "GET",
  path: "/gate/api/actionable/sessions",
  access: "player",
  input: z.object({}),
  output: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        is_current: z.boolean().describe("The session of this request"),
        is_open: z.boolean(),
        device: z.string().nullable().describe("Browser and system, without versions"),
        country: z.string().nullable().describe("Where it began, by geolocation"),
        began_at: z.iso.datetime(),
        last_seen_at: z.iso.datetime(),
      }),
    ),
  }),
});

export const endOwnSessions = defineCall({
  name: "endOwnSessions",
  summary: "End one of one's own open sessions, or without an id all but this one",
  method: "POST",
  path: "/gate/api/actionable/sessions/end",
  access: "player",
  input: z.object({ id: z.string().max(40).optional() }),
  output: z.object({ ended: z.number().int() }),
});

export const requestToken = defineCall({
  name: "requestToken",
  summary: "Forgotten password: mail a single-use link of 10 minutes; the answer is the same for any address",
  method: "POST",
  path: "/gate/api/actionable/token",
  access: "visitor",
  input: z.object({ purpose: z.literal("password_reset"), email: KnownAddress }),
  output: z.object({ requested: z.literal(true), expires_in_seconds: z.number().int() }),
});

const MailedToken = z.string({ error: "core.error_token_invalid" }).min(1, "core.error_token_invalid");

export const readToken = defineCall({
  name: "readToken",
  summary: "The email address that a mailed token is for; reading does not use it up",
  method: "GET",
  path: "/gate/api/actionable/token/{token}",
  access: "visitor",
  input: z.object({ token: MailedToken }),
  output: z.object({ email: z.string() }),
});

export const resetPassword = defineCall({
  name: "resetPassword",
  summary: "Set a new password with a mailed token; every session of the account ends",
  method: "POST",
  path: "/gate/api/actionable/password/reset",
  access: "visitor",
  input: z.object({ token: MailedToken, newpassword: NewPassword }),
  output: z.object({ password_updated: z.literal(true) }),
});

export const setEmail = defineCall({
  name: "setEmail",
  summary:
    "Give the account another email address; it wants the password, and a scratch code where there are codes, and counts once the link mailed to it was opened",
  method: "POST",
  path: "/gate/api/actionable/account/email",
  access: "player",
  input: z.object({ email: KnownAddress, password: GivenPassword, scratch_code: GivenScratchCode }),
  output: z.object({ email_pending: z.string().nullable() }),
});

export const confirmEmail = defineCall({
  name: "confirmEmail",
  summary: "Confirm a new email address with its mailed token, on whatever device the letter is read",
  method: "POST",
  path: "/gate/api/actionable/account/email/confirm",
  access: "visitor",
  input: z.object({ token: MailedToken }),
  output: z.object({ email: z.string() }),
});

export const undoEmail = defineCall({
  name: "undoEmail",
  summary:
    "Take a changed email address back with the token mailed to the old one, for 7 days; sessions end, and a new password has to be set",
  method: "POST",
  path: "/gate/api/actionable/account/email/undo",
  access: "visitor",
  input: z.object({ token: MailedToken }),
  output: z.object({ email: z.string() }),
});

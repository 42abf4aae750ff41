import { z } from "zod";
import { defineCall } from "../call.ts";
import { BalanceText, CurrencyCode } from "../money.ts";
import {
  GivenCountry,
  GivenPassword,
  GivenScratchCode,
  KnownAddress,
  optionalText,
  PhoneText,
  requiredText,
} from "../person-fields.ts";
import { plainPhone } from "../typed-text.ts";
import { PartnerFields } from "./affiliates.ts";
import { DepositLimit } from "./limits.ts";

/** The player as the server sends it to the site [3.06]. Amounts are decimal text. */
export const PlayerProfile = z.object({
  player_id: z.string(),
  player_deposits_count: z.number().int(),
  player_balance_amount: BalanceText.describe("Cash and bonus together"),
  local_bonus_balance_amount: BalanceText,
  player_currency: CurrencyCode,
  player_email: z.string(),
  player_fullname: z.string(),
  player_displayname: z.string(),
  player_country: z.string(),
  player_channel: z.string().describe("Push address is user/{player_channel}"),
  player_activated: z.boolean(),
  player_phone_set: z.boolean(),
  accepted_tos: z.boolean(),
  timeout_limit: z.boolean(),
  deposit_limits: z.array(DepositLimit),
  ...PartnerFields.shape,
  terms_version: z.string().describe("The version of the terms that is in force for the account, YYYY-MM-DD"),
  last_login: z
    .number()
    .int()
    .describe("The login before the present one, seconds since 1970; 0 when there was none"),
});
export type PlayerProfile = z.infer<typeof PlayerProfile>;

export const profile = defineCall({
  name: "profile",
  summary: "The signed-in player, as read at startup",
  method: "GET",
  path: "/gate/api/actionable/account/profile",
  access: "player",
  input: z.object({}),
  output: PlayerProfile,
});

export const AccountDetails = z.object({
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  email: z.string(),
  zip: z.string(),
  region: z.string(),
  state: z.string(),
  email_pending: z.string().nullable().describe("A new address whose mailed link was not opened yet"),
});

export const details = defineCall({
  name: "details",
  summary: "Address and email of the account",
  method: "GET",
  path: "/gate/api/actionable/account/details",
  access: "player",
  input: z.object({}),
  output: AccountDetails,
});

export const updateDetails = defineCall({
  name: "updateDetails",
  summary:
    "Change address or email; a field left out stays, a new email counts once its mailed link was opened",
  method: "POST",
  path: "/gate/api/actionable/account/details",
  access: "player",
  input: z.object({
    address_1: requiredText("core.error_address_required").optional(),
    address_2: optionalText().optional(),
    city: requiredText("core.error_city_required").optional(),
    email: KnownAddress.optional(),
    zip: requiredText("core.error_zip_required", 20).optional(),
    region: optionalText().optional(),
    state: optionalText().optional(),
    password: GivenPassword.optional().describe("Wanted where the email is another one"),
    scratch_code: GivenScratchCode,
  }),
  output: AccountDetails,
});

/** `newsletter` has the same form as in signup. */
export const AccountSettings = z.object({
  newsletter: z.enum(["1", "0"]),
  phone: z.string().describe("E.164"),
  phone_pending: z.string().nullable().describe("A new number whose code was not entered yet"),
  shows_wins: z
    .enum(["1", "0"])
    .describe(
      "May wins be shown by initial, among the recent winners, the winners of jackpots and promotions, and at live tables?",
    ),
  tells_draws: z
    .enum(["1", "0"])
    .describe("Is the result of each draw with the player's tickets sent by email?"),
  takes_rewards: z.enum(["1", "0"]).describe("Does the player want rewards of promotions?"),
  shows_notes: z.enum(["1", "0"]).describe("Do notes about rewards appear on the player's screen?"),
});

export const settings = defineCall({
  name: "settings",
  summary: "Newsletter and phone of the account",
  method: "GET",
  path: "/gate/api/actionable/account/settings",
  access: "player",
  input: z.object({}),
  output: AccountSettings,
});

export const updateSettings = defineCall({
  name: "updateSettings",
  summary:
    "Change newsletter, phone, the showing of wins, letters about draws, rewards or notes about them; a field left out stays, a new number of an active account counts once its code was entered",
  method: "POST",
  path: "/gate/api/actionable/account/settings",
  access: "player",
  input: z.object({
    newsletter: z
      .union([z.enum(["1", "0"]), z.boolean()], "core.error_newsletter_required")
      .transform((value) => value === true || value === "1")
      .optional(),
    phone: PhoneText.optional(),
    shows_wins: z.enum(["1", "0"]).optional(),
    tells_draws: z.enum(["1", "0"]).optional(),
    takes_rewards: z.enum(["1", "0"]).optional(),
    shows_notes: z.enum(["1", "0"]).optional(),
  }),
  output: AccountSettings,
});

export const acceptTerms = defineCall({
  name: "acceptTerms",
  summary: "Accept the terms in force",
  method: "POST",
  path: "/gate/api/actionable/account/terms/accept",
  access: "player",
  input: z.object({
    version: z
      .string()
      .max(20)
      .optional()
      .describe("The version that was shown; refused when another one is in force by now"),
  }),
  output: z.object({
    accepted_tos: z.literal(true),
    terms_version: z.string(),
    need_terms_acceptance: z.literal(false),
  }),
});

export const validatePhone = defineCall({
  name: "validatePhone",
  summary: "Can this number get a code by SMS? Says nothing of whether anyone has an account with it",
  method: "POST",
  path: "/gate/api/actionable/validate/phone",
  access: "visitor",
  input: z.object({
    phone: requiredText("core.error_phone_required", 40, plainPhone),
    country: GivenCountry,
  }),
  output: z.object({ valid: z.boolean(), phone: z.string().nullable().describe("E.164 when valid") }),
});

export const playerAutoTags = defineCall({
  name: "playerAutoTags",
  summary: "What the house knows of the player in single words: derived, and given by people",
  method: "GET",
  path: "/gate/api/actionable/player_auto_tags",
  access: "player",
  input: z.object({}),
  output: z.object({ auto_tags: z.array(z.string()), tags: z.array(z.string()) }),
});

/** A step that the player must complete first, and the route where it is completed. */
export const GuardName = z.enum(["terms", "activation", "phone", "email", "limits", "document", "held"]);
export type GuardName = z.infer<typeof GuardName>;

export const guardsStatus = defineCall({
  name: "guardsStatus",
  summary: "What the player must settle before going on, and where",
  method: "GET",
  path: "/gate/api/user/guards_status",
  access: "player",
  input: z.object({}),
  output: z.object({
    guards: z.array(
      z.object({ guard: GuardName.or(z.string()).describe("A later gate may know more"), route: z.string() }),
    ),
  }),
});

export const countries = defineCall({
  name: "countries",
  summary: "Countries that may sign up, and the currency of the visitor's own",
  method: "GET",
  path: "/gate/api/actionable/countries",
  access: "visitor",
  input: z.object({}),
  output: z.object({
    countries: z.array(
      z.object({
        code: z.string(),
        dial_code: z.string(),
        currency: CurrencyCode,
        signup_allowed: z.boolean(),
        minimum_age: z.number().int(),
      }),
    ),
    currency: CurrencyCode,
    country: z.string(),
  }),
});

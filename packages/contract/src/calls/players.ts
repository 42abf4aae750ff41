import { z } from "zod";
import { defineCall } from "../call.ts";
import { balanceText, currencyCode } from "../money.ts";
import { depositLimit } from "./limits.ts";

/** The player as the server tells it to the site [3.06]. Amounts are decimal text. */
export const playerProfile = z.object({
  player_id: z.string(),
  player_deposits_count: z.number().int(),
  player_balance_amount: balanceText.describe("Cash and bonus together"),
  local_bonus_balance_amount: balanceText,
  player_currency: currencyCode,
  player_email: z.string(),
  player_fullname: z.string(),
  player_displayname: z.string(),
  player_country: z.string(),
  player_channel: z.string().describe("Push address is user/{player_channel}"),
  player_activated: z.boolean(),
  player_phone_set: z.boolean(),
  accepted_tos: z.boolean(),
  timeout_limit: z.boolean(),
  deposit_limits: z.array(depositLimit),
});
export type PlayerProfile = z.infer<typeof playerProfile>;

export const profile = defineCall({
  name: "profile",
  summary: "The signed-in player, as read at startup",
  method: "GET",
  path: "/gate/api/actionable/account/profile",
  access: "player",
  input: z.object({}),
  output: playerProfile,
});

export const accountDetails = z.object({
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  email: z.string(),
  zip: z.string(),
  region: z.string(),
  state: z.string(),
});

export const details = defineCall({
  name: "details",
  summary: "Address and email of the account",
  method: "GET",
  path: "/gate/api/actionable/account/details",
  access: "player",
  input: z.object({}),
  output: accountDetails,
});

/** A thing the player must settle first, and the route that settles it. */
export const guardName = z.enum(["terms", "activation", "phone", "email", "limits", "document"]);

export const guardsStatus = defineCall({
  name: "guardsStatus",
  summary: "What the player must settle before going on, and where",
  method: "GET",
  path: "/gate/api/user/guards_status",
  access: "player",
  input: z.object({}),
  output: z.object({ guards: z.array(z.object({ guard: guardName, route: z.string() })) }),
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
        currency: currencyCode,
        signup_allowed: z.boolean(),
        minimum_age: z.number().int(),
      }),
    ),
    currency: currencyCode,
    country: z.string(),
  }),
});

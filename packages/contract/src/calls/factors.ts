import { z } from "zod";
import { defineCall } from "../call.ts";
import { GivenCode, GivenPassword, GivenScratchCode } from "../person-fields.ts";

/** What a signed-in player sends to change how the account is opened: what a login asks. */
const ownersWord = { password: GivenPassword, scratch_code: GivenScratchCode };

/** How an account is opened besides the password. */
const AccountFactors = z.object({
  app_since: z.iso.datetime().nullable().describe("Since when an authenticator app is asked; null for none"),
  scratch_codes_left: z.number().int().describe("Unused codes of the sheet; 0 without a sheet"),
});

export const factors = defineCall({
  name: "factors",
  summary: "How one's own account is opened besides the password",
  method: "GET",
  path: "/gate/api/actionable/factors",
  access: "player",
  input: z.object({}),
  output: AccountFactors,
});

export const beginApp = defineCall({
  name: "beginApp",
  summary:
    "Begin to set up an authenticator app (TOTP): a secret for it, which counts once confirmApp gets one of its codes, within 15 minutes; it wants what a login wants",
  method: "POST",
  path: "/gate/api/actionable/factors/app/begin",
  access: "player",
  input: z.object(ownersWord),
  output: z.object({
    secret: z.string().describe("In base 32, for typing"),
    uri: z.string().describe("The same as otpauth:// address, for a QR code"),
    expires_in_seconds: z.number().int(),
  }),
});

export const confirmApp = defineCall({
  name: "confirmApp",
  summary:
    "Show a code of the new authenticator app; from now on logins ask for its codes, and an older app counts no more",
  method: "POST",
  path: "/gate/api/actionable/factors/app/confirm",
  access: "player",
  input: z.object({ code: GivenCode }),
  output: AccountFactors,
});

export const endApp = defineCall({
  name: "endApp",
  summary: "Turn the authenticator app off; it wants what a login wants",
  method: "POST",
  path: "/gate/api/actionable/factors/app/end",
  access: "player",
  input: z.object(ownersWord),
  output: AccountFactors,
});

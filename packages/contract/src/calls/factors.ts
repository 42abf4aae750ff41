import { z } from "zod";
import { defineCall } from "../call.ts";
import { MobileFlag } from "../mobile-flag.ts";
import { GivenCode, GivenPassword, GivenScratchCode, requiredText } from "../person-fields.ts";
import { ChallengeId, WebAuthnJson } from "../web-authn-json.ts";
import { SystemReference } from "./affiliates.ts";
import { LoginAnswer } from "./identity.ts";

/** What a signed-in player sends to change how the account is opened: what a login asks. */
const ownersWord = { password: GivenPassword, scratch_code: GivenScratchCode };

/** How an account is opened besides the password. */
export const AccountFactors = z.object({
  app_since: z.iso.datetime().nullable().describe("Since when an authenticator app is asked; null for none"),
  scratch_codes_left: z.number().int().describe("Unused codes of the sheet; 0 without a sheet"),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      added_at: z.iso.datetime(),
      used_at: z.iso.datetime().nullable().describe("The last login with it"),
    }),
  ),
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

/** A challenge for the browser's passkey dialog. */
const PasskeyChallenge = z.object({
  challenge_id: ChallengeId.describe("Good once and for 5 minutes"),
  options: WebAuthnJson.describe("For navigator.credentials, as JSON"),
});

export const offerPasskey = defineCall({
  name: "offerPasskey",
  summary:
    "Begin to add a passkey, which opens the account at this brand's host; it wants what a login wants",
  method: "POST",
  path: "/gate/api/actionable/factors/passkeys/offer",
  access: "player",
  input: z.object(ownersWord),
  output: PasskeyChallenge,
});

export const addPasskey = defineCall({
  name: "addPasskey",
  summary: "Add the passkey that the browser has just made; ten at most",
  method: "POST",
  path: "/gate/api/actionable/factors/passkeys/add",
  access: "player",
  input: z.object({
    challenge_id: ChallengeId,
    response: WebAuthnJson,
    name: requiredText("core.error_field_required", 60),
  }),
  output: AccountFactors,
});

export const removePasskey = defineCall({
  name: "removePasskey",
  summary: "Remove one of one's own passkeys; it wants what a login wants",
  method: "POST",
  path: "/gate/api/actionable/factors/passkeys/remove",
  access: "player",
  input: z.object({ id: z.string().min(1).max(40), ...ownersWord }),
  output: AccountFactors,
});

export const offerPasskeyLogin = defineCall({
  name: "offerPasskeyLogin",
  summary: "Begin to log in with a passkey of this brand's host",
  method: "POST",
  path: "/gate/api/actionable/login/passkey/offer",
  access: "visitor",
  input: z.object({}),
  output: PasskeyChallenge,
});

export const passkeyLogin = defineCall({
  name: "passkeyLogin",
  summary: "Log in with a passkey, which needs no password and no code; otherwise as login",
  method: "POST",
  path: "/gate/api/actionable/login/passkey",
  access: "visitor",
  beginsSession: true,
  input: z.object({
    challenge_id: ChallengeId,
    response: WebAuthnJson,
    mobile: MobileFlag.optional(),
    system_reference: SystemReference,
  }),
  output: LoginAnswer,
});

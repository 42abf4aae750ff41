import { z } from "zod";
import { EmailAddress, GivenPassword, NewPassword } from "../../person-fields.ts";
import { ChallengeId, WebAuthnJson } from "../../web-authn-json.ts";
import { AuthenticatorCode, OfficeLicence, OperatorName, OperatorRef } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";
import { officePermissionNames, officeRoleNames } from "../permissions.ts";

const Token = z.string().min(20).max(100);

/** The signed-in person, as their own screens know them. */
export const OfficeSelf = z.object({
  operator: OperatorRef.extend({ email: z.string() }),
  roles: z.array(z.enum(officeRoleNames)),
  permissions: z.array(z.enum(officePermissionNames)),
  session: z.object({
    ends_at: z.iso.datetime().describe("When the session ends, whatever is done"),
    idle_minutes: z.number().int().describe("It ends sooner after so long without a call"),
    proven_until: z.iso
      .datetime()
      .nullable()
      .describe("Until when money, reveals and persons ask for no new proof"),
  }),
  passkeys: z.number().int(),
  licences: z
    .array(OfficeLicence)
    .describe("Those under which somebody can play here: lists can be filtered by them"),
});
export type OfficeSelf = z.infer<typeof OfficeSelf>;

export const signInWays = defineOfficeCall({
  name: "signInWays",
  summary: "How one signs in here",
  method: "GET",
  path: "/api/sign-in-ways",
  permission: "nobody",
  input: z.object({}),
  output: z.object({
    enter_as: z
      .array(OperatorRef.extend({ roles: z.array(z.enum(officeRoleNames)) }))
      .nullable()
      .describe("The sandbox's persons, whom anybody may be; null elsewhere"),
    company: z.string().nullable().describe("The host of the company's directory; null where none is set"),
  }),
});

export const operatorSignIn = defineOfficeCall({
  name: "operatorSignIn",
  summary: "Sign in with password and the code of an authenticator app",
  method: "POST",
  path: "/api/sign-in",
  permission: "nobody",
  input: z.object({ email: EmailAddress, password: GivenPassword, code: AuthenticatorCode }),
  output: OfficeSelf,
});

export const passkeyChallenge = defineOfficeCall({
  name: "passkeyChallenge",
  summary: "Begin to sign in with a passkey, or to prove again that one is there",
  method: "POST",
  path: "/api/passkey/challenge",
  permission: "nobody",
  input: z.object({}),
  output: z.object({ challenge_id: ChallengeId, options: WebAuthnJson }),
});

export const passkeySignIn = defineOfficeCall({
  name: "passkeySignIn",
  summary: "Sign in with a passkey",
  method: "POST",
  path: "/api/passkey/sign-in",
  permission: "nobody",
  input: z.object({ challenge_id: ChallengeId, response: WebAuthnJson }),
  output: OfficeSelf,
});

export const companyBegin = defineOfficeCall({
  name: "companyBegin",
  summary: "Begin to sign in through the company's own directory",
  method: "POST",
  path: "/api/company/begin",
  permission: "nobody",
  input: z.object({}),
  output: z.object({
    url: z.string().describe("Where the browser goes"),
    state: z.string().describe("With which it must come back; the page keeps it"),
  }),
});

export const companySignIn = defineOfficeCall({
  name: "companySignIn",
  summary: "Take the directory's answer: a session, or a ticket where the person's own code is asked for",
  method: "POST",
  path: "/api/company/sign-in",
  permission: "nobody",
  input: z.object({ state: Token, query: z.string().min(1).max(8_000) }),
  output: z.object({ self: OfficeSelf.nullable(), ticket: z.string().nullable() }),
});

export const companyCode = defineOfficeCall({
  name: "companyCode",
  summary: "Sign in with a ticket and the code of an authenticator app",
  method: "POST",
  path: "/api/company/code",
  permission: "nobody",
  input: z.object({ ticket: Token, code: AuthenticatorCode }),
  output: OfficeSelf,
});

export const enterAs = defineOfficeCall({
  name: "enterAs",
  summary: "In the sandbox: be one of its persons",
  method: "POST",
  path: "/api/enter-as",
  permission: "nobody",
  input: z.object({ operator_id: z.string().min(1).max(40) }),
  output: OfficeSelf,
});

export const readInvitation = defineOfficeCall({
  name: "readInvitation",
  summary: "What an invitation says, and the secret for the authenticator app",
  method: "POST",
  path: "/api/invitation",
  permission: "nobody",
  input: z.object({ token: Token }),
  output: z.object({
    name: z.string(),
    email: z.string(),
    roles: z.array(z.enum(officeRoleNames)),
    authenticator: z.object({
      secret: z.string().describe("For typing, in base 32"),
      uri: z.string().describe("For a QR code: otpauth://totp/…"),
    }),
  }),
});

export const acceptInvitation = defineOfficeCall({
  name: "acceptInvitation",
  summary: "Accept an invitation: choose a password, show that the authenticator app works, and be signed in",
  method: "POST",
  path: "/api/invitation/accept",
  permission: "nobody",
  input: z.object({ token: Token, name: OperatorName, password: NewPassword, code: AuthenticatorCode }),
  output: OfficeSelf,
});

export const me = defineOfficeCall({
  name: "me",
  summary: "Who is signed in, and what they may do",
  method: "GET",
  path: "/api/me",
  permission: "anyone",
  input: z.object({}),
  output: OfficeSelf,
});

export const operatorSignOut = defineOfficeCall({
  name: "operatorSignOut",
  summary: "Sign out",
  method: "POST",
  path: "/api/sign-out",
  permission: "anyone",
  input: z.object({}),
  output: z.object({}),
});

export const prove = defineOfficeCall({
  name: "prove",
  summary: "Prove again that it is you, with the password and a code, or with a passkey",
  method: "POST",
  path: "/api/prove",
  permission: "anyone",
  input: z.union([
    z.object({ password: GivenPassword, code: AuthenticatorCode }),
    z.object({ challenge_id: ChallengeId, response: WebAuthnJson }),
  ]),
  output: OfficeSelf,
});

export const passkeyOffer = defineOfficeCall({
  name: "passkeyOffer",
  summary: "Begin to add a passkey",
  method: "POST",
  path: "/api/passkeys/offer",
  permission: "anyone",
  needsProof: true,
  input: z.object({}),
  output: z.object({ challenge_id: ChallengeId, options: WebAuthnJson }),
});

export const addPasskey = defineOfficeCall({
  name: "addPasskey",
  summary: "Add a passkey",
  method: "POST",
  path: "/api/passkeys/add",
  permission: "anyone",
  needsProof: true,
  input: z.object({ challenge_id: ChallengeId, response: WebAuthnJson, label: OperatorName }),
  output: z.object({}),
});

export const ownPasskeys = defineOfficeCall({
  name: "ownPasskeys",
  summary: "Your own passkeys",
  method: "GET",
  path: "/api/passkeys",
  permission: "anyone",
  input: z.object({}),
  output: z.object({
    passkeys: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        added_at: z.iso.datetime(),
        used_at: z.iso.datetime().nullable(),
      }),
    ),
  }),
});

export const removePasskey = defineOfficeCall({
  name: "removePasskey",
  summary: "Remove one of your own passkeys",
  method: "POST",
  path: "/api/passkeys/remove",
  permission: "anyone",
  needsProof: true,
  input: z.object({ id: z.string().min(1).max(40) }),
  output: z.object({}),
});

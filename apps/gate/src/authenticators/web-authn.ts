import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";

/** Where passkeys are made and good: nowhere else. */
export type PasskeyPlace = {
  /** As the browser's dialog shows it. */
  name: string;
  origin: string;
};

/** A passkey as it is stored. Id and key are in base64url. */
export type StoredPasskey = { id: string; publicKey: string; counter: number };

// Loaded at first use: it takes a tenth of a second, and a node on which nobody uses a passkey needs none of it.
const webAuthn = () => import("@simplewebauthn/server");
const hostOf = (origin: string) => new URL(origin).hostname;

/** What the browser needs to answer with any passkey that it has for the place. */
export async function answerOptions({
  origin,
}: PasskeyPlace): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({ rpID: hostOf(origin), userVerification: "required" });
}

/** What the browser needs to make a passkey. @param knownIds the credentials that the person has: no authenticator makes a second one */
export async function creationOptions(
  { name, origin }: PasskeyPlace,
  user: { id: string; name: string; displayName: string },
  knownIds: readonly string[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    ...{ rpName: name, rpID: hostOf(origin), userName: user.name, userDisplayName: user.displayName },
    userID: new TextEncoder().encode(user.id),
    attestationType: "none",
    excludeCredentials: knownIds.map((id) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** The passkey that a browser has made for the challenge; undefined for an answer that does not fit. */
export async function readCreation(
  place: PasskeyPlace,
  challenge: string,
  response: unknown,
): Promise<StoredPasskey | undefined> {
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    ...expectations(place, challenge),
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter };
}

/** The id of the passkey that an answer claims to be from. Nothing is checked yet. Empty if the answer names none. */
export function credentialIdOf(response: unknown): string {
  const { id } = response as { id?: unknown };
  return typeof id === "string" ? id : "";
}

/** Checks that the stored passkey has answered the challenge. @returns its new counter; undefined for an answer that does not fit */
export async function checkAnswer(
  place: PasskeyPlace,
  challenge: string,
  { response, passkey }: { response: unknown; passkey: StoredPasskey },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    ...expectations(place, challenge),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

const expectations = ({ origin }: PasskeyPlace, expectedChallenge: string) => ({
  expectedChallenge,
  expectedOrigin: origin,
  expectedRPID: hostOf(origin),
  requireUserVerification: true,
});

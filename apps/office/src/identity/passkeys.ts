import type { OfficeSelf } from "@bellwether/contract/office/index.ts";
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { callOffice } from "../gate/office.ts";

/** Signs in with a passkey: the browser shows its own dialog. */
export async function signInWithPasskey(): Promise<OfficeSelf> {
  return callOffice("passkeySignIn", await answerChallenge());
}

/** Proves with a passkey that the person at the desk is still the same. */
export async function proveWithPasskey(): Promise<OfficeSelf> {
  return callOffice("prove", await answerChallenge());
}

/** Adds a passkey of this device or of a key that is plugged in. */
export async function registerPasskey(label: string): Promise<void> {
  const { challenge_id, options } = await callOffice("passkeyOffer", {});
  // Its form is the standard's: the office made it with the same library.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON });
  await callOffice("addPasskey", { challenge_id, label, response: { ...response } });
}

async function answerChallenge() {
  const { challenge_id, options } = await callOffice("passkeyChallenge", {});
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { challenge_id, response: { ...(await startAuthentication({ optionsJSON })) } };
}

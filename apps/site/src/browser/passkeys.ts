import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

// Loaded at first use: most visits need no passkey.
const webAuthn = () => import("@simplewebauthn/browser");

/** Options as the gate sends them: its library and this one write the standard's form. */
type GivenOptions = Record<string, unknown>;

/** Whether this browser knows passkeys at all. False on the server. */
export const hasPasskeys = () => typeof window !== "undefined" && "PublicKeyCredential" in window;

/** Whether the browser can offer passkeys in the list of a field. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  return (await webAuthn()).browserSupportsWebAuthnAutofill();
}

/** Lets the browser make a passkey, in its own dialog. Rejects when the person or the device stops it. */
export async function makePasskey(options: GivenOptions): Promise<GivenOptions> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await (await webAuthn()).startRegistration({ optionsJSON })) };
}

/**
 * Lets the person choose a passkey, in the browser's dialog or in the list of the field that has `autocomplete="… webauthn"`. A later call ends an
 * earlier one, which rejects, as it does when the person stops it.
 */
export async function answerWithPasskey(
  options: GivenOptions,
  { isSuggestion = false }: { isSuggestion?: boolean } = {},
): Promise<GivenOptions> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { startAuthentication } = await webAuthn();
  return { ...(await startAuthentication({ optionsJSON, useBrowserAutofill: isSuggestion })) };
}

/** Ends a suggestion that is still open. */
export async function stopPasskeys(): Promise<void> {
  (await webAuthn()).WebAuthnAbortService.cancelCeremony();
}

import { type BrandKey, brands, languagePrefix } from "@bellwether/market";
import { type WrittenMessage, writeMessage } from "../messages/index.ts";
import type { MessageTextsPort, SettingsPort } from "../ports.ts";

/** The email with the link that sets a new password. */
export function resetLetter(
  deps: MessageTextsPort & SettingsPort<"siteUrl">,
  language: string,
  brand: BrandKey,
  token: string,
): WrittenMessage {
  const link = pageUrl(deps, language, brand, "/forgotten-password", token);
  return writeMessage(deps.messageTexts, "password_reset", { language, brand, params: { link } });
}

/** The email with the link that confirms a new email address. */
export function confirmEmailLetter(
  deps: MessageTextsPort & SettingsPort<"siteUrl">,
  language: string,
  brand: BrandKey,
  token: string,
): WrittenMessage {
  const link = pageUrl(deps, language, brand, "/set-email", token);
  return writeMessage(deps.messageTexts, "email_confirm", { language, brand, params: { link } });
}

/** The email to the old mailbox of an account whose address was changed; its link undoes the change. */
export function emailChangedLetter(
  deps: MessageTextsPort & SettingsPort<"siteUrl">,
  language: string,
  brand: BrandKey,
  token: string,
): WrittenMessage {
  const link = `${pageUrl(deps, language, brand, "/set-email", token)}&undo=1`;
  const params = { link, days: "7", support: brands[brand].supportEmail };
  return writeMessage(deps.messageTexts, "email_changed", { language, brand, params });
}

/** The email to the owner of an account whose address someone else entered. */
export function collisionLetter(
  deps: MessageTextsPort & SettingsPort<"siteUrl">,
  language: string,
  brand: BrandKey,
): WrittenMessage {
  const link = pageUrl(deps, language, brand, "/forgotten-password");
  const support = brands[brand].supportEmail;
  return writeMessage(deps.messageTexts, "address_taken", { language, brand, params: { link, support } });
}

/** The email about a login on another device or in another country; its link leads to a new password. */
export function newLoginLetter(
  deps: MessageTextsPort & SettingsPort<"siteUrl">,
  language: string,
  brand: BrandKey,
  facts: { when: string; place: string; device: string; support: string },
): WrittenMessage {
  const link = pageUrl(deps, language, brand, "/forgotten-password");
  return writeMessage(deps.messageTexts, "new_login", { language, brand, params: { ...facts, link } });
}

/** The emails that only notify the player of a change to the account. */
export type NoticeName =
  | "password_changed"
  | "account_closed"
  | "last_scratch_code"
  | "last_code_beside_app"
  | "scratch_codes_made"
  | "scratch_codes_off"
  | "app_on"
  | "app_off"
  | "passkey_added"
  | "passkey_removed"
  | "factors_reset"
  | "phone_changed";

export function noticeLetter(
  deps: MessageTextsPort,
  name: NoticeName,
  language: string,
  brand: BrandKey,
): WrittenMessage {
  const support = brands[brand].supportEmail;
  return writeMessage(deps.messageTexts, name, { language, brand, params: { support } });
}

/**
 * The URL of a page on the brand's site in the player's language, with the token in the query. Opening the page changes nothing: the page
 * posts the token.
 */
function pageUrl(
  { settings }: SettingsPort<"siteUrl">,
  language: string,
  brand: BrandKey,
  path: string,
  token?: string,
): string {
  return `${settings.siteUrl(brand)}${languagePrefix(language)}${path}${token ? `?token=${token}` : ""}`;
}

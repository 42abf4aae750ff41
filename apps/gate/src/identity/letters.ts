import { type BrandKey, brands, defaultLanguage, isOffered } from "@bellwether/market";
import type { GateParts } from "../gate-parts.ts";
import { type WrittenMessage, writeMessage } from "../messages/index.ts";

type Writer = Pick<GateParts, "messageTexts" | "settings">;

/** The link that sets a new password. */
export function resetLetter(parts: Writer, language: string, brand: BrandKey, token: string): WrittenMessage {
  const link = pageUrl(parts, language, brand, "/forgotten-password", token);
  return writeMessage(parts.messageTexts, "password_reset", { language, brand, params: { link } });
}

/** The link that confirms a new email address. */
export function confirmEmailLetter(
  parts: Writer,
  language: string,
  brand: BrandKey,
  token: string,
): WrittenMessage {
  const link = pageUrl(parts, language, brand, "/set-email", token);
  return writeMessage(parts.messageTexts, "email_confirm", { language, brand, params: { link } });
}

/** To the old mailbox of an account whose address was changed: the link takes the change back. */
export function emailChangedLetter(
  parts: Writer,
  language: string,
  brand: BrandKey,
  token: string,
): WrittenMessage {
  const link = `${pageUrl(parts, language, brand, "/set-email", token)}&undo=1`;
  const params = { link, days: "7", support: brands[brand].supportEmail };
  return writeMessage(parts.messageTexts, "email_changed", { language, brand, params });
}

/** To the owner of an account whose address someone else has typed. */
export function collisionLetter(parts: Writer, language: string, brand: BrandKey): WrittenMessage {
  const link = pageUrl(parts, language, brand, "/forgotten-password");
  const support = brands[brand].supportEmail;
  return writeMessage(parts.messageTexts, "address_taken", { language, brand, params: { link, support } });
}

/** Letters that only tell what has happened to the account. */
export function noticeLetter(
  parts: Writer,
  name: "password_changed" | "account_closed" | "last_scratch_code",
  language: string,
  brand: BrandKey,
): WrittenMessage {
  const support = brands[brand].supportEmail;
  return writeMessage(parts.messageTexts, name, { language, brand, params: { support } });
}

/** A page of the brand's site in the player's language. The token stands in the query: the page posts it, opening it changes nothing. */
function pageUrl(
  { settings }: Writer,
  language: string,
  brand: BrandKey,
  path: string,
  token?: string,
): string {
  const prefix = isOffered(language) && language !== defaultLanguage ? `/${language}` : "";
  return `${settings.siteUrl(brand)}${prefix}${path}${token ? `?token=${token}` : ""}`;
}

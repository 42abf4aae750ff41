import en from "@bellwether/languages/en/sheet.json" with { type: "json" };
import { languageTexts } from "@bellwether/languages/texts.ts";
import type { Language } from "@bellwether/market/languages.ts";
import { withSandboxBeacon } from "../beacon-claims.ts";
import { formatMessage, type MessageParams } from "../message.ts";

export type SheetTextKey = keyof typeof en;

/** Translates a game's figures and rules; a missing text falls back to English. Holds every language: use it on the server only. */
export function translateSheet(language: Language, { sandboxBeacon } = { sandboxBeacon: false }) {
  const t = (key: SheetTextKey, params: MessageParams = {}) => {
    const own = languageTexts[language]?.sheet?.[key];
    return own === undefined ? formatMessage(en[key], params, "en") : formatMessage(own, params, language);
  };
  return sandboxBeacon ? withSandboxBeacon(t) : t;
}

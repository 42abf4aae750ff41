import type en from "@bellwether/languages/en/sheet.json";
import { languageTexts } from "@bellwether/languages/texts.ts";
import type { Language } from "@bellwether/market/languages.ts";
import { formatMessage, type MessageParams } from "../message.ts";

export type SheetTextKey = keyof typeof en;

/** Writes a game's figures and rules in a language; what it lacks is English. Every language is in it: for the server. */
export function translateSheet(language: Language) {
  return (key: SheetTextKey, params: MessageParams = {}) => {
    const own = languageTexts[language]?.sheet?.[key];
    return own === undefined
      ? formatMessage(languageTexts.en!.sheet![key]!, params, "en")
      : formatMessage(own, params, language);
  };
}

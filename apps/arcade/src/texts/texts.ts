import { formatMessage, type MessageParams } from "@bellwether/i18n/message.ts";
import type { Language } from "@bellwether/market/languages.ts";
import { en, type TextKey } from "./en.ts";

export type { TextKey };

/** Returns a text of the games with its parameters filled in. */
export type Texts = (key: TextKey, params?: MessageParams) => string;

/** Each language is fetched only when it is used. */
const translations: Partial<Record<Language, () => Promise<Record<TextKey, string>>>> = {
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
  fi: async () => (await import("./fi.ts")).fi,
  "fr-ca": async () => (await import("./fr-ca.ts")).frCa,
  hu: async () => (await import("./hu.ts")).hu,
  no: async () => (await import("./no.ts")).no,
  pt: async () => (await import("./pt.ts")).pt,
  sv: async () => (await import("./sv.ts")).sv,
};

/** Loads the texts of a language. Missing translations fall back to English, with English figures and plurals. */
export async function loadTexts(language: Language): Promise<Texts> {
  const translation = (await translations[language]?.()) ?? en;
  const written = translation === en ? "en" : language;
  return (key, params = {}) => formatMessage(translation[key], params, written);
}

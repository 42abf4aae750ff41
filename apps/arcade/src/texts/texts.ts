import { formatMessage, type MessageParams } from "@bellwether/i18n/message.ts";
import { type Language, languages } from "@bellwether/market/languages.ts";
import { en, type TextKey } from "./en.ts";

export type { TextKey };

/** Writes a text of the games with its parameters filled in. */
export type Texts = (key: TextKey, params?: MessageParams) => string;

/** Each is fetched only when its language is played. */
const translations: Partial<Record<Language, () => Promise<Record<TextKey, string>>>> = {
  fi: async () => (await import("./fi.ts")).fi,
  "fr-ca": async () => (await import("./fr-ca.ts")).frCa,
};

/** Loads the texts of a language. Those that are not translated yet read English, with their own figures and plurals of English. */
export async function loadTexts(language: Language): Promise<Texts> {
  const translation = (await translations[language]?.()) ?? en;
  const { locale } = languages[translation === en ? "en" : language];
  return (key, params = {}) => formatMessage(translation[key], params, locale);
}

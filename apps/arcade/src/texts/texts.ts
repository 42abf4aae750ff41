import { formatMessage, type MessageParams } from "@bellwether/i18n/message.ts";
import enGames from "@bellwether/languages/en/games.json" with { type: "json" };
import enSheet from "@bellwether/languages/en/sheet.json" with { type: "json" };
import type { Language } from "@bellwether/market/languages.ts";

const en = { ...enSheet, ...enGames };
export type TextKey = keyof typeof en;

/** Returns a text of the games with its parameters filled in. */
export type GameTexts = (key: TextKey, params?: MessageParams) => string;

type Translation = Partial<Record<TextKey, string>>;

/** Each language is fetched only when it is used. English is always there. */
const files = import.meta.glob<Translation>(
  ["../../../../languages/*/{games,sheet}.json", "!../../../../languages/en/*.json"],
  { import: "default" },
);

/** Loads the texts of a language. Missing translations fall back to English, with English figures and plurals. */
export async function loadTexts(language: Language): Promise<GameTexts> {
  const translation = language === "en" ? en : await loadTranslation(language);
  return (key, params = {}) => {
    const text = translation[key];
    return text === undefined ? formatMessage(en[key], params, "en") : formatMessage(text, params, language);
  };
}

async function loadTranslation(language: Language): Promise<Translation> {
  const load = (name: string) => files[`../../../../languages/${language}/${name}.json`]?.();
  const [sheet, games] = await Promise.all([load("sheet"), load("games")]);
  return { ...sheet, ...games };
}

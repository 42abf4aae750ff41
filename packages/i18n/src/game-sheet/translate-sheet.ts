import type { Language } from "@bellwether/market/languages.ts";
import { formatMessage, type MessageParams } from "../message.ts";
import { de } from "./texts/de.ts";
import { en, type SheetTextKey, type SheetTexts } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fi } from "./texts/fi.ts";
import { frCa } from "./texts/fr-ca.ts";
import { hu } from "./texts/hu.ts";
import { no } from "./texts/no.ts";
import { pt } from "./texts/pt.ts";
import { sv } from "./texts/sv.ts";

const texts: Record<Language, SheetTexts> = { en, de, fi, no, sv, hu, es, "fr-ca": frCa, pt };

/** Translates a game's figures and rules. Contains all nine languages, so it is for the server only. */
export function translateSheet(language: Language) {
  return (key: SheetTextKey, params: MessageParams = {}) =>
    formatMessage(texts[language][key], params, language);
}

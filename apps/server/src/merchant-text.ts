import { pickTexts } from "@bellwether/i18n/catalogue.ts";
import { defaultLanguage, isOffered } from "@bellwether/market";

/** One of our own sentences for a page that another party shows the player, such as the cashier's; English where we do not speak the language. */
export function merchantText(key: string, locale: string): string {
  const language = isOffered(locale) ? locale : defaultLanguage;
  return pickTexts(language, ["core.error_"])[key] ?? "";
}

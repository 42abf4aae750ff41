import { formatMoment } from "@bellwether/i18n/format/date.ts";
import type { Language } from "@bellwether/market/languages.ts";

/** Formats a moment in the player's time, with its date unless it is of today. */
export function momentText(language: Language): (at: string) => string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (at) => formatMoment(at, language, { nowMs: Date.now(), timeZone });
}

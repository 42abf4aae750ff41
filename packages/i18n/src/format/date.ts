import { type Language, languages } from "@bellwether/market/languages.ts";

const cache = new Map<string, Intl.DateTimeFormat>();

/** A day: `20 Nov 2026`. @param timeZone of the reader; `UTC` on the server, so that both first renders agree. */
export function formatDate(iso: string, language: Language, timeZone = "UTC"): string {
  return formatter(language, timeZone, { dateStyle: "medium" }).format(new Date(iso));
}

/** A moment: `20 Nov 2026, 14:05`. */
export function formatDateTime(iso: string, language: Language, timeZone = "UTC"): string {
  return formatter(language, timeZone, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}

function formatter(
  language: Language,
  timeZone: string,
  style: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${style.timeStyle ?? ""}`;
  const known = cache.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(languages[language].locale, { ...style, timeZone });
  cache.set(key, made);
  return made;
}

import { type Language, languages } from "@bellwether/market/languages.ts";

const cache = new Map<string, Intl.DateTimeFormat>();

/** A day: `20 Nov 2026`. @param timeZone of the reader; `UTC` on the server, so that the first renders on server and client agree. */
export function formatDate(iso: string, language: Language, timeZone = "UTC"): string {
  return formatter(language, timeZone, { dateStyle: "medium" }).format(new Date(iso));
}

/** A date and time: `20 Nov 2026, 14:05`. */
export function formatDateTime(iso: string, language: Language, timeZone = "UTC"): string {
  return formatter(language, timeZone, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}

/** A time of day: `14:05`, `2:05 PM`. */
export function formatTime(iso: string, language: Language, timeZone = "UTC"): string {
  return formatter(language, timeZone, { timeStyle: "short" }).format(new Date(iso));
}

/** A moment of the reader's day: `14:05`. Of another day, with its date: `20 Nov 2026, 14:05`. */
export function formatMoment(
  iso: string,
  language: Language,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): string {
  const dayOf = (at: string) => formatDate(at, language, timeZone);
  const isOfToday = dayOf(iso) === dayOf(new Date(nowMs).toISOString());
  return isOfToday ? formatTime(iso, language, timeZone) : formatDateTime(iso, language, timeZone);
}

/** A day without its year, for charts with little room: `20 Nov`, `20.11.`, `nov. 20.`. */
export function formatShortDay(iso: string, language: Language, timeZone = "UTC"): string {
  const parts = formatter(language, timeZone, { dateStyle: "medium" }).formatToParts(new Date(iso));
  const isKept = ({ type }: Intl.DateTimeFormatPart) => type === "day" || type === "month";
  const [first, last] = [parts.findIndex(isKept), parts.findLastIndex(isKept)];
  const text = (index: number) => parts[index]?.value ?? "";
  // A dot at the very end belongs to an ordinal or to a numeric month.
  const dot = text(last + 1).startsWith(".") ? "." : "";
  return `${text(first)}${text(first + 1).replace(" de ", " ")}${text(last)}${dot}`;
}

function formatter(
  language: Language,
  timeZone: string,
  style: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${style.dateStyle ?? ""} ${style.timeStyle ?? ""}`;
  const known = cache.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(languages[language].locale, { ...style, timeZone });
  cache.set(key, made);
  return made;
}

/** The day of a draw in words of the reader's language: `Saturday, 21 November 2026`. Its time is left out, because the reader's time zone is not known. */
export function drawDay(at: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "full", timeZone: "UTC" }).format(at);
}

/** `YYYY-MM-DD` when year, month and day (digits as text) name a day of the calendar. */
export function birthDate(year: string, month: string, day: string): string | undefined {
  const text = `${year.padStart(4, "0")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  // The 31st of February would roll over into March: then it is not the day that was written.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** Full years from a `YYYY-MM-DD` to a moment, by the UTC calendar. Someone born on 29 February turns on 1 March. */
export function ageOn(bornOn: string, at: Date): number {
  const years = at.getUTCFullYear() - Number(bornOn.slice(0, 4));
  return at.toISOString().slice(5, 10) < bornOn.slice(5) ? years - 1 : years;
}

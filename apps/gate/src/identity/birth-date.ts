/** `YYYY-MM-DD` when year, month and day (digits as text) are a valid date; otherwise undefined. */
export function birthDate(year: string, month: string, day: string): string | undefined {
  const text = `${year.padStart(4, "0")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  // The 31st of February would roll over into March: then the result differs from the input.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

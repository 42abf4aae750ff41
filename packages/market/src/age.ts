/** Full years from a `YYYY-MM-DD` to a moment, by the UTC calendar. Someone born on 29 February turns on 1 March. */
export function ageOn(bornOn: string, at: Date): number {
  const years = at.getUTCFullYear() - Number(bornOn.slice(0, 4));
  return at.toISOString().slice(5, 10) < bornOn.slice(5) ? years - 1 : years;
}

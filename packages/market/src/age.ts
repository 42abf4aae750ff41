/** Full years from a `YYYY-MM-DD` to a moment, by the UTC calendar. A birthday on 29 February counts on 1 March in other years. */
export function ageOn(bornOn: string, at: Date): number {
  const years = at.getUTCFullYear() - Number(bornOn.slice(0, 4));
  return at.toISOString().slice(5, 10) < bornOn.slice(5) ? years - 1 : years;
}

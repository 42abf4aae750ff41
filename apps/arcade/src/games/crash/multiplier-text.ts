/** A multiplier in the page's language, with two decimal places: 247 hundredths are `2.47` in English. */
export function multiplierText(hundredths: number): string {
  const format = new Intl.NumberFormat(document.documentElement.lang || "en", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return format.format(hundredths / 100);
}

/** Reads what a player typed as a multiplier: `2`, `2.5` or `2,50`. Undefined if it is no multiplier in hundredths from 1.01 to the maximum. */
export function readMultiplier(typed: string, maximumHundredths: number): number | undefined {
  const [, whole = "", decimals = ""] = /^\s*(\d{1,5})(?:[.,](\d{1,2}))?\s*$/.exec(typed) ?? [];
  if (whole === "") return undefined;
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return hundredths >= 101 && hundredths <= maximumHundredths ? hundredths : undefined;
}

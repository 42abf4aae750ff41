/** Decimal odds in the page's language, for example `3.94`. */
export function oddsText(oddsHundredths: number): string {
  return new Intl.NumberFormat(document.documentElement.lang || "en", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(oddsHundredths / 100);
}

/** A multiple of the stake from hundredths in the page's language: `5.5×` for 550. */
export function multipleText(hundredths: number): string {
  const figure = new Intl.NumberFormat(document.documentElement.lang || "en", { maximumFractionDigits: 2 });
  return `${figure.format(hundredths / 100)}×`;
}

import { type Language, languages } from "@bellwether/market/languages.ts";

/** A count or a measure, with at most three decimals: `22,375`, `2.5`. */
export function formatFigure(value: number, language: Language): string {
  const [whole = "0", decimals] = String(Number(Math.abs(value).toFixed(3))).split(".");
  const { decimal } = languages[language].separators;
  const figures = `${groupThousands(whole, language)}${decimals ? `${decimal}${decimals}` : ""}`;
  return value < 0 && /[1-9]/.test(figures) ? `−${figures}` : figures;
}

export function groupThousands(digits: string, language: Language): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, languages[language].separators.group);
}

/** A figure with the decimals that it has: `1234.005` is `1,234.005`. Works on text, so that no figure is rounded. */
export function exactFigure(text: string, language: Language): string {
  const [whole = "0", decimals] = text.split(".");
  const grouped = groupThousands(whole, language);
  return decimals === undefined ? grouped : `${grouped}${languages[language].separators.decimal}${decimals}`;
}

import type { Language } from "@bellwether/market/languages.ts";

type Separators = { group: string; decimal: string };

const noBreakSpace = "\u00a0";
const commaAndSpace: Separators = { group: noBreakSpace, decimal: "," };
const commaAndDot: Separators = { group: ".", decimal: "," };

/**
 * How each language writes numbers [9.05]; the four languages that the specification does not name follow their countries. Amounts and
 * counts use the same form: a page that shows `€1 000,00` shows `22 375` beside it.
 */
export const separators: Record<Language, Separators> = {
  en: { group: ",", decimal: "." },
  de: commaAndSpace,
  fi: commaAndSpace,
  no: commaAndSpace,
  sv: commaAndSpace,
  hu: commaAndSpace,
  es: commaAndDot,
  "fr-ca": commaAndSpace,
  pt: commaAndDot,
};

/** A count or a measure, with at most three decimals: `22,375`, `2.5`. */
export function formatFigure(value: number, language: Language): string {
  const [whole = "0", decimals] = String(Number(Math.abs(value).toFixed(3))).split(".");
  const { decimal } = separators[language];
  const figures = `${groupThousands(whole, language)}${decimals ? `${decimal}${decimals}` : ""}`;
  return value < 0 && /[1-9]/.test(figures) ? `−${figures}` : figures;
}

export function groupThousands(digits: string, language: Language): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, separators[language].group);
}

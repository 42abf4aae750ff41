import type { Language } from "@bellwether/market/languages.ts";

type Separators = { group: string; decimal: string };

const noBreakSpace = "\u00a0";
const commaAndSpace: Separators = { group: noBreakSpace, decimal: "," };
const commaAndDot: Separators = { group: ".", decimal: "," };

/**
 * How each language writes figures [9.05]; the four that the specification does not name as their countries do. Amounts and counts read it alike: a
 * page that says `€1 000,00` says `22 375` beside it.
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

/** A count or a measure, with three decimals at most: `22,375`, `2.5`. */
export function formatFigure(value: number, language: Language): string {
  const [whole = "0", decimals] = String(Number(Math.abs(value).toFixed(3))).split(".");
  const { decimal } = separators[language];
  const figures = `${groupThousands(whole, language)}${decimals ? `${decimal}${decimals}` : ""}`;
  return value < 0 && /[1-9]/.test(figures) ? `−${figures}` : figures;
}

export function groupThousands(digits: string, language: Language): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, separators[language].group);
}

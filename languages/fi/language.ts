import type { LanguageData } from "../language.ts";

export const language: LanguageData = {
  name: "Suomi",
  displayCode: "FI",
  locale: "fi-FI",
  menuPlace: 3,
  times: "kertaa",
  separators: { group: "\u00a0", decimal: "," },
};

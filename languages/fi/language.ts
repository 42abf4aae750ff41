import type { LanguageData } from "../language.ts";

export const language: LanguageData = {
  name: "Suomi",
  displayCode: "FI",
  locale: "fi-FI",
  menuPlace: 3,
  separators: { group: "\u00a0", decimal: "," },
};

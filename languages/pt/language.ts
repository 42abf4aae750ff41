import type { LanguageData } from "../language.ts";

export const language: LanguageData = {
  name: "Português",
  displayCode: "PT",
  locale: "pt-BR",
  menuPlace: 9,
  times: "vezes",
  translationFile: "pt-br",
  separators: { group: ".", decimal: "," },
};

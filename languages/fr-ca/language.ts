import type { LanguageData } from "../language.ts";

export const language: LanguageData = {
  name: "Français (Canada)",
  displayCode: "FR",
  locale: "fr-CA",
  menuPlace: 8,
  times: "fois",
  translationFile: "fr-fr",
  providerCode: "fr",
  separators: { group: "\u00a0", decimal: "," },
};

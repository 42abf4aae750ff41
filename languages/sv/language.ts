import type { LanguageData } from "../language.ts";

export const language: LanguageData = {
  name: "Svenska",
  displayCode: "SV",
  locale: "sv-SE",
  menuPlace: 5,
  times: "gånger",
  separators: { group: "\u00a0", decimal: "," },
};

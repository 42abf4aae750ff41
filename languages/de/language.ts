import type { LanguageData } from "../language.ts";

export const language: LanguageData = {
  name: "Deutsch",
  displayCode: "DE",
  locale: "de-DE",
  menuPlace: 2,
  times: "mal",
  separators: { group: "\u00a0", decimal: "," },
};

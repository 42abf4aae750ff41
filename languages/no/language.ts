import type { LanguageData } from "../language.ts";

export const language: LanguageData = {
  name: "Norsk",
  displayCode: "NO",
  locale: "nb-NO",
  menuPlace: 4,
  times: "ganger",
  separators: { group: "\u00a0", decimal: "," },
};

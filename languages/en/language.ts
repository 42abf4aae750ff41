import type { LanguageData } from "../language.ts";

export const language: LanguageData = {
  name: "English",
  displayCode: "EN",
  locale: "en-GB",
  menuPlace: 1,
  times: "times",
  separators: { group: ",", decimal: "." },
};

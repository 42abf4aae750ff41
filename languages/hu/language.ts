import type { LanguageData } from "../language.ts";

export const language: LanguageData = {
  name: "Magyar",
  displayCode: "HU",
  locale: "hu-HU",
  menuPlace: 6,
  largestFirst: true,
  times: "sz[oe]r|ször",
  separators: { group: "\u00a0", decimal: "," },
};

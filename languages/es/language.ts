import type { LanguageData } from "../language.ts";

export const language: LanguageData = {
  name: "Español",
  displayCode: "ES",
  locale: "es-CL",
  menuPlace: 7,
  times: "veces",
  separators: { group: ".", decimal: "," },
};

// Written by `npm run folders` from the names of the folders here.
import { language as de } from "./de/language.ts";
import { language as en } from "./en/language.ts";
import { language as es } from "./es/language.ts";
import { language as fi } from "./fi/language.ts";
import { language as frCa } from "./fr-ca/language.ts";
import { language as hu } from "./hu/language.ts";
import { language as no } from "./no/language.ts";
import { language as pt } from "./pt/language.ts";
import { language as sv } from "./sv/language.ts";
import type { LanguageData } from "./language.ts";

/** Codes of the offered languages [1.06]. */
export const languageCodes = ["de", "en", "es", "fi", "fr-ca", "hu", "no", "pt", "sv"] as const;
export type Language = (typeof languageCodes)[number];

export const languages: Readonly<Record<Language, LanguageData>> = {
  de,
  en,
  es,
  fi,
  "fr-ca": frCa,
  hu,
  no,
  pt,
  sv,
};

import { countries } from "@bellwether/market/countries.ts";
import { type Language, languages } from "@bellwether/market/languages.ts";

export type NamedCountry = {
  code: string;
  name: string;
  dialCode: string;
  currency: string;
};

const byLanguage = new Map<Language, NamedCountry[]>();

/** The markets by name in the reader's language; for the server, whose list of names is whole. */
export function namedCountries(language: Language): readonly NamedCountry[] {
  const known = byLanguage.get(language);
  if (known) return known;
  const { locale } = languages[language];
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const collator = new Intl.Collator(locale);
  const named = countries
    .map(({ code, dialCode, currency }) => ({
      code,
      dialCode: `+${dialCode}`,
      currency,
      name: names.of(code) ?? code,
    }))
    .sort((a, b) => collator.compare(a.name, b.name));
  byLanguage.set(language, named);
  return named;
}

/** One market's name, its code if there is no such market; for the server too. */
export const countryName = (code: string, language: Language): string =>
  namedCountries(language).find((country) => country.code === code)?.name ?? code;

import type { Currency } from "./currencies.ts";
import type { Language } from "./languages.ts";

export type Country = {
  code: string;
  /** ISO 3166 alpha-3, which PaymentIQ uses. */
  alpha3: string;
  dialCode: string;
  currency: Currency;
  language: Language;
  minimumAge: number;
  /** False for a market that must not open before its safety duties are met (docs/decisions/0002). */
  signupAllowed: boolean;
};

const row = (
  code: string,
  alpha3: string,
  dialCode: string,
  currency: Currency,
  language: Language = "en",
  rules: { minimumAge?: number; signupAllowed?: boolean } = {},
): Country => ({
  code,
  alpha3,
  dialCode,
  currency,
  language,
  minimumAge: rules.minimumAge ?? 18,
  signupAllowed: rules.signupAllowed ?? true,
});

/** The 45 markets [9.11]: each country that the specification names, and others where such a site may be offered; never US. */
export const countries: readonly Country[] = [
  row("AD", "AND", "376", "EUR", "es"),
  row("AT", "AUT", "43", "EUR", "de"),
  row("AU", "AUS", "61", "AUD"),
  row("BO", "BOL", "591", "USD", "es"),
  row("BR", "BRA", "55", "USD", "pt"),
  row("CA", "CAN", "1", "CAD", "en", { minimumAge: 19 }),
  row("CH", "CHE", "41", "CHF", "de"),
  row("CL", "CHL", "56", "CLP", "es"),
  row("CR", "CRI", "506", "USD", "es"),
  row("DE", "DEU", "49", "EUR", "de"),
  row("DO", "DOM", "1", "USD", "es"),
  row("EC", "ECU", "593", "USD", "es"),
  row("EE", "EST", "372", "EUR", "en", { minimumAge: 21 }),
  row("FI", "FIN", "358", "EUR", "fi"),
  row("GB", "GBR", "44", "GBP"),
  row("GT", "GTM", "502", "USD", "es"),
  row("HN", "HND", "504", "USD", "es", { minimumAge: 21 }),
  row("HR", "HRV", "385", "EUR"),
  row("HU", "HUN", "36", "EUR", "hu"),
  row("IE", "IRL", "353", "EUR"),
  row("IN", "IND", "91", "USD", "en", { minimumAge: 21 }),
  row("IS", "ISL", "354", "EUR"),
  row("JM", "JAM", "1", "USD"),
  row("JP", "JPN", "81", "USD", "en", { minimumAge: 20 }),
  row("LI", "LIE", "423", "CHF", "de"),
  row("LU", "LUX", "352", "EUR", "de"),
  row("LV", "LVA", "371", "EUR"),
  row("MC", "MCO", "377", "EUR"),
  row("MT", "MLT", "356", "EUR"),
  row("MX", "MEX", "52", "USD", "es"),
  row("NL", "NLD", "31", "EUR"),
  row("NO", "NOR", "47", "NOK", "no"),
  row("NZ", "NZL", "64", "NZD", "en", { minimumAge: 20 }),
  row("PA", "PAN", "507", "USD", "es"),
  row("PE", "PER", "51", "PEN", "es"),
  row("PY", "PRY", "595", "USD", "es", { minimumAge: 20 }),
  row("SE", "SWE", "46", "SEK", "sv"),
  row("SG", "SGP", "65", "SGD", "en", { minimumAge: 21 }),
  row("SI", "SVN", "386", "EUR"),
  row("SK", "SVK", "421", "EUR"),
  row("SV", "SLV", "503", "USD", "es"),
  row("TH", "THA", "66", "USD", "en", { minimumAge: 20 }),
  row("TT", "TTO", "1", "USD"),
  row("UY", "URY", "598", "USD", "es"),
  row("ZA", "ZAF", "27", "ZAR"),
];

const byCode = new Map(countries.map((country) => [country.code, country]));

/** The market of a country code; undefined where nobody may sign up. */
export function findCountry(code: string | undefined): Country | undefined {
  return code === undefined ? undefined : byCode.get(code.toUpperCase());
}

const byAlpha3 = new Map(countries.map((country) => [country.alpha3, country]));

/** The market of an alpha-3 code of ISO 3166, in capitals. */
export function findCountryByAlpha3(code: string): Country | undefined {
  return byAlpha3.get(code);
}

import { type Brand, type BrandKey, brands } from "../brands.ts";
import { ANY_REGION, readRegion } from "../places.ts";
import { countriesWithRulesByRegion } from "../regions.ts";

/** Where a process runs: for play money, for real money, or under a test. */
export type ToggleEnvironment = "sandbox" | "production" | "test";

/** The inputs of a toggle's decision [9.10]. */
export type ToggleSituation = {
  brand: BrandKey;
  country: string | undefined;
  /** Undefined where it is not known; `ANY_REGION` where the rules of regions do not count. */
  region: string | undefined;
  authenticated: boolean;
  now: Date;
  environment?: ToggleEnvironment | undefined;
  /** Whether the toggle takes something away: then it is on for a visitor whose region is not known. */
  restricts?: boolean | undefined;
};

/** Decides, and lists the moments at which its answer may change by itself. */
export type Strategy = {
  decide: (situation: ToggleSituation) => boolean;
  dates: readonly Date[];
};

const by = (decide: Strategy["decide"], dates: readonly Date[] = []): Strategy => ({ decide, dates });

export const always = (on: boolean): Strategy => by(() => on);
export const forBrands = (isMeant: (brand: Brand) => boolean): Strategy =>
  by(({ brand }) => isMeant(brands[brand]));
export const forCountries = (...countries: readonly string[]): Strategy =>
  by(({ country }) => country !== undefined && countries.includes(country));
/**
 * Regions as `QC`, `CA-QC` or a name. A toggle that restricts is on for an unknown region too, in the countries named here: by default in
 * those whose regions have rules, and in those of qualified codes.
 */
export const forRegions = (
  regions: readonly string[],
  countries: readonly string[] = countriesWithRulesByRegion,
): Strategy => {
  const mayBeIn = (country: string) =>
    countries.includes(country) || regions.some((region) => region.toUpperCase().startsWith(`${country}-`));
  return by(({ country, region, restricts = false }) => {
    if (country === undefined || region === ANY_REGION) return false;
    if (region === undefined) return restricts && mayBeIn(country);
    return regions.some((written) => readRegion(country, written) === region);
  });
};
export const forSignedIn = (signedIn: boolean): Strategy =>
  by(({ authenticated }) => authenticated === signedIn);
export const inEnvironments = (...environments: readonly ToggleEnvironment[]): Strategy =>
  by(({ environment }) => environment !== undefined && environments.includes(environment));

/** On from this moment (included). `moment` is a day (from midnight UTC) or an ISO date and time. */
export const from = (moment: string): Strategy => {
  const date = momentOf(moment);
  return by(({ now }) => now >= date, [date]);
};

/** On until this moment (excluded). */
export const until = (moment: string): Strategy => {
  const date = momentOf(moment);
  return by(({ now }) => now < date, [date]);
};

/** On where all of them are on. */
export const all = (...strategies: readonly Strategy[]): Strategy =>
  by(
    (situation) => strategies.every((strategy) => strategy.decide(situation)),
    strategies.flatMap((strategy) => strategy.dates),
  );

/** @throws RangeError for an invalid date. */
function momentOf(text: string): Date {
  const date = new Date(text.length === 10 ? `${text}T00:00:00Z` : text);
  if (Number.isNaN(date.getTime())) throw new RangeError(`"${text}" is not a date`);
  return date;
}

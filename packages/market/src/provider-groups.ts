/** Country groups by which providers are shown [1.07]. */
export const countryGroups = ["BR", "HU", "IN", "SE", "CA", "ROW"] as const;
export type CountryGroup = (typeof countryGroups)[number];

const EVERYWHERE = ["BW", "LC", "NE", "PG", "BS", "RT", "SDG", "YG", "PP", "MG", "RE", "NX"] as const;
type ProviderCode = (typeof EVERYWHERE)[number];

const without = (...left: readonly ProviderCode[]): readonly ProviderCode[] =>
  EVERYWHERE.filter((code) => !left.includes(code));

/**
 * Provider codes [3.21] by group, in the order in which they are shown. Which provider serves which market depends on contracts; the
 * specification names only the groups, so their members can be changed here.
 */
const providersByGroup: Record<CountryGroup, readonly ProviderCode[]> = {
  BR: without("SDG", "NX"),
  HU: without("BS", "SDG"),
  IN: without("YG", "NX"),
  SE: without("BS", "SDG", "NX"),
  CA: without("SDG"),
  ROW: EVERYWHERE,
};

export function countryGroupOf(country: string | undefined): CountryGroup {
  return countryGroups.find((group) => group === country) ?? "ROW";
}

/** Codes of the providers whose games a country sees; an unknown country sees those of the rest of the world. */
export function providersOf(country: string | undefined): readonly string[] {
  return providersByGroup[countryGroupOf(country)];
}

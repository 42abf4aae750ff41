import { findCountry } from "./countries.ts";

/**
 * What a market's law requires of a bonus, and from which day (UTC). The rule applies to a bonus that can be claimed on that day or later,
 * even if it has ended since. A change of law is one more line; when several lines apply, the strictest one counts.
 */
export type BonusRule = {
  country: string;
  from: string;
  /** The maximum number of times that a bonus must be staked. */
  mostWagering?: number;
  /** The minimum number of days that the player has for the bonus's conditions. */
  leastDays?: number;
  /** One bonus must not depend on several products, such as casino and lottery. */
  oneProduct?: true;
};

export const bonusRules: readonly BonusRule[] = [
  { country: "GB", from: "2026-01-19", mostWagering: 10, oneProduct: true },
  { country: "SE", from: "2019-01-01", leastDays: 60 },
];

/** The conditions of a bonus. */
type BonusTerms = {
  wageringMultiple?: number;
  expiresAfterDays?: number;
  spinsExpireAfterDays?: number;
  /** The products whose play counts; unknown where it is missing. */
  products?: readonly string[];
};

/** A bonus on offer: a campaign's, or one that a promotion gives itself. */
export type OfferedBonus = {
  /** The last day on which it can be claimed. */
  until: string;
  isGivenIn: (country: string) => boolean;
  termsIn: (country: string) => BonusTerms;
};

/** Each rule that a bonus breaks, as a sentence; an empty list means that it may be offered. */
export function brokenBonusRules(
  { until, isGivenIn, termsIn }: OfferedBonus,
  rules: readonly BonusRule[] = bonusRules,
): string[] {
  return rules
    .filter(({ country, from }) => findCountry(country) && until >= from && isGivenIn(country))
    .flatMap(({ country, from, mostWagering, leastDays, oneProduct }) => {
      const {
        wageringMultiple = 0,
        expiresAfterDays = Number.POSITIVE_INFINITY,
        spinsExpireAfterDays = Number.POSITIVE_INFINITY,
        products = [],
      } = termsIn(country);
      const days = Math.min(expiresAfterDays, spinsExpireAfterDays);
      return [
        ...(mostWagering !== undefined && wageringMultiple > mostWagering
          ? [`${country}: wagering ${wageringMultiple} times, and ${mostWagering} is the most since ${from}`]
          : []),
        ...(leastDays !== undefined && days < leastDays
          ? [`${country}: ${days} days, and ${leastDays} is the least since ${from}`]
          : []),
        ...(oneProduct && products.length > 1
          ? [`${country}: it mixes ${products.join(" and ")}, which is forbidden since ${from}`]
          : []),
      ];
    });
}

import { findCountry } from "./countries.ts";

/**
 * What a market's law asks of a bonus, and from which day (UTC) on. A bonus that may be claimed on that day or later keeps it, also one
 * that has ended since. A law that changes is one more line; of lines that hold at once the stricter one counts.
 */
export type BonusRule = {
  country: string;
  from: string;
  /** The bonus may have to be staked so often at most. */
  mostWagering?: number;
  /** The player has so many days at least for whatever the bonus asks. */
  leastDays?: number;
};

export const bonusRules: readonly BonusRule[] = [
  { country: "GB", from: "2026-01-19", mostWagering: 10 },
  { country: "SE", from: "2019-01-01", leastDays: 60 },
];

/** What a bonus asks of its player. */
type BonusTerms = { wageringMultiple: number; expiresAfterDays: number; spinsExpireAfterDays?: number };

/** A bonus that somebody may have: a campaign's, or one that a promotion gives itself. */
export type OfferedBonus = {
  /** Its last day. */
  until: string;
  isGivenIn: (country: string) => boolean;
  termsIn: (country: string) => BonusTerms;
};

/** Each rule that a bonus breaks, in a sentence; an empty list means that it may be offered. */
export function brokenBonusRules(
  { until, isGivenIn, termsIn }: OfferedBonus,
  rules: readonly BonusRule[] = bonusRules,
): string[] {
  return rules
    .filter(({ country, from }) => findCountry(country) && until >= from && isGivenIn(country))
    .flatMap(({ country, from, mostWagering, leastDays }) => {
      const { wageringMultiple, expiresAfterDays, spinsExpireAfterDays } = termsIn(country);
      const days = Math.min(expiresAfterDays, spinsExpireAfterDays ?? expiresAfterDays);
      return [
        ...(mostWagering !== undefined && wageringMultiple > mostWagering
          ? [`${country}: wagering ${wageringMultiple} times, and ${mostWagering} is the most since ${from}`]
          : []),
        ...(leastDays !== undefined && days < leastDays
          ? [`${country}: ${days} days, and ${leastDays} is the least since ${from}`]
          : []),
      ];
    });
}

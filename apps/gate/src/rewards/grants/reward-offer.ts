import { rewardTerms } from "@bellwether/contract/content/contribution.ts";
import { isInMarkets, type Promotion } from "@bellwether/contract/content/promotion.ts";
import { countedTitles } from "@bellwether/contract/content/rewards/counted-titles.ts";
import {
  type RewardRule,
  type RewardRuleKind,
  zoneOf,
} from "@bellwether/contract/content/rewards/reward-rule.ts";
import { type BrandKey, brandsNamed, countries, type OfferedBonus } from "@bellwether/market";
import type { OpenOfferPorts } from "../../ports.ts";

/** A promotion whose rule the gate carries out. */
export type RewardOffer<Rule extends RewardRule = RewardRule> = {
  promotion: Promotion;
  rule: Rule;
  brands: readonly BrandKey[];
  countries: readonly string[];
  /** Codes of the titles that count; null for all. */
  gameCodes: readonly string[] | null;
  termsIn: OfferedBonus["termsIn"];
  /** Whether operators have stopped it. */
  isPaused: boolean;
};

/** What says which promotions there are, and which of them operators have stopped. */
export type RewardOfferPorts = Pick<OpenOfferPorts, "promotions" | "titles" | "stops" | "now">;

export function rewardOffers({ promotions, titles, stops, now }: RewardOfferPorts): RewardOffer[] {
  return promotions.flatMap((promotion) => {
    const { rule, markets } = promotion;
    if (!rule) return [];
    const counted = countedTitles(rule.counts, titles);
    return {
      promotion,
      rule,
      brands: brandsNamed(promotion.brands),
      countries: countries.map(({ code }) => code).filter((code) => isInMarkets(markets, code)),
      gameCodes: rule.counts.every ? null : counted.map(({ code }) => code),
      termsIn: (country) => rewardTerms(promotion, country, titles),
      isPaused: stops.isStopped("promotion", promotion.name, now()),
    };
  });
}

/** The offers of one kind of rule. */
export function offersOf<Kind extends RewardRuleKind>(
  deps: RewardOfferPorts,
  kind: Kind,
): RewardOffer<Extract<RewardRule, { kind: Kind }>>[] {
  type Wanted = RewardOffer<Extract<RewardRule, { kind: Kind }>>;
  return rewardOffers(deps).filter((offer): offer is Wanted => offer.rule.kind === kind);
}

/** The time zones of an offer's days, with the countries of each. */
export function zonesOf({ rule, countries: where }: RewardOffer): Map<string, string[]> {
  const zones = new Map<string, string[]>();
  for (const country of where) {
    const zone = zoneOf(rule, country);
    zones.set(zone, [...(zones.get(zone) ?? []), country]);
  }
  return zones;
}

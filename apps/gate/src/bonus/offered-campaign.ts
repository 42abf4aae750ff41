import type { Campaign } from "@bellwether/contract/content/campaign.ts";
import { campaignTerms } from "@bellwether/contract/content/contribution.ts";
import { isInMarkets, type Promotion, type PromotionPeriod } from "@bellwether/contract/content/promotion.ts";
import { brandKeys, brandsNamed, countries, timeZoneOf } from "@bellwether/market";
import type { OpenOfferPorts } from "../ports.ts";
import type { OfferedReward } from "./may-receive.ts";

/** The promotion whose code a campaign is, if there is one. */
export const promotionOf = (
  promotions: readonly Promotion[],
  { code }: Pick<Campaign, "code">,
): Promotion | undefined => promotions.find((each) => each.code === code);

/** To whom and when a campaign is offered: brands, countries and weekdays are those of its promotion, if it is in one. */
export function offeredCampaign(
  { promotions, titles, stops, now }: Omit<OpenOfferPorts, "campaigns">,
  campaign: Campaign,
): OfferedReward {
  const promotion = promotionOf(promotions, campaign);
  const isGivenIn = (country: string) =>
    !campaign.excludedCountries.includes(country) &&
    (promotion === undefined || isInMarkets(promotion.markets, country));
  return {
    brands: promotion ? brandsNamed(promotion.brands) : brandKeys,
    countries: countries.map(({ code }) => code).filter(isGivenIn),
    period: commonDays(campaign, promotion?.period ?? { from: campaign.from, until: campaign.until }),
    timeZoneIn: timeZoneOf,
    termsIn: (country) => campaignTerms(campaign, country, titles),
    canComeFirst: campaign.kind !== "cashback",
    isPaused: [campaign.code, promotion?.name].some(
      (name) => name !== undefined && stops.isStopped("promotion", name, now()),
    ),
  };
}

/** The days of the promotion on which the campaign runs. */
const commonDays = ({ from, until }: Campaign, days: PromotionPeriod): PromotionPeriod => ({
  ...days,
  from: from > days.from ? from : days.from,
  until: until < days.until ? until : days.until,
});

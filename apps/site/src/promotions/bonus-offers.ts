import { loadGameLists } from "../games/game-lists.ts";
import { translateOf } from "../request/page.ts";
import type { Site } from "../request/site.ts";
import { loadOffers } from "./offers.ts";
import { campaignOf, eurosFor, filled, promotionFigures, readerOf } from "./promotion-figures.ts";
import { promotionStanding } from "./promotion-view.ts";
import { loadOwnCodes } from "./spent-promotions.ts";
import { visiblePromotions } from "./visible-promotions.ts";

/** A bonus with its code and its terms as text in the reader's language and currency. */
export type BonusOffer = Record<
  "name" | "code" | "title" | "percent" | "minimum" | "maximum" | "wagering" | "stake" | "days",
  string
>;

/** The codes that the reader can claim today in their brand and country. */
export async function loadBonusOffers(site: Site): Promise<BonusOffer[]> {
  const [offers, reader, codes, lists] = await Promise.all([
    loadOffers(site),
    readerOf(site),
    loadOwnCodes(site),
    loadGameLists(site),
  ]);
  const t = translateOf(site);
  return visiblePromotions(offers, { brand: site.brand.key, country: reader.country }).flatMap(
    (promotion) => {
      const campaign = campaignOf(reader, promotion);
      if (!campaign || codes.isSpent(promotion) || codes.refusalOf(promotion) !== undefined) return [];
      if (promotionStanding(promotion, lists, site.now).state !== "open") return [];
      const { title } = promotion.words;
      return {
        name: promotion.name,
        code: campaign.code,
        title: filled(title, promotionFigures(reader, promotion), reader.language),
        percent: t("promo.fact_percent_value", { percent: campaign.percent }),
        minimum: eurosFor(reader, campaign.minimumDeposit),
        maximum: eurosFor(reader, campaign.maximumBonus),
        wagering: t("promo.fact_wagering_value", { count: campaign.wageringMultiple }),
        stake: eurosFor(reader, campaign.maximumStake),
        days: t("promo.fact_days_value", { count: campaign.expiresAfterDays }),
      };
    },
  );
}

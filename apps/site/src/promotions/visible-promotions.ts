import type { BrandKey } from "@bellwether/market/brands.ts";
import { protectionOf } from "@bellwether/market/protection.ts";
import type { Offers, WordedPromotion } from "./offers.ts";

export type Audience = { brand: BrandKey; country: string | undefined };

/** Promotions that a brand shows in a country; without a country, those for every country. */
export function visiblePromotions(
  { promotions }: Pick<Offers, "promotions">,
  audience: Audience,
): WordedPromotion[] {
  return promotions.filter((promotion) => isFor(promotion, audience));
}

/** The promotion with this name, if it is for this brand and country. */
export function findPromotion(
  offers: Pick<Offers, "promotions">,
  name: string,
  audience: Audience,
): WordedPromotion | undefined {
  return visiblePromotions(offers, audience).find((promotion) => promotion.name === name);
}

function isFor({ kind, brands, markets }: WordedPromotion, { brand, country }: Audience): boolean {
  if (!brands.includes(brand)) return false;
  // Where only a bonus at first play is legal, bonuses are not advertised. The code and its terms page are there.
  if (kind !== "spotlight" && protectionOf(country ?? "").bonusAtFirstPlayOnly) return false;
  if (markets.only) return country !== undefined && markets.only.includes(country);
  return country === undefined || !markets.except?.includes(country);
}

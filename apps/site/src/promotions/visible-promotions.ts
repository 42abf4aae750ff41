import type { Promotion } from "@bellwether/contract/content/promotion.ts";
import type { BrandKey } from "@bellwether/market/brands.ts";
import { promotions } from "./promotion-files.ts";

export type Audience = { brand: BrandKey; country: string | undefined };

/** Promotions that a brand shows in a country; without a country, those for every country. */
export function visiblePromotions(audience: Audience): Promotion[] {
  return promotions.filter((promotion) => isFor(promotion, audience));
}

/** The promotion with this name, if it is for this brand and country. */
export function findPromotion(name: string, audience: Audience): Promotion | undefined {
  return visiblePromotions(audience).find((promotion) => promotion.name === name);
}

function isFor({ brands, markets }: Promotion, { brand, country }: Audience): boolean {
  if (!brands.includes(brand)) return false;
  if (markets.only) return country !== undefined && markets.only.includes(country);
  return country === undefined || !markets.except?.includes(country);
}

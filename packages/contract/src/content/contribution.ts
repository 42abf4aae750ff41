import { type Campaign, campaignIn, type WageredCampaign } from "./campaign.ts";
import type { CatalogueTitle } from "./catalogue.ts";
import { type Product, productsOf } from "./rewards/counted-titles.ts";

/** How stakes count towards the wagering of a bonus, in percent. */
export type ContributionShares = WageredCampaign["contributionPercent"];

/** The percentage of a stake that counts as wagered: the title's own, else the smallest among its categories. */
export function contributionPercent(
  counted: ContributionShares | undefined,
  title: Pick<CatalogueTitle, "code" | "categories"> | undefined,
): number {
  if (!counted || !title) return 0;
  const { byTitle, byCategory, default: otherwise } = counted;
  const own = byTitle[title.code];
  if (own !== undefined) return own;
  const shares = title.categories
    .map((category) => byCategory[category])
    .filter((share) => share !== undefined);
  return shares.length > 0 ? Math.min(...shares) : otherwise;
}

/** A campaign's terms in a country as its law looks at them, with the products in which stakes count; a cashback counts all of them. */
export function campaignTerms(
  campaign: Campaign,
  country: string,
  titles: readonly Pick<CatalogueTitle, "code" | "categories">[],
) {
  const terms = campaignIn(campaign, country);
  const counts = (title: (typeof titles)[number]) =>
    terms.kind === "cashback" || contributionPercent(terms.contributionPercent, title) > 0;
  const products: readonly Product[] = productsOf(titles.filter(counts));
  return terms.kind === "cashback" ? { products } : { ...terms, products };
}

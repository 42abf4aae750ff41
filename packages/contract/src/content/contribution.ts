import { type Campaign, campaignIn, ownBonusIn, type WageredCampaign } from "./campaign.ts";
import type { CatalogueTitle } from "./catalogue.ts";
import type { Promotion } from "./promotion.ts";
import { countedTitles, type Product, productsOf } from "./rewards/counted-titles.ts";
import type { RewardRule } from "./rewards/reward-rule.ts";

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

/**
 * A campaign's terms in a country as its law looks at them, with the products in which stakes count and for which its spins are; a cashback
 * counts all of them.
 */
export function campaignTerms(
  campaign: Campaign,
  country: string,
  titles: readonly Pick<CatalogueTitle, "code" | "categories">[],
) {
  const terms = campaignIn(campaign, country);
  const counts = (title: (typeof titles)[number]) =>
    terms.kind === "cashback" ||
    contributionPercent(terms.contributionPercent, title) > 0 ||
    (terms.kind === "free_spins" && terms.gameCode === title.code);
  const products: readonly Product[] = productsOf(titles.filter(counts));
  return terms.kind === "cashback" ? { products } : { ...terms, products };
}

/**
 * The terms of a promotion's reward in a country as its law looks at them, with the products of the games that count, of those in which its
 * bonus is wagered, and of those that its spins and tickets are for.
 */
export function rewardTerms(
  { rule, bonus }: Pick<Promotion, "rule" | "bonus">,
  country: string,
  titles: readonly CatalogueTitle[],
) {
  const own = bonus && ownBonusIn(bonus, country);
  const given = rule ? givenGames(rule) : [];
  const wagered = titles.filter(
    (title) => given.includes(title.gameId) || contributionPercent(own?.contributionPercent, title) > 0,
  );
  return { ...own, products: productsOf([...wagered, ...(rule ? countedTitles(rule.counts, titles) : [])]) };
}

/** The games that are named for the spins and tickets of a rule. */
function givenGames(rule: RewardRule): number[] {
  if (rule.kind === "free-spins") return rule.gamesByWeek ?? [];
  if (rule.kind !== "prize-draw") return [];
  return rule.prizes.flatMap((prize) => {
    if ("spins" in prize) return prize.gameIds;
    return "tickets" in prize ? [prize.gameId] : [];
  });
}

import type { Campaign } from "@bellwether/contract/content/campaign.ts";
import { type CatalogueTitle, CategoryId } from "@bellwether/contract/content/index.ts";
import { countries, offeredLanguages } from "@bellwether/market";

/** Something that content names and that does not exist, and the field that names it. */
type Unknown = { field: string; reason: string };

/** Texts of the group `promo`, by language. */
export type PromoTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Refuses campaigns that name markets, titles, categories or texts which do not exist.
 * @throws an error naming the file, the campaign and the field.
 */
export function checkCampaigns(
  campaigns: readonly Campaign[],
  titles: readonly CatalogueTitle[],
  texts: PromoTexts,
): void {
  for (const campaign of campaigns) {
    const found = [
      missingText("name", campaign.name.replace("promo.", ""), texts),
      unknownMarket("excludedCountries", campaign.excludedCountries),
      campaign.kind === "cashback" ? undefined : unknownInTerms(campaign, titles),
    ].find((each) => each !== undefined);
    if (found) throw new Error(`content/campaigns.json: ${campaign.code}: ${found.field}: ${found.reason}`);
  }
}

/** The first language without the text of a key. */
export function missingText(field: string, key: string, texts: PromoTexts): Unknown | undefined {
  const language = offeredLanguages.find((each) => !texts[each]?.[key]);
  return language === undefined
    ? undefined
    : { field, reason: `languages/${language}/promo.json has no text ${key}` };
}

export function unknownMarket(field: string, codes: readonly string[]): Unknown | undefined {
  const unknown = codes.find((code) => !countries.some((country) => country.code === code));
  return unknown === undefined ? undefined : { field, reason: `there is no market ${unknown}` };
}

type Shares = { byCategory: Record<string, number>; byTitle: Record<string, number> };
type Terms = {
  contributionPercent: Shares;
  inMarkets: Record<string, { contributionPercent?: Shares | undefined }>;
};

/** What the terms of a bonus name that does not exist; undefined if there is nothing. */
export function unknownInTerms(
  { contributionPercent, inMarkets }: Terms,
  titles: readonly CatalogueTitle[],
): Unknown | undefined {
  return [
    unknownMarket("inMarkets", Object.keys(inMarkets)),
    unknownShare("contributionPercent", contributionPercent, titles),
    ...Object.entries(inMarkets).map(([country, terms]) =>
      unknownShare(`inMarkets.${country}.contributionPercent`, terms.contributionPercent, titles),
    ),
  ].find((each) => each !== undefined);
}

function unknownShare(
  field: string,
  shares: Shares | undefined,
  titles: readonly CatalogueTitle[],
): Unknown | undefined {
  const title = Object.keys(shares?.byTitle ?? {}).find((each) => !titles.some(({ code }) => code === each));
  if (title !== undefined) return { field: `${field}.byTitle`, reason: `there is no title ${title}` };
  const category = Object.keys(shares?.byCategory ?? {}).find((each) => !CategoryId.safeParse(each).success);
  return category === undefined
    ? undefined
    : { field: `${field}.byCategory`, reason: `there is no category ${category}` };
}

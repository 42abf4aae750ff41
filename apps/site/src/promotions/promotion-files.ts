import { CampaignFile, campaignIn, type DepositCampaign } from "@bellwether/contract/content/campaign.ts";
import { parseContentFiles } from "@bellwether/contract/content/parse-content-files.ts";
import { Promotion, type PromotionText, PromotionTextsFile } from "@bellwether/contract/content/promotion.ts";
import { type WordsByLanguage, withWords } from "@bellwether/contract/content/with-words.ts";
import campaignsFile from "../../../../content/campaigns.json" with { type: "json" };

export type WordedPromotion = Promotion & { texts: WordsByLanguage<PromotionText> };

/** Every promotion, ordered by rank. Import it on the server only: the files hold every language. */
export const promotions: readonly WordedPromotion[] = withWords(
  parseContentFiles(
    import.meta.glob("../../../../content/promotions/*.json", { eager: true, import: "default" }),
    Promotion,
  ),
  import.meta.glob("../../../../languages/*/promotions.json", { eager: true, import: "default" }),
  PromotionTextsFile,
).sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name));

/** Promotions with a code are about deposit campaigns. */
const campaigns = new Map(
  CampaignFile.parse(campaignsFile)
    .filter((each) => each.kind === "deposit")
    .map((each) => [each.code, each]),
);

/** The campaign of a code with a country's terms, which are the terms that the gate enforces. */
export function campaignOf(
  code: string | undefined,
  country: string | undefined,
): DepositCampaign | undefined {
  const campaign = code === undefined ? undefined : campaigns.get(code);
  return campaign && campaignIn(campaign, country);
}

/** The campaigns of all codes with a country's terms. */
export function campaignsIn(country: string | undefined): DepositCampaign[] {
  return [...campaigns.values()].map((each) => campaignIn(each, country));
}

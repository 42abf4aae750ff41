import {
  campaignFileSchema,
  campaignIn,
  type DepositCampaign,
} from "@bellwether/contract/content/campaign.ts";
import { parseContentFiles } from "@bellwether/contract/content/parse-content-files.ts";
import { type Promotion, promotionSchema } from "@bellwether/contract/content/promotion.ts";
import campaignsFile from "../../../../content/campaigns.json" with { type: "json" };

/** Every promotion, ordered by rank. Import it on the server only: the files hold every language. */
export const promotions: readonly Promotion[] = parseContentFiles(
  import.meta.glob("../../../../content/promotions/*.json", { eager: true, import: "default" }),
  promotionSchema,
).sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name));

/** Promotions with a code are about deposit campaigns. */
const campaigns = new Map(
  campaignFileSchema
    .parse(campaignsFile)
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

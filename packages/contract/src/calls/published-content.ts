import { z } from "zod";
import { defineCall } from "../call.ts";
import { DepositCampaign } from "../content/campaign.ts";
import { Landing, LandingText, Promotion, PromotionText } from "../content/promotion.ts";

export const publishedContent = defineCall({
  name: "publishedContent",
  summary:
    "The promotions, deposit codes and landing pages of the version in force, as their files have them, with their words in one language",
  method: "GET",
  path: "/gate/api/actionable/published_content",
  access: "visitor",
  input: z.object({ language: z.string().max(5).default("en") }),
  output: z.object({
    version: z.int().nonnegative().describe("0 until an operator has published a version above the release"),
    promotions: z
      .array(z.object({ promotion: Promotion, words: PromotionText }))
      .describe("Of all brands and markets, the lowest rank first"),
    campaigns: z.array(DepositCampaign),
    landings: z.array(z.object({ landing: Landing, words: LandingText })),
  }),
});

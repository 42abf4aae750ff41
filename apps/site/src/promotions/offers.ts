import type { OutputOf } from "@bellwether/contract/call.ts";
import type { calls } from "@bellwether/contract/calls/index.ts";
import { campaignIn, type DepositCampaign } from "@bellwether/contract/content/campaign.ts";
import type {
  Landing,
  LandingText,
  Promotion,
  PromotionText,
} from "@bellwether/contract/content/promotion.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { cachedResponses } from "../request/cached-responses.ts";
import { callGate } from "../request/call-gate.ts";
import type { Site } from "../request/site.ts";

/** A promotion with its words in the reader's language. */
export type WordedPromotion = Promotion & { words: PromotionText };
/** A landing page with its words in the reader's language. */
export type WordedLanding = Landing & { words: LandingText };

/** What the house offers in one version of the content: of all brands and markets, in one language. Shared by requests: do not mutate. */
export type Offers = {
  /** The lowest rank first. */
  promotions: readonly WordedPromotion[];
  campaigns: readonly DepositCampaign[];
  landings: readonly WordedLanding[];
};

/** Of the version in force and the one before, in nine languages. */
const kept = cachedResponses<Offers>({ forMs: DAY_MS, most: 20 });

/** The offers of the version that the request came at; the gate is asked once for each version and language. */
export function loadOffers(site: Site, nowMs: number = Date.now()): Promise<Offers> {
  const load = async () =>
    toOffers(await callGate(site, "publishedContent", { language: site.language }, site.visitorGate));
  return kept(site.options, `${site.contentVersion} ${site.language}`, load, nowMs);
}

export function toOffers({
  promotions,
  campaigns,
  landings,
}: Omit<OutputOf<typeof calls.publishedContent>, "version">): Offers {
  return {
    promotions: promotions.map(({ promotion, words }) => ({ ...promotion, words })),
    campaigns,
    landings: landings.map(({ landing, words }) => ({ ...landing, words })),
  };
}

/** The campaigns by their codes, with a country's terms, which are the terms that the gate enforces. */
export function campaignsIn(
  { campaigns }: Pick<Offers, "campaigns">,
  country: string | undefined,
): ReadonlyMap<string, DepositCampaign> {
  return new Map(campaigns.map((campaign) => [campaign.code, campaignIn(campaign, country)]));
}

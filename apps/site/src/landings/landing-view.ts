import type { Landing, LandingText } from "@bellwether/contract/content/promotion.ts";
import { marketDay } from "@bellwether/market/market-day.ts";
import { protectionOf } from "@bellwether/market/protection.ts";
import type { WordedLanding } from "../promotions/offers.ts";
import { campaignOf, figuresFor, filled, type Reader } from "../promotions/promotion-figures.ts";
import { inkOf, type PictureInk } from "../promotions/promotion-view.ts";

export type LandingView = LandingText & Pick<Landing, "name" | "layout" | "code"> & { ink: PictureInk };

/**
 * A landing page's texts with their figures filled in. When the reader cannot have the campaign, the code and every text that names its
 * figures are left out: a page never offers what its reader cannot have.
 */
export function landingView(landing: WordedLanding, reader: Reader, now: Date): LandingView {
  const campaign = campaignOf(reader, landing);
  const today = marketDay(reader.country, now);
  const given =
    campaign !== undefined &&
    campaign.from <= today &&
    today <= campaign.until &&
    !campaign.excludedCountries.includes(reader.country ?? "") &&
    // A market that allows a bonus only at first play does not allow one to be advertised to visitors.
    !protectionOf(reader.country ?? "").bonusAtFirstPlayOnly;
  const { words } = landing;
  const figures = figuresFor(reader, {}, given ? campaign : undefined);
  const isSayable = (text: string) =>
    [...text.matchAll(/\{(\w+)\}/g)].every(([, name]) => name !== undefined && name in figures);
  const say = (text: string) => (isSayable(text) ? filled(text, figures, reader.language) : "");
  return {
    name: landing.name,
    layout: landing.layout,
    ...(given && { code: campaign.code }),
    ink: inkOf(landing.art.palette),
    eyebrow: say(words.eyebrow),
    title: say(words.title),
    lead: say(words.lead),
    points: words.points
      .map(({ title, text }) => ({ title: say(title), text: say(text) }))
      .filter(({ title, text }) => title !== "" && text !== ""),
    action: say(words.action),
    note: say(words.note),
  };
}

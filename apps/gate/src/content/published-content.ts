import type { calls, OutputOf } from "@bellwether/contract";
import { defaultLanguage, isOffered } from "@bellwether/market";
import type { ContentPort, ContentVersionPort, OfferPorts } from "../ports.ts";

type WordsByLanguage<Words> = Readonly<Record<string, Readonly<Record<string, Words>>>>;

/** What the site builds the pages of promotions and landing pages from: those of every brand and market, so that a version is read once. */
export function publishedContent(
  deps: OfferPorts & ContentPort & ContentVersionPort,
  asked: string,
): OutputOf<typeof calls.publishedContent> {
  const { content, contentVersion: version } = deps;
  const language = isOffered(asked) ? asked : defaultLanguage;
  const worded = <Words>(words: WordsByLanguage<Words>, name: string): Words[] => {
    const own = words[language]?.[name] ?? words[defaultLanguage]?.[name];
    return own === undefined ? [] : [own];
  };
  return {
    version,
    promotions: [...deps.promotions]
      .sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name))
      .flatMap((promotion) =>
        worded(content.promotionTexts, promotion.name).map((words) => ({ promotion, words })),
      ),
    campaigns: deps.campaigns.filter((campaign) => campaign.kind === "deposit"),
    landings: content.landings.flatMap((landing) =>
      worded(content.landingTexts, landing.name).map((words) => ({ landing, words })),
    ),
  };
}

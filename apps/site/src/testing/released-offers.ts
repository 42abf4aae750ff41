import { CampaignFile } from "@bellwether/contract/content/campaign.ts";
import { parseContentFiles } from "@bellwether/contract/content/parse-content-files.ts";
import {
  Landing,
  LandingTextsFile,
  Promotion,
  PromotionTextsFile,
} from "@bellwether/contract/content/promotion.ts";
import { withWords } from "@bellwether/contract/content/with-words.ts";
import { findCountry } from "@bellwether/market/countries.ts";
import type { Language } from "@bellwether/market/languages.ts";
import campaignsFile from "../../../../content/campaigns.json" with { type: "json" };
import { campaignsIn, type Offers } from "../promotions/offers.ts";
import type { Reader } from "../promotions/promotion-figures.ts";

/** The release's promotions with their words in all languages, the lowest rank first. */
export const promotions = withWords(
  parseContentFiles(
    import.meta.glob("../../../../content/promotions/*.json", { eager: true, import: "default" }),
    Promotion,
  ),
  import.meta.glob("../../../../languages/*/promotions.json", { eager: true, import: "default" }),
  PromotionTextsFile,
).sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name));

/** The release's landing pages with their words in all languages. */
export const landings = withWords(
  parseContentFiles(
    import.meta.glob("../../../../content/landings/*.json", { eager: true, import: "default" }),
    Landing,
  ),
  import.meta.glob("../../../../languages/*/landings.json", { eager: true, import: "default" }),
  LandingTextsFile,
);

export const campaigns = CampaignFile.parse(campaignsFile).filter((each) => each.kind === "deposit");

/** The release's offers as the site has them in a language. */
export const releasedOffers = (language: Language): Offers => ({
  promotions: promotions.map(({ texts, ...promotion }) => ({
    ...promotion,
    words: texts[language] ?? texts.en,
  })),
  campaigns,
  landings: landings.map(({ texts, ...landing }) => ({ ...landing, words: texts[language] ?? texts.en })),
});

/** What the gate answers to `publishedContent`. */
export const publishedContentIn = (language: Language) => ({
  version: 0,
  promotions: promotions.map(({ texts, ...promotion }) => ({
    promotion,
    words: texts[language] ?? texts.en,
  })),
  campaigns,
  landings: landings.map(({ texts, ...landing }) => ({ landing, words: texts[language] ?? texts.en })),
});

/** A reader of a country, in English and of age 18 where nothing else is said. */
export const readerIn = (country: string, more: Partial<Reader> = {}): Reader => ({
  language: "en",
  country,
  currency: findCountry(country)?.currency ?? "EUR",
  age: 18,
  brand: "X",
  campaigns: campaignsIn({ campaigns }, country),
  ...more,
});

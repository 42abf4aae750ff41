import { readdirSync, readFileSync } from "node:fs";
import { type Campaign, campaignFileSchema, campaignIn } from "@bellwether/contract/content/campaign.ts";
import {
  blocksFileSchema,
  type CatalogueTitle,
  type Category,
  type ContentBlock,
  catalogueFileSchema,
  categoriesFileSchema,
  descriptionsFileSchema,
  type Palette,
  type Provider,
  palettesFileSchema,
  providersFileSchema,
  staffPicksFileSchema,
} from "@bellwether/contract/content/index.ts";
import { type MessageTexts, messageFileSchema } from "@bellwether/contract/content/message.ts";
import { type Promotion, promotionSchema } from "@bellwether/contract/content/promotion.ts";
import { brands, brokenBonusRules, type OfferedBonus } from "@bellwether/market";
import { z } from "zod";

export type Content = {
  titles: CatalogueTitle[];
  campaigns: Campaign[];
  palettes: Record<string, Palette>;
  providers: Provider[];
  categories: Category[];
  /** By the brand's slug. */
  blocks: Record<string, ContentBlock[]>;
  staffPicks: Record<string, string[]>;
  messageTexts: MessageTexts;
  /** By language, then by the title's code. */
  descriptions: Record<string, Record<string, string>>;
};

const root = new URL("../../../../content/", import.meta.url);

/**
 * Reads and checks all content.
 * @throws an error naming the file and the field that does not match its schema, the id that two titles share, or the bonus that a law
 * forbids.
 */
export function readContent(): Content {
  const files = readdirSync(new URL("catalogue/", root)).filter((file) => file.endsWith(".json"));
  const titles = files.flatMap((file) => read(`catalogue/${file}`, catalogueFileSchema));
  refuseRepeated(titles.map((title) => String(title.gameId)));
  refuseRepeated(titles.map((title) => title.code));
  const campaigns = read("campaigns.json", campaignFileSchema);
  refuseUnlawfulBonuses(campaigns, readPromotions());
  return {
    titles,
    campaigns,
    palettes: read("art/palettes.json", palettesFileSchema),
    providers: read("providers.json", providersFileSchema),
    categories: read("categories.json", categoriesFileSchema),
    blocks: Object.fromEntries(
      Object.values(brands).map(({ slug }) => [slug, read(`blocks/${slug}.json`, blocksFileSchema)]),
    ),
    staffPicks: read("staff-picks.json", staffPicksFileSchema),
    messageTexts: byLanguage("messages", messageFileSchema),
    descriptions: byLanguage("descriptions", descriptionsFileSchema),
  };
}

function readPromotions(): Promotion[] {
  const files = readdirSync(new URL("promotions/", root)).filter((file) => file.endsWith(".json"));
  return files.map((file) => read(`promotions/${file}`, promotionSchema));
}

/**
 * Refuses bonuses that violate a market's rules, even ended ones, since their pages stay online.
 * @throws an error naming each bonus, the market and the rule.
 */
export function refuseUnlawfulBonuses(
  campaigns: readonly Campaign[],
  promotions: readonly Promotion[],
): void {
  const offers: [string, OfferedBonus][] = [
    ...campaigns.flatMap((campaign): [string, OfferedBonus][] => {
      if (campaign.kind === "cashback") return [];
      const isGivenIn = (country: string) => !campaign.excludedCountries.includes(country);
      const termsIn = (country: string) => campaignIn(campaign, country);
      return [[`the campaign ${campaign.code}`, { until: campaign.until, isGivenIn, termsIn }]];
    }),
    ...promotions.flatMap(({ name, bonus, markets, period }): [string, OfferedBonus][] => {
      if (!bonus) return [];
      const isGivenIn = (country: string) =>
        markets.only?.includes(country) ?? !markets.except?.includes(country);
      const termsIn = (country: string) => ({ ...bonus, ...bonus.inMarkets[country] });
      return [[`the promotion ${name}`, { until: period.until, isGivenIn, termsIn }]];
    }),
  ];
  const broken = offers.flatMap(([name, offer]) =>
    brokenBonusRules(offer).map((rule) => `${name} breaks a rule of ${rule}`),
  );
  if (broken.length > 0)
    throw new Error(`content:\n${broken.join("\n")}\nGive it "inMarkets" with lawful terms.`);
}

/** A folder's files, each named after its language. */
function byLanguage<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): Record<string, z.infer<Schema>> {
  const files = readdirSync(new URL(`${folder}/`, root));
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.json$/, ""), read(`${folder}/${file}`, schema)]),
  );
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(JSON.parse(readFileSync(new URL(file, root), "utf8")));
  if (!parsed.success) throw new Error(`content/${file}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function refuseRepeated(ids: string[]): void {
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated) throw new Error(`content/catalogue: "${repeated}" is used by two titles`);
}

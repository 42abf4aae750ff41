import { type Campaign, CampaignFile } from "@bellwether/contract/content/campaign.ts";
import { campaignTerms, rewardTerms } from "@bellwether/contract/content/contribution.ts";
import {
  BlocksFile,
  type CatalogueTitle,
  CatalogueTitles,
  CategoriesFile,
  type Category,
  type ContentBlock,
  DescriptionsFile,
  type Palette,
  PalettesFile,
  type Provider,
  ProvidersFile,
  StaffPicksFile,
} from "@bellwether/contract/content/index.ts";
import type { Jackpot } from "@bellwether/contract/content/jackpot.ts";
import { MessageFile, type MessageTexts } from "@bellwether/contract/content/message.ts";
import { parseContentFiles } from "@bellwether/contract/content/parse-content-files.ts";
import {
  isInMarkets,
  Landing,
  type LandingText,
  LandingTextsFile,
  Promotion,
  type PromotionText,
  PromotionTextsFile,
} from "@bellwether/contract/content/promotion.ts";
import { countedTitles } from "@bellwether/contract/content/rewards/counted-titles.ts";
import { ticketPrizeOf } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import type { RewardRule } from "@bellwether/contract/content/rewards/reward-rule.ts";
import { TableFile } from "@bellwether/contract/content/table.ts";
import {
  findModel,
  type Models,
  releasedModels,
  sheetFor,
  takesFreeRounds,
  takesFreeTickets,
} from "@bellwether/games";
import { brands, brokenBonusRules, type OfferedBonus, offeredLanguages } from "@bellwether/market";
import { z } from "zod";
import { checkCampaigns } from "./check-campaigns.ts";
import { checkLandings, checkPromotions } from "./check-promotions.ts";
import { type ContentFiles, releasedFiles } from "./content-files.ts";
import { readJackpots } from "./jackpots.ts";

export type Content = {
  titles: CatalogueTitle[];
  /** The models that titles play, and those of past rounds. */
  models: Models;
  campaigns: Campaign[];
  promotions: Promotion[];
  /** By language, then by the promotion's name; every language has those of every promotion. */
  promotionTexts: Record<string, Record<string, PromotionText>>;
  landings: Landing[];
  /** By language, then by the landing page's name. */
  landingTexts: Record<string, Record<string, LandingText>>;
  tables: TableFile[];
  jackpots: Jackpot[];
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

/**
 * Reads and checks all content, from the release's files by default. The models are always the release's own.
 * @throws an error naming the file and the field that does not match its schema, the id that two titles share, a model that cannot be played,
 * the campaign whose free spins cannot be played, the promotion that cannot keep its promise, or the bonus that a law forbids.
 */
export function readContent(files: ContentFiles = releasedFiles()): Content {
  const read = readIn(files);
  const byLanguage = filesByLanguage(files);
  const forEachBrand = filesByBrand(files);
  const titles = files
    .list("content/catalogue")
    .flatMap((file) => read(`content/catalogue/${file}`, CatalogueTitles));
  refuseRepeated(titles.map((title) => String(title.gameId)));
  refuseRepeated(titles.map((title) => title.code));
  const models = releasedModels();
  refuseMissingModels(titles, models);
  const campaigns = read("content/campaigns.json", CampaignFile);
  const texts = byLanguage("promo.json", z.record(z.string(), z.string()));
  checkCampaigns(campaigns, titles, texts);
  refuseImpossibleFreeSpins(campaigns, titles, models);
  const promotions = parseContentFiles(namedFiles(files, "content/promotions"), Promotion);
  const promotionTexts = byLanguage("promotions.json", PromotionTextsFile);
  refuseUnlawfulBonuses(campaigns, promotions, titles);
  refuseUntold("promotions.json", promotions, promotionTexts);
  checkPromotions(promotions, { campaigns, titles, words: promotionTexts, texts });
  const landings = parseContentFiles(namedFiles(files, "content/landings"), Landing);
  const landingTexts = byLanguage("landings.json", LandingTextsFile);
  refuseUntold("landings.json", landings, landingTexts);
  checkLandings(landings, { campaigns, titles }, landingTexts);
  refuseUncountedGames(promotions, titles);
  refuseUnplayableSpins(promotions, titles, models);
  refuseUnusableTickets(promotions, titles, models);
  return {
    titles,
    models,
    campaigns,
    promotions,
    promotionTexts,
    landings,
    landingTexts,
    tables: readTables(files, titles, models),
    jackpots: readJackpots(files, titles, models),
    palettes: read("content/art/palettes.json", PalettesFile),
    providers: read("content/providers.json", ProvidersFile),
    categories: read("content/categories.json", CategoriesFile),
    blocks: forEachBrand("blocks.json", BlocksFile),
    staffPicks: forEachBrand("staff-picks.json", StaffPicksFile),
    messageTexts: byLanguage("letters.json", MessageFile),
    descriptions: byLanguage("descriptions.json", DescriptionsFile),
  };
}

function refuseMissingModels(titles: readonly CatalogueTitle[], models: Models): void {
  const title = titles.find(({ model }) => model !== undefined && !models.has(model));
  if (title) throw new Error(`content/catalogue: ${title.code}: model: there is no model ${title.model}`);
}

/**
 * Refuses free spins of a title that cannot give them.
 * @throws an error naming the file, the campaign, the field and the reason.
 */
export function refuseImpossibleFreeSpins(
  campaigns: readonly Campaign[],
  titles: readonly CatalogueTitle[],
  models: Models,
): void {
  for (const campaign of campaigns) {
    if (campaign.kind !== "free_spins") continue;
    const { code, gameCode } = campaign;
    const refuse = (reason: string) => {
      throw new Error(`content/campaigns.json: ${code}: gameCode: ${reason}`);
    };
    const title = titles.find((each) => each.code === gameCode);
    if (!title) refuse(`there is no title ${gameCode}`);
    else if (title.model === undefined) refuse(`${gameCode} opens soon`);
    else if (!takesFreeRounds(findModel(models, title.model))) refuse(`${gameCode} takes no free spins`);
  }
}

function readTables(files: ContentFiles, titles: readonly CatalogueTitle[], models: Models): TableFile[] {
  const tables = parseContentFiles(namedFiles(files, "content/tables"), TableFile);
  for (const { name, gameCode, model, roundsAhead } of tables) {
    if (!titles.some(({ code }) => code === gameCode))
      throw new Error(`content/tables/${name}.json: gameCode: there is no title ${gameCode}`);
    const rules = models.get(model)?.rules;
    if (rules?.kind !== "shared")
      throw new Error(`content/tables/${name}.json: model: ${model} is not the model of a shared game`);
    if (roundsAhead !== undefined && !rules.pot)
      throw new Error(`content/tables/${name}.json: roundsAhead: the bets of ${model} share no pot`);
  }
  return tables;
}

/** The files of a folder by their paths. */
const namedFiles = (files: ContentFiles, folder: string): Record<string, unknown> =>
  Object.fromEntries(
    files.list(folder).map((file) => [`${folder}/${file}`, files.read(`${folder}/${file}`)]),
  );

/**
 * Refuses bonuses that violate a market's rules, even ended ones, since their pages stay online.
 * @throws an error naming the file and the field of each, the market and the rule.
 */
export function refuseUnlawfulBonuses(
  campaigns: readonly Campaign[],
  promotions: readonly Promotion[],
  titles: readonly CatalogueTitle[] = [],
): void {
  const offers: [string, OfferedBonus][] = [
    ...campaigns.map((campaign): [string, OfferedBonus] => {
      const isGivenIn = (country: string) => !campaign.excludedCountries.includes(country);
      const termsIn = (country: string) => campaignTerms(campaign, country, titles);
      const field = campaign.kind === "cashback" ? "excludedCountries" : "inMarkets";
      return [
        `content/campaigns.json: ${campaign.code}: ${field}`,
        { until: campaign.until, isGivenIn, termsIn },
      ];
    }),
    ...promotions.flatMap(({ name, bonus, rule, markets, period }): [string, OfferedBonus][] => {
      if (!bonus && !rule) return [];
      const isGivenIn = (country: string) => isInMarkets(markets, country);
      const termsIn = (country: string) => rewardTerms({ rule, bonus }, country, titles);
      const field = bonus ? "bonus.inMarkets" : "rule";
      return [[`content/promotions/${name}.json: ${field}`, { until: period.until, isGivenIn, termsIn }]];
    }),
  ];
  const broken = offers.flatMap(([name, offer]) =>
    brokenBonusRules(offer).map((rule) => `${name}: it breaks a rule of ${rule}`),
  );
  if (broken.length > 0) throw new Error(broken.join("\n"));
}

/**
 * Refuses a promotion or a landing page whose words are missing in a language.
 * @param file the languages' file with the words, `promotions.json`.
 * @param words those of each language by name.
 * @throws an error naming the file and the name.
 */
export function refuseUntold(
  file: string,
  entries: readonly { name: string }[],
  words: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): void {
  for (const language of offeredLanguages)
    for (const { name } of entries)
      if (!words[language]?.[name])
        throw new Error(`languages/${language}/${file}: ${name}: its words are missing`);
}

/**
 * Refuses a rule that counts games which do not exist.
 * @throws an error naming the file and the field.
 */
export function refuseUncountedGames(
  promotions: readonly Promotion[],
  titles: readonly CatalogueTitle[],
): void {
  for (const { name, rule } of promotions) {
    if (!rule) continue;
    const missing = rule.counts.gameIds?.find((id) => !titles.some(({ gameId }) => gameId === id));
    if (missing !== undefined)
      throw new Error(`content/promotions/${name}.json: rule.counts.gameIds: there is no title ${missing}`);
    if (countedTitles(rule.counts, titles).length === 0)
      throw new Error(`content/promotions/${name}.json: rule.counts: no title counts`);
  }
}

/**
 * Refuses free tickets of a promotion that cannot be used: their game must be open, have draws with fixed prizes, and have the rule's price.
 * @throws an error naming the file and the field.
 */
export function refuseUnusableTickets(
  promotions: readonly Promotion[],
  titles: readonly CatalogueTitle[],
  models: Models,
): void {
  for (const { name, rule } of promotions) {
    const prize = rule?.kind === "prize-draw" ? ticketPrizeOf(rule) : undefined;
    if (rule?.kind !== "prize-draw" || !prize) continue;
    const refusal = (field: string, reason: string) =>
      new Error(
        `content/promotions/${name}.json: rule.prizes.${rule.prizes.indexOf(prize)}.${field}: ${reason}`,
      );
    const { gameId, stakeCents } = prize;
    const model = titles.find((title) => title.gameId === gameId)?.model;
    if (model === undefined) throw refusal("gameId", `${gameId} is not an open title`);
    if (!takesFreeTickets(findModel(models, model)))
      throw refusal("gameId", `${gameId} has no draws with fixed prizes`);
    const price = sheetFor(findModel(models, model), "EUR").stakes[0];
    if (price !== String(stakeCents)) throw refusal("stakeCents", `a line of ${gameId} costs ${price}`);
  }
}

/**
 * Refuses free spins of a promotion that cannot be played: its games must be named and open, take free rounds, and have the rule's stake as
 * their lowest.
 * @throws an error naming the file and the field.
 */
export function refuseUnplayableSpins(
  promotions: readonly Promotion[],
  titles: readonly CatalogueTitle[],
  models: Models,
): void {
  for (const { name, rule } of promotions) {
    const given = rule && spinsOf(rule);
    if (!given) continue;
    const refusal = (field: string, reason: string) =>
      new Error(`content/promotions/${name}.json: rule.${field}: ${reason}`);
    const { gameIds, field } = given;
    if (!gameIds) throw refusal("counts", "name the games of the spins (gamesByWeek or counts.gameIds)");
    for (const id of gameIds) {
      const model = titles.find(({ gameId }) => gameId === id)?.model;
      if (model === undefined) throw refusal(field, `${id} is not an open title`);
      if (!takesFreeRounds(findModel(models, model))) throw refusal(field, `${id} takes no free spins`);
      const lowest = sheetFor(findModel(models, model), "EUR").stakes[0];
      if (lowest !== String(given.stakeCents))
        throw refusal(given.stakeField, `the lowest stake of ${id} is ${lowest}`);
    }
  }
}

/** The games and the stake of the spins that a rule gives, with the fields that name them. */
function spinsOf(rule: RewardRule) {
  if (rule.kind === "free-spins") {
    const { gamesByWeek, counts, stakeCents } = rule;
    const field = gamesByWeek ? "gamesByWeek" : "counts.gameIds";
    return { gameIds: gamesByWeek ?? counts.gameIds, field, stakeCents, stakeField: "stakeCents" };
  }
  const prize = rule.kind === "prize-draw" ? rule.prizes[0] : undefined;
  if (!prize || !("spins" in prize)) return undefined;
  const { gameIds, stakeCents } = prize;
  return { gameIds, field: "prizes.0.gameIds", stakeCents, stakeField: "prizes.0.stakeCents" };
}

/** Reads a file with its schema. */
type Read = <Schema extends z.ZodType>(file: string, schema: Schema) => z.infer<Schema>;
type ReadEach = <Schema extends z.ZodType>(file: string, schema: Schema) => Record<string, z.infer<Schema>>;

/** The file of this name from each language's folder, by the language's code. Languages without the file are left out. */
const filesByLanguage =
  (files: ContentFiles): ReadEach =>
  (file, schema) =>
    Object.fromEntries(
      offeredLanguages
        .filter((language) => files.has(`languages/${language}/${file}`))
        .map((language) => [language, readIn(files)(`languages/${language}/${file}`, schema)]),
    );

/** A file of each brand's folder, by the brand's slug. */
const filesByBrand =
  (files: ContentFiles): ReadEach =>
  (file, schema) =>
    Object.fromEntries(
      Object.values(brands).map(({ slug }) => [slug, readIn(files)(`brands/${slug}/${file}`, schema)]),
    );

const readIn =
  (files: ContentFiles): Read =>
  (file, schema) => {
    const parsed = schema.safeParse(files.read(file));
    if (!parsed.success) throw new Error(`${file}:\n${z.prettifyError(parsed.error)}`);
    return parsed.data;
  };

function refuseRepeated(ids: string[]): void {
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated) throw new Error(`content/catalogue: "${repeated}" is used by two titles`);
}

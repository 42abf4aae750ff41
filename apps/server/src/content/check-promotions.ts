import type { Campaign, DepositCampaign } from "@bellwether/contract/content/campaign.ts";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { namedFigures } from "@bellwether/contract/content/named-figures.ts";
import {
  isInMarkets,
  type Landing,
  type LandingText,
  type Promotion,
  type PromotionText,
  type ShownGames,
} from "@bellwether/contract/content/promotion.ts";
import { messageNames } from "@bellwether/i18n/message.ts";
import { brandKeys, countries, offeredLanguages, protectionOf } from "@bellwether/market";
import { missingText, type PromoTexts, unknownInTerms, unknownMarket } from "./check-campaigns.ts";
import { writesWagering } from "./written-wagering.ts";

/** Other content that promotions name. */
export type PromotionContext = {
  campaigns: readonly Campaign[];
  titles: readonly CatalogueTitle[];
  /** The words of promotions, by language and then by the promotion's name. */
  words: Readonly<Record<string, Readonly<Record<string, PromotionText>>>>;
  texts: PromoTexts;
};

const WAGERING_NAMED = "wagering is a figure of the text: name {wagering}";

/**
 * Refuses a promotion that names what does not exist, that is offered where or when it cannot be given, or whose words do not fit it.
 * @throws an error naming the file and the field.
 */
export function checkPromotions(promotions: readonly Promotion[], context: PromotionContext): void {
  for (const promotion of promotions) {
    const refuse: Refuse = (field, reason) => {
      throw new Error(`content/promotions/${promotion.name}.json: ${field}: ${reason}`);
    };
    checkBrands(promotion, refuse);
    checkMarkets(promotion, refuse);
    checkCode(promotion, promotions, context, refuse);
    checkGames(promotion, context, refuse);
    checkThings(promotion, context, refuse);
    checkWords(promotion, context);
  }
  for (const [language, words] of Object.entries(context.words))
    for (const name of Object.keys(words))
      if (!promotions.some((promotion) => promotion.name === name))
        throw new Error(`languages/${language}/promotions.json: ${name}: there is no such promotion`);
}

/**
 * Refuses a landing page whose code or games do not exist, or whose words write a wagering.
 * @param words those of landing pages, by language and then by the page's name.
 * @throws an error naming the file and the field.
 */
export function checkLandings(
  landings: readonly Landing[],
  { campaigns, titles }: Pick<PromotionContext, "campaigns" | "titles">,
  words: Readonly<Record<string, Readonly<Record<string, LandingText>>>>,
): void {
  for (const [language, pages] of Object.entries(words))
    for (const [name, { points }] of Object.entries(pages))
      for (const [index, { text }] of points.entries())
        if (writesWagering(text))
          throw new Error(`languages/${language}/landings.json: ${name}.points.${index}: ${WAGERING_NAMED}`);

  for (const { name, code, games } of landings) {
    const refuse: Refuse = (field, reason) => {
      throw new Error(`content/landings/${name}.json: ${field}: ${reason}`);
    };
    if (code !== undefined && !campaigns.some((each) => each.code === code && each.kind === "deposit"))
      refuse("code", `there is no deposit campaign ${code}`);
    checkShownGames(games, titles, refuse);
  }
}

type Refuse = (field: string, reason: string) => never;

function checkBrands({ brands }: Promotion, refuse: Refuse): void {
  const unknown = brands.find((brand) => !(brandKeys as readonly string[]).includes(brand));
  if (unknown !== undefined) refuse("brands", `there is no brand ${unknown}`);
}

function checkMarkets({ markets, rule }: Promotion, refuse: Refuse): void {
  const unknown = [
    unknownMarket("markets.only", markets.only ?? []),
    unknownMarket("markets.except", markets.except ?? []),
    unknownMarket("rule.timeZoneIn", Object.keys(rule?.timeZoneIn ?? {})),
  ].find((each) => each !== undefined);
  if (unknown) refuse(unknown.field, unknown.reason);
  const shown = marketsOf(markets);
  if (shown.length === 0) refuse("markets", "it is shown in none");
  const firstPlay = rule && shown.find((code) => protectionOf(code).bonusAtFirstPlayOnly);
  if (firstPlay)
    refuse("markets", `${firstPlay} allows a reward at first play only, so nobody there would get this one`);
}

const marketsOf = (markets: Promotion["markets"]) =>
  countries.map(({ code }) => code).filter((code) => isInMarkets(markets, code));

function checkCode(
  { name, code, kind, markets, period }: Promotion,
  promotions: readonly Promotion[],
  { campaigns }: PromotionContext,
  refuse: Refuse,
): void {
  if (code === undefined) return;
  const campaign = campaigns.find((each) => each.code === code);
  if (!campaign) refuse("code", `there is no campaign ${code}`);
  if (kind !== "deposit-bonus" || campaign.kind !== "deposit")
    refuse("code", `${code} is a campaign of the kind ${campaign.kind}, and the promotion a ${kind}`);
  const other = promotions.find((each) => each.code === code && each.name !== name);
  if (other) refuse("code", `${code} is the code of ${other.name} too`);
  const closed = marketsOf(markets).find((country) => campaign.excludedCountries.includes(country));
  if (closed) refuse("markets", `${code} is not given in ${closed}`);
  const firstPlay = marketsOf(markets).find((country) => protectionOf(country).bonusAtFirstPlayOnly);
  if (firstPlay && !campaign.onlyFirstDeposit)
    refuse("markets", `${firstPlay} allows a bonus at first play only, and ${code} is for every deposit`);
  if (period.from < campaign.from) refuse("period.from", `${code} begins on ${campaign.from}`);
  if (period.until > campaign.until) refuse("period.until", `${code} ends on ${campaign.until}`);
}

function checkGames({ games, rule, bonus }: Promotion, { titles }: PromotionContext, refuse: Refuse): void {
  const unknown = bonus && unknownInTerms(bonus, titles);
  if (unknown) refuse(`bonus.${unknown.field}`, unknown.reason);
  checkShownGames(games, titles, refuse);
  const counted = emptySubCategory(rule?.counts.subCategories, titles);
  if (counted !== undefined) refuse("rule.counts.subCategories", `no title is in ${counted}`);
}

function checkShownGames(games: ShownGames, titles: readonly CatalogueTitle[], refuse: Refuse): void {
  const title = games.gameIds?.find((id) => !titles.some(({ gameId }) => gameId === id));
  if (title !== undefined) refuse("games.gameIds", `there is no title ${title}`);
  const shown = emptySubCategory(games.subCategories, titles);
  if (shown !== undefined) refuse("games.subCategories", `no title is in ${shown}`);
}

/** The first of these sub-categories that no title is in. */
const emptySubCategory = (ids: readonly number[] | undefined, titles: readonly CatalogueTitle[]) =>
  ids?.find(
    (id) => !titles.some(({ subCategories }) => subCategories.some(({ categoryId }) => categoryId === id)),
  );

function checkThings({ rule }: Promotion, { texts }: PromotionContext, refuse: Refuse): void {
  if (rule?.kind !== "prize-draw") return;
  const prizes = [
    ...rule.prizes.map((prize, index) => ({ prize, field: `rule.prizes.${index}` })),
    ...(rule.last?.prizes ?? []).map((prize, index) => ({ prize, field: `rule.last.prizes.${index}` })),
  ];
  for (const { prize, field } of prizes) {
    if (!("parcel" in prize)) continue;
    const key = `parcel_${prize.parcel.replaceAll("-", "_")}`;
    const missing = missingText(`${field}.parcel`, key, texts);
    if (missing) refuse(missing.field, missing.reason);
  }
}

function checkWords(promotion: Promotion, { campaigns, words }: PromotionContext): void {
  const { name, code } = promotion;
  const campaign = campaigns.find(
    (each): each is DepositCampaign => each.kind === "deposit" && each.code === code,
  );
  const known = namedFigures(promotion, campaign);
  const english = words.en?.[name];
  for (const language of offeredLanguages) {
    const own = words[language]?.[name];
    if (!own) continue;
    const refuse: Refuse = (field, reason) => {
      throw new Error(`languages/${language}/promotions.json: ${name}.${field}: ${reason}`);
    };
    for (const [field, text] of textsOf(own)) {
      if (/^(?:body|terms)\b/.test(field) && writesWagering(text)) refuse(field, WAGERING_NAMED);
      const unknown = namesOf(text, field, refuse).find((each) => !known.has(each));
      if (unknown !== undefined) refuse(field, `the promotion has no figure {${unknown}}`);
    }
    for (const field of ["body", "terms"] as const)
      if (english && own[field].length !== english[field].length)
        refuse(
          field,
          `English has ${english[field].length} texts here, and this language ${own[field].length}`,
        );
  }
}

function namesOf(text: string, field: string, refuse: Refuse): string[] {
  try {
    return messageNames(text);
  } catch (error) {
    return refuse(field, (error as Error).message);
  }
}

const textsOf = ({ title, teaser, body, terms }: PromotionText): [field: string, text: string][] => [
  ["title", title],
  ["teaser", teaser],
  ...body.map((text, index): [string, string] => [`body.${index}`, text]),
  ...terms.map((text, index): [string, string] => [`terms.${index}`, text]),
];

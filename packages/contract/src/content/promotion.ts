import { z } from "zod";
import { CountryCode } from "../country-code.ts";
import { Slug } from "../slug.ts";
import { ArtDirection } from "./art.ts";
import { OwnBonus } from "./campaign.ts";
import { CategoryId } from "./category.ts";
import { boardDays } from "./rewards/boards.ts";
import { impossibleFields } from "./rewards/impossible-fields.ts";
import { openDays } from "./rewards/open-days.ts";
import { worthOfDraws } from "./rewards/prize-draw-rule.ts";
import { RewardRule } from "./rewards/reward-rule.ts";

const CampaignCode = z.string().regex(/^[A-Z0-9]{3,40}$/);

/** A brand's domain key [1.03]. */
const BrandName = z.string().regex(/^[A-Z][A-Z0-9_]*$/);

/** A picture without lettering: its text is in many languages and is shown beside it. */
export const PictureDirection = ArtDirection.omit({ lettering: true });

/** A `spotlight` shows games and gives nothing; every other kind gives money, spins or things. */
export const PromotionKind = z.enum([
  "deposit-bonus",
  "free-spins",
  "cashback",
  "cash-drop",
  "prize-draw",
  "tournament",
  "spotlight",
]);

/** The countries where a promotion is shown: only these, or all but these. */
export const Markets = z
  .strictObject({ only: z.array(CountryCode).min(1), except: z.array(CountryCode).min(1) })
  .partial()
  .refine(({ only, except }) => !(only && except), { error: "Either only or except, not both" });

export const isInMarkets = ({ only, except }: z.infer<typeof Markets>, country: string): boolean =>
  only?.includes(country) ?? !except?.includes(country);

/** Days from first to last, of each market or of the rule's time zone; with `weekdays` (1 is Monday) it is open only on those days. */
export const PromotionPeriod = z
  .strictObject({
    from: z.iso.date(),
    until: z.iso.date(),
    weekdays: z.array(z.int().min(1).max(7)).min(1).max(6).optional(),
  })
  .refine(({ from, until }) => from <= until, { error: "It ends before it begins", path: ["until"] })
  .refine((period) => period.from > period.until || openDays(period, period.from).length > 0, {
    error: "The period has no such day of the week",
    path: ["weekdays"],
  });

/** The games shown below a promotion: named by id, the most popular of categories or sub-categories, or the newest of all. */
export const ShownGames = z
  .strictObject({
    gameIds: z.array(z.int().positive()).min(1),
    categories: z.array(CategoryId).min(1),
    subCategories: z.array(z.int().positive()).min(1),
    newest: z.literal(true),
  })
  .partial()
  .refine((games) => Object.keys(games).length === 1, { error: "Games are chosen in one way" });

/**
 * Texts may use `{brand}`, `{age}`, the names of `amounts`, and for a code its `{code}`, `{percent}`, `{minimum}`, `{maximum}`, `{stake}`,
 * `{wagering}` and `{days}`: the figures come from the campaign, so that no text can promise other ones. `{wagering}` and `{days}` may also
 * come from the promotion's own `bonus`. The wagering multiple is never written as a figure, because it differs by country.
 */
const ShownText = z.string().min(2).max(600);

export const PromotionText = z.strictObject({
  title: z.string().min(3).max(60),
  teaser: z.string().min(10).max(120),
  body: z.array(ShownText).min(1).max(4),
  /** The terms of this promotion; the page adds the terms that hold for every promotion. */
  terms: z.array(ShownText).min(1).max(6),
});

/** `languages/{code}/promotions.json`: the words of each promotion by its name. Every language has those of every promotion. */
export const PromotionTextsFile = z.record(Slug, PromotionText);

/** `content/promotions/{name}.json`; its words are in the languages' folders. */
export const Promotion = z
  .strictObject({
    name: Slug.max(40),
    kind: PromotionKind,
    /** A lower rank comes first. */
    rank: z.int().positive(),
    brands: z.array(BrandName).min(1),
    markets: Markets,
    period: PromotionPeriod,
    /** The code of a campaign in `content/campaigns.json`. */
    code: CampaignCode.optional(),
    /** The terms of a bonus that is given without a campaign. */
    bonus: OwnBonus.optional(),
    /** What it gives without a campaign, as the gate carries it out. */
    rule: RewardRule.optional(),
    /** Whole euros, scaled to the reader's currency as deposits are. */
    amounts: z.record(z.string().regex(/^[a-z_]+$/), z.int().positive()).optional(),
    games: ShownGames,
    art: PictureDirection,
  })
  .refine(({ code, bonus }) => !(code && bonus), { error: "A campaign has its own terms", path: ["bonus"] })
  .refine(({ kind, code, rule }) => count(code, rule) === (kind === "spotlight" ? 0 : 1), {
    error: "A spotlight gives nothing; every other kind has a code or a rule",
    path: ["rule"],
  })
  .refine(({ kind, rule }) => rule === undefined || rule.kind === kind, {
    error: "The rule gives something else than the promotion's kind says",
    path: ["rule", "kind"],
  })
  .refine(
    ({ period, rule }) => rule === undefined || (period.from <= rule.from && rule.from <= period.until),
    {
      error: "It counts from a day outside its period",
      path: ["rule", "from"],
    },
  )
  .refine(
    ({ period, rule }) =>
      rule?.kind !== "tournament" || boardDays(period, rule).length * rule.pool === rule.budget,
    { error: "The budget is not what the prizes of all its boards are together", path: ["rule", "budget"] },
  )
  .refine(({ period, rule }) => rule?.kind !== "prize-draw" || worthOfDraws(period, rule) <= rule.budget, {
    error: "The prizes of all its draws together are worth more than the budget",
    path: ["rule", "budget"],
  })
  .refine(({ bonus, rule }) => (bonus !== undefined) === givesBonus(rule), {
    error: "`bonus` is needed for prizes of bonus money, and is allowed for no other promotion",
    path: ["bonus"],
  })
  .refine(({ amounts, rule }) => rule === undefined || amounts === undefined, {
    error: "The rule has the figures of the reward",
    path: ["amounts"],
  })
  .refine(({ kind, amounts }) => kind !== "spotlight" || amounts === undefined, {
    error: "A spotlight gives nothing",
    path: ["amounts"],
  })
  .superRefine(({ period, rule }, context) => {
    for (const field of rule ? impossibleFields(period, rule) : [])
      context.addIssue({ code: "custom", ...field });
  });

const givesBonus = (rule: RewardRule | undefined) =>
  rule?.kind === "prize-draw" &&
  [...rule.prizes, ...(rule.last?.prizes ?? [])].some((prize) => "bonus" in prize);

const count = (...values: unknown[]) => values.filter((value) => value !== undefined).length;

export const LandingText = z.strictObject({
  eyebrow: z.string().min(3).max(40),
  title: z.string().min(3).max(70),
  lead: z.string().min(10).max(200),
  points: z
    .array(z.strictObject({ title: z.string().min(2).max(60), text: ShownText.max(160) }))
    .min(3)
    .max(4),
  action: z.string().min(3).max(30),
  note: z.string().min(5).max(120),
});

/** `languages/{code}/landings.json`: the words of each landing page by its name. */
export const LandingTextsFile = z.record(Slug, LandingText);

/** `content/landings/{name}.json`: a page for visitors from elsewhere; `layout` is how its parts are composed. */
export const Landing = z.strictObject({
  name: Slug.max(40),
  layout: z.enum(["stage", "poster", "menu", "steps", "ticket", "letter"]),
  code: CampaignCode.optional(),
  games: ShownGames,
  art: PictureDirection,
});

export type PictureDirection = z.infer<typeof PictureDirection>;
export type PromotionKind = z.infer<typeof PromotionKind>;
export type PromotionPeriod = z.infer<typeof PromotionPeriod>;
export type ShownGames = z.infer<typeof ShownGames>;
export type PromotionText = z.infer<typeof PromotionText>;
export type Promotion = z.infer<typeof Promotion>;
export type LandingText = z.infer<typeof LandingText>;
export type Landing = z.infer<typeof Landing>;

import { z } from "zod";
import type { AnySchema } from "../any-schema.ts";
import { CountryCode } from "../country-code.ts";
import { TitleCode } from "./catalogue.ts";

const Percent = z.int().min(0).max(100);
const Multiple = z.int().min(0).max(60);
const Days = z.int().min(1).max(90);

/**
 * Fields of every campaign: its code, the translation key of its name, the days (of each market, both included) on which it runs, whom it excludes, and
 * the whole euros that it may give in all. A campaign in a promotion is only for the promotion's brands, countries and days.
 */
const campaign = {
  code: z.string().regex(/^[A-Z0-9]{3,40}$/),
  name: z.string().regex(/^promo\.[a-z0-9_]+$/),
  from: z.iso.date(),
  until: z.iso.date(),
  excludedCountries: z.array(CountryCode),
  budget: z.int().positive(),
};

/** The conditions on the deposit; whole euros, scaled to the player's currency as deposits are. */
const deposit = {
  minimumDeposit: z.int().nonnegative(),
  /** Only the account's very first deposit counts. */
  onlyFirstDeposit: z.boolean().default(false),
};

/** Terms that differ in some countries, by country code: where a law requires better ones (`bonusRules` in `packages/market`). */
const inMarkets = <Terms extends AnySchema>(terms: Terms) => z.record(CountryCode, terms).default({});

/**
 * How bonus money becomes cash: it is staked `wageringMultiple` times within `expiresAfterDays`, with no stake above `maximumStake` (whole
 * euros). Each stake counts by its title's share, else by the smallest share among its categories, else by the default.
 */
const ContributionPercent = z.strictObject({
  default: Percent,
  byCategory: z.record(z.string(), Percent),
  byTitle: z.record(TitleCode, Percent).default({}),
});
const wagering = {
  maximumStake: z.int().positive(),
  expiresAfterDays: Days,
  contributionPercent: ContributionPercent,
};

/** Adds `percent` to the next deposit of at least `minimumDeposit`, up to `maximumBonus` whole euros. */
export const DepositCampaign = z.strictObject({
  kind: z.literal("deposit"),
  ...campaign,
  ...deposit,
  ...wagering,
  minimumDeposit: z.int().positive(),
  percent: z.int().min(1).max(500),
  maximumBonus: z.int().positive(),
  wageringMultiple: Multiple.min(1),
  inMarkets: inMarkets(
    z
      .strictObject({
        wageringMultiple: Multiple.min(1),
        expiresAfterDays: Days,
        contributionPercent: ContributionPercent,
      })
      .partial(),
  ),
});

/**
 * Gives `rounds` of one title at a fixed stake of `stakeCents` euro cents: at the claim when `minimumDeposit` is 0, else with the deposit.
 * They expire after `spinsExpireAfterDays`. Their winnings are bonus money, to be wagered within `expiresAfterDays` of the last win; with a
 * multiple of 0 they are cash.
 */
const FreeSpinsCampaign = z.strictObject({
  kind: z.literal("free_spins"),
  ...campaign,
  ...deposit,
  ...wagering,
  gameCode: TitleCode,
  rounds: z.int().min(1).max(500),
  stakeCents: z.int().positive(),
  spinsExpireAfterDays: Days,
  wageringMultiple: Multiple,
  inMarkets: inMarkets(
    z
      .strictObject({
        wageringMultiple: Multiple,
        expiresAfterDays: Days,
        spinsExpireAfterDays: Days,
        contributionPercent: ContributionPercent,
      })
      .partial(),
  ),
});

/**
 * Pays `percent` of a player's net cash loss of each finished week (Monday to Sunday of the market) from the claim on, as cash, between
 * `minimumPayout` and `maximumPayout` whole euros.
 */
const CashbackCampaign = z.strictObject({
  kind: z.literal("cashback"),
  ...campaign,
  percent: z.int().min(1).max(50),
  minimumPayout: z.int().positive(),
  maximumPayout: z.int().positive(),
});

const AnyCampaign = z.discriminatedUnion("kind", [DepositCampaign, FreeSpinsCampaign, CashbackCampaign]);

/** A bonus campaign: `content/campaigns.json`. */
export const Campaign = AnyCampaign.refine(({ from, until }) => from <= until, {
  error: "It ends before it begins",
  path: ["until"],
})
  .refine((each) => each.kind !== "cashback" || each.minimumPayout <= each.maximumPayout, {
    error: "The minimum is above the maximum",
    path: ["minimumPayout"],
  })
  .refine((each) => mostOf(each) <= each.budget, {
    error: "It is less than one bonus can be",
    path: ["budget"],
  });

/** The most that a campaign gives a player at once, in whole euros. */
function mostOf(campaign: z.infer<typeof AnyCampaign>): number {
  if (campaign.kind === "deposit") return campaign.maximumBonus;
  if (campaign.kind === "cashback") return campaign.maximumPayout;
  return (campaign.rounds * campaign.stakeCents) / 100;
}

export type Campaign = z.infer<typeof Campaign>;
export type DepositCampaign = z.infer<typeof DepositCampaign>;
export type FreeSpinsCampaign = z.infer<typeof FreeSpinsCampaign>;
export type CashbackCampaign = z.infer<typeof CashbackCampaign>;
/** A campaign whose money is wagered before it is cash. */
export type WageredCampaign = DepositCampaign | FreeSpinsCampaign;

/** The campaign as it applies to a player of a country. */
export function campaignIn<Each extends Campaign>(campaign: Each, country: string | undefined): Each {
  if (campaign.kind === "cashback" || country === undefined) return campaign;
  return { ...campaign, ...campaign.inMarkets[country] };
}

/** The terms of a bonus that a promotion gives without a campaign. */
export const OwnBonus = z.strictObject({
  ...wagering,
  wageringMultiple: Multiple.min(1),
  inMarkets: inMarkets(
    z
      .strictObject({
        wageringMultiple: Multiple.min(1),
        expiresAfterDays: Days,
        contributionPercent: ContributionPercent,
      })
      .partial(),
  ),
});

export type OwnBonus = z.infer<typeof OwnBonus>;

/** A promotion's own terms as they apply to a player of a country. */
export const ownBonusIn = (bonus: OwnBonus, country: string | undefined): OwnBonus => ({
  ...bonus,
  ...bonus.inMarkets[country ?? ""],
});

export const CampaignFile = z
  .array(Campaign)
  .min(1)
  .refine((campaigns) => new Set(campaigns.map(({ code }) => code)).size === campaigns.length, {
    error: "A code stands for two campaigns",
  });

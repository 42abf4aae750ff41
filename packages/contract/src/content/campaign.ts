import { z } from "zod";
import { titleCodeSchema } from "./catalogue.ts";

const percent = z.int().min(0).max(100);
const multiple = z.int().min(0).max(60);
const days = z.int().min(1).max(90);

/**
 * Fields of every campaign: its code, the translation key of its name, the days (UTC, both included) on which it runs, whom it excludes, and
 * the whole euros that it may give in all. A campaign in a promotion is only for the promotion's brands, countries and days.
 */
const campaign = {
  code: z.string().regex(/^[A-Z0-9]{3,40}$/),
  name: z.string().regex(/^promo\.[a-z0-9_]+$/),
  from: z.iso.date(),
  until: z.iso.date(),
  excludedCountries: z.array(z.string().regex(/^[A-Z]{2}$/)),
  budget: z.int().positive(),
};

/** The conditions on the deposit; whole euros, scaled to the player's currency as deposits are. */
const deposit = {
  minimumDeposit: z.int().nonnegative(),
  /** Only the account's very first deposit counts. */
  onlyFirstDeposit: z.boolean().default(false),
};

/** Terms that differ in some countries, by country code: where a law requires better ones (`bonusRules` in `packages/market`). */
const inMarkets = <Terms extends z.ZodType>(terms: Terms) =>
  z.record(z.string().regex(/^[A-Z]{2}$/), terms).default({});

/**
 * How bonus money becomes cash: it is staked `wageringMultiple` times within `expiresAfterDays`, with no stake above `maximumStake` (whole
 * euros). Each stake counts by its title's share, else by the smallest share among its categories, else by the default.
 */
const contributionPercent = z.strictObject({
  default: percent,
  byCategory: z.record(z.string(), percent),
  byTitle: z.record(titleCodeSchema, percent).default({}),
});
const wagering = { maximumStake: z.int().positive(), expiresAfterDays: days, contributionPercent };

/** Adds `percent` to the next deposit of at least `minimumDeposit`, up to `maximumBonus` whole euros. */
const depositCampaign = z.strictObject({
  kind: z.literal("deposit"),
  ...campaign,
  ...deposit,
  ...wagering,
  minimumDeposit: z.int().positive(),
  percent: z.int().min(1).max(500),
  maximumBonus: z.int().positive(),
  wageringMultiple: multiple.min(1),
  inMarkets: inMarkets(
    z
      .strictObject({ wageringMultiple: multiple.min(1), expiresAfterDays: days, contributionPercent })
      .partial(),
  ),
});

/**
 * Gives `rounds` of one title at a fixed stake of `stakeCents` euro cents: at the claim when `minimumDeposit` is 0, else with the deposit.
 * They expire after `spinsExpireAfterDays`. Their winnings are bonus money, to be wagered within `expiresAfterDays` of the last win; with a
 * multiple of 0 they are cash.
 */
const freeSpinsCampaign = z.strictObject({
  kind: z.literal("free_spins"),
  ...campaign,
  ...deposit,
  ...wagering,
  gameCode: titleCodeSchema,
  rounds: z.int().min(1).max(500),
  stakeCents: z.int().positive(),
  spinsExpireAfterDays: days,
  wageringMultiple: multiple,
  inMarkets: inMarkets(
    z
      .strictObject({
        wageringMultiple: multiple,
        expiresAfterDays: days,
        spinsExpireAfterDays: days,
        contributionPercent,
      })
      .partial(),
  ),
});

/**
 * Pays `percent` of a player's net cash loss of each finished week (Monday to Sunday, UTC) from the claim on, as cash, between
 * `minimumPayout` and `maximumPayout` whole euros.
 */
const cashbackCampaign = z.strictObject({
  kind: z.literal("cashback"),
  ...campaign,
  percent: z.int().min(1).max(50),
  minimumPayout: z.int().positive(),
  maximumPayout: z.int().positive(),
});

/** A bonus campaign: `content/campaigns.json`. */
export const campaignSchema = z.discriminatedUnion("kind", [
  depositCampaign,
  freeSpinsCampaign,
  cashbackCampaign,
]);

export type Campaign = z.infer<typeof campaignSchema>;
export type DepositCampaign = z.infer<typeof depositCampaign>;
export type FreeSpinsCampaign = z.infer<typeof freeSpinsCampaign>;
export type CashbackCampaign = z.infer<typeof cashbackCampaign>;
/** A campaign whose money is wagered before it is cash. */
export type WageredCampaign = DepositCampaign | FreeSpinsCampaign;

/** The campaign as it applies to a player of a country. */
export function campaignIn<Each extends Campaign>(campaign: Each, country: string | undefined): Each {
  if (campaign.kind === "cashback" || country === undefined) return campaign;
  return { ...campaign, ...campaign.inMarkets[country] };
}

/** The terms of a bonus that a promotion gives without a campaign. */
export const ownBonusSchema = z.strictObject({
  ...wagering,
  wageringMultiple: multiple.min(1),
  inMarkets: inMarkets(
    z
      .strictObject({ wageringMultiple: multiple.min(1), expiresAfterDays: days, contributionPercent })
      .partial(),
  ),
});

export type OwnBonus = z.infer<typeof ownBonusSchema>;

/** A promotion's own terms as they apply to a player of a country. */
export const ownBonusIn = (bonus: OwnBonus, country: string | undefined): OwnBonus => ({
  ...bonus,
  ...bonus.inMarkets[country ?? ""],
});

export const campaignFileSchema = z
  .array(campaignSchema)
  .min(1)
  .refine((campaigns) => new Set(campaigns.map(({ code }) => code)).size === campaigns.length, {
    error: "A code stands for two campaigns",
  });

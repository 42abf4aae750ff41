import { z } from "zod";
import { titleCodeSchema } from "./catalogue.ts";

const percent = z.int().min(0).max(100);

/** Every campaign: its code, the translation key of its name, the days (UTC, both included) on which it runs, and whom it leaves out. */
const campaign = {
  code: z.string().regex(/^[A-Z0-9]{3,40}$/),
  name: z.string().regex(/^promo\.[a-z0-9_]+$/),
  from: z.iso.date(),
  until: z.iso.date(),
  excludedCountries: z.array(z.string().regex(/^[A-Z]{2}$/)),
};

/** What a deposit must be for the campaign; whole euros, scaled to the player's currency as deposits are. */
const deposit = {
  minimumDeposit: z.int().nonnegative(),
  /** Only the first deposit that the account ever made counts. */
  onlyFirstDeposit: z.boolean().default(false),
};

/**
 * How bonus money becomes cash: it is staked `wageringMultiple` times within `expiresAfterDays`, no stake above `maximumStake`
 * (whole euros), each stake counting by the share of its title, else the smallest among its categories, else the default.
 */
const wagering = {
  maximumStake: z.int().positive(),
  expiresAfterDays: z.int().min(1).max(90),
  contributionPercent: z.strictObject({
    default: percent,
    byCategory: z.record(z.string(), percent),
    byTitle: z.record(titleCodeSchema, percent).default({}),
  }),
};

/** Raises the next deposit of at least `minimumDeposit` by `percent`, up to `maximumBonus` whole euros. */
const depositCampaign = z.strictObject({
  kind: z.literal("deposit"),
  ...campaign,
  ...deposit,
  ...wagering,
  minimumDeposit: z.int().positive(),
  percent: z.int().min(1).max(500),
  maximumBonus: z.int().positive(),
  wageringMultiple: z.int().min(1).max(60),
});

/**
 * Gives `rounds` of one title at a fixed stake of `stakeCents` euro cents: at the claim when `minimumDeposit` is 0, else with the
 * deposit. They end after `spinsExpireAfterDays`. What they win is bonus money, to be wagered within `expiresAfterDays` of the last
 * win; with a multiple of 0 it is cash.
 */
const freeSpinsCampaign = z.strictObject({
  kind: z.literal("free_spins"),
  ...campaign,
  ...deposit,
  ...wagering,
  gameCode: titleCodeSchema,
  rounds: z.int().min(1).max(500),
  stakeCents: z.int().positive(),
  spinsExpireAfterDays: z.int().min(1).max(90),
  wageringMultiple: z.int().min(0).max(60),
});

/**
 * Pays `percent` of a player's net cash loss of each finished week (Monday to Sunday, UTC) from the claim on, as cash, up to
 * `maximumPayout` and not below `minimumPayout` whole euros.
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

export const campaignFileSchema = z
  .array(campaignSchema)
  .min(1)
  .refine((campaigns) => new Set(campaigns.map(({ code }) => code)).size === campaigns.length, {
    error: "A code stands for two campaigns",
  });

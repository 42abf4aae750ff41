import { z } from "zod";

/**
 * A bonus campaign. Amounts are whole euros, scaled to the player's currency as deposits are. A claim waits for the next
 * deposit of at least `minimumDeposit`, which it raises by `percent` up to `maximumBonus`; the bonus becomes cash once it was
 * staked `wageringMultiple` times, each stake counting by the share of its game's category.
 */
export const campaignSchema = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]{3,40}$/),
  name: z.string().regex(/^promo\.[a-z0-9_]+$/),
  from: z.iso.date(),
  until: z.iso.date(),
  percent: z.int().min(1).max(500),
  minimumDeposit: z.int().positive(),
  maximumBonus: z.int().positive(),
  maximumStake: z.int().positive(),
  wageringMultiple: z.int().min(1).max(60),
  expiresAfterDays: z.int().min(1).max(90),
  contributionPercent: z.strictObject({
    default: z.int().min(0).max(100),
    byCategory: z.record(z.string(), z.int().min(0).max(100)),
  }),
  excludedCountries: z.array(z.string().regex(/^[A-Z]{2}$/)),
});
export type Campaign = z.infer<typeof campaignSchema>;

export const campaignFileSchema = z.array(campaignSchema).min(1);

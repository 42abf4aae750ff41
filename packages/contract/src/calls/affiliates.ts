import { z } from "zod";

const tag = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text));

/** The tags in a partner's link that say where a player comes from [3.16]: these names, plain text of 1 to 200 characters each. */
export const affiliateTags = z.strictObject({
  op: tag.optional(),
  btag: tag.optional(),
  oid: tag.optional(),
  akid: tag.optional(),
  mid: tag.optional(),
  kw: tag.optional(),
});
export type AffiliateTags = z.infer<typeof affiliateTags>;

/**
 * Affiliate tags as login and signup send them. Any value is accepted, so that a hostile link never keeps a person from their account: what
 * does not fit {@link affiliateTags} is ignored and logged.
 */
export const systemReference = z
  .unknown()
  .optional()
  .describe(
    "Affiliate tags: op, btag, oid, akid, mid, kw; text of 1 to 200 characters each; an object, or the same as JSON text",
  );

const loose = z.unknown().optional().describe("An affiliate tag, where no system_reference carries them");

/** The stored referral data as a form sends it among its fields [7.04]; parsed as leniently as {@link systemReference}. */
export const referralData = {
  op: loose,
  btag: loose,
  oid: loose,
  akid: loose,
  mid: loose,
  kw: loose,
};

/** The account's tags as the profile shows them [3.16]; empty when there are none. */
export const partnerFields = z.object({
  player_partner_op: z.string().describe("op"),
  player_partner_click: z.string().describe("oid"),
  player_partner_account_id: z.string().describe("akid"),
  player_partner_campaign_id: z.string().describe("mid"),
  player_affiliate_tag: z.string().describe("btag"),
});

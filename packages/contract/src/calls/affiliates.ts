import { z } from "zod";

const Tag = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text));

/** The tags in a partner's link that say where a player comes from [3.16]: these names, plain text of 1 to 200 characters each. */
export const AffiliateTags = z.strictObject({
  op: Tag.optional(),
  btag: Tag.optional(),
  oid: Tag.optional(),
  akid: Tag.optional(),
  mid: Tag.optional(),
  kw: Tag.optional(),
});
export type AffiliateTags = z.infer<typeof AffiliateTags>;

/**
 * Affiliate tags as login and signup send them. Any value is accepted, so that a hostile link never keeps a person from their account: what
 * does not fit {@link AffiliateTags} is ignored and logged.
 */
export const SystemReference = z
  .unknown()
  .optional()
  .describe(
    "Affiliate tags: op, btag, oid, akid, mid, kw; text of 1 to 200 characters each; an object, or the same as JSON text",
  );

const LooseTag = z.unknown().optional().describe("An affiliate tag, where no system_reference carries them");

/** The stored referral data as a form sends it among its fields [7.04]; parsed as leniently as {@link SystemReference}. */
export const referralData = {
  op: LooseTag,
  btag: LooseTag,
  oid: LooseTag,
  akid: LooseTag,
  mid: LooseTag,
  kw: LooseTag,
};

/** The account's tags as the profile shows them [3.16]; empty when there are none. */
export const PartnerFields = z.object({
  player_partner_op: z.string().describe("op"),
  player_partner_click: z.string().describe("oid"),
  player_partner_account_id: z.string().describe("akid"),
  player_partner_campaign_id: z.string().describe("mid"),
  player_affiliate_tag: z.string().describe("btag"),
});

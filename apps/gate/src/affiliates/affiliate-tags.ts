import { type AffiliateTags, affiliateTags, type PlayerProfile } from "@bellwether/contract";
import type { GateParts } from "../gate-parts.ts";

/**
 * The tags in a `system_reference`. What is not flat text under the known names is ignored whole and logged without its content: a
 * hostile link must neither stop a signup nor write into our logs.
 */
export function readAffiliateTags(
  { log }: Pick<GateParts, "log">,
  reference: unknown,
): AffiliateTags | undefined {
  if (reference === undefined || reference === null) return undefined;
  const parsed = affiliateTags.safeParse(reference);
  if (!parsed.success) {
    log.warn({ issue: parsed.error.issues[0]?.code }, "affiliate tags were ignored");
    return undefined;
  }
  return Object.keys(parsed.data).length > 0 ? parsed.data : undefined;
}

type PartnerFields = Pick<
  PlayerProfile,
  | "player_partner_op"
  | "player_partner_click"
  | "player_partner_account_id"
  | "player_partner_campaign_id"
  | "player_affiliate_tag"
>;

/** The account's tags under the names of the profile [3.16]; `kw` is the visitor's search word and has no field there. */
export function partnerFieldsOf(tags: AffiliateTags | null): PartnerFields {
  return {
    player_partner_op: tags?.op ?? "",
    player_partner_click: tags?.oid ?? "",
    player_partner_account_id: tags?.akid ?? "",
    player_partner_campaign_id: tags?.mid ?? "",
    player_affiliate_tag: tags?.btag ?? "",
  };
}

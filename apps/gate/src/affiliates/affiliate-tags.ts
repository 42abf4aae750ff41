import { AffiliateTags, type PlayerProfile, readJson } from "@bellwether/contract";
import type { LogPort } from "../ports.ts";

/**
 * The tags in a `system_reference`, an object or the cookie's JSON [3.16]. Input that is not flat text under the known names is ignored
 * entirely and logged without its content: a hostile link must neither stop a signup nor write into our logs.
 */
export function readAffiliateTags({ log }: LogPort, reference: unknown): AffiliateTags | undefined {
  if (reference === undefined || reference === null) return undefined;
  const parsed = AffiliateTags.safeParse(typeof reference === "string" ? readJson(reference) : reference);
  if (!parsed.success) {
    log.warn({ issue: parsed.error.issues[0]?.code }, "affiliate tags were ignored");
    return undefined;
  }
  return Object.keys(parsed.data).length > 0 ? parsed.data : undefined;
}

const tagNames = Object.keys(AffiliateTags.shape) as (keyof AffiliateTags)[];

/** The affiliate reference of a signup: its `system_reference`, else the stored referral data among the form's fields [7.04]. */
export function referenceOf(form: { system_reference?: unknown } & Record<string, unknown>): unknown {
  if (form.system_reference !== undefined && form.system_reference !== null) return form.system_reference;
  const given = tagNames.filter((name) => form[name] !== undefined && form[name] !== "");
  return given.length > 0 ? Object.fromEntries(given.map((name) => [name, form[name]])) : undefined;
}

type PartnerFields = Pick<
  PlayerProfile,
  | "player_partner_op"
  | "player_partner_click"
  | "player_partner_account_id"
  | "player_partner_campaign_id"
  | "player_affiliate_tag"
>;

/** The account's tags under the profile's field names [3.16]; `kw` (the visitor's search word) has no profile field. */
export function partnerFieldsOf(tags: AffiliateTags | null): PartnerFields {
  return {
    player_partner_op: tags?.op ?? "",
    player_partner_click: tags?.oid ?? "",
    player_partner_account_id: tags?.akid ?? "",
    player_partner_campaign_id: tags?.mid ?? "",
    player_affiliate_tag: tags?.btag ?? "",
  };
}

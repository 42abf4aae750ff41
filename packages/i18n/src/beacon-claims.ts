import type { MessageParams } from "./message.ts";

/**
 * Texts that say what is true of a public beacon and not of the sandbox's, whose key is in the source. Where the chain is the sandbox's, each of
 * them has the line `sandbox_beacon` after it. Keys without their group.
 */
const BEACON_CLAIMS: ReadonlySet<string> = new Set([
  "about_2_text",
  "draw_seal_beacon_note",
  "drops_fair_text",
  "draws_beacon_text",
  "jackpot_rule_clock",
  "jackpot_rule_drop",
  "live_proof_intro",
  "page_draw_beacon_text",
  "rules_draw_tickets",
  "support_draws_answer",
  "support_fairness_answer",
]);

export const claimsPublicBeacon = (key: string): boolean => BEACON_CLAIMS.has(key);

/** `t` where the chain is the sandbox's: it adds the line to each such text. */
export function withSandboxBeacon<Key extends string>(
  t: (key: Key | "sandbox_beacon", params?: MessageParams) => string,
): typeof t {
  return (key, params) =>
    claimsPublicBeacon(key) ? `${t(key, params)} ${t("sandbox_beacon")}` : t(key, params);
}

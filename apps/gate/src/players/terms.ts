import { type calls, DomainError, type OutputOf } from "@bellwether/contract";
import { isAcceptedVersion, resolveLicence, termsVersions } from "@bellwether/market";
import type { GateParts } from "../gate-parts.ts";
import type { RequestContext } from "../http/request-context.ts";
import type { Player } from "./player.ts";
import { recordingChanges } from "./record-changes.ts";

export type TermsParts = Pick<GateParts, "settings" | "log" | "now" | "toggles">;
type TermsHolder = Pick<Player, "brand" | "country">;

/** Settings whose licence was warned about: every bet asks for the terms, and one line in the log is enough. */
const warned = new WeakSet<GateParts["settings"]>();

/** The version of the terms that holds for an account: that of the licence it plays under. */
export function termsVersionFor({ settings, log, now, toggles }: TermsParts, player: TermsHolder): string {
  const { brand, country } = player;
  // Elsewhere the toggle has nothing to say.
  const swedishLicenceActive =
    country === "SE" &&
    toggles.isOn("SWEDISH_LICENSE_ACTIVE", {
      brand,
      country,
      region: undefined,
      authenticated: true,
      now: now(),
    });
  const licence = resolveLicence({ setting: settings.licence, country, swedishLicenceActive }, (message) => {
    if (warned.has(settings)) return;
    warned.add(settings);
    log.warn(message);
  });
  return termsVersions[licence];
}

/** Has the player accepted the terms that are in force now, or later ones? */
export function hasAcceptedTerms(
  parts: TermsParts,
  player: TermsHolder & Pick<Player, "acceptedTermsVersion">,
): boolean {
  return isAcceptedVersion(player.acceptedTermsVersion, termsVersionFor(parts, player));
}

/**
 * Stands before what newer terms must be accepted for: play for money and deposits. Nothing else asks: what a player won, their own money
 * and their protection do not wait for it.
 * @throws DomainError `terms_required`
 */
export function requireTerms(parts: TermsParts, player: Player): void {
  if (!hasAcceptedTerms(parts, player)) throw new DomainError("terms_required");
}

/**
 * Notes that the player accepts the terms in force; a repeat changes nothing.
 * @param shown the version that was on the screen, when the client knows it.
 * @throws DomainError `terms_changed` when another version is in force by now.
 */
export async function acceptTerms(
  parts: GateParts,
  player: Player,
  context: Pick<RequestContext, "address">,
  shown: string | undefined,
): Promise<OutputOf<typeof calls.acceptTerms>> {
  const version = termsVersionFor(parts, player);
  if (shown !== undefined && shown !== version) throw new DomainError("terms_changed");
  const at = parts.now();
  await parts.database.transaction((connection) =>
    recordingChanges(connection, player.id, { at, address: context.address }, () =>
      connection.query(
        `UPDATE player SET accepted_terms_at = $2, accepted_terms_version = $3
         WHERE id = $1 AND (accepted_terms_version IS NULL OR accepted_terms_version < $3)`,
        [player.id, at, version],
      ),
    ),
  );
  return { accepted_tos: true, terms_version: version, need_terms_acceptance: false };
}

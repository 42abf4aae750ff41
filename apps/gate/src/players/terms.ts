import { type calls, DomainError, type OutputOf } from "@bellwether/contract";
import {
  ANY_REGION,
  isAcceptedVersion,
  resolveLicence,
  type Toggles,
  termsVersions,
} from "@bellwether/market";
import type { RequestContext } from "../http/request-context.ts";
import type { ClockPort, LogPort, StorePorts, Terms, TermsPort } from "../ports.ts";
import type { Player } from "./player.ts";
import { recordingChanges } from "./record-changes.ts";

type TermsHolder = Pick<Player, "brand" | "country">;

/** @param licence the environment's licence, if one is set; otherwise the player's country decides. */
export function createTerms({
  toggles,
  licence: setting,
  log,
  now,
}: { toggles: Pick<Toggles, "isOn">; licence: string | undefined } & LogPort & ClockPort): Terms {
  // Every bet reads the terms; one line in the log is enough.
  let hasWarned = false;
  const warn = (message: string) => {
    if (!hasWarned) log.warn(message);
    hasWarned = true;
  };
  const licenceFor: Terms["licenceFor"] = ({ brand, country }) => {
    // The toggle applies only there.
    const swedishLicenceActive =
      country === "SE" &&
      toggles.isOn("SWEDISH_LICENSE_ACTIVE", {
        brand,
        country,
        region: ANY_REGION,
        authenticated: true,
        now: now(),
      });
    return resolveLicence({ setting, country, swedishLicenceActive }, warn);
  };
  return { licenceFor, versionFor: (holder) => termsVersions[licenceFor(holder)] };
}

/** Whether the player has accepted the terms in force, or later ones. */
export function hasAcceptedTerms(
  deps: TermsPort,
  player: TermsHolder & Pick<Player, "acceptedTermsVersion">,
): boolean {
  return isAcceptedVersion(player.acceptedTermsVersion, deps.terms.versionFor(player));
}

/**
 * Checks acceptance before operations that require it: play for money and deposits. Wins, withdrawals and player protection do not depend on it.
 * @throws DomainError `terms_required`
 */
export function requireTerms(deps: TermsPort, player: Player): void {
  if (!hasAcceptedTerms(deps, player)) throw new DomainError("terms_required");
}

/**
 * Records that the player accepts the terms in force; idempotent.
 * @param shown the version that was on the screen, when the client knows it.
 * @throws DomainError `terms_changed` when another version is in force now.
 */
export async function acceptTerms(
  deps: StorePorts & TermsPort,
  player: Player,
  context: Pick<RequestContext, "address">,
  shown: string | undefined,
): Promise<OutputOf<typeof calls.acceptTerms>> {
  const version = deps.terms.versionFor(player);
  if (shown !== undefined && shown !== version) throw new DomainError("terms_changed");
  const at = deps.now();
  await deps.database.transaction((connection) =>
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

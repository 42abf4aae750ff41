import { type calls, DomainError, type OutputOf } from "@bellwether/contract";
import { isAcceptedVersion, resolveLicence, termsVersions } from "@bellwether/market";
import type { RequestContext } from "../http/request-context.ts";
import type { ClockPort, DatabasePort, LogPort, TogglesPort } from "../ports.ts";
import type { Player } from "./player.ts";
import { recordingChanges } from "./record-changes.ts";

type TermsHolder = Pick<Player, "brand" | "country">;

/** Which version of the terms is in force. */
export type Terms = {
  /** The version for an account: that of the licence it plays under. */
  versionFor(holder: TermsHolder): string;
};

export type TermsPort = { terms: Terms };

/** @param licence the environment's licence, if one is set; else it follows from the player's country. */
export function createTerms({
  toggles,
  licence: setting,
  log,
  now,
}: TogglesPort & LogPort & ClockPort & { licence: string | undefined }): Terms {
  // Every bet asks for the terms, and one line in the log is enough.
  let hasWarned = false;
  const warn = (message: string) => {
    if (!hasWarned) log.warn(message);
    hasWarned = true;
  };
  return {
    versionFor({ brand, country }) {
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
      return termsVersions[resolveLicence({ setting, country, swedishLicenceActive }, warn)];
    },
  };
}

/** Has the player accepted the terms that are in force now, or later ones? */
export function hasAcceptedTerms(
  deps: TermsPort,
  player: TermsHolder & Pick<Player, "acceptedTermsVersion">,
): boolean {
  return isAcceptedVersion(player.acceptedTermsVersion, deps.terms.versionFor(player));
}

/**
 * Stands before what newer terms must be accepted for: play for money and deposits. Nothing else asks: what a player won, their own money
 * and their protection do not wait for it.
 * @throws DomainError `terms_required`
 */
export function requireTerms(deps: TermsPort, player: Player): void {
  if (!hasAcceptedTerms(deps, player)) throw new DomainError("terms_required");
}

/**
 * Notes that the player accepts the terms in force; a repeat changes nothing.
 * @param shown the version that was on the screen, when the client knows it.
 * @throws DomainError `terms_changed` when another version is in force by now.
 */
export async function acceptTerms(
  deps: DatabasePort & ClockPort & TermsPort,
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

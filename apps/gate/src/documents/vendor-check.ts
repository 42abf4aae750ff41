import { type DocumentKind, DomainError, type VendorCheck } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import {
  type Applicant,
  applicantsLeft,
  type IdentityVendorPort,
  newestApplicant,
  wantApplicant,
} from "../applicants/index.ts";
import { tooManyAttempts } from "../http/too-many-attempts.ts";
import { lockPlayer } from "../players/index.ts";
import type { StorePorts } from "../ports.ts";
import { openDocumentRequest } from "../verification/index.ts";

/**
 * How a player who is asked who they are can show it to the identity vendor; null where nobody asks that, or none is connected. `ready`: `url` is its page, which nobody
 * else is shown.
 * `looking`: the vendor or the house looks at what they have shown. `ended`: they may begin anew.
 */
export async function readVendorCheck(
  { database, identityVendor }: StorePorts & IdentityVendorPort,
  playerId: string,
  { asked, isView }: { asked: DocumentKind | undefined; isView: boolean },
): Promise<VendorCheck | null> {
  if (!identityVendor || asked !== "identity") return null;
  const check = await checkOf(database, playerId);
  return isView ? { ...check, url: null } : check;
}

async function checkOf(connection: SqlConnection, playerId: string): Promise<VendorCheck> {
  const applicant = await newestApplicant(connection, playerId);
  return { state: stateOf(applicant), url: applicant?.state === "open" ? applicant.url : null };
}

const stateOf = (applicant: Applicant | undefined): VendorCheck["state"] =>
  applicant
    ? ({ wanted: "preparing", open: "ready", review: "looking", decided: "ended", over: "ended" } as const)[
        applicant.state
      ]
    : "ended";

/**
 * Begins anew with the identity vendor, for a player who is asked who they are; whoever is on the way goes on.
 * @throws DomainError `conflict` where nobody asks that or no vendor is connected, `too_many_attempts` after five in 24 hours
 */
export async function startVendorCheck(
  deps: StorePorts & IdentityVendorPort,
  playerId: string,
): Promise<VendorCheck> {
  const at = deps.now();
  await deps.database.transaction(async (connection) => {
    await lockPlayer(connection, playerId);
    const request = await openDocumentRequest(connection, playerId);
    if (!deps.identityVendor || request?.kind !== "identity")
      throw new DomainError("conflict", {
        detail: "nobody asks who the player is, or no vendor is connected",
      });
    const newest = await newestApplicant(connection, playerId);
    if (newest && stateOf(newest) !== "ended") return;
    if ((await applicantsLeft(connection, playerId, at)) === 0) throw tooManyAttempts(DAY_MS);
    await wantApplicant(connection, playerId, at);
  });
  return checkOf(deps.database, playerId);
}

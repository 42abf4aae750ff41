import type { SqlConnection } from "@bellwether/db";
import { languagePrefix } from "@bellwether/market";
import { readPlayer } from "../players/index.ts";
import type { LogPort, MetricsPort, SettingsPort, StorePorts } from "../ports.ts";
import { claimApplicants, FIRST_READ_MS } from "./claim-applicants.ts";
import type { IdentityVendor, IdentityVendorPort } from "./vendor-port.ts";

type Ports = StorePorts & LogPort & MetricsPort & SettingsPort<"siteUrl"> & IdentityVendorPort;

/**
 * Tells the vendor of everybody who waits for a page. After an attempt without an answer it stops until its next run; each applicant is due again
 * after a minute, then after twice the time, at most an hour, without an end. Any number of nodes may run it. Returns how many pages there are now.
 */
export async function createApplicants(deps: Ports, signal?: AbortSignal): Promise<number> {
  let created = 0;
  while (deps.identityVendor && !signal?.aborted) {
    const claimed = await claimApplicants(deps, "create");
    for (const { id, player_id: playerId } of claimed) {
      if (signal?.aborted || !(await create(deps, deps.identityVendor, id, playerId))) return created;
      created += 1;
    }
    if (claimed.length === 0) break;
  }
  return created;
}

async function create(deps: Ports, vendor: IdentityVendor, id: string, playerId: string): Promise<boolean> {
  const { firstName, lastName, bornOn, country, language, brand } = await readPlayer(deps.database, playerId);
  const link = await vendor
    .create({
      ...{ id, first_name: firstName, last_name: lastName, born_on: bornOn, country, language },
      return_url: `${deps.settings.siteUrl(brand)}${languagePrefix(language)}/my-account/documents`,
    })
    .catch((error: unknown) => {
      deps.log.warn({ err: error, applicant: id }, "the identity vendor has not taken an applicant");
      return undefined;
    });
  deps.metrics.add("identity_vendor_calls_total", { call: "create", result: link ? "answered" : "failed" });
  if (!link) return false;
  await noteOpen(deps.database, { id, url: link.url, at: deps.now() });
  return true;
}

/** Nothing changes for an applicant that has ended meanwhile. */
async function noteOpen(
  connection: SqlConnection,
  { id, url, at }: { id: string; url: string; at: Date },
): Promise<void> {
  await connection.query(
    `UPDATE identity_applicant SET state = 'open', url = $2, attempts = 1, next_attempt_at = $3 WHERE id = $1 AND state = 'wanted'`,
    [id, url, new Date(at.getTime() + FIRST_READ_MS)],
  );
}

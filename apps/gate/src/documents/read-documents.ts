import type { calls, OutputOf } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { onlyRow } from "@bellwether/db";
import type { IdentityVendorPort } from "../applicants/index.ts";
import type { Player } from "../players/index.ts";
import type { ClockPort, StorePorts, TogglesPort } from "../ports.ts";
import type { SignedIn } from "../sessions/index.ts";
import { openDocumentRequest } from "../verification/index.ts";
import type { DocumentVaultPort } from "./document-vault.ts";
import { listDocumentsOf, shownToPlayer } from "./stored-document.ts";
import { MAX_UPLOADS_PER_DAY } from "./upload-page.ts";
import { readVendorCheck } from "./vendor-check.ts";

/** Whether documents are uploaded here: the operator has a key for them, and the toggle is on [9.10]. */
export const takesUploads = (
  { documentVault, toggles, now }: DocumentVaultPort & TogglesPort & ClockPort,
  { brand, country }: Pick<Player, "brand" | "country">,
) =>
  documentVault !== undefined &&
  toggles.isOn("DOCUMENT_UPLOAD_ENABLED", {
    ...{ brand, country, region: undefined, authenticated: true, now: now() },
  });

/** A player's documents, and what they are asked for. The identity vendor's page is for the player alone. */
export async function readDocuments(
  deps: StorePorts & DocumentVaultPort & TogglesPort & IdentityVendorPort,
  { player, isView = false }: Pick<SignedIn, "player" | "isView">,
): Promise<OutputOf<typeof calls.documents>> {
  const { database, now } = deps;
  const request = player.isDocumentAsked ? await openDocumentRequest(database, player.id) : undefined;
  const { rows } = await database.query<{ count: string }>(
    "SELECT count(*)::text AS count FROM document_file WHERE player_id = $1 AND began_at > $2",
    [player.id, new Date(now().getTime() - DAY_MS)],
  );
  return {
    takes_uploads: takesUploads(deps, player),
    asked: request ? { kind: request.kind, asked_at: request.asked_at.toISOString() } : null,
    vendor_check: await readVendorCheck(deps, player.id, { asked: request?.kind, isView }),
    documents: await shownToPlayer(database, await listDocumentsOf(database, player.id)),
    uploads_left: Math.max(0, MAX_UPLOADS_PER_DAY - Number(onlyRow(rows).count)),
  };
}

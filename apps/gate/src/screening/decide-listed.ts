import { DomainError } from "@bellwether/contract";
import type { BlockScope, personOutcomes } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import { addBlock } from "../blocks/index.ts";
import { closeCaseWithin, type HoldCase } from "../holds/index.ts";

/** Nothing may be given to somebody under sanctions, nor taken from them. */
const frozenScopes: BlockScope[] = ["play", "deposit", "withdraw", "bonus"];

/**
 * Decides, inside an SQL transaction, a case about an entry of a list, locked by the caller. Somebody under sanctions is blocked until two persons
 * lift it; of a politically exposed person each withdrawal is looked at from now on. Returns what was blocked.
 * @throws DomainError `conflict` for a case about something else
 */
export async function decideListedWithin(
  connection: SqlConnection,
  found: HoldCase,
  end: { actor: Actor; at: Date; outcome: (typeof personOutcomes)[number]; note: string },
): Promise<readonly BlockScope[]> {
  const match = /^entry (\d+)$/.exec(found.detail)?.[1];
  if ((found.cause !== "pep" && found.cause !== "sanctions") || match === undefined)
    throw new DomainError("conflict", { detail: "it is not about an entry of a list" });
  await closeCaseWithin(connection, found, end);
  await connection.query(
    "UPDATE screening_match SET decision = $2, decided_by = $3, decided_at = $4 WHERE id = $1::bigint",
    [match, end.outcome, end.actor.name, end.at],
  );
  if (found.cause !== "sanctions" || end.outcome !== "same") return [];
  const block = { playerId: found.player_id, scopes: frozenScopes, reason: end.note, until: undefined };
  await addBlock(connection, block, end);
  return frozenScopes;
}

/** Whether somebody has decided that the player is a politically exposed person. */
export async function isKnownPep(connection: SqlConnection, playerId: string): Promise<boolean> {
  const { rows } = await connection.query(
    "SELECT 1 FROM screening_match WHERE player_id = $1 AND kind = 'pep' AND decision = 'same' LIMIT 1",
    [playerId],
  );
  return rows.length > 0;
}

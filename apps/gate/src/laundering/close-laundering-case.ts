import { DomainError } from "@bellwether/contract";
import type { BlockScope, launderingOutcomes } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import { addBlock } from "../blocks/index.ts";
import { closeCaseWithin, type HoldCase } from "../holds/index.ts";

/** What whoever cannot explain their money may not do any more, until two persons lift it. They can log in and read what there is. */
const blockedScopes: BlockScope[] = ["play", "deposit", "withdraw", "bonus"];

/**
 * Closes a case about money laundering, locked by the caller, inside an SQL transaction. Explained: withdrawals go on. Unexplained: the account is
 * blocked. Returns what was blocked.
 * @throws DomainError `conflict` for a case about something else
 */
export async function closeLaunderingWithin(
  connection: SqlConnection,
  found: HoldCase,
  end: { actor: Actor; at: Date; outcome: (typeof launderingOutcomes)[number]; note: string },
): Promise<readonly BlockScope[]> {
  if (found.cause !== "laundering")
    throw new DomainError("conflict", { detail: "it is not about money laundering" });
  await closeCaseWithin(connection, found, end);
  if (end.outcome === "explained") return [];
  const block = { playerId: found.player_id, scopes: blockedScopes, reason: end.note, until: undefined };
  await addBlock(connection, block, end);
  return blockedScopes;
}

import type { DatabasePort } from "../ports.ts";
import { noteSessionsSeen } from "../sessions/index.ts";
import { loadGrants } from "./batch-state.ts";
import type { WalletRefusalReason } from "./command.ts";
import { type GrantUse, refuseGrant } from "./refuse-grant.ts";

/** Why a bet with this launch token would be refused now, whatever its amount: then the player may open no standing order either. */
export async function refuseOrder(
  { database }: DatabasePort,
  order: GrantUse,
): Promise<WalletRefusalReason | undefined> {
  const grants = await loadGrants(database, [order]);
  const seenSessions = new Set<string>();
  const refusal = refuseGrant({ grants, seenSessions }, order);
  if (seenSessions.size > 0)
    await database.transaction(async (transaction) =>
      noteSessionsSeen(transaction, [...seenSessions], order.at),
    );
  return refusal;
}

import type { DrawTicket } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { ClockPort, DatabaseTimePort, SeedVaultPort, SettlePorts } from "../ports.ts";
import { rewardEnds } from "../rewards/index.ts";
import {
  findRound,
  lockRound,
  moveRound,
  rollBackStake,
  type StudioRound,
  stepDueAt,
} from "../rounds/index.ts";
import type { Session } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { betsClosed, lockOpenRound } from "../tables/index.ts";
import { asTicket } from "./ticket.ts";

/**
 * Returns the stake of an own ticket before its draw closes. From then on the ticket does not count; if the wallet does not answer, the
 * resolver returns the stake. The same call again returns the ticket as it stands. Throws `round_not_found`, `bets_closed`, or
 * `wallet_unavailable` while the ticket's stake is not confirmed.
 */
export async function cancelTicket(
  deps: SettlePorts & SeedVaultPort,
  session: Session,
  { tableId, roundId }: { tableId: string; roundId: string },
): Promise<DrawTicket> {
  const cancelled = await deps.database.transaction((connection) =>
    giveBack(deps, connection, session, { tableId, roundId }),
  );
  if (cancelled) await rollBackStake(deps, cancelled);
  const ticket = await findRound(deps.database, session, roundId);
  const now = await deps.databaseTime(deps.database);
  return asTicket(deps, ticket, { now, ends: await rewardEnds(deps.database, session, now) });
}

/** Marks the stake as given up; undefined when it was before. */
async function giveBack(
  deps: ClockPort & DatabaseTimePort,
  connection: SqlConnection,
  session: Session,
  { tableId, roundId }: { tableId: string; roundId: string },
): Promise<StudioRound | undefined> {
  const ticket = await lockRound(connection, session, roundId);
  const { table, state } = ticket;
  if (table?.id !== tableId || table.drawsAt === null || state === "refused")
    throw new StudioRefusalError("round_not_found", "no such ticket");
  if (state === "unknown" || state === "rolled_back") return undefined;
  if (!(await lockOpenRound(deps, connection, { name: tableId }, table.number))) throw betsClosed();
  if (state !== "staked")
    throw new StudioRefusalError("wallet_unavailable", "the stake of this ticket is not confirmed yet");
  const dueAt = stepDueAt(deps.now());
  const given = await moveRound(connection, ticket, { state: "unknown", dueAt });
  if (!given) throw new Error(`ticket ${roundId} moved while it was locked`);
  return given;
}

import type { Database } from "@bellwether/db";
import { listRegisterChecks, type RegisterCheck } from "../limits/index.ts";
import { type InstrumentEvidence, listInstruments } from "../payments/index.ts";
import { findPlayer, listChanges, type RecordedChange } from "../players/index.ts";
import { listSessions, type SessionEvidence } from "../sessions/index.ts";

/** Everything stored as evidence about a player, newest first; null for an unknown player. */
export type Evidence = {
  sessions: SessionEvidence[];
  instruments: InstrumentEvidence[];
  changes: RecordedChange[];
  register_checks: RegisterCheck[];
};

export async function readEvidence(database: Database, playerId: string): Promise<Evidence | undefined> {
  return database.transaction(async (connection) => {
    if (!(await findPlayer(connection, playerId))) return undefined;
    return {
      sessions: await listSessions(connection, playerId),
      instruments: await listInstruments(connection, playerId),
      changes: await listChanges(connection, playerId),
      register_checks: await listRegisterChecks(connection, playerId),
    };
  });
}

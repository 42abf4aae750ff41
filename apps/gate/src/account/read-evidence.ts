import type { Database } from "@bellwether/db";

/** Everything stored as evidence about a player, newest first; null for an unknown player. */
export type Evidence = {
  sessions: {
    begun_at: Date;
    last_seen_at: Date;
    ended_at: Date | null;
    end_reason: string | null;
    address: string | null;
    device: string | null;
  }[];
  instruments: {
    payment_id: string;
    type: string;
    state: string;
    method: string;
    masked_account: string | null;
    account_holder: string | null;
    account_id: string | null;
    service: string | null;
    expiry: string | null;
    reference: string | null;
    told_at: Date;
  }[];
  changes: { field: string; before: string | null; after: string | null; address: string | null; at: Date }[];
  register_checks: {
    register: string;
    occasion: string;
    answer: string;
    reference: string;
    asked_at: Date;
  }[];
};

export async function readEvidence(database: Database, playerId: string): Promise<Evidence | undefined> {
  return database.transaction(async (connection) => {
    const list = async <Row extends object>(query: string) =>
      (await connection.query<Row>(query, [playerId])).rows;
    if ((await list("SELECT 1 FROM player WHERE id = $1")).length === 0) return undefined;
    return {
      sessions: await list<Evidence["sessions"][number]>(
        `SELECT created_at AS begun_at, last_seen_at, ended_at, end_reason, address, device FROM session
         WHERE player_id = $1 ORDER BY created_at DESC`,
      ),
      instruments: await list<Evidence["instruments"][number]>(
        `SELECT i.payment_id, y.type, y.state, y.method, i.masked_account, i.account_holder, i.account_id, i.service, i.expiry, i.reference, i.told_at
         FROM payment_instrument i JOIN payment y ON y.id = i.payment_id WHERE y.player_id = $1 ORDER BY y.place DESC`,
      ),
      changes: await list<Evidence["changes"][number]>(
        "SELECT field, before, after, address, at FROM player_change WHERE player_id = $1 ORDER BY id DESC",
      ),
      register_checks: await list<Evidence["register_checks"][number]>(
        `SELECT register, occasion, answer, reference, asked_at FROM register_check WHERE player_id = $1 ORDER BY id DESC`,
      ),
    };
  });
}

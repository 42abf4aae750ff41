import { DomainError } from "@bellwether/contract";
import type { Database, SqlConnection } from "@bellwether/db";
import { type Actor, jobActor } from "../actor.ts";
import { holdAccount, liftHoldsWithin, openHolds } from "../holds/index.ts";
import { shutOpenAccount } from "../players/index.ts";
import type { PlayEndPort, StorePorts } from "../ports.ts";
import { endSessions } from "../sessions/index.ts";
import { recordExclusion } from "./exclusion-event.ts";

/**
 * Records for an operator that an account shares unproven marks with an excluded one: once per exclusion, and not where an operator has
 * already decided that they are two different people. The account is held until somebody has decided.
 */
export async function noteMatch(
  connection: SqlConnection,
  match: { exclusionId: bigint; playerId: string; marks: readonly string[] },
  now: Date,
): Promise<void> {
  if (match.marks.length === 0) return;
  const { rows } = await connection.query<{ id: bigint }>(
    `INSERT INTO exclusion_match (exclusion_id, player_id, marks, found_at) SELECT e.id, $2, $3, $4 FROM exclusion e
     WHERE e.id = $1 AND NOT EXISTS (SELECT 1 FROM exclusion_match m JOIN exclusion o ON o.id = m.exclusion_id
       WHERE m.player_id = $2 AND m.decision = 'other' AND o.player_id = e.player_id)
     ON CONFLICT (exclusion_id, player_id) DO NOTHING RETURNING id`,
    [match.exclusionId, match.playerId, match.marks.join(","), now],
  );
  if (rows[0]) await holdForMatch(connection, { id: rows[0].id, playerId: match.playerId, at: now });
}

const detailOf = (id: bigint | string) => `match ${id}`;

const holdForMatch = (connection: SqlConnection, match: { id: bigint; playerId: string; at: Date }) =>
  holdAccount(connection, {
    ...{ playerId: match.playerId, cause: "person", detail: detailOf(match.id), at: match.at },
  });

/** Who lifts a hold when its exclusion has ended. */
const BY_TIME = jobActor("the exclusion's end");

/**
 * Holds the accounts of undecided matches that are not held, which an older version has found, and lifts the holds of those whose exclusion has
 * ended meanwhile. Returns how many it changed.
 */
export async function keepMatchHolds({ database, now: clock }: StorePorts): Promise<number> {
  const now = clock();
  return database.transaction(async (connection) => {
    const { rows: unheld } = await connection.query<{ id: bigint; player_id: string }>(
      `SELECT m.id, m.player_id FROM exclusion_match m JOIN exclusion e ON e.id = m.exclusion_id JOIN player_standing p ON p.id = m.player_id
       WHERE m.decision IS NULL AND p.status = 'open' AND p.held_at IS NULL AND (e.ends_at IS NULL OR e.ends_at > $1)`,
      [now],
    );
    for (const { id, player_id: playerId } of unheld)
      await holdForMatch(connection, { id, playerId, at: now });
    const { rows: ended } = await connection.query<{ id: bigint }>(
      `SELECT m.id FROM exclusion_match m JOIN exclusion e ON e.id = m.exclusion_id WHERE m.decision IS NULL AND e.ends_at <= $1`,
      [now],
    );
    const over = new Set(ended.map(({ id }) => detailOf(id)));
    const done = (await openHolds(connection, "person")).filter(({ detail }) => over.has(detail));
    for (const hold of done)
      await liftHoldsWithin(connection, { ...hold, cause: "person", by: BY_TIME, at: now });
    return unheld.length + done.length;
  });
}

/** An account that may belong to an excluded person and waits for a decision. */
export type ExclusionMatch = {
  match: string;
  player_id: string;
  brand: string;
  excluded_player_id: string;
  excluded_brand: string;
  ends_at: string | null;
  marks: string;
  found_at: string;
};

/** Undecided matches of running exclusions with open accounts, the oldest first; at most 200. */
export async function listExclusionMatches(database: Database, now: Date): Promise<ExclusionMatch[]> {
  const { rows } = await database.query<
    Omit<ExclusionMatch, "match" | "ends_at" | "found_at"> & {
      match: bigint;
      ends_at: Date | null;
      found_at: Date;
    }
  >(
    `SELECT m.id AS match, p.id AS player_id, p.brand, x.id AS excluded_player_id, x.brand AS excluded_brand, e.ends_at, m.marks, m.found_at
     FROM exclusion_match m JOIN exclusion e ON e.id = m.exclusion_id JOIN player_standing p ON p.id = m.player_id
     JOIN player_standing x ON x.id = e.player_id
     WHERE m.decision IS NULL AND p.status = 'open' AND (e.ends_at IS NULL OR e.ends_at > $1) ORDER BY m.found_at, m.id LIMIT 200`,
    [now],
  );
  return rows.map((row) => ({
    ...row,
    match: String(row.match),
    ends_at: row.ends_at?.toISOString() ?? null,
    found_at: row.found_at.toISOString(),
  }));
}

/**
 * Stores an operator's decision on a match. The same person: the account is excluded for as long as the exclusion runs, and its sessions
 * end. A different person: the account stays open, and the pair is not listed again.
 * @throws DomainError `not_found`, or `conflict` for one that is already decided.
 */
export async function decideExclusionMatch(
  deps: StorePorts & PlayEndPort,
  decided: MatchDecision,
): Promise<{ playerId: string }> {
  const now = deps.now();
  const { playerId, isShut } = await deps.database.transaction((connection) =>
    decideMatchWithin(connection, decided, now),
  );
  if (isShut) await deps.onPlayEnd?.(playerId);
  return { playerId };
}

export type MatchDecision = { match: string; decision: "same" | "other"; by: Actor };

/**
 * {@link decideExclusionMatch} inside an SQL transaction. `isShut`: the account was excluded; call `onPlayEnd` after the commit.
 * @throws DomainError `not_found`, or `conflict` for one that is already decided.
 */
export async function decideMatchWithin(
  connection: SqlConnection,
  { match, decision, by }: MatchDecision,
  now: Date,
): Promise<{ playerId: string; isShut: boolean }> {
  const { rows } = await connection.query<{
    player_id: string;
    decision: string | null;
    ends_at: Date | null;
  }>(
    `SELECT m.player_id, m.decision, e.ends_at FROM exclusion_match m JOIN exclusion e ON e.id = m.exclusion_id
       WHERE m.id = $1 FOR UPDATE OF m`,
    [match],
  );
  const found = rows[0];
  if (!found) throw new DomainError("not_found", { detail: "no such match" });
  if (found.decision) throw new DomainError("conflict", { detail: `decided before: ${found.decision}` });
  await connection.query(
    "UPDATE exclusion_match SET decision = $2, decided_by = $3, decided_at = $4 WHERE id = $1",
    [match, decision, by.name, now],
  );
  await liftHoldsWithin(connection, {
    ...{ playerId: found.player_id, cause: "person", detail: detailOf(match), by, at: now },
  });
  const isShut = decision === "same" && (found.ends_at === null || found.ends_at > now);
  if (isShut) {
    if (await shutOpenAccount(connection, found.player_id, found.ends_at))
      await recordExclusion(connection, found.player_id, found.ends_at, now);
    await endSessions(connection, found.player_id, "excluded", now);
  }
  return { playerId: found.player_id, isShut };
}

/** The match that a hold is about, by the hold's detail; undefined for another hold. */
export const matchOfHold = (detail: string): string | undefined => /^match (\d+)$/.exec(detail)?.[1];

/** What an operator compares: whose exclusion it is, until when, and by what the two accounts resemble each other. */
export async function readMatch(
  connection: SqlConnection,
  match: string,
): Promise<{ excludedPlayerId: string; endsAt: Date | null; marks: string[] } | undefined> {
  const { rows } = await connection.query<{ player_id: string; ends_at: Date | null; marks: string }>(
    `SELECT e.player_id, e.ends_at, m.marks FROM exclusion_match m JOIN exclusion e ON e.id = m.exclusion_id WHERE m.id = $1::bigint`,
    [match],
  );
  const [row] = rows;
  return row && { excludedPlayerId: row.player_id, endsAt: row.ends_at, marks: row.marks.split(",") };
}

import { DomainError } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { RiskDemand, RiskSign } from "@bellwether/contract/office/index.ts";
import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import { RISK_SIGN_DAYS, riskTermsOf } from "@bellwether/market";
import type { Actor } from "../actor.ts";
import { refuseOthersHands } from "../in-hand.ts";
import { judgeRisk, type RiskJudgement, type RiskStory } from "./judge-risk.ts";

/** A row of `risk_standing`. `taken_by` is an operator's id. */
export type RiskStanding = {
  player_id: string;
  score: number;
  is_listed: boolean;
  demand: RiskDemand | null;
  demand_since: Date | null;
  demand_due_at: Date | null;
  follow_up_at: Date | null;
  version: number;
  taken_by: string | null;
  taken_at: Date | null;
};

export const STANDING_COLUMNS = `s.player_id, s.score, s.is_listed, s.demand, s.demand_since, s.demand_due_at, s.follow_up_at, s.version,
  s.taken_by, s.taken_at`;

/** Signs that were noted after this moment count, unless a mark was lifted since. */
export const countedSince = (now: Date) => new Date(now.getTime() - RISK_SIGN_DAYS * DAY_MS);

/** Who acts, and which version of the standing they have read; a command and a rule have read none. */
export type RiskAction = { playerId: string; version?: number | undefined; by: Actor; at: Date };

/**
 * Does something about a player under the lock of their standing, judges them anew, and counts the version on.
 * @param act false when there was nothing to do: nothing is counted then
 * @throws DomainError `conflict` where somebody else has acted since, or has the player in hand
 */
export async function actOnRisk(
  connection: SqlConnection,
  { playerId, version, by, at }: RiskAction,
  act: (standing: RiskStanding) => Promise<boolean>,
): Promise<boolean> {
  const standing = await lockStanding(connection, playerId);
  if (by.kind === "operator") refuseOthersHands(standing, by.name, at);
  if (version !== undefined && version !== standing.version)
    throw new DomainError("conflict", { detail: "somebody else has acted meanwhile" });
  if (!(await act(standing))) return false;
  await connection.query("UPDATE risk_standing SET version = version + 1 WHERE player_id = $1", [playerId]);
  await restandWithin(connection, [playerId], at);
  return true;
}

async function lockStanding(connection: SqlConnection, playerId: string): Promise<RiskStanding> {
  await connection.query("INSERT INTO risk_standing (player_id) VALUES ($1) ON CONFLICT DO NOTHING", [
    playerId,
  ]);
  const { rows } = await connection.query<RiskStanding>(
    `SELECT ${STANDING_COLUMNS} FROM risk_standing s WHERE s.player_id = $1 FOR UPDATE`,
    [playerId],
  );
  return onlyRow(rows);
}

/** Takes a player in hand. @throws DomainError `conflict` for one whom somebody else has */
export async function takeRiskWithin(
  connection: SqlConnection,
  playerId: string,
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  refuseOthersHands(await lockStanding(connection, playerId), actor.name, at);
  await connection.query("UPDATE risk_standing SET taken_by = $2, taken_at = $3 WHERE player_id = $1", [
    ...[playerId, actor.name, at],
  ]);
}

/** Gives a player back. Nothing happens to one whom somebody else has in hand. */
export async function leaveRiskWithin(
  connection: SqlConnection,
  playerId: string,
  actor: Actor,
): Promise<void> {
  await connection.query(
    "UPDATE risk_standing SET taken_by = NULL, taken_at = NULL WHERE player_id = $1 AND taken_by = $2",
    [playerId, actor.name],
  );
}

type StoryRow = {
  player_id: string;
  country: string;
  status: RiskStory["status"];
  signs: { sign: RiskSign; at: string }[];
  marked_at: Date | null;
  reviewed_at: Date | null;
  interacted_at: Date | null;
  checked_at: Date | null;
  follow_up_at: Date | null;
};

/** How a player stands, and the names of the signs that count. */
export type JudgedPlayer = RiskJudgement & { playerId: string; signs: RiskSign[]; isMarked: boolean };

/** Judges players anew under the locks of their standings, in the order of their ids, and stores how they stand. */
export async function restandWithin(
  connection: SqlConnection,
  playerIds: readonly string[],
  now: Date,
): Promise<JudgedPlayer[]> {
  const ids = textArray([...playerIds].sort());
  await connection.query(
    'INSERT INTO risk_standing (player_id) SELECT id FROM unnest($1::text[]) AS given (id) ORDER BY id COLLATE "C" ON CONFLICT DO NOTHING',
    [ids],
  );
  await connection.query(
    "SELECT 1 FROM risk_standing WHERE player_id = ANY($1::text[]) ORDER BY player_id FOR UPDATE",
    [ids],
  );
  const { rows } = await connection.query<StoryRow>(
    `SELECT p.id AS player_id, p.country, p.status, coalesce(s.signs, '[]'::jsonb) AS signs, m.marked_at, m.reviewed_at, i.interacted_at, i.checked_at,
       i.follow_up_on::timestamp AT TIME ZONE 'UTC' AS follow_up_at
     FROM player_profile p
     LEFT JOIN risk_mark m ON m.player_id = p.id AND m.lifted_at IS NULL
     LEFT JOIN LATERAL (SELECT max(lifted_at) AS at FROM risk_mark WHERE player_id = p.id) lifted ON true
     LEFT JOIN LATERAL (SELECT jsonb_agg(jsonb_build_object('sign', sign, 'at', noted_at)) AS signs FROM risk_sign
       WHERE player_id = p.id AND noted_at > $2 AND (lifted.at IS NULL OR noted_at > lifted.at)) s ON true
     LEFT JOIN LATERAL (SELECT max(written_at) FILTER (WHERE kind <> 'correction' AND act <> 'vulnerability') AS interacted_at,
       max(written_at) FILTER (WHERE act = 'vulnerability') AS checked_at,
       (array_agg(follow_up_on ORDER BY id DESC))[1] AS follow_up_on FROM risk_interaction WHERE player_id = p.id) i ON true
     WHERE p.id = ANY($1::text[])`,
    [ids, countedSince(now)],
  );
  const judged = rows.map((row) => ({ row, player: judgedPlayer(row) }));
  await connection.query(
    `UPDATE risk_standing s SET score = j.score, is_listed = j.is_listed, demand = j.demand, demand_since = j.demand_since,
       demand_due_at = j.demand_due_at, follow_up_at = j.follow_up_at
     FROM jsonb_to_recordset($1::jsonb) AS j (player_id text, score integer, is_listed boolean, demand text, demand_since timestamptz,
       demand_due_at timestamptz, follow_up_at timestamptz)
     WHERE s.player_id = j.player_id`,
    [JSON.stringify(judged.map(({ row, player }) => storedForm(row, player)))],
  );
  return judged.map(({ player }) => player);
}

function judgedPlayer(row: StoryRow): JudgedPlayer {
  const signs = row.signs.map(({ sign, at }) => ({ sign, notedAt: new Date(at) }));
  const mark = row.marked_at ? { markedAt: row.marked_at, reviewedAt: row.reviewed_at } : null;
  const story = {
    ...{ status: row.status, signs, mark },
    ...{ interactedAt: row.interacted_at, checkedAt: row.checked_at },
  };
  return {
    ...judgeRisk(story, riskTermsOf(row.country)),
    playerId: row.player_id,
    signs: [...new Set(signs.map(({ sign }) => sign))].sort(),
    isMarked: mark !== null,
  };
}

const storedForm = (
  { follow_up_at: followUpAt }: StoryRow,
  { playerId, score, demand, isMarked }: JudgedPlayer,
) => ({
  ...{
    player_id: playerId,
    score,
    is_listed: score > 0 || isMarked || followUpAt !== null || demand !== null,
  },
  ...{
    demand: demand?.kind ?? null,
    demand_since: demand?.since ?? null,
    demand_due_at: demand?.dueAt ?? null,
  },
  follow_up_at: followUpAt,
});

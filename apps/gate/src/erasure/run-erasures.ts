import type { DataSubject, SqlConnection } from "@bellwether/db";
import { forEachItem } from "../jobs/index.ts";
import type { LogPort, OtherDataPort, StorePorts } from "../ports.ts";
import { dataPartsOf, doStep, type ErasureStep, stepsOf } from "./data-parts.ts";

type Ports = StorePorts & LogPort & OtherDataPort;

type Row = {
  player_id: string;
  brand: string;
  contacts: string[];
  is_kept_by_law: boolean;
  law_until: Date;
  steps_left: string[];
};

const AT_ONCE = 50;

/**
 * Does what is due of the erasures: of all, or of one player's. Each step is done and crossed off in one transaction, so a process that dies loses
 * nothing, and any other goes on. Returns how many steps were done.
 */
export async function runErasures(
  deps: Ports,
  { playerId, signal }: { playerId?: string; signal?: AbortSignal | undefined } = {},
): Promise<number> {
  const { rows } = await deps.database.query<{ player_id: string }>(
    `SELECT player_id FROM player_erasure WHERE done_at IS NULL AND ($2::text IS NULL OR player_id = $2) AND due_at <= $1
     ORDER BY due_at LIMIT ${AT_ONCE}`,
    [deps.now(), playerId ?? null],
  );
  let done = 0;
  const erase = async ({ player_id }: { player_id: string }) => {
    done += await eraseOne(deps, player_id);
  };
  await forEachItem(deps, rows, erase, { nameOf: ({ player_id }) => `player ${player_id}`, signal });
  return done;
}

/** Does the steps of one erasure that can be done, and notes for what the rest wait. A step that fails keeps its place; the others are done. */
async function eraseOne(deps: Ports, playerId: string): Promise<number> {
  const waits: Wait[] = [];
  const failures: unknown[] = [];
  let done = 0;
  for (const step of stepsOf(dataPartsOf(deps))) {
    try {
      const outcome = await takeStep(deps, playerId, step);
      if (outcome === "done") done += 1;
      else if (outcome) waits.push(outcome);
    } catch (error) {
      failures.push(error);
    }
  }
  await noteWaits(deps, playerId, waits, failures.length > 0);
  if (failures.length > 0) throw new AggregateError(failures, `a step failed: ${failures[0]}`);
  return done;
}

type Wait = { for: "asked" | "law" | "exclusion"; until: Date | "forever" };

/** Undefined: nothing of it is left. */
async function takeStep(
  deps: Ports,
  playerId: string,
  step: ErasureStep,
): Promise<"done" | Wait | undefined> {
  const take = async (connection: SqlConnection): Promise<"done" | Wait | undefined> => {
    const row = await lockErasure(connection, playerId);
    if (!row?.steps_left.includes(step.id)) return undefined;
    const at = deps.now();
    if (step.stage === "law" && row.law_until > at) return { for: "law", until: row.law_until };
    const subject: DataSubject = {
      ...{ playerId, brand: row.brand, contacts: row.contacts, isKeptByLaw: row.is_kept_by_law, at },
    };
    const until = await step.part.waitsUntil?.(connection, subject, step.stage);
    if (until) return { for: step.stage === "law" ? "exclusion" : "asked", until };
    await doStep(step, connection, subject);
    await crossOff(connection, playerId, step.id, at);
    return "done";
  };
  return step.part.needsOwner ? deps.database.asOwner(take) : deps.database.transaction(take);
}

async function lockErasure(connection: SqlConnection, playerId: string): Promise<Row | undefined> {
  const { rows } = await connection.query<Row>(
    `SELECT e.player_id, p.brand, e.contacts, e.is_kept_by_law, e.law_until, e.steps_left
     FROM player_erasure e JOIN player_standing p ON p.id = e.player_id WHERE e.player_id = $1 FOR UPDATE OF e`,
    [playerId],
  );
  return rows[0];
}

/** The contacts go with the last step that needs them. */
async function crossOff(connection: SqlConnection, playerId: string, step: string, at: Date): Promise<void> {
  await connection.query(
    `UPDATE player_erasure e SET steps_left = l.steps,
       contacts = CASE WHEN EXISTS (SELECT 1 FROM unnest(l.steps) s WHERE s LIKE 'asked:%') THEN e.contacts ELSE '{}' END,
       done_at = CASE WHEN cardinality(l.steps) = 0 THEN $3::timestamptz END,
       due_at = CASE WHEN cardinality(l.steps) = 0 THEN NULL ELSE e.due_at END,
       waits_for = CASE WHEN cardinality(l.steps) = 0 THEN NULL ELSE e.waits_for END
     FROM (SELECT array_remove(steps_left, $2) AS steps FROM player_erasure WHERE player_id = $1) l WHERE e.player_id = $1`,
    [playerId, step, at],
  );
}

/** Notes when the next step can be done. What has failed is tried again at the next run. */
async function noteWaits(
  deps: Ports,
  playerId: string,
  waits: readonly Wait[],
  hasFailed: boolean,
): Promise<void> {
  if (hasFailed || waits.length === 0) return;
  const times = waits.flatMap(({ until }) => (until === "forever" ? [] : [until]));
  const first = times.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
  const order = ["asked", "law", "exclusion"] as const;
  const waitsFor = order.find((cause) => waits.some((wait) => wait.for === cause)) ?? null;
  await deps.database.query(
    "UPDATE player_erasure SET due_at = $2, waits_for = $3 WHERE player_id = $1 AND done_at IS NULL",
    [playerId, first, waitsFor],
  );
}

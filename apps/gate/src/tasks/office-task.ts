import { DomainError } from "@bellwether/contract";
import type { TaskView } from "@bellwether/contract/office/index.ts";
import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import { inMarkets } from "../players/index.ts";

const PAGE = 50;

/** A row of `office_task`; `owner`, `written_by` and `done_by` are operators' ids. */
export type StoredTask = {
  id: string;
  player_id: string | null;
  title: string;
  owner: string | null;
  due_at: Date | null;
  written_by: string;
  written_at: Date;
  version: number;
  done_by: string | null;
  done_at: Date | null;
};

const COLUMNS =
  "t.id::text AS id, t.player_id, t.title, t.owner, t.due_at, t.written_by, t.written_at, t.version, t.done_by, t.done_at";

type Act = { actor: Actor; at: Date };

/** What can be changed of a task. */
type TaskPlan = { title: string; owner: string | null; dueAt: Date | null };

/** A place in a list: by when a task is due (null: whenever), or since when it is done. */
export type TaskPlace = { at: Date | null; id: string };

/** Stores a task. */
export async function storeTask(
  connection: SqlConnection,
  { playerId, title, owner, dueAt }: TaskPlan & { playerId: string | null },
  { actor, at }: Act,
): Promise<StoredTask> {
  const { rows } = await connection.query<StoredTask>(
    `INSERT INTO office_task AS t (player_id, title, owner, due_at, written_by, written_at)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${COLUMNS}`,
    [playerId, title, owner, dueAt, actor.name, at],
  );
  return onlyRow(rows);
}

/** Changes an open task. @throws DomainError `not_found`, or `conflict` for one that is done or was changed since it was read */
export async function rewriteTask(
  connection: SqlConnection,
  { id, version }: { id: string; version: number },
  { title, owner, dueAt }: TaskPlan,
): Promise<{ before: StoredTask; after: StoredTask }> {
  const before = await lockTask(connection, id, version);
  const { rows } = await connection.query<StoredTask>(
    `UPDATE office_task AS t SET title = $2, owner = $3, due_at = $4, version = t.version + 1
     WHERE t.id = $1::bigint RETURNING ${COLUMNS}`,
    [id, title, owner, dueAt],
  );
  return { before, after: onlyRow(rows) };
}

/** Ends a task. @throws DomainError as {@link rewriteTask} does */
export async function endTask(
  connection: SqlConnection,
  { id, version }: { id: string; version: number },
  { actor, at }: Act,
): Promise<StoredTask> {
  await lockTask(connection, id, version);
  const { rows } = await connection.query<StoredTask>(
    `UPDATE office_task AS t SET done_by = $2, done_at = $3, version = t.version + 1
     WHERE t.id = $1::bigint RETURNING ${COLUMNS}`,
    [id, actor.name, at],
  );
  return onlyRow(rows);
}

/** Ends a task because what it asks for is done; one that is done already stays as it is. */
export async function finishTaskWithin(
  connection: SqlConnection,
  id: string,
  { actor, at }: Act,
): Promise<void> {
  await connection.query(
    "UPDATE office_task SET done_by = $2, done_at = $3, version = version + 1 WHERE id = $1::bigint AND done_at IS NULL",
    [id, actor.name, at],
  );
}

async function lockTask(connection: SqlConnection, id: string, version: number): Promise<StoredTask> {
  const { rows } = await connection.query<StoredTask>(
    `SELECT ${COLUMNS} FROM office_task t WHERE t.id = $1::bigint FOR UPDATE`,
    [id],
  );
  const [task] = rows;
  if (!task) throw new DomainError("not_found");
  if (task.done_at !== null || task.version !== version)
    throw new DomainError("conflict", { detail: "it is done or was changed" });
  return task;
}

const IN_MARKETS = inMarkets("t.player_id", "$5");
const OPEN = `SELECT ${COLUMNS} FROM office_task t
  WHERE t.done_at IS NULL AND ($1::text IS NULL OR t.player_id = $1) AND ($2::text IS NULL OR t.owner = $2)
    AND ($4::bigint IS NULL OR (coalesce(t.due_at, 'infinity'), t.id) > (coalesce($3::timestamptz, 'infinity'), $4)) AND ${IN_MARKETS}
  ORDER BY coalesce(t.due_at, 'infinity'), t.id LIMIT ${PAGE + 1}`;
const DONE = `SELECT ${COLUMNS} FROM office_task t
  WHERE t.done_at IS NOT NULL AND ($1::text IS NULL OR t.player_id = $1) AND ($2::text IS NULL OR t.done_by = $2)
    AND ($4::bigint IS NULL OR (t.done_at, t.id) < ($3::timestamptz, $4)) AND ${IN_MARKETS}
  ORDER BY t.done_at DESC, t.id DESC LIMIT ${PAGE + 1}`;

/**
 * Open tasks, the first due first, or done ones, the newest first; 50 at most, after a place in the list; about accounts in these markets
 * (`BRAND:CC`), or all.
 */
export async function listTasks(
  connection: SqlConnection,
  {
    view,
    operatorId,
    playerId,
    after,
    markets,
  }: {
    view: TaskView;
    operatorId: string;
    playerId: string | undefined;
    after: TaskPlace | undefined;
    markets: readonly string[] | undefined;
  },
): Promise<{ tasks: StoredTask[]; next: TaskPlace | undefined }> {
  const { rows } = await connection.query<StoredTask>(view === "done" ? DONE : OPEN, [
    playerId ?? null,
    view === "mine" ? operatorId : null,
    after?.at ?? null,
    after?.id ?? null,
    markets ? textArray(markets) : null,
  ]);
  const tasks = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? tasks.at(-1) : undefined;
  return { tasks, next: last && { at: view === "done" ? last.done_at : last.due_at, id: last.id } };
}

/** How many open tasks an operator has, and since when the first of them is due. */
export async function countTasksDue(
  connection: SqlConnection,
  operatorId: string,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows } = await connection.query<{ waiting: number; oldest: Date | null }>(
    "SELECT count(*)::int AS waiting, min(written_at) AS oldest FROM office_task WHERE done_at IS NULL AND owner = $1",
    [operatorId],
  );
  const { waiting, oldest } = onlyRow(rows);
  return { waiting, oldestAt: oldest };
}

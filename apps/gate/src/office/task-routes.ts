import { DomainError } from "@bellwether/contract";
import { type OfficeTask, officeCalls, permissionsOf } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Hono } from "hono";
import { appendAudit } from "../audit/index.ts";
import { ticketsOfTasks } from "../chat/index.ts";
import { findOperator, isAllowed, listOperators, operatorNames } from "../operators/index.ts";
import { findPlayer, hiddenName, readPlayer } from "../players/index.ts";
import {
  endTask,
  listTasks,
  rewriteTask,
  type StoredTask,
  storeTask,
  type TaskPlace,
} from "../tasks/index.ts";
import { marketsUnder } from "./licence-markets.ts";
import { mountOfficeCall } from "./mount-office-call.ts";
import type { OfficeDeps } from "./office-deps.ts";

/** What the office's people have to do: writing it, taking it over, ending it. */
export function mountTasks(app: Hono, deps: OfficeDeps): void {
  const { database, now } = deps;
  const only = async (task: StoredTask, operatorId: string) => {
    const [shown] = await shownTasks(database, [task], operatorId);
    if (!shown) throw new Error("the task that was just stored is shown");
    return { data: { task: shown } };
  };

  mountOfficeCall(app, deps, officeCalls.tasks, async ({ input, self }) => {
    const { view, player_id: playerId, before } = input;
    const operatorId = self.operator.id;
    const { tasks, next } = await listTasks(database, {
      ...{ view, operatorId, playerId, after: placeOf(before) },
      markets: marketsUnder(deps, input.licence),
    });
    const people = (await listOperators(database, now()))
      .filter(({ state, roles }) => state === "active" && permissionsOf(roles).includes("tasks.work"))
      .map(({ id, name }) => ({ id, name }));
    const shown = await shownTasks(database, tasks, operatorId);
    return {
      data: { tasks: shown, next: next ? `${next.at?.toISOString() ?? ""}~${next.id}` : null, people },
    };
  });

  mountOfficeCall(app, deps, officeCalls.addTask, async ({ input, self }) => {
    const by = { actor: self.actor, at: now() };
    const task = await database.transaction(async (connection) => {
      const plan = await planOf(connection, input);
      const playerId = input.player_id;
      if (playerId !== null && !(await findPlayer(connection, playerId))) throw new DomainError("not_found");
      const stored = await storeTask(connection, { ...plan, playerId }, by);
      await appendAudit(connection, {
        ...{ ...by, action: "task.add", subject: subjectOf(stored) },
        after: { task: stored.id, owner: stored.owner, due_at: stored.due_at },
      });
      return stored;
    });
    return only(task, self.operator.id);
  });

  mountOfficeCall(app, deps, officeCalls.changeTask, async ({ input, self }) => {
    const by = { actor: self.actor, at: now() };
    const task = await database.transaction(async (connection) => {
      const plan = await planOf(connection, input);
      const { before, after } = await rewriteTask(
        connection,
        { id: input.task_id, version: input.version },
        plan,
      );
      await appendAudit(connection, {
        ...{ ...by, action: "task.change", subject: subjectOf(after) },
        before: { task: before.id, owner: before.owner, due_at: before.due_at },
        after: { owner: after.owner, due_at: after.due_at },
      });
      return after;
    });
    return only(task, self.operator.id);
  });

  mountOfficeCall(app, deps, officeCalls.finishTask, async ({ input, self }) => {
    const by = { actor: self.actor, at: now() };
    const task = await database.transaction(async (connection) => {
      const done = await endTask(connection, { id: input.task_id, version: input.version }, by);
      await appendAudit(connection, {
        ...{ ...by, action: "task.finish", subject: subjectOf(done) },
        after: { task: done.id },
      });
      return done;
    });
    return only(task, self.operator.id);
  });
}

const subjectOf = ({ id, player_id: playerId }: StoredTask) =>
  playerId === null ? `task:${id}` : `player:${playerId}`;

/** @throws DomainError `invalid_param` for an owner who may have no tasks */
async function planOf(
  connection: SqlConnection,
  {
    title,
    owner_id: owner,
    due_at: dueAt,
  }: { title: string; owner_id: string | null; due_at: string | null },
) {
  if (owner !== null) {
    const operator = await findOperator(connection, owner);
    if (operator?.state !== "active" || !isAllowed(operator, "tasks.work"))
      throw new DomainError("invalid_param", { fields: { owner_id: "core.error_invalid_param" } });
  }
  return { title, owner, dueAt: dueAt === null ? null : new Date(dueAt) };
}

async function shownTasks(
  connection: SqlConnection,
  tasks: readonly StoredTask[],
  operatorId: string,
): Promise<OfficeTask[]> {
  const ids = tasks.flatMap(({ owner, written_by, done_by }) => [owner, written_by, done_by]);
  const names = await operatorNames(
    connection,
    ids.filter((id) => id !== null),
  );
  const person = (id: string) => ({ id, name: names.get(id) ?? id });
  const tickets = await ticketsOfTasks(
    connection,
    tasks.map(({ id }) => id),
  );
  const shown: OfficeTask[] = [];
  for (const task of tasks) {
    const player = task.player_id === null ? undefined : await readPlayer(connection, task.player_id);
    shown.push({
      ...{ id: task.id, title: task.title, version: task.version, is_own: task.owner === operatorId },
      player: player ? { id: player.id, name: hiddenName(player) } : null,
      chat_id: tickets.get(task.id) ?? null,
      owner: task.owner === null ? null : person(task.owner),
      due_at: task.due_at?.toISOString() ?? null,
      written_by: person(task.written_by),
      written_at: task.written_at.toISOString(),
      end:
        task.done_by === null || task.done_at === null
          ? null
          : { by: person(task.done_by), at: task.done_at.toISOString() },
    });
  }
  return shown;
}

/** @throws DomainError `invalid_param` for what no list has given */
function placeOf(key: string | undefined): TaskPlace | undefined {
  if (key === undefined) return undefined;
  const [time = "", id = ""] = key.split("~");
  const at = time === "" ? null : new Date(time);
  if ((at && Number.isNaN(at.getTime())) || !/^\d{1,18}$/.test(id))
    throw new DomainError("invalid_param", { fields: { before: "core.error_invalid_param" } });
  return { at, id };
}

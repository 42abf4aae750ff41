import { z } from "zod";
import { OfficeLicence, OperatorRef, PageKey, PlayerId } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

const REQUIRED = "core.error_field_required";
const TaskId = z.string().regex(/^\d{1,18}$/);

export const taskViews = ["mine", "open", "done"] as const;
export type TaskView = (typeof taskViews)[number];

export const OfficeTask = z.object({
  id: z.string(),
  title: z.string(),
  player: z.object({ id: z.string(), name: z.string() }).nullable(),
  chat_id: z.string().nullable().describe("The ticket that it is about"),
  owner: OperatorRef.nullable(),
  is_own: z.boolean(),
  due_at: z.iso.datetime().nullable(),
  written_by: OperatorRef,
  written_at: z.iso.datetime(),
  version: z.number().int().describe("Grows with each change: a change names the one that was read"),
  end: z.object({ by: OperatorRef, at: z.iso.datetime() }).nullable(),
});
export type OfficeTask = z.infer<typeof OfficeTask>;

/** What a person writes of a task. */
const TaskPlan = z.object({
  title: z.string({ error: REQUIRED }).trim().min(3, REQUIRED).max(300),
  owner_id: z.string().min(1).max(40).nullable().describe("An operator's id; null for whoever takes it"),
  due_at: z.iso.datetime().nullable(),
});

export const tasks = defineOfficeCall({
  name: "tasks",
  summary: "Tasks of the caller, open ones, or done ones, and who can have one",
  method: "GET",
  path: "/api/tasks",
  permission: "tasks.work",
  input: z.object({
    view: z.enum(taskViews).default("open"),
    player_id: PlayerId.optional(),
    licence: OfficeLicence.optional(),
    before: PageKey,
  }),
  output: z.object({
    tasks: z.array(OfficeTask),
    next: z.string().nullable(),
    people: z.array(OperatorRef).describe("Who may have tasks"),
  }),
});

export const addTask = defineOfficeCall({
  name: "addTask",
  summary: "Write a task, about a player or not, for somebody or for whoever takes it",
  method: "POST",
  path: "/api/tasks",
  permission: "tasks.work",
  input: TaskPlan.extend({ player_id: PlayerId.nullable() }),
  output: z.object({ task: OfficeTask }),
});

export const changeTask = defineOfficeCall({
  name: "changeTask",
  summary: "Change an open task: its words, its owner, its time",
  method: "POST",
  path: "/api/tasks/{task_id}",
  permission: "tasks.work",
  input: TaskPlan.extend({ task_id: TaskId, version: z.number().int() }),
  output: z.object({ task: OfficeTask }),
});

export const finishTask = defineOfficeCall({
  name: "finishTask",
  summary: "Say that a task is done",
  method: "POST",
  path: "/api/tasks/{task_id}/done",
  permission: "tasks.work",
  input: z.object({ task_id: TaskId, version: z.number().int() }),
  output: z.object({ task: OfficeTask }),
});

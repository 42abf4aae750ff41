import { z } from "zod";
import { defineOfficeCall } from "../office-call.ts";

export const QueueLength = z.object({
  waiting: z.number().int(),
  oldest_at: z.iso.datetime().nullable().describe("Since when the first in it waits"),
});
export type QueueLength = z.infer<typeof QueueLength>;

export const queues = defineOfficeCall({
  name: "queues",
  summary: "How many wait in each queue that the caller may see; null for the others",
  method: "GET",
  path: "/api/queues",
  permission: "anyone",
  input: z.object({}),
  output: z.object({
    withdrawals: QueueLength.nullable(),
    cases: QueueLength.nullable(),
    documents: QueueLength.nullable(),
    risks: QueueLength.nullable().describe("Players at risk about whom something is to do"),
    tasks: QueueLength.nullable().describe("The caller's own"),
  }),
});

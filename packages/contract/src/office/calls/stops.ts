import { z } from "zod";
import { Reason } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

/** What can be stopped: one of several by its code, or all of something. */
export const stopKinds = [
  "game",
  "provider",
  "method",
  "promotion",
  "country",
  "signup",
  "deposits",
  "withdrawals",
  "play",
] as const;
export const StopKind = z.enum(stopKinds);
export type StopKind = z.infer<typeof StopKind>;

export const OfficeStop = z.object({
  id: z.string(),
  kind: StopKind,
  target: z.string().describe("A code; empty for a kind that stops all of something"),
  reason: z.string(),
  stopped_by: z.string(),
  stopped_at: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  ended_by: z.string().nullable(),
  ended_at: z.iso.datetime().nullable(),
  is_in_force: z.boolean(),
});
export type OfficeStop = z.infer<typeof OfficeStop>;

export const stops = defineOfficeCall({
  name: "stops",
  summary: "What is stopped, what was, and what can be",
  method: "GET",
  path: "/api/stops",
  permission: "incidents.read",
  input: z.object({}),
  output: z.object({
    stops: z.array(OfficeStop),
    targets: z.object({
      game: z.array(z.string()),
      provider: z.array(z.string()),
      method: z.array(z.string()),
      promotion: z.array(z.string()).describe("Names of promotions, and codes of campaigns"),
      country: z.array(z.string()),
    }),
  }),
});

export const stopPart = defineOfficeCall({
  name: "stopPart",
  summary:
    "Stop a part of the business at once, on every node; wins, rollbacks and payouts that are owed go on",
  method: "POST",
  path: "/api/stops",
  permission: "incidents.stop",
  input: z.object({
    kind: StopKind,
    target: z.string().max(80),
    reason: Reason,
    until: z.iso.datetime().nullable().describe("Null: until somebody starts it again"),
  }),
  output: z.object({ stop: OfficeStop }),
});

export const startPart = defineOfficeCall({
  name: "startPart",
  summary: "Start again what was stopped",
  method: "POST",
  path: "/api/stops/{stop_id}/end",
  permission: "incidents.stop",
  needsProof: true,
  input: z.object({ stop_id: z.string().regex(/^\d{1,18}$/), reason: Reason }),
  output: z.object({ stop: OfficeStop }),
});

import { z } from "zod";
import { Reason } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

const REQUIRED = "core.error_field_required";

/** A report of suspicion without what it says. */
export const SuspicionReport = z.object({
  id: z.string(),
  case_id: z.string().nullable().describe("The case that it came from"),
  reported_by: z.string(),
  reported_at: z.iso.datetime(),
});
export type SuspicionReport = z.infer<typeof SuspicionReport>;

/** Whoever must not learn of a report is not told of one by any call: these three are all that know of them. */
export const suspicionReports = defineOfficeCall({
  name: "suspicionReports",
  summary: "That a player was reported to the authority, and by whom, without what was reported",
  method: "GET",
  path: "/api/players/{player_id}/suspicion-reports",
  permission: "suspicion.report",
  input: z.object({ player_id: z.string().min(1).max(80) }),
  output: z.object({ reports: z.array(SuspicionReport) }),
});

export const reportSuspicion = defineOfficeCall({
  name: "reportSuspicion",
  summary: "Keep what was reported to the authority about a player: it can neither be changed nor deleted",
  method: "POST",
  path: "/api/players/{player_id}/report-suspicion",
  permission: "suspicion.report",
  needsProof: true,
  input: z.object({
    player_id: z.string().min(1).max(80),
    case_id: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
    reference: z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(100).describe("The authority's"),
    text: z.string({ error: REQUIRED }).trim().min(10, REQUIRED).max(10_000),
  }),
  output: z.object({ report: SuspicionReport }),
});

export const readSuspicion = defineOfficeCall({
  name: "readSuspicion",
  summary: "Show what was reported; who looked and why is kept with it",
  method: "POST",
  path: "/api/suspicion-reports/{report_id}/read",
  permission: "suspicion.report",
  reveals: "report of suspicion",
  needsProof: true,
  input: z.object({ report_id: z.uuid(), reason: Reason }),
  output: z.object({ report: SuspicionReport, reference: z.string(), text: z.string() }),
});

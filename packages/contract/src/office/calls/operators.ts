import { z } from "zod";
import { OperatorRef, Reason } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";
import { officeRoleNames } from "../permissions.ts";

export const ListedOperator = OperatorRef.extend({
  email: z.string(),
  roles: z.array(z.enum(officeRoleNames)),
  state: z.enum(["invited", "active", "off"]),
  is_break_glass: z.boolean().describe("An account for emergencies: each sign-in raises an alarm"),
  last_seen_at: z.iso.datetime().nullable(),
  sessions: z.number().int().describe("Open ones"),
  passkeys: z.number().int(),
  version: z
    .number()
    .int()
    .describe("Grows with each change of the person; a change names the one that it is for"),
});
export type ListedOperator = z.infer<typeof ListedOperator>;

export const operators = defineOfficeCall({
  name: "operators",
  summary: "The persons of the office",
  method: "GET",
  path: "/api/operators",
  permission: "operators.read",
  input: z.object({}),
  output: z.object({ operators: z.array(ListedOperator) }),
});

export const switchOffOperator = defineOfficeCall({
  name: "switchOffOperator",
  summary: "Switch a person off: their sessions end at once, and they cannot sign in",
  method: "POST",
  path: "/api/operators/{operator_id}/off",
  permission: "operators.manage",
  needsProof: true,
  input: z.object({ operator_id: z.string().min(1).max(40), version: z.number().int(), reason: Reason }),
  output: z.object({ operator: ListedOperator }),
});

import { z } from "zod";
import { PlayerId, Reason, TypedAmount } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

export const grantBonus = defineOfficeCall({
  name: "grantBonus",
  summary:
    "Give a player a bonus from the month's budget; `approval_required` above 20 euros in 30 days: ask for `bonus.give`",
  method: "POST",
  path: "/api/players/{player_id}/bonus",
  permission: "bonuses.give",
  needsProof: true,
  needsApproval: "bonus.give",
  input: z.object({ player_id: PlayerId, amount: TypedAmount, reason: Reason }),
  output: z.object({ bonus_id: z.string() }),
});

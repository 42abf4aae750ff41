import { z } from "zod";
import { defineCall } from "../call.ts";
import { balanceText, currencyCode } from "../money.ts";

/** A bonus of the player: `waiting` for its deposit, `active` while it is wagered, then done in one of four ways. */
export const bonusState = z.enum(["waiting", "active", "completed", "expired", "given_up", "used_up"]);

export const playerBonus = z.object({
  bonus_id: z.string(),
  code: z.string(),
  name: z.string().describe("Translation key of the campaign's name"),
  state: bonusState,
  amount: balanceText,
  wagering_required: balanceText,
  wagered: balanceText,
  maximum_stake: balanceText,
  minimum_deposit: balanceText,
  currency: currencyCode,
  expires_at: z.iso.datetime().nullable(),
});

export const claimCode = defineCall({
  name: "claimCode",
  summary: "Claim a bonus code; it becomes active with the next deposit that meets its terms",
  method: "POST",
  path: "/gate/api/actionable/claimcode",
  access: "player",
  input: z.object({
    code: z
      .string({ error: "core.error_field_required" })
      .trim()
      .min(1, "core.error_field_required")
      .max(40, "core.error_bonus_code_unknown"),
  }),
  output: playerBonus,
});

export const bonuses = defineCall({
  name: "bonuses",
  summary: "The player's bonuses with their wagering progress",
  method: "GET",
  path: "/gate/api/actionable/bonuses",
  access: "player",
  input: z.object({}),
  output: z.object({ bonuses: z.array(playerBonus) }),
});

export const giveUpBonus = defineCall({
  name: "giveUpBonus",
  summary: "Give up an active or waiting bonus; its money is taken back",
  method: "POST",
  path: "/gate/api/actionable/bonuses/{id}/give_up",
  access: "player",
  input: z.object({ id: z.string().max(40) }),
  output: playerBonus,
});

import { z } from "zod";
import { defineCall } from "../call.ts";
import { BalanceText, CurrencyCode } from "../money.ts";
import { plainCode } from "../typed-text.ts";
import { rewardRefusals } from "./rewards.ts";

export const BonusKind = z.enum(["deposit", "free_spins", "cashback"]);

/**
 * A bonus of the player: `waiting` for its deposit, `active` while it is played or wagered (a cashback: while it is opted into), `review`
 * when its wagering is met and staff must check it first, then done in one of five ways.
 */
export const BonusState = z.enum([
  "waiting",
  "active",
  "review",
  "completed",
  "expired",
  "given_up",
  "used_up",
  "revoked",
]);

export const PlayerBonus = z.object({
  bonus_id: z.string(),
  kind: BonusKind,
  code: z.string(),
  name: z.string().describe("Translation key of the campaign's name"),
  state: BonusState,
  amount: BalanceText.describe("Given so far: the bonus, what free spins have won, or cashback paid"),
  wagering_required: BalanceText,
  wagered: BalanceText,
  maximum_stake: BalanceText.describe("Largest stake while it is active; 0.00 is none"),
  minimum_deposit: BalanceText.describe("0.00: no deposit is asked for"),
  game_id: z.number().int().nullable().describe("Where free spins are played"),
  spin_stake: BalanceText.describe("What a free spin is worth"),
  play_first: BalanceText.describe("Cash to stake before the spins can be played"),
  played_first: BalanceText.describe("How much of it has been staked"),
  spins_total: z.number().int(),
  spins_left: z.number().int(),
  spins_expire_at: z.iso.datetime().nullable(),
  currency: CurrencyCode,
  expires_at: z.iso.datetime().nullable(),
});

/** Why a player may not claim a code. */
export const BonusRefusal = z.enum([...rewardRefusals, "not_first_deposit"]);
export type BonusRefusal = z.infer<typeof BonusRefusal>;

export const claimCode = defineCall({
  name: "claimCode",
  summary:
    "Claim a bonus code: it becomes active at once, or with the next deposit that meets its terms; each person once",
  method: "POST",
  path: "/gate/api/actionable/claimcode",
  access: "player",
  input: z.object({
    code: z
      .string({ error: "core.error_field_required" })
      .overwrite(plainCode)
      .min(1, "core.error_field_required")
      .max(40, "core.error_bonus_code_unknown"),
  }),
  output: PlayerBonus,
});

export const bonuses = defineCall({
  name: "bonuses",
  summary: "The player's bonuses with free spins left and wagering progress, newest first",
  method: "GET",
  path: "/gate/api/actionable/bonuses",
  access: "player",
  input: z.object({}),
  output: z.object({
    bonuses: z.array(PlayerBonus),
    refused: z
      .array(z.object({ code: z.string(), refusal: BonusRefusal }))
      .describe("Codes of promotions that the player may not claim now, and why; used codes may be missing"),
  }),
});

export const giveUpBonus = defineCall({
  name: "giveUpBonus",
  summary: "Give up an active or waiting bonus; its money is taken back",
  method: "POST",
  path: "/gate/api/actionable/bonuses/{id}/give_up",
  access: "player",
  input: z.object({ id: z.string().max(40) }),
  output: PlayerBonus,
});

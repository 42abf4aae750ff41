import { z } from "zod";
import { CurrencyCode } from "./money.ts";
import { storableText, TransactionId } from "./storable-text.ts";

/** HMAC-SHA256 of the raw body, in hexadecimal. */
export const SOFTSWISS_SIGNATURE_HEADER = "x-request-sign";

const Id = storableText(100);
/** Whole minor units. */
const MinorAmount = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const SoftswissRequest = z.object({
  user_id: Id,
  currency: CurrencyCode,
  game: Id.describe("The title's code, with or without a provider's prefix and a colon"),
  game_id: Id.optional().describe("The round"),
  finished: z.boolean().default(false),
  session_id: Id.optional().describe("The launch token; a bet needs it"),
});

const MoneyAction = z
  .object({
    action: z.enum(["bet", "win"]),
    action_id: TransactionId,
    amount: MinorAmount,
    jackpot_contribution: z
      .number()
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .describe("What the bet adds to the provider's jackpot, in minor units; may have a fraction"),
    jackpot_win: MinorAmount.optional().describe("The part of a win's amount that comes from a jackpot"),
  })
  .refine(({ action, amount, jackpot_win = 0 }) => action === "bet" || jackpot_win <= amount, {
    error: "jackpot_win is a part of the amount",
    path: ["jackpot_win"],
  });

/** Requests of a provider in SoftSwiss's conventions, by the path after `/gate/softswiss/{provider}`. */
export const softswissRequests = {
  "/play": SoftswissRequest.extend({ actions: z.array(MoneyAction).max(20).default([]) }),
  "/rollback": SoftswissRequest.extend({
    actions: z
      .array(
        z.object({
          action: z.literal("rollback"),
          action_id: TransactionId,
          original_action_id: TransactionId,
        }),
      )
      .min(1)
      .max(20),
  }),
  "/freespins": z.object({
    issue_id: Id.describe("The reward whose spins were all played"),
    user_id: Id,
    session_id: Id,
    total_amount: MinorAmount,
    status: z.enum(["played", "expired", "canceled"]),
  }),
} as const;

export const SoftswissReply = z.object({
  balance: z.number().int(),
  game_id: z.string().optional(),
  transactions: z.array(z.object({ action_id: z.string(), tx_id: z.string() })).optional(),
});

/** The error, and for money calls the balance. */
export const SoftswissError = z.object({
  code: z.number().int(),
  message: z.string(),
  balance: z.number().int().optional(),
});

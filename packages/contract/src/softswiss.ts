import { z } from "zod";
import { storableText, transactionId } from "./storable-text.ts";

/** HMAC-SHA256 of the raw body, in hexadecimal. */
export const SOFTSWISS_SIGNATURE_HEADER = "x-request-sign";

const id = storableText(100);
/** Whole minor units. */
const amount = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const request = z.object({
  user_id: id,
  currency: z.string().regex(/^[A-Z]{3}$/),
  game: id.describe("The title's code, with or without a provider's prefix and a colon"),
  game_id: id.optional().describe("The round"),
  finished: z.boolean().default(false),
  session_id: id.optional().describe("The launch token; a bet needs it"),
});

const moneyAction = z.object({
  action: z.enum(["bet", "win"]),
  action_id: transactionId,
  amount,
  jackpot_contribution: z
    .number()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe("What the bet adds to the provider's jackpot, in minor units; may have a fraction"),
  jackpot_win: amount.optional().describe("The part of a win's amount that comes from a jackpot"),
});

/** Requests of a provider in SoftSwiss's conventions, by the path after `/gate/softswiss/{provider}`. */
export const softswissRequests = {
  "/play": request.extend({ actions: z.array(moneyAction).max(20).default([]) }),
  "/rollback": request.extend({
    actions: z
      .array(
        z.object({
          action: z.literal("rollback"),
          action_id: transactionId,
          original_action_id: transactionId,
        }),
      )
      .min(1)
      .max(20),
  }),
  "/freespins": z.object({
    issue_id: id.describe("The reward whose spins were all played"),
    user_id: id,
    session_id: id,
    total_amount: amount,
    status: z.enum(["played", "expired", "canceled"]),
  }),
} as const;

export const softswissReply = z.object({
  balance: z.number().int(),
  game_id: z.string().optional(),
  transactions: z.array(z.object({ action_id: z.string(), tx_id: z.string() })).optional(),
});

/** The error, and for money calls the balance. */
export const softswissError = z.object({
  code: z.number().int(),
  message: z.string(),
  balance: z.number().int().optional(),
});

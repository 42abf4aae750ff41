import { z } from "zod";
import { defineCall } from "../call.ts";
import { AmountText, BalanceText, CurrencyCode } from "../money.ts";
import { wholeNumber } from "../whole-number.ts";
import { AskedDay, HistoryIndex } from "./wallet.ts";

/** D is a deposit, W a withdrawal [3.20]. */
export const PaymentType = z.enum(["D", "W"]);
export const PaymentState = z.enum(["started", "pending", "success", "failed", "canceled"]);
export type PaymentState = z.infer<typeof PaymentState>;

/** Who began a payment: the player at the cashier, support with a bank transfer, or, in six ways, the payment provider. */
export const PaymentKind = z.enum([
  "cashier",
  "support",
  "refund",
  "chargeback",
  "chargeback_reversed",
  "payout_returned",
  "direct_deposit",
  "correction",
]);
export type PaymentKind = z.infer<typeof PaymentKind>;

export const PaymentMethod = z.object({
  code: z.string(),
  name: z.string(),
  class: z.enum(["card", "wallet", "bank", "cash", "voucher", "crypto"]),
  image: z.string(),
  minimum: BalanceText,
  maximum: BalanceText,
  fee: BalanceText,
  currency: CurrencyCode,
  payout_time: z
    .enum(["minutes", "day", "days", "week"])
    .nullable()
    .describe(
      "How long a payout takes once it is approved: minutes, one working day, one to three, or three to five; null for deposits",
    ),
});

export const paymentMethods = defineCall({
  name: "paymentMethods",
  summary: "Payment methods of the player's country with their bounds",
  method: "GET",
  path: "/gate/api/payments/methods",
  access: "player",
  input: z.object({ type: PaymentType.default("D") }),
  output: z.object({
    methods: z.array(PaymentMethod),
    suggested_amounts: z.array(BalanceText),
    withdrawable: BalanceText.describe("Cash that may leave now"),
    deposit_room: z
      .object({
        left: BalanceText,
        renews_at: z.iso
          .datetime()
          .nullable()
          .describe(
            "When the tightest limit begins again; if less than the smallest deposit is left, when that much is left again, or null if a limit is below it",
          ),
      })
      .nullable()
      .describe(
        "What the player's deposit limits leave now; maximum, suggested_amounts and welcome_bonus are within it. null without a limit, and for withdrawals",
      ),
    would_lose: z
      .array(
        z.object({
          what: z
            .enum(["bonus", "spins", "entry"])
            .describe(
              "The bonus of a deposit, free spins that it may still bring, or its entry in a prize draw",
            ),
          of: z.string().describe("The campaign's code or the promotion's name"),
          keep: BalanceText.describe("A withdrawal that leaves less cash than this revokes it"),
        }),
      )
      .describe(
        "Rewards that a withdrawal would revoke, because their deposit is not wagered once yet; empty for deposits",
      ),
    welcome_bonus: z
      .object({
        code: z.string().describe("For bonus_code of the deposit, or claimCode before it"),
        claimed: z.boolean().describe("Whether it is claimed and waits for the deposit"),
        percent: z.number().int(),
        minimum_deposit: BalanceText,
        maximum_bonus: BalanceText,
        wagering_multiple: z.number().int(),
        maximum_stake: BalanceText,
        expires_after_days: z.number().int(),
      })
      .nullable()
      .describe(
        "The welcome bonus for the first deposit; null where its claim would be refused, or where a deposit limit leaves less than its smallest deposit",
      ),
  }),
});

const StartedPayment = z.object({
  payment_id: z.string(),
  frame_url: z.string().describe("Address for the sandboxed cashier frame"),
  frame_origin: z.string().describe("Origin that the frame's messages name in their text"),
});

export const startDeposit = defineCall({
  name: "startDeposit",
  summary: "Open a deposit; the cashier frame takes it from there",
  method: "POST",
  path: "/gate/api/payments/deposit",
  access: "player",
  input: z.object({
    method: z.string().min(1).max(40),
    amount: AmountText,
    currency: CurrencyCode.optional(),
    bonus_code: z.string().trim().max(40).optional(),
    request_id: z.uuid().optional().describe("A repeated request with this id returns the same response"),
  }),
  output: StartedPayment,
});

export const startWithdrawal = defineCall({
  name: "startWithdrawal",
  summary: "Open a withdrawal; the cashier frame takes it from there",
  method: "POST",
  path: "/gate/api/payments/withdraw",
  access: "player",
  input: z.object({
    method: z.string().min(1).max(40),
    amount: AmountText,
    currency: CurrencyCode.optional(),
    request_id: z.uuid().optional(),
  }),
  output: StartedPayment,
});

export const paymentHistory = defineCall({
  name: "paymentHistory",
  summary: "Deposits and withdrawals of one's own account, newest first",
  method: "POST",
  path: "/gate/api/payments/history/{id}",
  access: "player",
  isReading: true,
  input: z.object({
    id: z.string().max(40).describe("The player's id; anyone else's is not found"),
    limit: wholeNumber(1, 100).default(10),
    from: AskedDay.optional(),
    to: AskedDay.optional(),
    type: PaymentType.optional().describe("Only deposits or only withdrawals"),
    start_index: wholeNumber(-1).default(-1).describe("next_index of the page before; -1 for the newest"),
  }),
  output: z.object({
    payments: z.array(
      z.object({
        index: HistoryIndex,
        payment_id: z.string(),
        type: PaymentType.describe("D: into the account; W: out of it"),
        kind: PaymentKind.describe(
          "cashier for the player's own payments; refund, chargeback and others began at the payment provider",
        ),
        state: PaymentState,
        is_approved: z
          .boolean()
          .describe(
            "Of a withdrawal: the house has checked and approved it; from then on the provider pays it",
          ),
        method: z.string(),
        amount: BalanceText,
        fee: BalanceText,
        currency: CurrencyCode,
        at: z.iso.datetime(),
      }),
    ),
    next_index: z.number().int().nullable(),
  }),
});

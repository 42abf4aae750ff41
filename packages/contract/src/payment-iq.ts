import { z } from "zod";
import { CurrencyCode } from "./money.ts";
import { storableText } from "./storable-text.ts";

const UserId = storableText(50);
const Id = storableText(100);
/** Signed decimal text: a deposit is positive, a withdrawal negative. */
const TxAmount = z.string().regex(/^-?\d{1,12}(\.\d{1,2})?$/);

const Transaction = z.object({
  userId: UserId,
  txAmount: TxAmount,
  txAmountCy: CurrencyCode,
  txId: Id,
  txTypeId: Id.or(z.number().transform(String)),
  txName: z.string().max(100),
  provider: z.string().max(100),
  pspService: z.string().max(100).optional(),
  originTxId: Id.optional(),
  accountId: z.string().max(100).optional(),
  accountHolder: z.string().max(200).optional(),
  maskedAccount: z.string().max(100).optional(),
  attributes: z.record(z.string(), storableText(500)).optional(),
});

/**
 * Whether a payment is funded by credit. The cashier says so in its attribute `cardType`, which the merchant's rule sets from the card's BIN:
 * CREDIT or CHARGE in any spelling, such as "Visa Credit", or a deferred debit card. A payment without the attribute does not count as credit.
 */
export function isByCredit({ attributes }: Pick<z.infer<typeof Transaction>, "attributes">): boolean {
  return /credit|charge|deferred/i.test(attributes?.cardType ?? "");
}

/** The four calls of PaymentIQ on the merchant, by the path after `/gate/piq`. */
export const paymentIqRequests = {
  "/verifyuser": z.object({ sessionId: storableText(200), userId: UserId }),
  "/authorize": Transaction,
  "/transfer": Transaction.extend({
    authCode: Id,
    txPspAmount: TxAmount.optional(),
    txPspAmountCy: CurrencyCode.optional(),
    fee: z
      .string()
      .regex(/^\d{1,12}(\.\d{1,2})?$/)
      .optional(),
    feeCy: CurrencyCode.optional(),
    feeMode: z.string().max(20).optional(),
    txRefId: Id.optional(),
    pspRefId: z.string().max(100).optional(),
    pspStatusMessage: z.string().max(500).optional(),
    expiryMonth: z.string().max(2).optional(),
    expiryYear: z.string().max(4).optional(),
  }),
  "/cancel": Transaction.extend({
    authCode: Id,
    statusCode: z.string().max(100).optional(),
    pspStatusCode: z.string().max(100).optional(),
  }),
} as const;

export type PaymentIqTransaction = z.infer<(typeof paymentIqRequests)["/authorize"]>;
export type PaymentIqTransfer = z.infer<(typeof paymentIqRequests)["/transfer"]>;
export type PaymentIqCancel = z.infer<(typeof paymentIqRequests)["/cancel"]>;

/**
 * What the merchant tells the cashier about a withdrawal that was authorised: `POST {PIQ_ADMIN_URL}/payouts/{txId}/decision` with Basic
 * credentials. Told again, it changes nothing. PaymentIQ's own interface for this is to be compared with it before going live.
 */
export const PaymentIqDecision = z.object({
  merchantId: z.string().max(100),
  decision: z.enum(["approve", "cancel"]),
  comment: z.string().max(500),
});
export type PaymentIqDecision = z.infer<typeof PaymentIqDecision>;

/** The cashier has heard the decision; `over` when the transaction had ended before. HTTP 404 for one that it does not know. */
export const PaymentIqDecided = z.object({ txId: Id, result: z.enum(["heard", "over"]) });

/** `errCode` of a refusal. The HTTP status is always 200. */
export const PaymentIqErrorCode = z.enum([
  "USER_NOT_FOUND",
  "SESSION_INVALID",
  "AMOUNT_REFUSED",
  "CURRENCY_REFUSED",
  "FUNDS",
  "NOT_ALLOWED",
  "LIMIT_REACHED",
  "UNKNOWN_TX",
  "CONFLICT",
  "SYNTAX",
  "INTERNAL",
]);
export type PaymentIqErrorCode = z.infer<typeof PaymentIqErrorCode>;

export const PaymentIqRefusal = z.object({
  userId: z.string(),
  success: z.literal(false),
  errCode: PaymentIqErrorCode,
  errMsg: z.string(),
});

export const PaymentIqUser = z.object({
  userId: UserId,
  success: z.literal(true),
  balance: z.string(),
  balanceCy: CurrencyCode,
  userCat: z.string(),
  kycStatus: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  country: z.string().length(3).describe("ISO 3166 alpha-3"),
  email: z.string(),
  dob: z.string(),
  mobile: z.string(),
  locale: z.string(),
  attributes: z.object({
    cancelPendingWithdrawal: z
      .enum(["allowed", "refused"])
      .describe("Whether the cashier may offer to take a pending payout back"),
  }),
});

export const PaymentIqAuthorized = z.object({
  userId: UserId,
  success: z.literal(true),
  merchantTxId: z.string(),
  authCode: z.string(),
});

export const PaymentIqTransferred = z.object({
  userId: UserId,
  success: z.literal(true),
  txId: z.string(),
  merchantTxId: z.string(),
});

export const PaymentIqCancelled = z.object({ userId: UserId, success: z.literal(true) });

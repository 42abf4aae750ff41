import {
  PaymentIqAuthorized,
  PaymentIqCancelled,
  PaymentIqRefusal,
  PaymentIqTransferred,
  PaymentIqUser,
} from "@bellwether/contract";
import type { z } from "zod";
import type { TakenBack } from "./taken-back.ts";
import type { Transaction } from "./transaction.ts";

/** The URL of the merchant's four calls, and the cashier's credentials. */
export type MerchantOptions = {
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  user: string;
  password: string;
};

const ATTEMPTS = 3;
const FIRST_DELAY_MS = 200;

/** A player as the merchant describes them. */
export type CashierUser = z.infer<typeof PaymentIqUser>;

export class MerchantRefusalError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "MerchantRefusalError";
    this.code = code;
  }
}

/** PaymentIQ's calls to the merchant: JSON, Basic authentication, retried when the merchant does not answer. */
export function createMerchant(options: MerchantOptions) {
  const authorization = `Basic ${Buffer.from(`${options.user}:${options.password}`).toString("base64")}`;

  const post = async <Schema extends z.ZodType>(
    path: string,
    body: object,
    schema: Schema,
  ): Promise<z.infer<Schema>> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const response = await options.fetch(`${options.baseUrl}/gate/piq${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", authorization },
          body: JSON.stringify(body),
        });
        if (response.status !== 200) throw new Error(`the merchant answered ${response.status}`);
        const answer: unknown = await response.json();
        const refusal = PaymentIqRefusal.safeParse(answer);
        if (refusal.success) throw new MerchantRefusalError(refusal.data.errCode, refusal.data.errMsg);
        return schema.parse(answer);
      } catch (error) {
        if (error instanceof MerchantRefusalError || attempt + 1 >= ATTEMPTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY_MS * 2 ** attempt));
      }
    }
  };

  const describe = (transaction: Transaction) => ({
    userId: transaction.user_id,
    txAmount: transaction.type === "W" ? `-${transaction.amount}` : transaction.amount,
    txAmountCy: transaction.currency,
    txId: transaction.id,
    txTypeId: transaction.type === "D" ? "101" : "201",
    txName: transaction.type === "D" ? `${transaction.method}Deposit` : `${transaction.method}Withdrawal`,
    provider: transaction.method,
    ...transaction.instrument,
    attributes: { paymentId: transaction.payment_id },
  });

  return {
    verifyUser: (sessionId: string, userId: string) =>
      post("/verifyuser", { sessionId, userId }, PaymentIqUser),
    authorize(transaction: Transaction, cardType: string | undefined) {
      const described = describe(transaction);
      const attributes = { ...described.attributes, ...(cardType && { cardType }) };
      return post("/authorize", { ...described, attributes }, PaymentIqAuthorized);
    },
    transfer: (transaction: Transaction) =>
      post(
        "/transfer",
        {
          ...describe(transaction),
          authCode: transaction.auth_code,
          txPspAmount: describe(transaction).txAmount,
          txPspAmountCy: transaction.currency,
          pspStatusMessage: "sandbox",
        },
        PaymentIqTransferred,
      ),
    /** Asks and tells in one go that the bank has taken a paid deposit back. */
    async takeBack(paid: Transaction, { id, name }: TakenBack) {
      const { attributes: _, ...described } = describe(paid);
      const taken = {
        ...described,
        txAmount: `-${paid.amount}`,
        txId: id,
        originTxId: paid.id,
        txName: name,
      };
      const { authCode } = await post("/authorize", taken, PaymentIqAuthorized);
      await post("/transfer", { ...taken, authCode }, PaymentIqTransferred);
    },
    cancel: (transaction: Transaction) =>
      post(
        "/cancel",
        {
          ...describe(transaction),
          authCode: transaction.auth_code,
          statusCode: transaction.status_code ?? "ERR_DECLINED_BY_PSP",
        },
        PaymentIqCancelled,
      ),
  };
}

export type Merchant = ReturnType<typeof createMerchant>;

import { randomUUID } from "node:crypto";
import type { Certified, Player } from "../certified-gate.ts";

export type PiqAnswer = Record<string, unknown>;
type Fields = Record<string, unknown>;

/** PaymentIQ's calls to the gate for one player: what it would send for a payment that the player opened. */
export async function cashierOf(
  gate: Certified,
  player: Player,
  type: "D" | "W",
  amount: string,
  method = "TRUSTLY",
) {
  const { payment_id, frame_url } = await gate.call(
    type === "D" ? "startDeposit" : "startWithdrawal",
    { method, amount },
    player.session,
  );
  const shared: Fields = {
    userId: player.id,
    txAmount: type === "D" ? amount : `-${amount}`,
    txAmountCy: player.currency,
    txId: randomUUID(),
    txTypeId: type === "D" ? "101" : "102",
    txName: type === "D" ? "BankDeposit" : "BankWithdrawal",
    provider: "Trustly",
    pspService: "Trustly",
    accountId: "acc-1",
    accountHolder: "A. Virtanen",
    maskedAccount: "FI** **** 1234",
    attributes: { paymentId: payment_id },
  };
  const authCode = `A${shared.txId}`;
  const sessionId = new URL(frame_url, "http://x").searchParams.get("sessionId")!;
  const bodies = {
    "/verifyuser": { sessionId, userId: player.id },
    "/authorize": shared,
    "/transfer": {
      ...shared,
      authCode,
      txPspAmount: shared.txAmount,
      txPspAmountCy: player.currency,
      fee: "0.50",
      feeCy: player.currency,
      feeMode: "U",
      txRefId: `R${shared.txId}`,
      pspRefId: "psp-1",
    },
    "/cancel": { ...shared, authCode, statusCode: "ERR_DECLINED_BY_PSP" },
  };
  const send = (path: keyof typeof bodies, more: Fields): Promise<PiqAnswer> =>
    gate.piq(path, { ...bodies[path], ...more });
  return {
    paymentId: payment_id,
    txId: shared.txId as string,
    sessionId,
    /** The body of each call of this payment, by its path. */
    bodies,
    authorize: (more: Fields = {}) => send("/authorize", more),
    transfer: (more: Fields = {}) => send("/transfer", more),
    cancel: (more: Fields = {}) => send("/cancel", more),
  };
}

/** The player's cash as the site shows it. */
export const totalOf = async (gate: Certified, player: Player) =>
  (await gate.call("balance", {}, player.session)).player_balance_amount;

/** States of the player's payments, newest first. */
export const statesOf = async (gate: Certified, player: Player) =>
  (await gate.call("paymentHistory", { id: player.id }, player.session)).payments.map(({ state }) => state);

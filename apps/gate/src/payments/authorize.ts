import { amountToMinor, type PaymentIqTransaction } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { type Book, hashInput } from "@bellwether/ledger";
import { cashAccount, publishBalance, reserveAccount } from "../balance/index.ts";
import { announceBonus, planTakenBonus, takeUnplayedBonus } from "../bonus/index.ts";
import { findPlayer, type Player, readPlayer } from "../players/index.ts";
import type { BooksPorts, ClockPort, MarketPorts, NotifyPorts, OfferPorts } from "../ports.ts";
import { listEarningDeposits, loseUnplayedRewards } from "../rewards/index.ts";
import { announcePayment } from "./announce-payment.ts";
import { checkPayment } from "./check-payment.ts";
import { findPaymentOf, lockPayment, type PaymentRow, setPaymentState } from "./payment.ts";
import { beginAttempt, hasPendingAttempt } from "./payment-attempt.ts";
import { keepInstrument } from "./payment-instrument.ts";
import type { PayoutFollower } from "./payout-follower.ts";
import { PiqRefusalError } from "./piq-refusal.ts";
import { openProviderPayment, readProviderPayment } from "./provider-payment.ts";

export const piqSource = "piq";

/** Parses signed decimal text into minor units and a direction: `"-10.00"` is a withdrawal of 1,000. */
export function readAmount(text: string): { type: "D" | "W"; amountMinor: bigint } {
  return text.startsWith("-")
    ? { type: "W", amountMinor: amountToMinor(text.slice(1)) }
    : { type: "D", amountMinor: amountToMinor(text) };
}

/**
 * PaymentIQ's `authorize` call: may the transaction continue? Checks a deposit; sets aside a withdrawal's amount, so that it cannot be
 * played in the meantime. A payment may have several attempts, until one has succeeded. What the provider begins is only noted; a deposit without
 * a visit to the cashier is checked like another one. A repeat of the same transaction gets the same answer.
 * @param followers act on a withdrawal inside its SQL transaction.
 * @throws PiqRefusalError
 */
export async function authorize(
  deps: BooksPorts & OfferPorts & MarketPorts & NotifyPorts,
  followers: readonly PayoutFollower[],
  request: PaymentIqTransaction,
): Promise<{ merchantTxId: string; authCode: string }> {
  const player = await findPlayer(deps.database, request.userId);
  if (!player) throw new PiqRefusalError("USER_NOT_FOUND", "no such user");
  if (request.txAmountCy !== player.currency)
    throw new PiqRefusalError("CURRENCY_REFUSED", "not the account's currency");
  const { type: sign, amountMinor } = readAmount(request.txAmount);
  if (amountMinor === 0n) throw new PiqRefusalError("AMOUNT_REFUSED", "no money would move");
  const begun = await readProviderPayment(deps.database, player, request);
  const type = begun?.type ?? sign;
  const isPayout = type === "W" && !begun;
  const paymentId = request.attributes?.paymentId ?? "";

  const key = { source: piqSource, externalId: `authorize:${request.txId}` };
  const inputHash = hashInput([
    request.userId,
    request.txAmount,
    request.txAmountCy,
    request.txId,
    begun ? `origin:${request.originTxId ?? ""}` : paymentId,
  ]);
  if (isPayout) await listEarningDeposits(deps, player.id);
  const plan = isPayout ? await planTakenBonus(deps, player) : undefined;
  const scope = {
    accounts: [cashAccount(player), reserveAccount(player), ...(plan?.accounts ?? [])],
    keys: [key, ...(plan?.keys ?? [])],
    transfersAtMost: 2,
  };
  const answer = await deps.ledger.batch(scope, deps.now(), async (book, connection) => {
    const seen = book.seen(key);
    if (seen) {
      if (seen.inputHash !== inputHash)
        throw new PiqRefusalError("CONFLICT", "this txId was used with other input");
      const known = await findPaymentOf(connection, request.txId);
      return { id: known?.id ?? paymentId, authCode: seen.answer, changed: false, lost: undefined };
    }
    const payment = begun
      ? await openProviderPayment(connection, deps, player, begun, { ...request, amountMinor })
      : await beginOwnAttempt(connection, deps, player, { paymentId, type, amountMinor, request });
    // Read again under the lock: an exclusion or a lower limit may have been set since.
    const standing = await readPlayer(connection, player.id);
    if (!begun || begun.kind === "direct_deposit")
      await checkPayment(deps, connection, standing, { type, amountMinor, method: payment?.method, request });
    const authCode = `A${request.txId}`;
    const result = book.apply({
      key,
      inputHash,
      transfers: isPayout
        ? [
            {
              debit: cashAccount(player),
              credit: reserveAccount(player),
              amountMinor,
              kind: "withdrawal_reserved",
            },
          ]
        : [],
      answer: () => authCode,
    });
    if (result.code !== "applied") throw new PiqRefusalError("FUNDS", "the balance is too low");
    const lost = isPayout ? await takeUnplayed(deps, { book, connection }, standing, plan) : undefined;
    await setPaymentState(connection, payment.id, {
      state: "pending",
      transactionId: request.txId,
      amountMinor,
      authorizedAt: deps.now(),
      at: deps.now(),
    });
    await keepInstrument(connection, payment.id, request, deps.now());
    if (isPayout) {
      const payout = {
        transactionId: request.txId,
        paymentId: payment.id,
        amountMinor,
        method: payment.method,
      };
      for (const each of followers) await each.onAuthorized(connection, standing, payout);
    }
    return { id: payment.id, method: payment.method, authCode, changed: true, lost };
  });
  if (answer.changed) {
    if (isPayout) await publishBalance(deps, player);
    if (answer.lost) announceBonus(deps, player, answer.lost);
    announcePayment(deps, player, { id: answer.id, type, method: answer.method, state: "pending" });
  }
  return { merchantTxId: answer.id, authCode: answer.authCode };
}

/**
 * Begins an attempt of a payment that the player opened, and takes the payment back to its start, so that it does not count towards the limits
 * while they are checked. A payment that failed or was given up may be tried again, also after the time in which it was expected.
 */
async function beginOwnAttempt(
  connection: SqlConnection,
  deps: ClockPort,
  player: Player,
  attempt: { paymentId: string; type: "D" | "W"; amountMinor: bigint; request: PaymentIqTransaction },
): Promise<PaymentRow> {
  const { paymentId, type, amountMinor, request } = attempt;
  const payment = await lockPayment(connection, paymentId);
  if (!payment || payment.player_id !== player.id || payment.type !== type || payment.kind !== "cashier")
    throw new PiqRefusalError("UNKNOWN_TX", "no such payment");
  if (payment.state === "success")
    throw new PiqRefusalError("CONFLICT", "the payment has succeeded with another transaction");
  // Each open attempt of a payout sets its amount aside, so a payout has one. Attempts of a deposit move no money.
  if (type === "W" && (await hasPendingAttempt(connection, payment.id)))
    throw new PiqRefusalError("CONFLICT", "another transaction of this payout is still open");
  const at = deps.now();
  await setPaymentState(connection, payment.id, { state: "started", transactionId: request.txId, at });
  await beginAttempt(connection, { transactionId: request.txId, paymentId: payment.id, amountMinor, at });
  return payment;
}

/** If this withdrawal takes a deposit that was not staked once, it also takes back what the deposit earned. */
async function takeUnplayed(
  deps: ClockPort,
  batch: { book: Book; connection: SqlConnection },
  player: Player,
  plan: Awaited<ReturnType<typeof planTakenBonus>>,
) {
  const cashLeftMinor = batch.book.balanceMinor(cashAccount(player));
  await loseUnplayedRewards(batch.connection, player.id, cashLeftMinor, deps.now());
  return takeUnplayedBonus(batch, player, plan, { cashLeftMinor, at: deps.now() });
}

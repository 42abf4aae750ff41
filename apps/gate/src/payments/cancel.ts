import type { PaymentIqCancel } from "@bellwether/contract";
import { hashInput } from "@bellwether/ledger";
import { protectionOf } from "@bellwether/market";
import { cashAccount, publishBalance, reserveAccount } from "../balance/index.ts";
import { holdAccount } from "../holds/index.ts";
import { findPlayer } from "../players/index.ts";
import type { BooksPorts, NotifyPorts } from "../ports.ts";
import { announcePayment } from "./announce-payment.ts";
import { piqSource } from "./authorize.ts";
import { lockPaymentOf, setPaymentState } from "./payment.ts";
import { endAttempt, hasPendingAttempt } from "./payment-attempt.ts";
import type { PayoutFollower } from "./payout-follower.ts";
import { PiqRefusalError } from "./piq-refusal.ts";

/** `statusCode` of a transaction that the player cancelled; any other value means that it failed. */
const STOPPED_BY_PERSON = "ERR_CANCELLED_BY_USER";

/**
 * PaymentIQ's `cancel` call: returns the amount that was set aside. Idempotent. Refused after a transfer, which
 * also holds the account until somebody has looked, and when a player cancels a
 * withdrawal in a market where withdrawals are final.
 * @param followers act on a withdrawal inside its SQL transaction.
 * @throws PiqRefusalError
 */
export async function cancel(
  deps: BooksPorts & NotifyPorts,
  followers: readonly PayoutFollower[],
  request: PaymentIqCancel,
): Promise<void> {
  const player = await findPlayer(deps.database, request.userId);
  if (!player) throw new PiqRefusalError("USER_NOT_FOUND", "no such user");
  const keys = {
    cancel: { source: piqSource, externalId: `cancel:${request.txId}` },
    authorize: { source: piqSource, externalId: `authorize:${request.txId}` },
    transfer: { source: piqSource, externalId: `transfer:${request.txId}` },
  };
  const inputHash = hashInput([request.userId, request.txAmount, request.txId, request.authCode]);
  const scope = {
    accounts: [cashAccount(player), reserveAccount(player)],
    keys: Object.values(keys),
    transfersAtMost: 1,
  };
  const cancelled = await deps.ledger.batch(scope, deps.now(), async (book, connection) => {
    const seen = book.seen(keys.cancel);
    if (seen) {
      if (seen.inputHash !== inputHash)
        throw new PiqRefusalError("CONFLICT", "this txId was used with other input");
      return undefined;
    }
    if (book.seen(keys.authorize)?.answer !== request.authCode)
      throw new PiqRefusalError("UNKNOWN_TX", "no such authorisation");
    if (book.seen(keys.transfer)) return "moved" as const;
    const payment = await lockPaymentOf(connection, request.txId);
    if (payment?.player_id !== player.id)
      throw new PiqRefusalError("UNKNOWN_TX", "the authorisation was another player's");
    const { type, method } = payment;
    const isPayout = type === "W" && payment.kind === "cashier";
    const isByPerson = request.statusCode === STOPPED_BY_PERSON;
    if (isPayout && isByPerson && protectionOf(player.country).payoutsAreFinal)
      throw new PiqRefusalError("NOT_ALLOWED", "the player may not take a payout back");
    const state = isByPerson ? "canceled" : "failed";
    const attempt = await endAttempt(connection, request.txId, state, deps.now());
    for (const each of isPayout ? followers : [])
      await each.onEnded(connection, request.txId, { as: state, at: deps.now() });
    // Whatever the sign of the amount now: the amount that was set aside is returned.
    book.apply({
      key: keys.cancel,
      inputHash,
      transfers: isPayout
        ? [
            {
              debit: reserveAccount(player),
              credit: cashAccount(player),
              amountMinor: attempt.amount_minor,
              kind: "withdrawal_released",
            },
          ]
        : [],
      answer: () => payment.id,
    });
    // The payment goes on while another of its attempts is open, and a late end of one does not change a success.
    const goesOn = payment.state === "success" || (await hasPendingAttempt(connection, payment.id));
    if (goesOn) return undefined;
    await setPaymentState(connection, payment.id, { state, transactionId: request.txId, at: deps.now() });
    return { id: payment.id, type, method, state, isPayout };
  });
  if (cancelled === "moved") {
    // The cashier contradicts itself, and does not ask again: somebody must find out whether the money is still there.
    const detail = `transaction ${request.txId} was cancelled after its money had moved`;
    await deps.database.transaction((connection) =>
      holdAccount(connection, { playerId: player.id, cause: "payment", detail, at: deps.now() }),
    );
    throw new PiqRefusalError("CONFLICT", "the money has moved already");
  }
  if (!cancelled) return;
  if (cancelled.isPayout) await publishBalance(deps, player);
  announcePayment(deps, player, cancelled);
}

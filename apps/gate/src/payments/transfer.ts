import { amountToMinor, isByCredit, type PaymentIqTransfer } from "@bellwether/contract";
import { address, hashInput, type TransferDraft } from "@bellwether/ledger";
import { protectionOf } from "@bellwether/market";
import { queueFirstDepositPostback } from "../affiliates/index.ts";
import { cashAccount, publishBalance, reserveAccount } from "../balance/index.ts";
import {
  announceGrant,
  type BonusPorts,
  grantDepositBonus,
  planDepositBonus,
  revokeDepositBonus,
} from "../bonus/index.ts";
import { countDeposit, findPlayer, type Player } from "../players/index.ts";
import type { BooksPorts, NotifyPorts, SettingsPort } from "../ports.ts";
import { loseRewardsOf } from "../rewards/index.ts";
import { announcePayment } from "./announce-payment.ts";
import { piqSource, readAmount } from "./authorize.ts";
import { lockPaymentOf, setPaymentState } from "./payment.ts";
import { keepInstrument } from "./payment-instrument.ts";
import { PiqRefusalError } from "./piq-refusal.ts";

/**
 * PaymentIQ's `transfer` call: money has moved. That is a fact, so it is always booked, whatever the account's state, with the given
 * amount, which may differ from the authorised one. Only a transfer without our authorisation is refused.
 */
export async function transfer(
  deps: BooksPorts & BonusPorts & NotifyPorts & SettingsPort<"affiliates">,
  request: PaymentIqTransfer,
): Promise<{ merchantTxId: string }> {
  const player = await findPlayer(deps.database, request.userId);
  if (!player) throw new PiqRefusalError("USER_NOT_FOUND", "no such user");
  if (request.txAmountCy !== player.currency)
    throw new PiqRefusalError("CURRENCY_REFUSED", "not the account's currency");
  const { type, amountMinor } = readAmount(request.txAmount);
  if (amountMinor === 0n) throw new PiqRefusalError("AMOUNT_REFUSED", "no money has moved");
  const provider = request.provider.toLowerCase().slice(0, 60);
  const psp = {
    address: address.paymentProvider(provider),
    currency: player.currency,
  };
  const keys = {
    transfer: { source: piqSource, externalId: `transfer:${request.txId}` },
    authorize: { source: piqSource, externalId: `authorize:${request.txId}` },
    cancel: { source: piqSource, externalId: `cancel:${request.txId}` },
  };
  const inputHash = hashInput([
    request.userId,
    request.txAmount,
    request.txAmountCy,
    request.txId,
    request.authCode,
  ]);
  // A deposit by credit is refused at its authorisation; if the cashier reports the credit only now, it earns nothing.
  const isWithoutBonus = protectionOf(player.country).refusesCredit === true && isByCredit(request);
  const plan = type === "D" && !isWithoutBonus ? await planDepositBonus(deps, player) : undefined;
  const scope = {
    accounts: [cashAccount(player), reserveAccount(player), psp, ...(plan?.accounts ?? [])],
    keys: [...Object.values(keys), ...(plan?.keys ?? [])],
    transfersAtMost: 4,
  };
  const done = await deps.ledger.batch(scope, deps.now(), async (book, connection) => {
    const seen = book.seen(keys.transfer);
    if (seen) {
      if (seen.inputHash !== inputHash)
        throw new PiqRefusalError("CONFLICT", "this txId was used with other input");
      return { paymentId: seen.answer, changed: false, bonus: undefined };
    }
    if (book.seen(keys.authorize)?.answer !== request.authCode)
      throw new PiqRefusalError("UNKNOWN_TX", "no such authorisation");
    const payment = await lockPaymentOf(connection, request.txId);
    if (!payment) throw new PiqRefusalError("UNKNOWN_TX", "no such payment");
    if (payment.player_id !== player.id || payment.type !== type)
      throw new PiqRefusalError(
        "UNKNOWN_TX",
        "the authorisation belongs to another player, or is for the opposite direction",
      );
    const wasReleased = book.seen(keys.cancel) !== undefined;
    const transfers: TransferDraft[] =
      type === "D"
        ? [{ debit: psp, credit: cashAccount(player), amountMinor, kind: "deposit" }]
        : withdrawalTransfers(player, psp, {
            reservedMinor: wasReleased ? 0n : payment.amount_minor,
            amountMinor,
          });
    book.apply({ key: keys.transfer, inputHash, transfers, answer: () => payment.id });
    await setPaymentState(connection, payment.id, {
      state: "success",
      transactionId: request.txId,
      provider,
      amountMinor,
      feeMinor: request.fee ? amountToMinor(request.fee) : 0n,
      at: deps.now(),
    });
    await keepInstrument(connection, payment.id, request, deps.now());
    if (type === "D") {
      const depositsCount = await countDeposit(connection, player.id);
      await queueFirstDepositPostback(deps, connection, player, { amountMinor, depositsCount });
    }
    const bonus =
      type === "D"
        ? await grantDepositBonus(deps, { book, connection }, player, plan, {
            id: request.txId,
            amountMinor,
            at: payment.authorized_at ?? deps.now(),
          })
        : undefined;
    return { paymentId: payment.id, changed: true, bonus };
  });
  if (done.changed) {
    await publishBalance(deps, player);
    announcePayment(deps, player, { id: done.paymentId, type, state: "success" });
    if (done.bonus) announceGrant(deps, player, done.bonus);
  }
  // Also for a repeat: the first attempt may have been interrupted before this.
  if (type === "D" && isWithoutBonus) await loseRewardsOf(deps.database, player.id, request.txId, deps.now());
  if (type === "W" && request.originTxId) {
    await revokeDepositBonus(deps, player, request.originTxId);
    await loseRewardsOf(deps.database, player.id, request.originTxId, deps.now());
  }
  return { merchantTxId: done.paymentId };
}

/**
 * Pays from the amount set aside: a smaller amount frees the rest, a larger one takes the difference from cash, below zero if necessary.
 */
function withdrawalTransfers(
  player: Player,
  psp: TransferDraft["credit"],
  { reservedMinor, amountMinor }: { reservedMinor: bigint; amountMinor: bigint },
): TransferDraft[] {
  const fromReserve = amountMinor < reservedMinor ? amountMinor : reservedMinor;
  const fromCash = amountMinor - fromReserve;
  const freed = reservedMinor - fromReserve;
  const drafts: TransferDraft[] = [
    { debit: reserveAccount(player), credit: psp, amountMinor: fromReserve, kind: "withdrawal" },
    { debit: cashAccount(player), credit: psp, amountMinor: fromCash, kind: "withdrawal", forced: true },
    {
      debit: reserveAccount(player),
      credit: cashAccount(player),
      amountMinor: freed,
      kind: "withdrawal_released",
    },
  ];
  return drafts.filter((draft) => draft.amountMinor > 0n);
}

import { amountToMinor, isByCredit, type PaymentIqTransaction } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { type Book, hashInput } from "@bellwether/ledger";
import { isPayable, protectionOf } from "@bellwether/market";
import { cashAccount, publishBalance, reserveAccount } from "../balance/index.ts";
import { announceBonus, planTakenBonus, takeUnplayedBonus } from "../bonus/index.ts";
import { isWithoutRegister, refuseDeposit } from "../limits/index.ts";
import {
  findPlayer,
  hasAcceptedTerms,
  isStillExcluded,
  type Player,
  playerCan,
  readPlayer,
} from "../players/index.ts";
import type { BooksPorts, ClockPort, MarketPorts, NotifyPorts, OfferPorts } from "../ports.ts";
import { listEarningDeposits, loseUnplayedRewards } from "../rewards/index.ts";
import { holdsPayouts } from "../verification/index.ts";
import { announcePayment } from "./announce-payment.ts";
import { lockPayment, type PaymentRow, setPaymentState } from "./payment.ts";
import { keepInstrument } from "./payment-instrument.ts";
import { PiqRefusalError } from "./piq-refusal.ts";
import { methodsFor } from "./start-payment.ts";

export const piqSource = "piq";

/** Parses signed decimal text into minor units and a direction: `"-10.00"` is a withdrawal of 1,000. */
export function readAmount(text: string): { type: "D" | "W"; amountMinor: bigint } {
  return text.startsWith("-")
    ? { type: "W", amountMinor: amountToMinor(text.slice(1)) }
    : { type: "D", amountMinor: amountToMinor(text) };
}

/**
 * PaymentIQ's `authorize` call: may the transaction continue? Checks a deposit; sets aside a withdrawal's amount, so that it cannot be
 * played in the meantime. A repeat of the same transaction gets the same answer.
 * @throws PiqRefusalError
 */
export async function authorize(
  deps: BooksPorts & OfferPorts & MarketPorts & NotifyPorts,
  request: PaymentIqTransaction,
): Promise<{ merchantTxId: string; authCode: string }> {
  const player = await findPlayer(deps.database, request.userId);
  if (!player) throw new PiqRefusalError("USER_NOT_FOUND", "no such user");
  const { type, amountMinor } = readAmount(request.txAmount);
  const paymentId = request.attributes?.paymentId;
  if (!paymentId) throw new PiqRefusalError("UNKNOWN_TX", "attributes.paymentId is missing");
  if (request.txAmountCy !== player.currency)
    throw new PiqRefusalError("CURRENCY_REFUSED", "not the account's currency");

  const key = { source: piqSource, externalId: `authorize:${request.txId}` };
  const inputHash = hashInput([
    request.userId,
    request.txAmount,
    request.txAmountCy,
    request.txId,
    paymentId,
  ]);
  if (type === "W") await listEarningDeposits(deps, player.id);
  const plan = type === "W" ? await planTakenBonus(deps, player) : undefined;
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
      return { authCode: seen.answer, changed: false, lost: undefined };
    }
    const payment = await lockPayment(connection, paymentId);
    // Read again under the lock: an exclusion or a lower limit may have been set since.
    const standing = await readPlayer(connection, player.id);
    checkPayment(standing, payment, { type, amountMinor, now: deps.now() });
    if (type === "D" && !hasAcceptedTerms(deps, standing))
      throw new PiqRefusalError("NOT_ALLOWED", "newer terms are not accepted yet");
    if (type === "D" && isWithoutRegister(deps, standing.country))
      throw new PiqRefusalError("NOT_ALLOWED", "the market's self-exclusion register is not connected");
    if (type === "D" && protectionOf(standing.country).refusesCredit && isByCredit(request))
      throw new PiqRefusalError("NOT_ALLOWED", "deposits by credit are refused in this market");
    if (type === "D" && standing.isDocumentAsked)
      throw new PiqRefusalError("NOT_ALLOWED", "a document from the player is still missing");
    if (type === "W" && (await holdsPayouts(connection, standing)))
      throw new PiqRefusalError(
        "NOT_ALLOWED",
        "a document from the winner of a large prize is still missing",
      );
    const refusal = type === "D" && (await refuseDeposit(connection, standing, amountMinor, deps.now()));
    if (refusal) throw new PiqRefusalError("LIMIT_REACHED", refusal.code);
    const authCode = `A${request.txId}`;
    const result = book.apply({
      key,
      inputHash,
      transfers:
        type === "W"
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
    const lost = type === "W" ? await takeUnplayed(deps, { book, connection }, standing, plan) : undefined;
    await setPaymentState(connection, payment.id, {
      state: "pending",
      transactionId: request.txId,
      amountMinor,
      authorizedAt: deps.now(),
      at: deps.now(),
    });
    await keepInstrument(connection, payment.id, request, deps.now());
    return { authCode, changed: true, lost };
  });
  if (answer.changed) {
    if (type === "W") await publishBalance(deps, player);
    if (answer.lost) announceBonus(deps, player, answer.lost);
    announcePayment(deps, player, { id: paymentId, type, state: "pending" });
  }
  return { merchantTxId: paymentId, authCode: answer.authCode };
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
  return takeUnplayedBonus(batch, player, plan, cashLeftMinor);
}

function checkPayment(
  player: Player,
  payment: PaymentRow | undefined,
  { type, amountMinor, now }: { type: "D" | "W"; amountMinor: bigint; now: Date },
): asserts payment is PaymentRow {
  if (!payment || payment.player_id !== player.id || payment.type !== type)
    throw new PiqRefusalError("UNKNOWN_TX", "no such payment");
  if (payment.state !== "started")
    throw new PiqRefusalError("CONFLICT", "the payment has another transaction already");
  const allowed =
    type === "D" ? playerCan.deposit(player) && !isStillExcluded(player, now) : playerCan.withdraw(player);
  if (!allowed) throw new PiqRefusalError("NOT_ALLOWED", "the account may not do this now");
  const { bounds } = methodsFor(player, type);
  if (amountMinor < bounds.minimumMinor || amountMinor > bounds.maximumMinor)
    throw new PiqRefusalError("AMOUNT_REFUSED", "outside the bounds");
  if (!isPayable(player.currency, amountMinor))
    throw new PiqRefusalError("AMOUNT_REFUSED", "no fractions of this currency are in use");
}

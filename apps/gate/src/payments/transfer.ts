import {
  amountToMinor,
  isByCredit,
  minorToAmount,
  type PaymentIqTransfer,
  type PaymentKind,
} from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { address, hashInput, type TransferDraft } from "@bellwether/ledger";
import { protectionOf } from "@bellwether/market";
import { cashAccount, publishBalance, reserveAccount } from "../balance/index.ts";
import { holdAccount } from "../holds/index.ts";
import { countDeposit, findPlayer, type Player, readPlayer } from "../players/index.ts";
import type { BooksPorts, MarketPorts, NotifyPorts } from "../ports.ts";
import { announcePayment } from "./announce-payment.ts";
import { piqSource, readAmount } from "./authorize.ts";
import { checkPayment } from "./check-payment.ts";
import type { PreparedFollower } from "./deposit-follower.ts";
import { lockPaymentOf, type PaymentRow, setPaymentState } from "./payment.ts";
import { endAttempt, moveAttempt } from "./payment-attempt.ts";
import type { PaymentFollowers } from "./payment-followers.ts";
import { keepInstrument } from "./payment-instrument.ts";
import { PiqRefusalError } from "./piq-refusal.ts";
import {
  insertProviderPayment,
  openProviderPayment,
  type ProviderPayment,
  readProviderPayment,
} from "./provider-payment.ts";

type Ports = BooksPorts & MarketPorts & NotifyPorts;

/**
 * PaymentIQ's `transfer` call: money has moved. That is a fact, so it is always booked, whatever the account's state, with the given
 * amount, which may differ from the authorised one. Only a transfer of a player's own payment without our authorisation is refused. Money that
 * the provider moves by itself is booked below zero if it must be, and the account is held until somebody has looked.
 * @param followers act on a deposit or a withdrawal in this order, inside its SQL transaction.
 */
export async function transfer(
  deps: Ports,
  followers: PaymentFollowers,
  request: PaymentIqTransfer,
): Promise<{ merchantTxId: string }> {
  const player = await findPlayer(deps.database, request.userId);
  if (!player) throw new PiqRefusalError("USER_NOT_FOUND", "no such user");
  if (request.txAmountCy !== player.currency)
    throw new PiqRefusalError("CURRENCY_REFUSED", "not the account's currency");
  const { type: sign, amountMinor } = readAmount(request.txAmount);
  if (amountMinor === 0n) throw new PiqRefusalError("AMOUNT_REFUSED", "no money has moved");
  const begun = await readProviderPayment(deps.database, player, request);
  const type = begun?.type ?? sign;
  const isDeposit = begun ? begun.kind === "direct_deposit" : type === "D";
  const provider = request.provider.toLowerCase().slice(0, 60);
  const psp = {
    address: address.paymentProvider(provider),
    currency: player.currency,
  };
  const keys = {
    transfer: { source: piqSource, externalId: `transfer:${request.txId}` },
    authorize: { source: piqSource, externalId: `authorize:${request.txId}` },
  };
  const inputHash = hashInput([
    request.userId,
    request.txAmount,
    request.txAmountCy,
    request.txId,
    ...(begun ? [] : [request.authCode]),
  ]);
  // A deposit by credit is refused at its authorisation; if the cashier reports the credit only now, it earns nothing.
  const earns = protectionOf(player.country).refusesCredit !== true || !isByCredit(request);
  const following: PreparedFollower[] = [];
  for (const { prepare } of isDeposit ? followers.deposits : []) {
    const prepared = await prepare?.(player, { earns });
    if (prepared) following.push(prepared);
  }
  const scope = {
    accounts: [
      ...[cashAccount(player), reserveAccount(player), psp],
      ...following.flatMap(({ accounts = [] }) => accounts),
    ],
    keys: [...Object.values(keys), ...following.flatMap(({ keys = [] }) => keys)],
    transfersAtMost: following.reduce((sum, { transfersAtMost = 0 }) => sum + transfersAtMost, 3),
  };
  const done = await deps.ledger.batch(scope, deps.now(), async (book, connection) => {
    const seen = book.seen(keys.transfer);
    if (seen) {
      if (seen.inputHash !== inputHash)
        throw new PiqRefusalError("CONFLICT", "this txId was used with other input");
      return { paymentId: seen.answer, changed: false, announcements: [] };
    }
    if (!begun && book.seen(keys.authorize)?.answer !== request.authCode)
      throw new PiqRefusalError("UNKNOWN_TX", "no such authorisation");
    const moved = { txId: request.txId, provider: request.provider, amountMinor };
    const found = await lockPaymentOf(connection, request.txId);
    const isUnasked = begun !== undefined && found === undefined;
    const known = found ?? (begun && (await openProviderPayment(connection, deps, player, begun, moved)));
    if (known?.player_id !== player.id || known.type !== type)
      throw new PiqRefusalError(
        "UNKNOWN_TX",
        "the authorisation belongs to another player, or is for the opposite direction",
      );
    const isSecond = known.state === "success";
    const payment = isSecond ? await splitSecond(connection, deps, player, known, moved) : known;
    const attempt = await endAttempt(connection, request.txId, "success", deps.now());
    const transfers: TransferDraft[] =
      type === "D"
        ? [
            {
              debit: psp,
              credit: cashAccount(player),
              amountMinor,
              kind: isDeposit ? "deposit" : payment.kind,
            },
          ]
        : begun
          ? [{ debit: cashAccount(player), credit: psp, amountMinor, kind: begun.kind, forced: true }]
          : withdrawalTransfers(player, psp, {
              reservedMinor: attempt.state === "pending" ? attempt.amount_minor : 0n,
              amountMinor,
            });
    book.apply({ key: keys.transfer, inputHash, transfers, answer: () => payment.id });
    const hold = await whyHeld(deps, connection, player, payment, { begun, isUnasked, isSecond, request });
    await setPaymentState(connection, payment.id, {
      state: "success",
      transactionId: request.txId,
      provider,
      amountMinor,
      feeMinor: request.fee ? amountToMinor(request.fee) : 0n,
      at: deps.now(),
      ...(isUnasked && { authorizedAt: deps.now() }),
    });
    await keepInstrument(connection, payment.id, request, deps.now());
    if (hold)
      await holdAccount(connection, {
        ...{ playerId: player.id, cause: "payment", detail: hold, paymentId: payment.id, at: deps.now() },
      });
    const announcements: (() => void)[] = [];
    for (const each of type === "W" && !begun ? followers.payouts : []) {
      const report = await each.onEnded(connection, request.txId, { as: "success", at: deps.now() });
      if (report) announcements.push(report);
    }
    if (isDeposit) {
      const depositsCount = await countDeposit(connection, player.id);
      const at = payment.authorized_at ?? deps.now();
      const deposit = { id: request.txId, amountMinor, at, depositsCount };
      for (const { follow } of following) {
        const announce = await follow({ book, connection }, deposit);
        if (announce) announcements.push(announce);
      }
    }
    return { paymentId: payment.id, changed: true, payment, hold, announcements };
  });
  if (done.changed) {
    await publishBalance(deps, player);
    announcePayment(deps, player, {
      id: done.paymentId,
      type,
      method: done.payment?.method,
      kind: done.payment?.kind,
      state: "success",
    });
    if (done.hold) deps.log.warn({ player: player.id, why: done.hold }, "an account is held");
    for (const announce of done.announcements) announce();
  }
  // Also for a repeat: the first attempt may have been interrupted before this.
  if (isDeposit && !earns)
    for (const each of followers.deposits) await each.onEarnsNothing?.(player, request.txId);
  const returned = depositTakenBack(request, type, begun);
  if (returned) for (const each of followers.deposits) await each.onTakenBack?.(player, returned);
  return { merchantTxId: done.paymentId };
}

/** The transaction of the deposit that this one takes back, whole or in part. */
function depositTakenBack(
  request: PaymentIqTransfer,
  type: "D" | "W",
  begun: ProviderPayment | undefined,
): string | undefined {
  if (type !== "W") return undefined;
  if (!begun) return request.originTxId;
  return begun.origin?.type === "D" ? (begun.origin.transaction_id ?? undefined) : undefined;
}

/**
 * Two attempts of one payment have succeeded. The money of the second has moved too, so it becomes a payment of its own, and its attempt goes
 * along.
 */
async function splitSecond(
  connection: SqlConnection,
  deps: Ports,
  player: Player,
  first: PaymentRow,
  moved: { txId: string; provider: string; amountMinor: bigint },
): Promise<PaymentRow> {
  const kind = first.type === "D" ? "direct_deposit" : "correction";
  const second = await insertProviderPayment(
    connection,
    deps,
    player,
    { kind, type: first.type, origin: first },
    moved,
  );
  await moveAttempt(connection, moved.txId, second.id);
  return second;
}

/** How the staff reads the kind of a payment. */
const SPOKEN_KINDS: Readonly<Record<PaymentKind, string>> = {
  cashier: "Payment at the cashier",
  support: "Bank transfer of support",
  refund: "Refund",
  chargeback: "Chargeback",
  chargeback_reversed: "Reversed chargeback",
  payout_returned: "Returned payout",
  direct_deposit: "Deposit without a visit to the cashier",
  correction: "Correction at the provider",
};

/** Why somebody must look at the account after this transfer, for the staff; undefined if nobody must. */
async function whyHeld(
  deps: Ports,
  connection: SqlConnection,
  player: Player,
  payment: PaymentRow,
  of: {
    begun: ProviderPayment | undefined;
    isUnasked: boolean;
    isSecond: boolean;
    request: PaymentIqTransfer;
  },
): Promise<string | undefined> {
  const { begun, isUnasked, isSecond, request } = of;
  const { amountMinor } = readAmount(request.txAmount);
  const what = `${SPOKEN_KINDS[payment.kind]} of ${minorToAmount(amountMinor)} ${player.currency}, transaction ${request.txId}`;
  if (isSecond) return `${what}: a second success of payment ${payment.origin_id}`;
  if (!begun || begun.kind === "chargeback_reversed") return undefined;
  if (begun.kind !== "direct_deposit")
    return begun.origin
      ? `${what}, about payment ${begun.origin.id}`
      : `${what}, about no payment that is known here`;
  if (!isUnasked) return undefined;
  const standing = await readPlayer(connection, player.id);
  try {
    await checkPayment(deps, connection, standing, { type: "D", amountMinor, method: undefined, request });
    return undefined;
  } catch (error) {
    if (error instanceof PiqRefusalError) return `${what}: would have been refused, ${error.message}`;
    throw error;
  }
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

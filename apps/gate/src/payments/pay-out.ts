import { randomBytes } from "node:crypto";
import { DomainError, minorToAmount } from "@bellwether/contract";
import { type Database, onlyRow, type SqlConnection } from "@bellwether/db";
import { address, hashInput } from "@bellwether/ledger";
import type { Actor } from "../actor.ts";
import { cashAccount } from "../balance/index.ts";
import { arePayoutsHeld, doPayoutsWait } from "../holds/index.ts";
import { findPlayer, type Player, readPlayer, refuseBlocked, refuseFraction } from "../players/index.ts";
import type { BooksPorts } from "../ports.ts";
import { holdsPayouts } from "../verification/index.ts";
import { type PaymentRow, recordPayment } from "./payment.ts";
import { doPayoutsWantProof } from "./payout-proof.ts";

/** Name of the house's own bank as payment provider, in the ledger's account and in the payment. */
const SUPPORT_PROVIDER = "support";
/** Name of the method in the player's history. */
const SUPPORT_METHOD = "BANK";

export type PayOutWish = {
  playerId: string;
  /** The bank transfer's own reference: the same reference pays once. */
  reference: string;
  reason: string;
  by: Actor;
  /** Undefined: all the cash there is. */
  amountMinor: bigint | undefined;
};

/** Amounts in whole currency as decimal text. */
export type PaidOut = {
  payment_id: string;
  amount: string;
  currency: string;
  cash_left: string;
  /** Already paid by an earlier run: this one moved no money. */
  repeated: boolean;
};

/**
 * Books cash that support has paid to a player who cannot use the cashier: excluded or closed (decision 9). The money moves from the
 * player's cash to `psp:support` and appears in the payments; reason and operator are stored with it. Players with open accounts withdraw
 * by themselves.
 * @throws DomainError `not_found`, `invalid_param` (a fraction in a currency without fractions), `conflict` (an open account, or a
 * reference used with other input), `account_held`, `account_blocked`, `document_required` (it is not known yet who has won or is paid so much) or `insufficient_funds`.
 */
export async function payOut(deps: BooksPorts, wish: PayOutWish): Promise<PaidOut> {
  const player = await findPlayer(deps.database, wish.playerId);
  if (!player) throw new DomainError("not_found", { detail: "no such player" });
  if (wish.amountMinor !== undefined) refuseFraction(player, wish.amountMinor);
  const cash = cashAccount(player);
  const bank = { address: address.paymentProvider(SUPPORT_PROVIDER), currency: player.currency };
  const key = { source: "support", externalId: `pay-out:${wish.reference}` };
  const inputHash = hashInput([player.id, wish.reference, wish.amountMinor?.toString() ?? "all"]);
  const at = deps.now();
  const scope = { accounts: [cash, bank], keys: [key], transfersAtMost: 1 };
  const { paymentId, repeated, left } = await deps.ledger.batch(scope, at, async (book, connection) => {
    const seen = book.seen(key);
    if (seen && seen.inputHash !== inputHash)
      throw new DomainError("conflict", { detail: "this reference was used with another player or amount" });
    if (seen) return { paymentId: seen.answer, repeated: true, left: book.balanceMinor(cash) };
    // Read under the lock: an exclusion may have ended in the meantime.
    const standing = await readPlayer(connection, player.id);
    if (standing.status === "open")
      throw new DomainError("conflict", { detail: "the account is open: the player can withdraw" });
    if ((await arePayoutsHeld(connection, standing)) || (await doPayoutsWait(connection, player.id)))
      throw new DomainError("account_held");
    refuseBlocked(standing, "withdraw", at);
    if (await holdsPayouts(connection, standing))
      throw new DomainError("document_required", {
        detail: "a large win waits until the winner's document was seen",
      });
    const balanceMinor = book.balanceMinor(cash);
    const amountMinor = wish.amountMinor ?? balanceMinor;
    if (amountMinor <= 0n || amountMinor > balanceMinor)
      throw new DomainError("insufficient_funds", { detail: `there is ${minorToAmount(balanceMinor)}` });
    if (await doPayoutsWantProof(connection, standing, at, amountMinor))
      throw new DomainError("document_required", { detail: "the law wants to know who is paid so much" });
    const id = randomBytes(10).toString("hex");
    book.apply({
      key,
      inputHash,
      transfers: [{ debit: cash, credit: bank, amountMinor, kind: "support_payout" }],
      answer: () => id,
    });
    await storePayment(connection, player, { id, amountMinor, at }, wish);
    return { paymentId: id, repeated: false, left: balanceMinor - amountMinor };
  });
  const { rows } = await deps.database.query<{ amount_minor: bigint }>(
    "SELECT amount_minor FROM payment WHERE id = $1",
    [paymentId],
  );
  return {
    payment_id: paymentId,
    amount: minorToAmount(onlyRow(rows).amount_minor),
    currency: player.currency,
    cash_left: minorToAmount(left),
    repeated,
  };
}

async function storePayment(
  connection: SqlConnection,
  player: Player,
  paid: { id: string; amountMinor: bigint; at: Date },
  wish: PayOutWish,
): Promise<void> {
  const { rows: stored } = await connection.query<PaymentRow>(
    `INSERT INTO payment (id, player_id, type, kind, state, method, currency, amount_minor, transaction_id, provider, created_at, updated_at, authorized_at)
     VALUES ($1, $2, 'W', 'support', 'success', $3, $4, $5, $6, $7, $8, $8, $8) RETURNING *`,
    [
      paid.id,
      player.id,
      SUPPORT_METHOD,
      player.currency,
      paid.amountMinor,
      `${SUPPORT_PROVIDER}:${wish.reference}`,
      SUPPORT_PROVIDER,
      paid.at,
    ],
  );
  await recordPayment(connection, onlyRow(stored));
  await connection.query(
    "INSERT INTO support_payout (payment_id, player_id, reference, reason, paid_by, at) VALUES ($1, $2, $3, $4, $5, $6)",
    [paid.id, player.id, wish.reference, wish.reason, wish.by.name, paid.at],
  );
}

/** A player who cannot use the cashier and still has cash here. `cash` is decimal text. */
export type CashLeft = {
  player_id: string;
  email: string;
  status: "excluded" | "closed";
  until: string | null;
  cash: string;
  currency: string;
};

/** Excluded and closed players with cash, the largest amounts first; at most 200. */
export async function listCashLeft(database: Database): Promise<CashLeft[]> {
  const { rows } = await database.query<{
    id: string;
    email: string;
    status: "excluded" | "closed";
    excluded_until: Date | null;
    balance_minor: bigint;
    currency: string;
  }>(
    `SELECT p.id, p.email, p.status, p.excluded_until, a.balance_minor, a.currency
     FROM player_standing p JOIN ledger_balance a ON a.address = 'player:' || p.id || ':cash'
     WHERE p.status <> 'open' AND a.balance_minor > 0 ORDER BY a.balance_minor DESC, p.id LIMIT 200`,
  );
  return rows.map((row) => ({
    player_id: row.id,
    email: row.email,
    status: row.status,
    until: row.excluded_until?.toISOString() ?? null,
    cash: minorToAmount(row.balance_minor),
    currency: row.currency,
  }));
}

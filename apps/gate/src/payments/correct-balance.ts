import { randomBytes } from "node:crypto";
import { DomainError, minorToAmount } from "@bellwether/contract";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { address, type BatchScope, type Book, hashInput } from "@bellwether/ledger";
import { cashAccount } from "../balance/index.ts";
import type { Player } from "../players/index.ts";
import { type PaymentRow, recordPayment } from "./payment.ts";

/** A correction of a player's cash that operators have agreed on. `reference` names it once for all time. */
export type CorrectionWish = {
  player: Player;
  direction: "credit" | "debit";
  amountMinor: bigint;
  reference: string;
  at: Date;
};

/** Its name in a player's payments, where the method of a payment stands. */
const METHOD = "CORRECTION";
const PROVIDER = "office";

const keyOf = ({ reference }: Pick<CorrectionWish, "reference">) => ({
  source: PROVIDER,
  externalId: `correction:${reference}`,
});
/** The other side, beside the providers' accounts: `payments:compare` compares it with these payments. */
const houseAccount = ({ currency }: Player) => ({ address: address.paymentProvider(PROVIDER), currency });

/** What the ledger must lock and read for a correction. */
export const correctionScope = (player: Player, reference: string): BatchScope => ({
  accounts: [cashAccount(player), houseAccount(player)],
  keys: [keyOf({ reference })],
  transfersAtMost: 1,
});

/**
 * Books a correction, inside the ledger's batch, and enters it in the player's payments. The other side is the office's account.
 * @returns the player's cash after it.
 * @throws DomainError `conflict` for a reference that was used, or `insufficient_funds`
 */
export async function correctBalance(
  { connection, book }: { connection: SqlConnection; book: Book },
  { player, direction, amountMinor, reference, at }: CorrectionWish,
): Promise<bigint> {
  const key = keyOf({ reference });
  const cash = cashAccount(player);
  const house = houseAccount(player);
  if (book.seen(key)) throw new DomainError("conflict", { detail: "this correction was booked" });
  const id = randomBytes(10).toString("hex");
  const applied = book.apply({
    key,
    inputHash: hashInput([player.id, direction, amountMinor]),
    transfers: [
      direction === "credit"
        ? { debit: house, credit: cash, amountMinor, kind: "balance_correction" }
        : { debit: cash, credit: house, amountMinor, kind: "balance_correction" },
    ],
    answer: () => id,
  });
  if (applied.code !== "applied")
    throw new DomainError("insufficient_funds", {
      detail: `there is ${minorToAmount(book.balanceMinor(cash))}`,
      fields: { amount: "core.error_insufficient_funds" },
    });
  const { rows: stored } = await connection.query<PaymentRow>(
    `INSERT INTO payment (id, player_id, type, kind, state, method, currency, amount_minor, transaction_id, provider, created_at, updated_at, authorized_at)
     VALUES ($1, $2, $3, 'correction', 'success', $4, $5, $6, $7, $8, $9, $9, $9) RETURNING *`,
    [
      id,
      player.id,
      direction === "credit" ? "D" : "W",
      METHOD,
      player.currency,
      amountMinor,
      `${PROVIDER}:${reference}`,
      PROVIDER,
      at,
    ],
  );
  await recordPayment(connection, onlyRow(stored));
  return book.balanceMinor(cash);
}

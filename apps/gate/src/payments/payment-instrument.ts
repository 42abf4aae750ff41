import type { PaymentIqTransaction, PaymentIqTransfer } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { keptSince } from "@bellwether/market";
import type { StorePorts } from "../ports.ts";

type ReportedPayment = PaymentIqTransaction &
  Partial<Pick<PaymentIqTransfer, "expiryMonth" | "expiryYear" | "pspRefId">>;

/**
 * Stores the cashier's data about a payment's instrument; later data are added to earlier ones. It never blocks the payment: data that
 * cannot be stored are left out.
 */
export async function keepInstrument(
  connection: SqlConnection,
  paymentId: string,
  reported: ReportedPayment,
  at: Date,
): Promise<void> {
  const { expiryMonth, expiryYear } = reported;
  const values = [
    reported.accountId && maskNumber(reported.accountId),
    reported.accountHolder,
    reported.maskedAccount && maskAccount(reported.maskedAccount),
    reported.pspService,
    expiryMonth && expiryYear ? `${expiryMonth}/${expiryYear}` : undefined,
    reported.pspRefId,
  ].map((text) => storable(text));
  if (values.every((text) => text === null)) return;
  await connection.query(
    `INSERT INTO payment_instrument AS i (payment_id, account_id, account_holder, masked_account, service, expiry, reference, told_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (payment_id) DO UPDATE SET account_id = coalesce(excluded.account_id, i.account_id),
       account_holder = coalesce(excluded.account_holder, i.account_holder), masked_account = coalesce(excluded.masked_account, i.masked_account),
       service = coalesce(excluded.service, i.service), expiry = coalesce(excluded.expiry, i.expiry),
       reference = coalesce(excluded.reference, i.reference), told_at = excluded.told_at`,
    [paymentId, ...values, at],
  );
}

/** The stored facts about the instrument of one payment. */
export type InstrumentEvidence = {
  payment_id: string;
  type: string;
  state: string;
  method: string;
  masked_account: string | null;
  account_holder: string | null;
  account_id: string | null;
  service: string | null;
  expiry: string | null;
  reference: string | null;
  told_at: Date;
};

/** Instruments of the player's payments, newest payment first. */
export async function listInstruments(
  connection: SqlConnection,
  playerId: string,
): Promise<InstrumentEvidence[]> {
  const { rows } = await connection.query<InstrumentEvidence>(
    `SELECT i.payment_id, y.type, y.state, y.method, i.masked_account, i.account_holder, i.account_id, i.service, i.expiry, i.reference, i.told_at
     FROM payment_instrument i JOIN payment y ON y.id = i.payment_id WHERE y.player_id = $1 ORDER BY y.place DESC`,
    [playerId],
  );
  return rows;
}

/** The most digits that a masked card shows: its first six and its last four. */
const MAX_SHOWN = 10;
/** With fewer digits it is not an account number. */
const MIN_OF_A_NUMBER = 7;

/** Masks an account for storage: an unmasked one keeps its last four digits. */
export function maskAccount(text: string): string {
  const figures = text.match(/\d/g)?.length ?? 0;
  const isMasked = /[*xX•#]/.test(text);
  if (figures <= MAX_SHOWN && (isMasked || figures < MIN_OF_A_NUMBER)) return text;
  let left = figures;
  return text.replace(/\d/g, (figure) => (left-- > 4 ? "*" : figure));
}

/** Keeps an id unchanged, unless it is itself a card number. */
function maskNumber(text: string): string {
  return /^[\d\s-]{12,}$/.test(text) ? maskAccount(text) : text;
}

function storable(text: string | undefined): string | null {
  const kept = text?.replaceAll("\u0000", "").toWellFormed().trim();
  return kept ? kept : null;
}

/** Deletes instruments of accounts that were closed long enough ago. Returns how many. */
export async function sweepInstruments({ database, now }: StorePorts): Promise<number> {
  const { rowCount } = await database.query(
    `DELETE FROM payment_instrument i USING payment y, player_standing p
     WHERE y.id = i.payment_id AND p.id = y.player_id AND p.closed_at < $1`,
    [keptSince("paymentInstruments", now())],
  );
  return rowCount;
}

import { minorToAmount } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { mayBeHolder } from "../limits/index.ts";
import { type EventsWanted, knownFacts, type PlayerEvent } from "../player-event.ts";
import type { Player } from "../players/index.ts";
import type { PaymentRow } from "./payment.ts";

type Row = Pick<PaymentRow, "id" | "type" | "kind" | "state" | "method" | "currency" | "amount_minor"> & {
  key: string;
  created_at: Date;
  updated_at: Date;
  transaction_id: string | null;
  provider: string | null;
  end_reason: string | null;
  masked_account: string | null;
  account_holder: string | null;
  service: string | null;
};

/** A player's payments as events of the office's timeline. */
export async function listPlayerPayments(
  connection: SqlConnection,
  { playerId, after, limit }: EventsWanted,
  player: Player,
): Promise<PlayerEvent[]> {
  const { rows } = await connection.query<Row>(
    `SELECT p.place::text AS key, p.id, p.type, p.kind, p.state, p.method, p.currency, p.amount_minor, p.created_at, p.updated_at,
       p.transaction_id, p.provider, p.end_reason, i.masked_account, i.account_holder, i.service
     FROM payment p LEFT JOIN payment_instrument i ON i.payment_id = p.id
     WHERE p.player_id = $1 AND ($2::bigint IS NULL OR p.place < $2) ORDER BY p.place DESC LIMIT $3`,
    [playerId, after ?? null, limit],
  );
  return rows.map((row) => ({
    key: row.key,
    at: row.created_at,
    title: `payment.${row.kind === "cashier" ? (row.type === "D" ? "deposit" : "withdrawal") : row.kind}.${row.state}`,
    facts: knownFacts({
      amount: `${row.type === "W" ? "-" : ""}${minorToAmount(row.amount_minor)} ${row.currency}`,
      method: row.method,
      instrument: row.masked_account,
      holder: row.account_holder && (mayBeHolder(row.account_holder, player) ? "the player" : "another name"),
      service: row.service,
      provider: row.provider,
      transaction: row.transaction_id,
      payment: row.id,
      changed: row.updated_at.toISOString(),
      end_reason: row.end_reason,
    }),
  }));
}

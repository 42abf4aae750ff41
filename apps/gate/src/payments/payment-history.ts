import {
  type calls,
  DomainError,
  minorToAmount,
  type OutputOf,
  type ParsedInputOf,
} from "@bellwether/contract";
import type { Player } from "../players/index.ts";
import type { DatabasePort } from "../ports.ts";
import { daySpan, historyKey, opaquePlaces } from "../rounds/index.ts";
import type { PaymentRow } from "./payment.ts";

/** Deposits and withdrawals, newest first. A payment that was opened but never reached the cashier is not part of the history. */
export async function paymentHistory(
  deps: DatabasePort,
  player: Player,
  input: ParsedInputOf<typeof calls.paymentHistory>,
): Promise<OutputOf<typeof calls.paymentHistory>> {
  if (input.id !== player.id) throw new DomainError("not_found");
  const span = daySpan(player.country, input.from, input.to);
  const { indexOf, placeOf } = opaquePlaces(await historyKey(deps.database), player.id, "payments");
  const { rows } = await deps.database.query<PaymentRow>(
    `SELECT * FROM payment WHERE player_id = $1 AND state <> 'started' AND end_reason IS NULL AND created_at >= $2 AND created_at < $3 AND ($4::bigint IS NULL OR place < $4)
       AND ($6::text IS NULL OR type = $6)
     ORDER BY place DESC LIMIT $5`,
    [
      player.id,
      span.from,
      span.until,
      input.start_index === -1 ? null : placeOf(input.start_index),
      input.limit + 1,
      input.type ?? null,
    ],
  );
  const page = rows.slice(0, input.limit);
  const last = rows.length > input.limit ? page.at(-1) : undefined;
  return {
    payments: page.map((row) => ({
      index: indexOf(row.place),
      payment_id: row.id,
      type: row.type,
      kind: row.kind,
      state: row.state,
      method: row.method,
      amount: minorToAmount(row.amount_minor),
      fee: minorToAmount(row.fee_minor),
      currency: row.currency,
      is_approved: row.approved_at !== null,
      at: row.created_at.toISOString(),
    })),
    next_index: last ? indexOf(last.place) : null,
  };
}

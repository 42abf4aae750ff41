import type { SqlConnection } from "@bellwether/db";
import type { PaymentRow } from "./payment.ts";

/** A payment by our id, without a lock. */
export async function findPayment(connection: SqlConnection, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await connection.query<PaymentRow>("SELECT * FROM payment WHERE id = $1", [id]);
  return rows[0];
}

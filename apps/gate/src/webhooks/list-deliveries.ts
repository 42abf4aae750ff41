import type { SqlConnection } from "@bellwether/db";
import { DELIVERY_COLUMNS, type StoredDelivery } from "./attempt-delivery.ts";

/** An endpoint's deliveries before a key, newest first. */
export async function listDeliveries(
  connection: SqlConnection,
  { endpointId, before, limit }: { endpointId: string; before: bigint | undefined; limit: number },
): Promise<StoredDelivery[]> {
  const { rows } = await connection.query<StoredDelivery>(
    `SELECT ${DELIVERY_COLUMNS} FROM webhook_delivery d WHERE endpoint_id = $1::bigint AND ($2::bigint IS NULL OR d.id < $2)
     ORDER BY d.id DESC LIMIT $3`,
    [endpointId, before ?? null, limit],
  );
  return rows;
}

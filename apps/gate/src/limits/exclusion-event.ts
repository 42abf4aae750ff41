import type { SqlConnection } from "@bellwether/db";
import { recordEvent } from "../events/index.ts";

/** Tells that an account is excluded until a moment, or for good, in the transaction that excludes it. */
export const recordExclusion = (connection: SqlConnection, playerId: string, endsAt: Date | null, at: Date) =>
  recordEvent(connection, {
    ...{ type: "exclusion.started", playerId, at },
    data: { until: endsAt?.toISOString() ?? null },
  });

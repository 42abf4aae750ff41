import type { SqlConnection } from "@bellwether/db";

/** What a player has paid in and was paid by one method, in minor units of the account's currency. */
export type MethodFlow = { method: string; depositedMinor: bigint; paidMinor: bigint };

/** A player's ended payments, as far as they matter for the next payout. */
export type PayoutRecord = {
  payouts: number;
  lastPayoutAt: Date | null;
  /** Deposits since the last payout. */
  depositedSinceMinor: bigint;
  firstDepositSince: Date | null;
  flows: readonly MethodFlow[];
};

const OWN = "state = 'success' AND kind IN ('cashier', 'support', 'direct_deposit')";

/** Reads what the player has deposited and was paid until now. */
export async function readPayoutRecord(connection: SqlConnection, playerId: string): Promise<PayoutRecord> {
  const { rows: methods } = await connection.query<{
    method: string;
    payouts: number;
    deposited: bigint;
    paid: bigint;
    last: Date | null;
  }>(
    `SELECT method, count(*) FILTER (WHERE type = 'W')::int AS payouts,
       coalesce(sum(amount_minor) FILTER (WHERE type = 'D'), 0)::bigint AS deposited,
       coalesce(sum(amount_minor) FILTER (WHERE type = 'W'), 0)::bigint AS paid,
       max(updated_at) FILTER (WHERE type = 'W') AS last
     FROM payment WHERE player_id = $1 AND ${OWN} GROUP BY method ORDER BY method`,
    [playerId],
  );
  const lastPayoutAt = methods.reduce<Date | null>(
    (latest, { last }) => (last && (!latest || last > latest) ? last : latest),
    null,
  );
  const { rows } = await connection.query<{ sum: bigint; first: Date | null }>(
    `SELECT coalesce(sum(amount_minor), 0)::bigint AS sum, min(updated_at) AS first FROM payment
     WHERE player_id = $1 AND type = 'D' AND ${OWN} AND ($2::timestamptz IS NULL OR updated_at > $2)`,
    [playerId, lastPayoutAt],
  );
  return {
    payouts: methods.reduce((sum, { payouts }) => sum + payouts, 0),
    lastPayoutAt,
    depositedSinceMinor: rows[0]?.sum ?? 0n,
    firstDepositSince: rows[0]?.first ?? null,
    flows: methods.map(({ method, deposited, paid }) => ({
      ...{ method, depositedMinor: deposited, paidMinor: paid },
    })),
  };
}

/** The card, account or wallet of a payout, beside those that are known. */
export type PayoutInstrument = {
  holder: string | null;
  maskedAccount: string | null;
  service: string | null;
  expiry: string | null;
  /** Whether the player has paid or was paid with it before. */
  isKnown: boolean;
  /** Whether the player has paid or was paid with another one. */
  hasOthers: boolean;
  /** Other players who have used the same; ten at most. */
  sharedWith: readonly string[];
};

/** What the cashier has said about a payment's instrument; undefined if it has said nothing. */
export async function readPayoutInstrument(
  connection: SqlConnection,
  { paymentId, playerId }: { paymentId: string; playerId: string },
): Promise<PayoutInstrument | undefined> {
  const { rows } = await connection.query<{
    account_holder: string | null;
    masked_account: string | null;
    service: string | null;
    expiry: string | null;
  }>("SELECT account_holder, masked_account, service, expiry FROM payment_instrument WHERE payment_id = $1", [
    paymentId,
  ]);
  const [own] = rows;
  if (!own) return undefined;
  const { rows: before } = await connection.query<{ is_same: boolean }>(
    `SELECT DISTINCT (i.masked_account IS NOT DISTINCT FROM $3 AND i.service IS NOT DISTINCT FROM $4) AS is_same
     FROM payment y JOIN payment_instrument i ON i.payment_id = y.id
     WHERE y.player_id = $1 AND y.id <> $2 AND y.state = 'success' AND i.masked_account IS NOT NULL`,
    [playerId, paymentId, own.masked_account, own.service],
  );
  return {
    holder: own.account_holder,
    maskedAccount: own.masked_account,
    service: own.service,
    expiry: own.expiry,
    isKnown: before.some((row) => row.is_same),
    hasOthers: before.some((row) => !row.is_same),
    sharedWith: own.masked_account === null ? [] : await otherUsers(connection, playerId, own),
  };
}

/** The fewest signs by which two masked accounts can be told to be one: a card's last four are shared by thousands. */
const MIN_TELLING_SIGNS = 8;

async function otherUsers(
  connection: SqlConnection,
  playerId: string,
  own: { masked_account: string | null; service: string | null; expiry: string | null },
): Promise<string[]> {
  if ((own.masked_account?.replaceAll(/[^\p{L}\p{N}]/gu, "").length ?? 0) < MIN_TELLING_SIGNS) return [];
  const { rows } = await connection.query<{ player_id: string }>(
    `SELECT DISTINCT y.player_id FROM payment_instrument i JOIN payment y ON y.id = i.payment_id
     WHERE "right"(i.masked_account, 4) = "right"($2, 4) AND i.masked_account = $2 AND i.service IS NOT DISTINCT FROM $3
       AND (i.expiry IS NULL OR $4::text IS NULL OR i.expiry = $4) AND y.player_id <> $1 AND y.state = 'success' LIMIT 10`,
    [playerId, own.masked_account, own.service, own.expiry],
  );
  return rows.map((row) => row.player_id);
}

/** Notes that the house has approved a withdrawal, and locks its payment until the SQL transaction ends. */
export async function noteApproved(connection: SqlConnection, paymentId: string, at: Date): Promise<void> {
  await connection.query("UPDATE payment SET approved_at = $2 WHERE id = $1", [paymentId, at]);
}
